import { isDeepStrictEqual } from "node:util";
import type { MatchReason } from "../../matching/match.ts";
import type { IsoDate, Property, Slots } from "../../types.ts";
import type { Act, ProposedListing } from "../act.ts";
import { seeksOthers } from "../asides.ts";
import { askAgent } from "../askAgent.ts";
import { daysBetween } from "../calendar.ts";
import { daysWanted } from "../daysWanted.ts";
import { noneOfSize } from "../missingNeed.ts";
import { spotNames } from "../spokenSpots.ts";
import { raise, type Turn, taskKey } from "../turn.ts";
import { isExact, isFarOff, type Proposal } from "./matches.ts";
import { isOtherList, isSeenToFit, newsOf } from "./news.ts";
import { offOf, searched } from "./searched.ts";

/** In minimal mode the agent proposes; a renter with a showing gets more only for another search. */
export function mayPropose({ context, acts }: Turn): boolean {
  const isOther = acts.some((act) => act.type === "aside" && act.about === "other_search");
  return context.agent.aiMode !== "minimal" && !context.contactOnly && (!context.showing || isOther);
}

/**
 * Offers homes that fit.
 * @returns false if they are the ones shown last
 */
export function offer(turn: Turn, best: readonly Proposal[]): boolean {
  const now = fittingNow(turn, best);
  if (now.length > 0) {
    show(turn, now);
    turn.acts.push(offerOf(turn, now));
    askUnknown(turn, now);
    return true;
  }
  const ids = best.map(({ listing }) => listing.id);
  if (turn.searchAsked === null && isKnown(turn, ids)) return tellNoneOfSize(turn);
  // After shown homes, "and downtown?" gets them again if they are still the closest: silence would be no answer.
  const isQuestion = turn.searchAsked !== null || /[?¿]/.test(turn.message);
  const isOther = isQuestion && turn.changes.corrected.some((slot) => searched.includes(slot));
  const isAgain = isAsked(turn) ? ids.join() !== turn.state.shown?.join() : isOther;
  const isList = isAgain || isOtherList(turn);
  const news = isList ? "new" : newsOf(turn, best);
  // Whether shown again or not, the renter can refer to them from now on.
  show(turn, best);
  if (news === "none") return tellNoneOfSize(turn);
  if (news === "left")
    turn.acts.push({ type: "offer_listings", listings: best.map(proposed), ...countExact(best), left: true });
  else turn.acts.push(offerOf(turn, isList ? best : withoutSeenClose(turn, best)));
  askUnknown(turn, best);
  return true;
}

/** Where nothing is just what was asked for, the homes that the renter knows aren't listed again next to new ones. */
function withoutSeenClose({ state }: Turn, best: readonly Proposal[]): readonly Proposal[] {
  const isSeen = ({ listing }: Proposal): boolean => isSeenToFit(state, listing.id);
  const firstNew = best.findIndex((one) => !isSeen(one));
  // A known home that comes closer than the new ones isn't passed over for them.
  return best.some(isExact) ? best : best.filter((one, at) => at < firstNew || !isSeen(one));
}

/** Homes shown for lack of others that now are just what is wanted: "I can do a 2br if it's under 3k". */
function fittingNow(turn: Turn, best: readonly Proposal[]): Proposal[] {
  if (typeof turn.changes.slots.bedrooms !== "object") return [];
  const read = homesRead(turn);
  // A few days' wait is no reason to hold a home back.
  const isWanted = ({ criterion, outcome }: MatchReason): boolean =>
    outcome === "fits" || outcome === "unknown" || (criterion === "move_in" && outcome === "differs");
  const fits = best.filter(({ match }) => match.reasons.every(isWanted));
  return fits.some(({ listing }) => read.has(listing.id)) ? fits : [];
}

/** The homes that the renter read about before this message. */
export function homesRead({ state, focusBefore }: Turn): ReadonlySet<string | null> {
  return new Set([...(state.seen ?? []), ...(state.shown ?? []), focusBefore]);
}

/** True for the home under discussion and homes shown before, as long as the search stays the same. */
function isKnown(turn: Turn, ids: readonly string[]): boolean {
  const { focusBefore, state, changes } = turn;
  if (ids.every((id) => id === focusBefore)) return !comesInReach(turn);
  const isOther = searched.some((slot) => changes.slots[slot] !== undefined) || changes.excluded.length > 0;
  return !isOther && focusBefore !== null && ids.every((id) => id === focusBefore || state.shown?.includes(id));
}

/** True if a higher budget now covers the home in question: "And if I go up to 2500?". */
function comesInReach({ focusBefore, state, changes, context }: Turn): boolean {
  const home = context.properties.find(({ id }) => id === focusBefore);
  const before = changes.corrected.includes("budget_max") ? state.corrected.budget_max : undefined;
  return home !== undefined && typeof before === "number" && before < home.price && isAffordable(state.slots, home);
}

function isAffordable({ budget_max }: Slots, { price }: Property): boolean {
  return budget_max !== undefined && price <= budget_max;
}

/** Says once that no home has the wanted size. */
export function tellNoneOfSize(turn: Turn): boolean {
  const size = newNoneOf(turn);
  if (size === undefined) return false;
  turn.acts.push({ type: "near_misses", listings: [], missing: { size } });
  return true;
}

/** The wanted size, if no home has it and the renter hasn't read so; from now on they have. */
function newNoneOf(turn: Turn): Slots["bedrooms"] {
  const { state, searchAsked } = turn;
  const { bedrooms } = state.slots;
  const isTold = searchAsked === null && isDeepStrictEqual(state.toldNoneOf, bedrooms);
  if (bedrooms === undefined || isTold || !noneOfSize(turn)) return undefined;
  state.toldNoneOf = bedrooms;
  raise(turn, "knowledge_gap", { topic: "availability" });
  return bedrooms;
}

/** A home that doesn't say when it's free, or if a short stay is possible, is shown all the same; the agent is asked once. */
export function askUnknown(turn: Turn, shown: readonly Proposal[]): void {
  for (const [criterion, topic] of asked) {
    const silent = shown.filter(({ match }) =>
      match.reasons.some((reason) => reason.criterion === criterion && reason.outcome === "unknown"),
    );
    const isShort = (turn.state.slots.lease_months ?? usualLease) < usualLease;
    if (criterion === "lease" && !isShort) continue;
    for (const { listing } of silent) {
      const isAsked = turn.state.raised.includes(taskKey("knowledge_gap", { topic, propertyId: listing.id }));
      if (!isAsked) turn.acts.push(askAgent(turn, topic, listing));
    }
  }
}

const asked = [
  ["move_in", "availability"],
  ["lease", "lease_term"],
  ["furnished", "furnished"],
] as const;
/** Months. */
const usualLease = 12;

/** True for a request to see the listings, however often they were shown: "So do you have anything?". */
export function isAsked(turn: Turn): boolean {
  const { state, heard, isQueried } = turn;
  return state.focus === null && ((heard.intents.includes("ask_availability") && !isQueried) || seeksOthers(turn));
}

/** The same homes, in any order. */
export function isSame(ids: readonly string[], shown: readonly string[] | undefined): boolean {
  return shown?.length === ids.length && ids.every((id) => shown.includes(id));
}

/** The act that shows homes that fit. */
export function offerOf(turn: Turn, best: readonly Proposal[]): Extract<Act, { type: "offer_listings" }> {
  const { area } = turn.state.slots;
  const wanted = [area ?? []].flat();
  // "Kendall or nearby": what is nearby isn't elsewhere.
  const isNearby = turn.state.nearby === true && best.every(({ match }) => !isFarOff(match));
  const isElsewhere = best.every(({ match }) => match.reasons.some(isOtherArea)) && wanted.length > 0 && !isNearby;
  const listings = best.map(proposed);
  const noneOf = newNoneOf(turn);
  if (noneOf !== undefined) return { type: "offer_listings", listings, noneOf };
  const noneBy = dayMissed(turn, best);
  if (noneBy !== undefined) return { type: "offer_listings", listings: inOrderOfDays(best).map(proposed), noneBy };
  const { near } = turn.state;
  if (isElsewhere && near) return { type: "offer_listings", listings, notNear: spotNames(near, turn) };
  if (isElsewhere) return { type: "offer_listings", listings, notIn: wanted };
  return { type: "offer_listings", listings, ...countExact(best) };
}

function countExact(best: readonly Proposal[]): { exact?: number } {
  const exact = best.filter(isExact).length;
  return exact < best.length ? { exact } : {};
}

/** A home that is free so few days later is a match, with its day said. */
const fewDays = 3;

/** The day by which the renter needs a home, if these are all free clearly later. */
function dayMissed({ state, local }: Turn, best: readonly Proposal[]): IsoDate | undefined {
  const last = daysWanted(state.slots.move_in, local.date)?.[1];
  const [soonest] = inOrderOfDays(best);
  if (last === undefined || !best.every(({ match }) => match.reasons.some(isLater))) return undefined;
  return daysBetween(last, soonest?.listing.availableFrom ?? last) > fewDays ? last : undefined;
}

/** Homes that are nowhere near the landmark of the search are in another area; some of those beside it are. */
function isOtherArea({ criterion, outcome }: MatchReason): boolean {
  return criterion === "area" && outcome === "differs";
}

function isLater({ criterion, outcome }: MatchReason): boolean {
  return criterion === "move_in" && outcome === "differs";
}

/** The home that is free first goes first. */
export function inOrderOfDays(best: readonly Proposal[]): Proposal[] {
  const day = ({ listing }: Proposal): IsoDate => listing.availableFrom ?? "";
  return [...best].sort((one, other) => day(one).localeCompare(day(other)));
}

function proposed({ listing, match }: Proposal): ProposedListing {
  const differs = offOf(match);
  const { id: propertyId, address, price } = listing;
  return { propertyId, address, price, percentage: match.percentage ?? 0, ...(differs.length > 0 && { differs }) };
}

/** From now on "the first" and "it" mean one of these homes. */
export function show({ state }: Turn, proposals: readonly Proposal[]): void {
  state.shown = proposals.map(({ listing }) => listing.id);
  state.closestTold = undefined;
  // "It" now means one of these, not an earlier listing that doesn't fit.
  if (state.focus !== null && !state.shown.includes(state.focus)) state.focus = null;
  state.offeredListings = state.shown;
  state.offered = proposals.map(({ listing }) => listing.address);
}
