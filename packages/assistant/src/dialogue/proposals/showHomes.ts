import type { Property } from "../../types.ts";
import { summaryOf } from "../summaryOf.ts";
import type { Turn } from "../turn.ts";
import { bestMatches, isWantedSize, matchesOf, mostProposed, searching } from "./matches.ts";
import { pushNear, tellNearMisses } from "./nearMisses.ts";
import { askUnknown, offerOf, show } from "./offer.ts";

/**
 * Shows certain homes, or the best for the search if none is given; homes that miss a hard limit come with what's off. Says
 * so if nothing fits.
 */
export function showHomes(turn: Turn, homes: readonly Property[]): void {
  const all = matchesOf(searching(turn));
  if (homes.length > 0 && all.length === 0) {
    // Without a wish nothing can be matched.
    for (const home of homes.slice(0, mostProposed)) turn.acts.push(summaryOf(home, turn.state.language));
    turn.state.shown = homes.map(({ id }) => id);
    return;
  }
  const chosen = all.filter(({ listing }) => homes.includes(listing)).slice(0, mostProposed);
  const best = bestMatches(searching(turn));
  // Homes that miss a hard limit aren't shown in place of others that fit.
  const proposals = chosen.some(({ match }) => match.fits) || best.length === 0 ? chosen : best;
  if (proposals.length === 0) {
    tellNearMisses(turn, { again: true });
    return;
  }
  show(turn, proposals);
  if (proposals.some(({ match }) => match.fits && match.reasons.every(isWantedSize))) {
    const fitting = proposals.filter(({ match }) => match.fits);
    turn.acts.push(offerOf(turn, fitting));
    askUnknown(turn, fitting);
  } else pushNear(turn, proposals);
}
