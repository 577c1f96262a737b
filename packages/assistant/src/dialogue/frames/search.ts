import { isIn } from "../../matching/fittingListings.ts";
import {
  bestMatches,
  isElsewhere,
  isFitting,
  matchesOf,
  nearMisses,
  nearMissOf,
  type Proposal,
  proposed,
  type Search,
} from "../../matching/proposals.ts";
import type { CommandOf } from "../../reading/command.ts";
import type { Property, SlotName } from "../../types.ts";
import { missingNeed } from "../missingNeed.ts";
import { isNaming } from "../resolve.ts";
import { find, has, hasChanges, hasMeta, listingOf, raise, said, type Turn } from "../turn.ts";

const criteria = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget_max",
  "move_in",
  "pets",
  "parking",
  "furnished",
] as const satisfies SlotName[];
/** Homes shown at once (specification: the top 3 matches). */
const maxShown = 3;
/** So many criteria are enough to show homes without being asked. */
const minCriteria = 2;

/** What the listings are held against after this message. */
export function searchOf({ state, context, local }: Turn): Search {
  const { properties, market } = context;
  // Who wants to live near a landmark is shown what is closest to it.
  const slots = state.near && state.slots.area === undefined ? { ...state.slots, area: state.near } : state.slots;
  return { slots, excludedAreas: state.excludedAreas, properties, market, today: local.date };
}

function criteriaKnown({ state }: Pick<Turn, "state">): number {
  return criteria.filter((slot) => state.slots[slot] !== undefined).length + (state.near ? 1 : 0);
}

/** The same for two searches that the same homes answer. */
function searchKey({ state }: Turn): string {
  return JSON.stringify([criteria.map((slot) => state.slots[slot]), state.excludedAreas, state.near]);
}

/** In minimal mode, on a used-up trial or for someone who is no renter, the agent alone speaks of homes. */
function mayShow({ context, state }: Turn): boolean {
  return (
    context.agent.aiMode !== "minimal" &&
    !context.contactOnly &&
    state.business === undefined &&
    context.properties.length > 0
  );
}

/** Acts beside which no homes are shown unasked: a showing is being agreed, or a question was answered with homes. */
function isTakenUp(turn: Turn): boolean {
  return said(
    turn,
    "offer_times",
    "set_showing",
    "ask_home",
    "clarify",
    "unset_showing",
    "offer_listings",
    "near_misses",
    "none_fits",
    "no_others",
  );
}

/**
 * Shows homes: always when someone asks for them, else once two criteria are known and whenever the search changes.
 * Where none fits, the closest ones with what is off, right away.
 */
export function showListings(turn: Turn): void {
  const request = find(turn, "showListings");
  if (
    request &&
    turn.context.properties.length === 0 &&
    turn.state.business === undefined &&
    !turn.context.contactOnly
  ) {
    if (said(turn, "will_ask_agent")) return;
    turn.acts.push({
      type: "will_ask_agent",
      topic: "availability",
      nothing: true,
      raised: raise(turn, "knowledge_gap", { topic: "availability" }),
    });
    return;
  }
  if (!mayShow(turn) || isTakenUp(turn)) return;
  if (request) answerRequest(turn, request);
  else if (isDue(turn) || said(turn, "listing_gone")) present(turn);
}

/** Homes come up by themselves when this message completed or changed a search, not while one home is talked about. */
function isDue(turn: Turn): boolean {
  const { changes, state, context } = turn;
  const forgets = criteria.some((slot) => changes.forgotten.includes(slot));
  const changed =
    forgets ||
    state.near !== turn.before.near ||
    criteria.some((slot) => changes.slots[slot] !== undefined) ||
    changes.excluded.length > 0;
  if (!changed || criteriaKnown(turn) < minCriteria || state.shownFor === searchKey(turn)) return false;
  if (context.showing && context.showing.status !== "held" && !said(turn, "aside")) return false;
  // "Which ones are under 3,200?" was answered with names.
  if (turn.acts.some((act) => act.type === "answer" && act.answer.op === "list")) return false;
  const focus = listingOf(turn, state.focus);
  // A question about the home in question is answered; others come up when they are asked for.
  if (focus && has(turn, "ask", "requestShowing", "changeShowing")) return false;
  const isRedirected = changes.excluded.length > 0 || criteria.some((slot) => changes.corrected.includes(slot));
  return !focus || isRedirected || !fits(turn, focus.id);
}

function fits(turn: Turn, id: string): boolean {
  return matchesOf(searchOf(turn)).some((proposal) => proposal.listing.id === id && isFitting(proposal));
}

function answerRequest(turn: Turn, { others, better }: CommandOf<"showListings">): void {
  const { state, before } = turn;
  if (better && (before.shown?.length || before.focus)) {
    showBetter(turn, better);
    return;
  }
  if (!others || hasChanges(turn)) {
    present(turn, { isAsked: true });
    return;
  }
  const best = matchesOf(searchOf(turn)).filter(isFitting);
  const seen = new Set([...(before.shown ?? []), ...(before.focus ? [before.focus] : [])]);
  const fresh = best.filter(({ listing }) => !seen.has(listing.id)).slice(0, 3);
  if (fresh.length > 0) offer(turn, fresh, { more: true });
  else if (best.length > 0 && seen.size > 0)
    turn.acts.push({
      type: "no_others",
      count: best.length,
      raised: raise(turn, "knowledge_gap", { topic: "availability" }),
    });
  else present(turn, { isAsked: true });
  state.shownFor = searchKey(turn);
}

/** What fits best, else what comes closest. Returns false where the same homes were shown and nobody asked. */
function present(turn: Turn, { isAsked = false } = {}): boolean {
  const { state } = turn;
  const best = bestMatches(searchOf(turn));
  const ids = (best.length > 0 ? best : []).map(({ listing }) => listing.id);
  const isSame = ids.length > 0 && ids.join() === state.shown?.join();
  state.shownFor = searchKey(turn);
  if (isSame && !isAsked) return false;
  if (best.length > 0) offer(turn, best);
  else showNearMisses(turn, { isAsked });
  return true;
}

function offer(turn: Turn, best: readonly Proposal[], how: { more?: true } = {}): void {
  keepShown(turn, best);
  const { state } = turn;
  const wanted = [state.slots.area ?? []].flat();
  // That there is nothing in a place is said once; each home says where it is.
  const isNews = isElsewhere(best) && wanted.length > 0 && state.nothingIn !== wanted.join();
  if (isNews) state.nothingIn = wanted.join();
  const notIn = isNews ? { notIn: wanted } : {};
  turn.acts.push({ type: "offer_listings", listings: best.map(proposed), ...notIn, ...how });
}

function keepShown({ state }: Turn, proposals: readonly Proposal[]): void {
  state.shown = proposals.map(({ listing }) => listing.id);
  // "It" means one of these now, not a listing that was talked about and doesn't fit.
  const [only] = state.shown;
  state.focus =
    state.shown.length === 1 && only
      ? only
      : state.focus !== null && state.shown.includes(state.focus)
        ? state.focus
        : null;
  state.offeredListings = state.shown;
  state.offered = proposals.map(({ listing }) => listing.address);
}

/** The closest homes with what keeps them from fitting. */
export function showNearMisses(turn: Turn, { isAsked = false } = {}): void {
  const { before } = turn;
  const near = nearMisses(searchOf(turn));
  const ids = near.map(({ listing }) => listing.id);
  const single = criteriaKnown(turn) > 1 ? {} : { single: true as const };
  if (!isAsked && ids.length > 0 && ids.join() === before.shown?.join() && turn.changes.corrected.length === 0) return;
  const raised = raise(turn, "knowledge_gap", { topic: "availability" });
  if (near.length === 0) {
    turn.acts.push({ type: "none_fits", ...startingRent(turn), ...single, raised });
    return;
  }
  keepShown(turn, near);
  const missing = missingNeed(turn);
  turn.acts.push({
    type: "near_misses",
    ...single,
    listings: near.map(nearMissOf),
    ...(missing && { missing }),
    raised,
  });
}

/** What rents begin at, in the wanted area where it has listings. */
function startingRent({ state, context }: Turn): { from: number; area?: string } {
  const wanted = [state.slots.area ?? []].flat();
  const there = context.properties.filter(({ area }) => isIn(area, wanted, context.market));
  const from = Math.min(...(there.length > 0 ? there : context.properties).map(({ price }) => price));
  const [area] = wanted;
  return { from, ...(there.length > 0 && wanted.length === 1 && area && { area }) };
}

const figures = {
  price: ({ price }: Property) => price,
  square_feet: ({ squareFeet }: Property) => squareFeet,
  availability: ({ availableFrom }: Property) => (availableFrom ? Date.parse(availableFrom) : undefined),
};

/** "Something cheaper", "anything sooner": homes that are better in this than the one in question, or that none is. */
function showBetter(turn: Turn, { topic, direction }: NonNullable<CommandOf<"showListings">["better"]>): void {
  const { before, context, state } = turn;
  const figure = figures[topic];
  const sign = direction === "min" ? 1 : -1;
  const known = (listing: Property | undefined) =>
    listing && figure(listing) !== undefined ? sign * (figure(listing) ?? 0) : [];
  const seen = context.properties.filter(({ id }) => id === before.focus || before.shown?.includes(id));
  const limit = Math.min(...[before.focus ? known(listingOf(turn, before.focus)) : seen.map(known)].flat(2));
  const ahead = matchesOf(searchOf(turn)).filter(({ listing }) =>
    [known(listing)].flat().some((value) => value < limit),
  );
  state.focus = null;
  const fitting = ahead.filter(isFitting).slice(0, maxShown);
  const raised = () => raise(turn, "knowledge_gap", { topic: "availability" });
  if (fitting.length > 0) offer(turn, fitting, { more: true });
  else if (ahead.length > 0) {
    keepShown(turn, ahead.slice(0, 2));
    turn.acts.push({
      type: "near_misses",
      single: true,
      listings: ahead.slice(0, 2).map(nearMissOf),
      raised: raised(),
    });
  } else turn.acts.push({ type: "no_others", count: seen.length, raised: raised() });
}

/** "No, it doesn't take pets" ends no search: the homes that do take them come with the no. */
export function showPetFriendly(turn: Turn): void {
  const refuses = turn.acts.some(
    (act) =>
      act.type === "answer" &&
      act.answer.op === "check" &&
      act.answer.homes.length === 1 &&
      act.answer.topics.join() === "pets" &&
      act.answer.rows.every(({ verdict }) => verdict === "no"),
  );
  const { pets } = turn.state.slots;
  if (!refuses || !pets?.has || !mayShow(turn) || isTakenUp(turn) || turn.context.showing) return;
  const seen = new Set([turn.before.focus, turn.state.focus, ...turn.named.map(({ id }) => id)]);
  const others = matchesOf(searchOf(turn)).filter(
    (proposal) =>
      isFitting(proposal) && !seen.has(proposal.listing.id) && (proposal.listing.terms?.pets?.allowed.length ?? 0) > 0,
  );
  if (others.length > 0) offer(turn, others.slice(0, 2), { more: true });
}

/** A home that was shown or talked about and is no longer offered: said once, and forgotten. */
export function reportUnavailableListing(turn: Turn): void {
  const { state, before, context } = turn;
  const isGone = before.focus !== null && !context.properties.some(({ id }) => id === before.focus);
  const missed =
    has(turn, "pick", "requestShowing") && turn.named.length === 0 && before.shown?.some((id) => !listingOf(turn, id));
  if (!isGone && !missed) return;
  if (isGone) state.focus = null;
  // What is left counts as not shown, so that it is proposed again.
  state.shown = [];
  state.shownFor = "";
  turn.acts.push({ type: "listing_gone" });
}

/** "Not the Edgewater one", "none of those": the home is out of the talk, and others come up. */
export function dismissListings(turn: Turn): void {
  const reject = find(turn, "reject");
  if (!reject || turn.context.showing || has(turn, "showListings", "requestShowing", "ask") || hasMeta(turn, "goodbye"))
    return;
  const { state, before } = turn;
  const isNamed = reject.refs.some(isNaming);
  if (hasMeta(turn, "rethinks") && reject.refs.length === 0) return;
  if ((before.focus === null && !before.shown?.length && !isNamed) || turn.changes.excluded.length > 0) return;
  state.focus = null;
  state.assumed = undefined;
  turn.acts.push({ type: "aside", about: reject.tooExpensive ? "too_expensive" : "rejects" });
  if (reject.tooExpensive && state.slots.budget_max === undefined) {
    turn.retry = "budget_max";
    return;
  }
  const seen = new Set(before.shown ?? []);
  const others = bestMatches(searchOf(turn)).filter(
    ({ listing }) => !seen.has(listing.id) && listing.id !== before.focus,
  );
  if (!mayShow(turn)) return;
  if (others.length > 0) offer(turn, others, { more: true });
  else if (!isNamed && !reject.tooExpensive && seen.size > 0 && !hasChanges(turn))
    turn.acts.push({
      type: "no_others",
      count: seen.size,
      raised: raise(turn, "knowledge_gap", { topic: "availability" }),
    });
}
