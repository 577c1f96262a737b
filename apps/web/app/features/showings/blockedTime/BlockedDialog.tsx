import type { BlockedTime } from "@llave/contract/showings/showings";
import { useQueryClient } from "@tanstack/react-query";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { request } from "../../../data/request.ts";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { refetchBlockedTimes } from "../queries.ts";
import { timeText } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";

/** Time the agent blocked, with a button to free it; open while `blocked` is set. */
export function BlockedDialog({ blocked, onClose }: { blocked: BlockedTime | null; onClose: () => void }) {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const queryClient = useQueryClient();
  const { run } = useAction(({ error }) => toasts.add({ title: error ?? t("unblock.failed"), tone: "destructive" }));
  const unblock = async () => {
    if (!blocked) return;
    onClose();
    await run(async () => {
      await request("DELETE", `/api/blocked-times/${blocked.id}`);
      toasts.add({ title: t("unblocked") });
    });
    refetchBlockedTimes(queryClient);
  };
  return (
    <Dialog
      open={blocked !== null}
      onClose={onClose}
      title={blocked?.note ? t("blocked.note", { note: blocked.note }) : t("blocked")}
      description={blocked ? `${showingMoment(language, blocked.from)} – ${timeText(language, blocked.to)}` : ""}
    >
      <button type="button" className={`${button("line", "large")} mt-5`} onClick={() => void unblock()}>
        {t("unblock")}
      </button>
    </Dialog>
  );
}
