import { type Match, type MatchReason, matchListing } from "../matching/match.ts";
import type { IsoDate, Property, SlotName, Slots } from "../types.ts";
import type { Act, MissingNeed, ProposedListing } from "./act.ts";
import { searchBegun, searchKnown } from "./agenda.ts";
import { asksCheaper, seeksOthers } from "./asides.ts";
import { askAgent } from "./askAgent.ts";
import { daysBetween } from "./calendar.ts";
import { offerCheaper } from "./cheaper.ts";
import { asksForHomes } from "./facts.ts";
import { isIn } from "./listings.ts";
import { missingNeed, roomsApart, wereTooSmall } from "./missingNeed.ts";
import { summaryOf } from "./summaryOf.ts";
import { hasChanges, raise, type Turn, taskKey } from "./turn.ts";

/** Listings proposed at once (specification: the top 3 matches). */
export const mostProposed = 3;
/** Near misses shown: enough to show which wish would have to give. */
export const mostNear = 2;
/** A listing further from the search than this isn't a near miss, such as half again the budget with two bedrooms less. */
const mostAway = 0.7;

/** A listing with how well it fits. */
export interface Proposal {
  listing: Property;
  match: Match;
}

/** Acts next to which no listings are proposed: a showing is being arranged, or the listings were mentioned already. */
const ends: ReadonlySet<Act["type"]> = new Set<Act["type"]>([
  "offer_times",
  "set_showing",
  "near_misses",
  "offer_listings",
  "weigh",
  "describe_listing",
]);

/** What listings are compared with. */
export interface Searching extends Pick<Turn, "state" | "context"> {
  /** In the market's time zone. */
  today: IsoDate;
}

export function searching({ state, context, local }: Turn): Searching {
  return { state, context, today: local.date };
}

export function matchesOf({ state, context, today }: Searching): Proposal[] {
  const wishes = { slots: state.slots, excludedAreas: state.excludedAreas, petPounds: state.petPounds };
  const facts = { today, market: context.market };
  return context.properties
    .map((listing) => ({ listing, match: matchListing(wishes, listing, facts) }))
    .filter(({ match }) => match.percentage !== null)
    .sort((a, b) => (b.match.percentage ?? 0) - (a.match.percentage ?? 0) || a.listing.price - b.listing.price);
}

/** The listings that fit best, the best first; among equals, the cheaper one. Who the renter is never matters. */
export function bestMatches(search: Searching): Proposal[] {
  const fitting = matchesOf(search).filter(({ match }) => match.fits);
  // If the area has listings, or a neighboring one, a home across the county isn't an answer.
  const near = fitting.filter(({ match }) => !isFarOff(match));
  return (near.length > 0 ? near : fitting).slice(0, mostProposed);
}

export function isFarOff({ reasons }: Match): boolean {
  const area = reasons.find(({ criterion }) => criterion === "area");
  return area?.outcome === "differs" && !area.data?.near;
}

/** Listings excluded by only a hard limit or two, the closest first. */
export function nearMisses(search: Searching): Proposal[] {
  const { slots, excludedAreas } = search.state;
  return matchesOf(search)
    .filter(({ listing, match }) => !excludedAreas.includes(listing.area) && !(match.fits && !isFarOff(match)))
    .map((proposal) => ({ ...proposal, away: distanceFrom(slots, proposal, search.today) }))
    .filter(({ away }) => away <= mostAway)
    .sort((a, b) => a.away - b.away)
    .slice(0, mostNear);
}

/** The homes that a question is about if none fits the search: the best ones, else the closest. */
export function closestHomes(turn: Turn): readonly Property[] {
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  return (best.length > 0 ? best : nearMisses(searching(turn))).map(({ listing }) => listing);
}

/** How far a listing is from a search: share of the budget above it, bedrooms, months too late, pets, another area. */
function distanceFrom(slots: Slots, { listing, match }: Proposal, today: IsoDate): number {
  const of = (criterion: MatchReason["criterion"]) => match.reasons.find((reason) => reason.criterion === criterion);
  const over = Number(of("budget")?.data?.over ?? 0) / (slots.budget_max ?? 1);
  const apart = of("bedrooms") ? roomsApart(slots.bedrooms, listing.bedrooms) : 0;
  const rooms = apart * (of("bedrooms")?.outcome === "misses" ? 0.25 : 0.1);
  const late = of("move_in")?.outcome === "misses" ? daysBetween(today, listing.availableFrom ?? today) / 60 : 0;
  const area = of("area");
  const elsewhere = area?.outcome === "differs" ? (area.data?.near ? 0.1 : 0.3) : 0;
  return over + rooms + late + elsewhere + (of("pets")?.outcome === "misses" ? 0.4 : 0);
}

/** The differences from the search that the reply must name: a higher rent, another area, fewer bathrooms. */
const toldDifferences: ReadonlySet<MatchReason["criterion"]> = new Set<MatchReason["criterion"]>([
  "budget",
  "area",
  "bedrooms",
  "bathrooms",
  "parking",
  "furnished",
  "pets",
]);

function differencesOf({ reasons }: Match): MatchReason[] {
  return reasons.filter(({ criterion, outcome }) => outcome === "differs" && toldDifferences.has(criterion));
}

function proposed({ listing, match }: Proposal): ProposedListing {
  const differs = differencesOf(match);
  const { id: propertyId, address, price } = listing;
  return { propertyId, address, price, percentage: match.percentage ?? 0, ...(differs.length > 0 && { differs }) };
}

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
  if (asksForHomes(turn)) return showAsked(turn);
  if (!(searchKnown(state) || asksWhatThereIs(turn) || searchesOn(turn))) return showFirst(turn);
  const best = bestMatches(searching(turn));
  if (best.length > 0) return offer(turn, best);
  return tellNearMisses(turn);
}

/** "Anything in Brickell under 3k?": only what is there counts as a yes; a single home is what the talk is about then. */
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
  askWhenFree(turn, best);
  return true;
}

/** In minimal mode the agent proposes; a renter with a showing gets more only for another search. */
export function mayPropose({ context, acts }: Turn): boolean {
  const isOther = acts.some((act) => act.type === "aside" && act.about === "other_search");
  return context.agent.aiMode !== "minimal" && !context.contactOnly && (!context.showing || isOther);
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

export function offer(turn: Turn, best: readonly Proposal[]): boolean {
  const ids = best.map(({ listing }) => listing.id);
  if (isAsked(turn) ? ids.join() === turn.state.shown?.join() : isSame(ids, turn.state.shown)) return false;
  // Listings shown before the search was complete aren't shown again, but the renter can refer to them from now on.
  const isShown = turn.state.shown === undefined && isSame(ids, turn.state.shownSoFar) && !isAsked(turn);
  show(turn, best);
  if (isShown) return false;
  turn.acts.push(offerOf(turn, best));
  askWhenFree(turn, best);
  return true;
}

/** A home that doesn't say when it's free is shown all the same; the agent is asked once for the day. */
export function askWhenFree(turn: Turn, shown: readonly Proposal[]): void {
  const silent = shown.filter(({ match }) => match.reasons.some(isUnknownDay)).map(({ listing }) => listing);
  const open = silent.filter(
    ({ id: propertyId }) =>
      !turn.state.raised.includes(taskKey("knowledge_gap", { topic: "availability", propertyId })),
  );
  for (const listing of open) turn.acts.push(askAgent(turn, "availability", listing));
}

const isUnknownDay = ({ criterion, outcome }: MatchReason): boolean => criterion === "move_in" && outcome === "unknown";

/** "So do you have anything?": shows the listings however often they were shown. */
function isAsked(turn: Turn): boolean {
  return turn.state.focus === null && (turn.heard.intents.includes("ask_availability") || seeksOthers(turn));
}

/** A larger home is no match for someone who asks for one bedroom; it comes with that said. */
function isWantedSize({ criterion, outcome }: MatchReason): boolean {
  return criterion !== "bedrooms" || outcome === "fits";
}

/** The same homes, in any order. */
function isSame(ids: readonly string[], shown: readonly string[] | undefined): boolean {
  return shown?.length === ids.length && ids.every((id) => shown.includes(id));
}

export function offerOf({ state }: Turn, best: readonly Proposal[]): Extract<Act, { type: "offer_listings" }> {
  const wanted = [state.slots.area ?? []].flat();
  const isElsewhere = best.every(({ match }) => match.reasons.some(isOtherArea)) && wanted.length > 0;
  return { type: "offer_listings", listings: best.map(proposed), ...(isElsewhere && { notIn: wanted }) };
}

function isOtherArea({ criterion, outcome }: MatchReason): boolean {
  return criterion === "area" && outcome === "differs";
}

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
  if (proposals.some(({ match }) => match.fits && match.reasons.every(isWantedSize)))
    turn.acts.push(
      offerOf(
        turn,
        proposals.filter(({ match }) => match.fits),
      ),
    );
  else pushNear(turn, proposals);
}

export function show({ state }: Turn, proposals: readonly Proposal[]): void {
  state.shown = proposals.map(({ listing }) => listing.id);
  // "It" now means one of these, not an earlier listing that doesn't fit.
  if (state.focus !== null && !state.shown.includes(state.focus)) state.focus = null;
  state.offeredListings = state.shown;
  state.offered = proposals.map(({ listing }) => listing.address);
}

/** "What else do you have?", "nothing at all?": the listings that fit and weren't proposed yet, else the closest ones. */
export function offerAlternatives(turn: Turn): void {
  const { state, context } = turn;
  if (!seeksOthers(turn) || context.contactOnly) return;
  // Also next to a showing: the question is about other homes, and silence is no answer.
  if (asksCheaper(turn.message)) {
    offerCheaper(turn);
    return;
  }
  if (context.showing) return;
  const { area, bedrooms, budget_max: budget } = state.slots;
  // If the message changes the search, its listings are proposed after the change is confirmed.
  if (context.properties.length === 0 || (area ?? bedrooms ?? budget) === undefined || hasChanges(turn)) return;
  const best = bestMatches(searching(turn));
  const others = best.filter(({ listing }) => !state.shown?.includes(listing.id) && listing.id !== turn.focusBefore);
  if (others.length > 0) {
    offer(turn, others);
    return;
  }
  if (best.length > 0) {
    raise(turn, "knowledge_gap", { topic: "availability" });
    turn.acts.push({ type: "no_others", count: best.length });
    return;
  }
  tellNearMisses(turn, { again: true });
}

/**
 * Names the listings that come closest and what keeps them from fitting.
 * @param again true to repeat them if they were named before
 * @returns false if there are no listings, or they were named before
 */
export function tellNearMisses(turn: Turn, { again = false } = {}): boolean {
  const near = nearMisses(searching(turn));
  const ids = near.map(({ listing }) => listing.id);
  if (turn.context.properties.length === 0 || (!again && isToldAlready(turn, ids))) return false;
  raise(turn, "knowledge_gap", { topic: "availability" });
  const missing = missingNeed(turn);
  // Neither the same cards twice in a row, nor homes that lack what the renter missed before.
  if (
    near.length > 0 &&
    (isSame(ids, turn.listingsOffered) || (missing?.most !== undefined && wereTooSmall(turn, missing)))
  ) {
    turn.acts.push({ type: "near_misses", listings: [], ...(missing && { missing }) });
    return true;
  }
  show(turn, near);
  // If the renter didn't ask, the closest homes themselves show what doesn't fit.
  const said = missing?.most !== undefined && !missing.asked ? undefined : missing;
  if (near.length === 0 && said) {
    turn.acts.push({ type: "near_misses", listings: [], missing: said });
    return true;
  }
  if (near.length === 0) {
    turn.acts.push(noneFits(turn));
    return true;
  }
  pushNear(turn, near, said);
  return true;
}

export function pushNear(turn: Turn, near: readonly Proposal[], missing?: MissingNeed): void {
  // The reply says that the agent is asked for others.
  raise(turn, "knowledge_gap", { topic: "availability" });
  turn.acts.push({
    type: "near_misses",
    ...singleWish(turn),
    ...(missing && { missing }),
    listings: near.map(({ listing, match }) => ({
      propertyId: listing.id,
      address: listing.address,
      price: listing.price,
      bedrooms: listing.bedrooms,
      percentage: match.percentage ?? 0,
      reasons: [...match.reasons.filter(({ outcome }) => outcome === "misses"), ...differencesOf(match)],
    })),
  });
}

/** "None fits all of that" needs more than one wish. */
function singleWish({ state }: Pick<Turn, "state">): { single?: true } {
  return searched.filter((slot) => state.slots[slot] !== undefined).length > 1 ? {} : { single: true };
}

const searched: readonly SlotName[] = ["area", "bedrooms", "bathrooms", "budget_max", "move_in", "pets"];

/** Repeats listings that were shown if a correction now keeps them from fitting. */
function isToldAlready(turn: Turn, ids: readonly string[]): boolean {
  const { state, changes } = turn;
  const isOther = changes.corrected.some((slot) => searched.includes(slot));
  const isKnown =
    ids.length > 0 && !isAsked(turn) && ids.every((id) => id === state.focus || state.shown?.includes(id));
  return (isKnown || ids.join() === state.shown?.join()) && !isOther;
}

/** None comes close: the lowest rent, in the wanted area if it has listings. */
function noneFits({ state, context }: Turn): Act {
  const wanted = [state.slots.area ?? []].flat();
  const there = context.properties.filter(({ area }) => isIn(area, wanted, context.market));
  const prices = (there.length > 0 ? there : context.properties).map(({ price }) => price);
  const area = there[0] && wanted.length === 1 ? wanted[0] : undefined;
  return { type: "none_fits", from: Math.min(...prices), ...(area && { area }), ...singleWish({ state }) };
}
