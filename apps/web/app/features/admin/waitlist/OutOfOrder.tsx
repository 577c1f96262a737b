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

/** Asks before several people get a mail, or people in line are skipped: it is sent right away and can't be recalled. */
export function OutOfOrder({ exception, onClose }: { exception: Exception | null; onClose: () => void }) {
  const t = useTexts(catalogs);
  const entries = exception?.entries ?? [];
  const only = entries.length === 1 ? entries[0] : undefined;
  const ahead = passedOver(entries);
  const again = entries.filter(({ status }) => status === "invited").length;
  const lines = [
    entries.length > 1 && t("chosen.new", { count: entries.length - again }),
    again > 0 && t("chosen.again", { count: again }),
    ahead > 0 && t("outOfOrder.text", { count: ahead }),
  ];
  const many = ahead > 0 ? t("outOfOrder.many") : t("chosen.ask", { count: entries.length });
  return (
    <Dialog
      open={exception !== null}
      onClose={onClose}
      title={only ? t("outOfOrder.one", { name: only.name }) : many}
      description={lines.filter(Boolean).join(" ")}
    >
      <div className="mt-6 flex flex-wrap justify-end gap-2.5">
        <button type="button" className={button("line", "large")} onClick={onClose}>
          {t(ahead > 0 ? "outOfOrder.keep" : "chosen.keep")}
        </button>
        <button
          type="button"
          className={button("navy", "large")}
          onClick={() => {
            exception?.invite();
            onClose();
          }}
        >
          {t(ahead > 0 ? "outOfOrder.invite" : "chosen.send")}
        </button>
      </div>
    </Dialog>
  );
}
