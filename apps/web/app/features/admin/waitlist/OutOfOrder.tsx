import type { WaitlistEntry } from "@llave/contract/admin/admin";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { useTexts } from "../../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";
import { passedOver } from "./passedOver.ts";

/** Entries to invite out of order, and what to do once the administrator agrees. */
export interface Exception {
  entries: readonly WaitlistEntry[];
  invite(): void;
}

/** Asks before people in line are skipped: the mail is sent right away and can't be recalled. */
export function OutOfOrder({ exception, onClose }: { exception: Exception | null; onClose: () => void }) {
  const t = useTexts(catalogs);
  const entries = exception?.entries ?? [];
  const only = entries.length === 1 ? entries[0] : undefined;
  const ahead = t("outOfOrder.text", { count: passedOver(entries) });
  return (
    <Dialog
      open={exception !== null}
      onClose={onClose}
      title={only ? t("outOfOrder.one", { name: only.name }) : t("outOfOrder.many")}
      description={ahead}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <button type="button" className={button("line", "large")} onClick={onClose}>
          {t("outOfOrder.keep")}
        </button>
        <button
          type="button"
          className={button("navy", "large")}
          onClick={() => {
            exception?.invite();
            onClose();
          }}
        >
          {t("outOfOrder.invite")}
        </button>
      </div>
    </Dialog>
  );
}
