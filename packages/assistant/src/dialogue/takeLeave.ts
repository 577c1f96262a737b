import { hasContact, isDeclined } from "./agenda.ts";
import { raise, type Turn } from "./turn.ts";

/**
 * Wishes a renter well and asks nothing more; offers one who leaves because of the price to let them know about
 * anything cheaper.
 */
export function takeLeave(turn: Turn): void {
  const { state, acts } = turn;
  dropShowingWish(turn);
  turn.waits = true;
  state.farewell = true;
  state.farewellTurn = state.turns;
  turn.acts = acts.filter(({ type }) => type !== "thanks_reply");
  const reach = hasContact(state.slots) ? "known" : "open";
  const isForPrice = leavesForPrice(turn);
  if (isForPrice) {
    if (reach === "known") raise(turn, "knowledge_gap", { topic: "availability", detail: "notify" });
    // If "305-555-0101" comes next, it accepts the offer.
    else if (!isDeclined(state, "phone")) state.asked = "phone";
  }
  turn.acts.push({ type: "aside", about: "leaves", ...(isForPrice && { data: { cheaper: reach } }) });
}

/** True for "Too much, forget it", or if every home that was shown costs more than the renter pays. */
export function leavesForPrice({ asides, state, context }: Turn): boolean {
  const budget = state.slots.budget_max;
  const read = new Set([...(state.shown ?? []), ...(state.shownSoFar ?? [])]);
  const shown = context.properties.filter(({ id }) => read.has(id));
  const homes = shown.length > 0 ? shown : context.properties;
  return asides.includes("too_dear") || (budget !== undefined && homes.every(({ price }) => price > budget));
}

/** Drops the showing request if no showing is arranged. */
export function dropShowingWish({ state, context }: Turn): void {
  if (context.showing) return;
  const { showing_request: _wish, ...rest } = state.slots;
  state.slots = rest;
  state.visitWish = undefined;
}
