import { useId } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { marketMoment } from "../../../wording/marketClock.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { renterName } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import type { Ghost } from "./useEntryMove.ts";

interface DropDialogProps {
  ghost: Ghost | null;
  onMove: (ghost: Ghost) => void;
  onClose: () => void;
}

/** Asks before a dragged showing moves, since its renter gets a message right away. */
export function DropDialog({ ghost, onMove, onClose }: DropDialogProps) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const submit = useId();
  const confirms = ghost !== null && ghost.showing.status !== "confirmed";
  return (
    <Dialog
      open={ghost !== null}
      onClose={onClose}
      firstFocus={submit}
      title={t("drop.title")}
      description={ghost ? t("drop.from", { when: showingMoment(language, ghost.showing.at) }) : ""}
    >
      {ghost && (
        <>
          <p className="mt-3 text-lg font-semibold">
            {t("drop.to", { when: showingMoment(language, marketMoment(ghost.day, ghost.minutes)) })}
          </p>
          <p className="mt-1 text-md text-ink-2">{t("drop.told", { name: renterName(ghost.showing, t) })}</p>
          {confirms && <p className="mt-1 text-md font-semibold">{t("drop.confirms")}</p>}
          <div className="mt-5 flex flex-wrap gap-2.5">
            <button
              id={submit}
              type="button"
              className={`${button("navy", "large")} max-phone:flex-1`}
              onClick={() => onMove(ghost)}
            >
              {t(confirms ? "drop.submit.confirms" : "drop.submit")}
            </button>
            <button type="button" className={`${button("line", "large")} max-phone:flex-1`} onClick={onClose}>
              {t("drop.keep")}
            </button>
          </div>
        </>
      )}
    </Dialog>
  );
}
