import type { Property } from "../types.ts";
import { hasCriteria } from "./asksForHomes.ts";
import { fittingListings } from "./listings.ts";
import { bestMatches, isFarOff, searching } from "./proposals/matches.ts";
import { tellNearMisses } from "./proposals/nearMisses.ts";
import { offer } from "./proposals/offer.ts";
import type { Turn } from "./turn.ts";

/** Says what doesn't fit about homes that a question was answered for only because none fits the search. */
export function tellWhatIsOff(turn: Turn, answered: readonly Property[]): void {
  const { state, context, homesNamed } = turn;
  const isChosen = state.focus !== null || (state.shown?.length ?? 0) > 0 || homesNamed.length > 0;
  if (isChosen || context.properties.length < 2 || !hasCriteria(state.slots) || answered.length === 0) return;
  if (fittingListings(state.slots, state.excludedAreas, answered, context.market).length > 0) return;
  // The next question stays open: "el 2 de mayo" answers it and chooses no home.
  if (tellClosest(turn)) Object.assign(state, { offered: [], offeredListings: [] });
}

/**
 * Shows the homes closest to a search that none fits: "prices in Hialeah?" where the closest one is in the next town,
 * otherwise those that miss something.
 * @returns false if they were named before
 */
export function tellClosest(turn: Turn, { again = false } = {}): boolean {
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  return best.length > 0 ? offer(turn, best) : tellNearMisses(turn, { again });
}
