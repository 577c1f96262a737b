import type { Showing } from "@llave/contract/showings/showings";
import { button } from "../../../../components/button.ts";
import { Dialog } from "../../../../components/dialog/Dialog.tsx";
import { useLanguage, useTexts } from "../../../../language/LanguageProvider.tsx";
import { showingMoment } from "../../../../wording/showings.ts";
import { leadName } from "../../leadWords.ts";
import { catalogs as listCatalogs } from "../../texts/catalogs.ts";
import { useLeadCommand } from "../../useLeadChanges.ts";
import { catalogs } from "../texts/catalogs.ts";

/** Asks for confirmation before a showing is canceled: its renter is notified right away, so it can't be undone. */
export function CancelShowing({ showing, onClose }: { showing: Showing | null; onClose: () => void }) {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  const command = useLeadCommand();
  const name = leadName({ name: showing?.leadName ?? null }, useTexts(listCatalogs));
  const cancel = async () => {
    if (!showing) return;
    onClose();
    await command("POST", `/api/showings/${showing.id}/cancel`);
  };
  return (
    <Dialog
      open={showing !== null}
      onClose={onClose}
      title={t("showings.cancel.title")}
      description={showing ? [showingMoment(language, showing.at), showing.address].filter(Boolean).join(" · ") : ""}
    >
      <p className="mt-4">{t("showings.cancel.told", { name })}</p>
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          type="button"
          className={`${button("line", "large")} text-danger! max-phone:flex-1`}
          onClick={() => void cancel()}
        >
          {t("showings.cancel")}
        </button>
        <button type="button" className={`${button("line", "large")} max-phone:flex-1`} onClick={onClose}>
          {t("showings.cancel.keep")}
        </button>
      </div>
    </Dialog>
  );
}
