import type { Property } from "../../types.ts";
import type { Act } from "../act.ts";
import { summaryOf } from "../summaryOf.ts";
import { tellListings } from "../tellListings.ts";
import type { Turn } from "../turn.ts";
import {
  bestMatches,
  isBarred,
  isExact,
  isWantedSize,
  matchesOf,
  mostProposed,
  type Proposal,
  searching,
} from "./matches.ts";
import { pushNear, tellNearMisses } from "./nearMisses.ts";
import { changesSearch } from "./news.ts";
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
  } else if (told.length > 0) {
    state.shown = told;
    turn.acts = acts.map((act) => (act.type === "answer_distance" ? withRents(act, context.properties) : act));
  } else acts.push(tellListings(context.properties));
}

/** Distances as a list of homes to choose from: each with its rent. */
function withRents(act: DistanceAct, properties: readonly Property[]): DistanceAct {
  const rentOf = (id: string | undefined) => properties.find((home) => home.id === id)?.price;
  return {
    ...act,
    rows: act.rows.map((row) => {
      const price = rentOf(row.propertyId);
      return price === undefined ? row : { ...row, price };
    }),
  };
}

type DistanceAct = Extract<Act, { type: "answer_distance" }>;

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
  const proposals = withBetter(chosen, bestMatches(searching(turn)));
  if (proposals.length === 0) {
    tellNearMisses(turn, { again: true });
    return;
  }
  if (!proposals.some(({ match }) => match.fits && match.reasons.every(isWantedSize))) {
    showClosest(turn, proposals);
    return;
  }
  show(turn, proposals);
  const fitting = proposals.filter(({ match }) => match.fits);
  turn.acts.push(offerOf(turn, fitting));
  askUnknown(turn, fitting);
}

/**
 * Names homes that don't fit, with what is off, once: to a renter who doesn't ask for homes only those they haven't read
 * about. If there are none, says once that nothing comes closer.
 */
function showClosest(turn: Turn, proposals: readonly Proposal[]): void {
  const { state } = turn;
  const unread = proposals.filter(({ listing }) => !state.seen?.includes(listing.id));
  const named = isOpenQuestion(turn) ? proposals : unread;
  if (named.length > 0) {
    show(turn, named);
    pushNear(turn, named);
  } else if (changesSearch(turn) && !state.closestTold) {
    state.closestTold = true;
    pushNear(turn, []);
  }
}

/** True for a question that no other part of the reply answers. */
function isOpenQuestion({ message, acts }: Turn): boolean {
  const isAnswered = acts.some(({ type }) => type.startsWith("answer_") || answering.has(type));
  return message.includes("?") && !isAnswered;
}

const answering: ReadonlySet<Act["type"]> = new Set<Act["type"]>(["describe_listing", "will_ask_agent", "weigh"]);

/**
 * The chosen homes, but not in place of others that fit, and not without the one that fits in the wanted place: next to it,
 * "nothing in Doral" would be wrong.
 */
function withBetter(chosen: readonly Proposal[], best: readonly Proposal[]): readonly Proposal[] {
  if (best.length === 0) return chosen;
  if (!chosen.some(({ match }) => match.fits)) return best.some(isExact) || chosen.length === 0 ? best : chosen;
  const there = best.filter(isExact);
  if (there.length === 0 || chosen.some(isExact)) return chosen;
  return [...there, ...chosen].slice(0, mostProposed);
}
