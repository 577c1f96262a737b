import type { Property } from "../../types.ts";
import { summaryOf } from "../summaryOf.ts";
import { tellListings } from "../tellListings.ts";
import type { Turn } from "../turn.ts";
import { bestMatches, isBarred, isWantedSize, matchesOf, mostProposed, searching } from "./matches.ts";
import { pushNear, tellNearMisses } from "./nearMisses.ts";
import { askUnknown, offerOf, show } from "./offer.ts";

/** Shows homes without a search to match: the given ones, those whose distance was just told, or what there is. */
function showUnmatched(turn: Turn, homes: readonly Property[]): void {
  const { state, acts, context } = turn;
  const told = acts
    .flatMap((act) => (act.type === "answer_distance" ? act.rows : []))
    .flatMap((row) => row.propertyId ?? []);
  if (homes.length > 0) {
    for (const home of homes.slice(0, mostProposed)) acts.push(summaryOf(home, state.language));
    state.shown = homes.map(({ id }) => id);
  } else if (told.length > 0) state.shown = told;
  else acts.push(tellListings(context.properties));
}

/**
 * Shows the given homes, or the best for the search if there are none; homes that miss a hard limit come with what
 * doesn't fit. Says so if nothing fits.
 */
export function showHomes(turn: Turn, homes: readonly Property[]): void {
  const all = matchesOf(searching(turn));
  if (all.length === 0 && turn.context.properties.length > 0) {
    showUnmatched(turn, homes);
    return;
  }
  const named = all.filter(({ listing }) => homes.includes(listing));
  // One that can't take the pet comes only where none of the others can.
  const open = named.filter(({ match }) => !isBarred(match));
  const chosen = (open.length > 0 ? open : named).slice(0, mostProposed);
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
