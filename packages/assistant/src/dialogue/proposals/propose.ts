import type { MatchReason } from "../../matching/match.ts";
import type { Act } from "../act.ts";
import { searchBegun, searchKnown } from "../agenda.ts";
import { seeksOthers } from "../asides.ts";
import { hasChanges, type Turn } from "../turn.ts";
import { bestMatches, isFarOff, matchesOf, mostProposed, searching } from "./matches.ts";
import { tellNearMisses } from "./nearMisses.ts";
import { isAsked, mayPropose, offer, offerOf } from "./offer.ts";

/** Acts next to which no listings are proposed: a showing is being arranged, or the listings were mentioned already. */
const ends: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "near_misses",
  "offer_listings",
  "weigh",
  "describe_listing",
]);

/**
 * Listings are facts, so every mode but minimal shows them: what fits so far once two criteria are known, what
 * fits the whole search once it is known, and again when a changed search brings others. If none fits, the closest
 * ones with what doesn't fit.
 * @returns true if listings were proposed
 */
export function proposeListings(turn: Turn): boolean {
  const { state } = turn;
  if (!mayPropose(turn) || turn.acts.some(({ type }) => ends.has(type))) return false;
  if (state.focus !== null && !hasChanges(turn)) return false;
  if (answersOnHome(turn) && !isAsked(turn)) return false;
  if (!(searchKnown(state) || asksWhatThereIs(turn) || searchesOn(turn))) return showFirst(turn);
  const best = bestMatches(searching(turn));
  if (best.length > 0) return offer(turn, best);
  return tellNearMisses(turn);
}

/** A reply about a certain home shows no others. */
function answersOnHome({ acts, state, homesNamed, changes }: Turn): boolean {
  if ((state.focus === null && homesNamed.length === 0) || changes.excluded.length > 0) return false;
  return acts.some(
    (act) =>
      act.type === "answer_homes" ||
      ((act.type === "answer_fact" || act.type === "will_ask_agent" || act.type === "pet_too_heavy") &&
        act.propertyId !== undefined),
  );
}

/** Shows what fits so far, once, as soon as the search says enough; the search continues as before. */
function showFirst(turn: Turn): boolean {
  const { state } = turn;
  if (state.shownFirst || !searchBegun(state) || state.focus !== null || !hasChanges(turn)) return false;
  state.shownFirst = true;
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  if (best.length === 0) return false;
  state.shownSoFar = best.map(({ listing }) => listing.id);
  // Not in `offered`, so that the next question stays open and "the 1st" answers it instead of choosing a home.
  turn.acts.push(offerOf(turn, best));
  return true;
}

/** "What do you have under 2500?": a part of the search is enough to show what fits it. */
function asksWhatThereIs(turn: Turn): boolean {
  const { area, bedrooms, budget_max: budget } = turn.state.slots;
  return seeksOthers(turn) && turn.state.focus === null && (area ?? bedrooms ?? budget) !== undefined;
}

/** After listings were shown, another budget, size or area is answered with what fits then. */
function searchesOn({ state, changes, focusBefore }: Turn): boolean {
  const { area, bedrooms, budget_max: budget } = changes.slots;
  const shown = state.shown?.length ?? 0;
  // Next to a home in focus, a value is about that home.
  const isOfSeveral = shown > 1 || (shown > 0 && focusBefore === null);
  return isOfSeveral && (area ?? bedrooms ?? budget) !== undefined;
}

/**
 * Shows what fits so far to a renter who asks what there is.
 * @returns false if the agent proposes, or the same listings were shown already
 */
export function proposeFitting(turn: Turn): boolean {
  if (!mayPropose(turn) || turn.state.business) return false;
  const best = bestMatches(searching(turn));
  return best.length > 0 && offer(turn, best);
}

/** "I have a dog" next to a home that takes none: shows homes that take it instead, if there are any. */
export function replaceUnfit(turn: Turn): void {
  const { state, context, changes } = turn;
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (!focus || !changes.slots.pets?.has || !mayPropose(turn)) return;
  const all = matchesOf(searching(turn));
  if (all.find(({ listing }) => listing === focus)?.match.reasons.some(missesPets) !== true) return;
  const others = all.filter(({ match }) => match.fits && match.reasons.some(takesPets)).slice(0, mostProposed);
  if (others.length === 0) return;
  state.focus = null;
  offer(turn, others);
}

const missesPets = ({ criterion, outcome }: MatchReason): boolean => criterion === "pets" && outcome === "misses";
const takesPets = ({ criterion, outcome }: MatchReason): boolean => criterion === "pets" && outcome === "fits";
