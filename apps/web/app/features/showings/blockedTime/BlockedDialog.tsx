import type { BlockedTime } from "@llave/contract/showings/showings";
import type { Language } from "@llave/ui/language";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { useUndoToast } from "../../../undo/useUndoToast.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { blockedText, timeText } from "../showingWords.ts";
import { type ShowingTexts, useShowingTexts } from "../useShowingTexts.ts";
import { useBlocking } from "./useBlocking.ts";

/** Time the agent blocked, with a button to free it; open while `blocked` is set. */
export function BlockedDialog({ blocked, onClose }: { blocked: BlockedTime | null; onClose: () => void }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const { free, undoFreeing } = useBlocking();
  const offerUndo = useUndoToast();
  const { run } = useAction(({ error }) => toasts.add({ title: error ?? t("unblock.failed"), tone: "destructive" }));
  const unblock = async (andLater = false) => {
    if (!blocked) return;
    onClose();
    await run(async () => {
      const freed = await free(blocked, andLater);
      offerUndo({ title: t("unblocked") }, () => undoFreeing(freed));
    });
  };
  return (
    <Dialog
      open={blocked !== null}
      onClose={onClose}
      title={blocked ? blockedText(blocked, t) : ""}
      description={blocked ? whenText(blocked, language, t) : ""}
    >
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button type="button" className={button("line", "large")} onClick={() => void unblock()}>
          {t(blocked?.seriesId ? "unblock.one" : "unblock")}
        </button>
        {blocked?.seriesId && (
          <button type="button" className={button("line", "large")} onClick={() => void unblock(true)}>
            {t("unblock.later")}
          </button>
        )}
      </div>
    </Dialog>
  );
}

function whenText({ from, to, seriesId }: BlockedTime, language: Language, t: ShowingTexts): string {
  const when = `${showingMoment(language, from)} – ${timeText(language, to)}`;
  return seriesId === null ? when : `${when} · ${t("blocked.weekly")}`;
}
