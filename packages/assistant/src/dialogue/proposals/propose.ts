import type { Act } from "../act.ts";
import { searchBegun, searchKnown } from "../agenda.ts";
import { seeksOthers } from "../asides.ts";
import { asksForHomes, hasCriteria } from "../asksForHomes.ts";
import { takesSize } from "../references.ts";
import { hasChanges, type Turn } from "../turn.ts";
import { tellBelowRents } from "./lowestRent.ts";
import { bestMatches, isFarOff, isWantedSize, searching } from "./matches.ts";
import { tellNearMisses } from "./nearMisses.ts";
import { changesSearch, isOtherList, renterAwaitsContact } from "./news.ts";
import { askUnknown, isAsked, mayPropose, offer, offerOf, tellNoneOfSize } from "./offer.ts";

/** Acts next to which no listings are proposed: a showing is being arranged, or the listings were mentioned already. */
const ends: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "near_misses",
  "offer_listings",
  "weigh",
  "describe_listing",
  "no_others",
  "answer_best",
  "answer_count",
  "answer_distance",
  "answer_none",
  "answer_share",
  "answer_soonest",
]);

/**
 * Listings are facts, so every mode but minimal shows them: what fits so far once two criteria are known, what
 * fits the whole search once it is known, and again when a changed search brings others. If none fits, the closest
 * ones with what doesn't fit.
 * @returns true if listings were proposed
 */
export function proposeListings(turn: Turn): boolean {
  const { state } = turn;
  if (!mayPropose(turn) || turn.acts.some(({ type }) => ends.has(type)) || leaves(turn)) return false;
  if (takesSize(turn)) return false;
  // "Which ones do have it?" was answered with homes.
  if (turn.isQueried && turn.queries.some(({ isOn }) => isOn)) return false;
  const isAnswered = turn.acts.some(({ type }) => type === "answer_homes");
  if (isAnswered && !hasChanges(turn)) return false;
  if (answersOnHome(turn) && !isAsked(turn)) return false;
  if (asksForHomes(turn)) return showAsked(turn);
  if (!isAsked(turn) && tellBelowRents(turn)) return true;
  if (!isAsked(turn) && wantsNoHomes(turn)) return false;
  const isFirstSize = turn.changes.slots.bedrooms !== undefined && !searchBegun(state);
  if (isFirstSize && tellNoneOfSize(turn)) return true;
  if (!(searchKnown(state) || asksWhatThereIs(turn) || searchesOn(turn))) return showFirst(turn);
  const best = bestMatches(searching(turn));
  const isShown = best.length > 0 ? offer(turn, best) : tellNearMisses(turn);
  // The next question stays open: "the 1st" answers it and chooses no home.
  if (!searchKnown(state)) Object.assign(state, { offered: [], offeredListings: [] });
  return isShown;
}

/** Homes come unasked only to someone who is still looking: not next to the one they talk about, nor at the end. */
function wantsNoHomes(turn: Turn): boolean {
  const { state, acts, context } = turn;
  if (renterAwaitsContact(turn)) return true;
  if (acts.some(({ type }) => type === "complete")) return (state.seen ?? []).length > 0;
  const focus = context.properties.find(({ id }) => id === state.focus);
  if (isOtherList(turn)) return false;
  return focus !== undefined && (!changesSearch(turn) || state.slots.showing_request !== undefined);
}

/** True for a goodbye, next to which no homes are shown unless the renter asks for some. */
function leaves({ heard, state, asks }: Turn): boolean {
  const { intents } = heard;
  return state.turns > 1 && intents.includes("goodbye") && !intents.includes("greet") && asks.length === 0;
}

/** Shows only what is there, as a yes; a single home comes into focus: "Anything in Brickell under 3k?". */
function showAsked(turn: Turn): boolean {
  const there = bestMatches(searching(turn)).filter(
    ({ match }) => !isFarOff(match) && match.reasons.every(isWantedSize),
  );
  if (there.length === 0) return tellNearMisses(turn, { again: true });
  const isShown = offer(turn, there);
  // The next question stays open: "the 1st" answers it and chooses no home.
  if (turn.state.slots.move_in === undefined) Object.assign(turn.state, { offered: [], offeredListings: [] });
  if (there.length === 1 && there[0]) turn.state.focus = there[0].listing.id;
  return isShown;
}

/** True for a reply about a certain home, which shows no others. */
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
  const all = bestMatches(searching(turn));
  const near = all.filter(({ match }) => !isFarOff(match));
  // Nobody should answer two more questions before hearing that nothing fits.
  const best = near.length > 0 ? near : all;
  if (best.length === 0) return tellNothingSoFar(turn);
  state.shownSoFar = best.map(({ listing }) => listing.id);
  // Not in `offered`, so that the next question stays open and "the 1st" answers it instead of choosing a home.
  turn.acts.push(offerOf(turn, best));
  askUnknown(turn, best);
  return true;
}

/** Names the closest homes as soon as nothing fits; the next question stays open. */
function tellNothingSoFar(turn: Turn): boolean {
  const isTold = tellNearMisses(turn);
  Object.assign(turn.state, { offered: [], offeredListings: [] });
  return isTold;
}

/** True if a part of the search is enough to show what fits it: "What do you have under 2500?". */
function asksWhatThereIs(turn: Turn): boolean {
  return seeksOthers(turn) && turn.state.focus === null && hasCriteria(turn.state.slots);
}

/** After listings were shown, whatever changes the search is answered with what fits then. */
function searchesOn(turn: Turn): boolean {
  const { state, changes, focusBefore } = turn;
  // A home that didn't fit when it was shown may fit now.
  const isOpen = focusBefore === null || (state.seenOff?.includes(focusBefore) ?? false);
  if (state.shownFirst && isOpen && changesSearch(turn)) return true;
  const shown = state.shown?.length ?? 0;
  // Next to a home in focus, a value is about that home.
  const isOfSeveral = shown > 1 || (shown > 0 && focusBefore === null);
  return isOfSeveral && hasCriteria(changes.slots);
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
