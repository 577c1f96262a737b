import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { button } from "../../../components/button.ts";
import { Dialog } from "../../../components/dialog/Dialog.tsx";
import { FormAlert } from "../../../components/form/FormAlert.tsx";
import { request } from "../../../data/request.ts";
import { toasts } from "../../../notifications/toasts.ts";
import { useAction } from "../../../session/useAction.ts";
import { refetchLeads } from "../../leads/useLeadChanges.ts";
import { useShowingTexts } from "../useShowingTexts.ts";
import { MoveList } from "./MoveList.tsx";
import type { PlannedMove } from "./shorterOrder.ts";

/** Asks before two showings exchange their times, since both renters get a message right away. */
export function SwapDialog({ moves, onClose }: { moves: readonly PlannedMove[]; onClose: () => void }) {
  const t = useShowingTexts();
  const queryClient = useQueryClient();
  const submit = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const { busy, runOnce } = useAction(({ error }) => setProblem(error ?? t("swap.failed")));
  const swap = async () => {
    const [one, other] = moves.map(({ showing }) => showing.id);
    setProblem(null);
    const swapped = await runOnce(() => request("POST", `/api/showings/${one}/swap`, { withId: other }));
    refetchLeads(queryClient);
    if (!swapped) return;
    toasts.add({ title: t("swap.done") });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} firstFocus={submit} title={t("swap.title")} description={t("swap.told")}>
      <FormAlert text={problem ?? undefined} />
      <MoveList moves={moves} className="mt-4 font-semibold" />
      <div className="mt-5 flex flex-wrap gap-2.5">
        <button
          id={submit}
          type="button"
          disabled={busy}
          className={`${button("navy", "large")} max-phone:flex-1`}
          onClick={() => void swap()}
        >
          {t(busy ? "swap.busy" : "swap.submit")}
        </button>
        <button type="button" className={`${button("line", "large")} max-phone:flex-1`} onClick={onClose}>
          {t("drop.keep")}
        </button>
      </div>
    </Dialog>
  );
}
