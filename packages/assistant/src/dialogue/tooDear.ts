import { idsInTalk } from "./listings.ts";
import type { Turn } from "./turn.ts";

/** A home may cost this much less than what is called too much, and still cost the same. */
const rounding = 50;

/**
 * Remembers from which rent on homes are too expensive, in the renter's own words: none of them is shown as the closest
 * one anymore, until the renter would pay as much.
 * @param isTooDear whether the homes under discussion are called too expensive
 */
export function noteTooDear(turn: Turn, isTooDear = turn.asides.includes("too_dear")): void {
  const { state, changes, context, judgesRent, homesNamed, focusBefore } = turn;
  const budget = changes.slots.budget_max;
  if (state.tooDear !== undefined && budget !== undefined && budget >= state.tooDear) delete state.tooDear;
  const said = judgesRent === undefined ? inTalk() : judgesRent - rounding;
  if (said === undefined || (budget !== undefined && budget >= said)) return;
  state.tooDear = Math.min(state.tooDear ?? said, said);

  function inTalk(): number | undefined {
    if (!isTooDear) return undefined;
    const ids = focusBefore === null ? idsInTalk({ ...state, focus: null }) : [focusBefore];
    const meant = homesNamed.length > 0 ? homesNamed : context.properties.filter(({ id }) => ids.includes(id));
    return meant.length === 0 ? undefined : Math.min(...meant.map(({ price }) => price));
  }
}
