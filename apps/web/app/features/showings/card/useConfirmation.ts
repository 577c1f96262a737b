import type { Showing } from "@llave/contract/showings/showings";
import { useLanguage } from "../../../language/LanguageProvider.tsx";
import { toasts } from "../../../notifications/toasts.ts";
import { pageAddress } from "../../../undo/pageAddress.ts";
import { pendingDecisions, usePendingDecision } from "../../../undo/pendingDecision.ts";
import { showingMoment } from "../../../wording/showings.ts";
import { useLeadCommand } from "../../leads/useLeadChanges.ts";
import { renterName } from "../showingWords.ts";
import { useShowingTexts } from "../useShowingTexts.ts";

/** A showing to confirm; `told` is unknown in the queue. */
type Confirmed = Pick<Showing, "id" | "at" | "leadName"> & { told?: boolean };

/**
 * Confirms a showing. The renter hears of it, so like an approved draft it waits five seconds for an undo.
 * @returns `confirming`: true while this showing's confirmation can still be undone
 */
export function useConfirmation(showing: Confirmed): { confirming: boolean; confirm: () => void } {
  const t = useShowingTexts();
  const { language } = useLanguage();
  const command = useLeadCommand();
  const pending = usePendingDecision();
  const name = renterName(showing, t);
  const carryOut = async () => {
    if (!(await command("POST", `/api/showings/${showing.id}/confirm`))) return;
    toasts.add({
      title: t("confirmed", { when: showingMoment(language, showing.at) }),
      ...(showing.told === false && { description: t("confirmed.untold", { name }) }),
    });
  };
  const confirm = () => {
    const decision = { id: showing.id, kind: "confirm", name, path: pageAddress(), draft: null } as const;
    pendingDecisions.begin(decision, () => void carryOut());
  };
  return { confirming: pending?.id === showing.id, confirm };
}
