import { milesBetween } from "../../matching/distance.ts";
import { type Match, type MatchReason, matchListing } from "../../matching/match.ts";
import type { IsoDate, Property, Slots } from "../../types.ts";
import { daysBetween } from "../calendar.ts";
import { noneOfSize, roomsApart } from "../missingNeed.ts";
import type { Turn } from "../turn.ts";
import { amenitiesOf } from "./amenities.ts";

/** Listings proposed at once (specification: the top 3 matches). */
export const mostProposed = 3;
/** Near misses shown: enough to show which wish would have to give. */
export const mostNear = 2;
/** A listing further from the search than this isn't a near miss, such as half again the budget with two bedrooms less. */
const mostAway = 0.85;

/** A listing with how well it fits. */
export interface Proposal {
  listing: Property;
  match: Match;
}

/** What listings are compared with. */
export interface Searching extends Pick<Turn, "state" | "context"> {
  /** In the market's time zone. */
  today: IsoDate;
}

/** What a turn's listings are compared with. */
export function searching({ state, context, local }: Turn): Searching {
  return { state, context, today: local.date };
}

/** How well a listing fits what the renter wants. */
export function matchOf({ state, context, today }: Searching, listing: Property): Match {
  const wishes = {
    slots: state.slots,
    excludedAreas: state.excludedAreas,
    petPounds: state.petPounds,
    near: state.near,
  };
  return matchListing(wishes, listing, { today, market: context.market });
}

/**
 * The listings that can be compared with the search: those closest to a landmark first, then the best, then the cheaper
 * ones.
 */
export function matchesOf(search: Searching): Proposal[] {
  const { turnedDown = [] } = search.state;
  return search.context.properties
    .filter(({ id }) => !turnedDown.includes(id))
    .map((listing) => ({ listing, match: matchOf(search, listing) }))
    .filter(({ match }) => match.percentage !== null)
    .sort(
      (a, b) =>
        (milesAway(a.match) ?? 0) - (milesAway(b.match) ?? 0) ||
        (b.match.percentage ?? 0) - (a.match.percentage ?? 0) ||
        a.listing.price - b.listing.price,
    );
}

/** Miles from the landmark that the renter wants to be near. */
export function milesAway({ reasons }: Match): number | undefined {
  const area = reasons.find(({ criterion, data }) => criterion === "area" && data?.landmark === 1);
  return area && Number(area.data?.miles);
}

/** The listings that fit best, the best first; among equals, the cheaper one. Who the renter is never matters. */
export function bestMatches(search: Searching): Proposal[] {
  const hasSize = !noneOfSize(search);
  const fitting = matchesOf(search).filter(
    (proposal) => proposal.match.fits || (!hasSize && isOneSmaller(search.state.slots, proposal)),
  );
  // If the area has listings, or a neighboring one, a home across the county isn't an answer.
  const near = fitting.filter(({ match }) => !isFarOff(match));
  const open = (near.length > 0 ? near : fitting).filter((one) => !isStretchRefused(search, one));
  const exact = open.filter(isExact);
  // "In Brickell, with a view": homes there whose listings don't say come before one elsewhere that does.
  const stating = withAmenities(search, open).filter((one) => !exact.includes(one));
  const best = exactFirst([...withAmenities(search, exact), ...stating]);
  return hasSize ? best.slice(0, mostProposed) : withSmaller(search.state.slots, best);
}

/** True for a home above the budget, at a rent that the renter called too high. */
function isStretchRefused({ state }: Searching, { listing, match }: Proposal): boolean {
  return overBudget(match) > 0 && listing.price >= (state.tooDear ?? Number.POSITIVE_INFINITY);
}

/** Homes that state what the renter wants, if any does: "a gym is a must" asks for no home that doesn't mention one. */
function withAmenities({ state }: Searching, fitting: readonly Proposal[]): readonly Proposal[] {
  const count = ({ listing }: Proposal): number => amenitiesOf(listing, state.needs).length;
  const most = Math.max(0, ...fitting.map(count));
  return fitting.filter((proposal) => count(proposal) === most);
}

/** What may differ in a home that is still just what was asked for; the reply says so. */
const minor: ReadonlySet<MatchReason["criterion"]> = new Set<MatchReason["criterion"]>(["move_in", "pets", "parking"]);

/** The wishes that a home doesn't meet, among those it has to meet to be just what was asked for. */
function differingIn({ match }: Proposal): MatchReason[] {
  return match.reasons.filter(({ criterion, outcome }) => outcome === "differs" && !minor.has(criterion));
}

/** True for a home in the wanted place, of the wanted size, within the budget, unless it's open whether it has what is wanted. */
export function isExact(proposal: Proposal): boolean {
  return proposal.match.fits && differingIn(proposal).length === 0 && !proposal.match.reasons.some(isOpenWish);
}

/** Furniture that the renter wants: a home that doesn't state it may have none. */
function isOpenWish({ criterion, outcome }: MatchReason): boolean {
  return criterion === "furnished" && outcome === "unknown";
}

/** What was asked for comes first; next to it, a home that differs in two ways is no answer. */
function exactFirst(fitting: readonly Proposal[]): Proposal[] {
  const exact = fitting.filter(isExact);
  if (exact.length === 0) return [...fitting];
  return [...exact, ...fitting.filter((one) => !isExact(one) && differingIn(one).length <= 1)];
}

/** Where no home has the wanted size, one with a bedroom less is as close as one with a bedroom more. */
function isOneSmaller({ bedrooms }: Slots, { listing, match }: Proposal): boolean {
  return (
    roomsApart(bedrooms, listing.bedrooms) === 1 &&
    match.reasons.every(({ criterion, outcome }) => outcome !== "misses" || criterion === "bedrooms")
  );
}

/** The best of both sizes around the wanted one. */
function withSmaller(slots: Slots, best: readonly Proposal[]): Proposal[] {
  const smaller = best.find((proposal) => !proposal.match.fits && isOneSmaller(slots, proposal));
  const shown = best.slice(0, mostProposed);
  return smaller === undefined || shown.includes(smaller) ? shown : [...shown.slice(0, -1), smaller];
}

/** True for a listing across the county from the wanted area. */
export function isFarOff({ reasons }: Match): boolean {
  const area = reasons.find(({ criterion }) => criterion === "area");
  return area?.outcome === "differs" && !area.data?.near;
}

/** Listings excluded by only a hard limit or two, the closest first. */
export function nearMisses(search: Searching): Proposal[] {
  const { slots, excludedAreas } = search.state;
  const all = matchesOf(search)
    .filter(({ listing, match }) => !excludedAreas.includes(listing.area) && !isWanted(match))
    .filter((proposal) => !isKnownOff(search, proposal))
    .map((proposal) => ({ ...proposal, away: distanceFrom(slots, proposal, search.today) }))
    .sort((a, b) => a.away - b.away);
  const close = all.filter(({ away, match }) => away <= mostAway && !isBarred(match));
  // Where nothing else is close, they show why nothing fits.
  const near = close.length > 0 ? close : all.filter(({ away, match }) => away <= mostAway && !takesNoPets(match));
  const [closest] = near;
  const isPayable = closest !== undefined && overBudget(closest.match) === 0;
  const most = isPayable ? (slots.budget_max ?? 0) * stretch : Number.POSITIVE_INFINITY;
  return near.filter(({ match }) => overBudget(match) <= most).slice(0, mostNear);
}

/** What the renter turned down already: a home at a rent called too high, one farther off than a place called too far, one much too small. */
function isKnownOff({ state, context }: Searching, { listing, match }: Proposal): boolean {
  if (state.tooDear !== undefined && listing.price >= state.tooDear) return true;
  if (roomsShort(state.slots.bedrooms, listing.bedrooms) > 1) return true;
  const wanted = [state.slots.area ?? []].flat();
  if (!isFarOff(match)) return false;
  const milesTo = (area: string): number =>
    Math.min(...wanted.map((name) => milesBetween(name, area, context.market) ?? Number.POSITIVE_INFINITY));
  const refused = Math.min(...state.excludedAreas.map(milesTo));
  return Number.isFinite(refused) && milesTo(listing.area) >= refused;
}

/** How many bedrooms fewer than wanted a home has. */
function roomsShort(wanted: Slots["bedrooms"], bedrooms: number): number {
  const least = typeof wanted === "object" ? wanted.min : wanted;
  return Math.max(0, (least ?? 0) - bedrooms);
}

/** True for a home that is out of the question: nobody gives up their dog, or buys furniture for a stay. */
export function isBarred({ reasons }: Match): boolean {
  return reasons.some(
    ({ criterion, outcome }) => (criterion === "pets" || criterion === "furnished") && outcome === "misses",
  );
}

function takesNoPets({ reasons }: Match): boolean {
  return reasons.some(({ criterion, data }) => criterion === "pets" && data?.allowed === "");
}

/** Next to a home that the renter can pay, one this share above the budget is no answer. */
const stretch = 0.1;

function overBudget({ reasons }: Match): number {
  return Number(reasons.find(({ criterion }) => criterion === "budget")?.data?.over ?? 0);
}

/** True for a home that fits the search in size and area, too. */
function isWanted(match: Match): boolean {
  return match.fits && !isFarOff(match) && match.reasons.every(isWantedSize);
}

/** The homes that a question is about if none fits the search: the best ones, otherwise the closest. */
export function closestHomes(turn: Turn): readonly Property[] {
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  return (best.length > 0 ? best : nearMisses(searching(turn))).map(({ listing }) => listing);
}

/** The weight of a rent above the budget: money doesn't grow because nothing is cheaper; a day or a place may give. */
const overWeight = 2.5;
const leaseWeight = 0.4;

/** How far a listing is from a search: share of the budget above it, bedrooms, months too late, pets, the lease, another area. */
function distanceFrom(slots: Slots, { listing, match }: Proposal, today: IsoDate): number {
  const of = (criterion: MatchReason["criterion"]) => match.reasons.find((reason) => reason.criterion === criterion);
  const over = (overBudget(match) / (slots.budget_max ?? 1)) * overWeight;
  const apart = of("bedrooms") ? roomsApart(slots.bedrooms, listing.bedrooms) : 0;
  const rooms = apart * (of("bedrooms")?.outcome === "misses" ? 0.25 : 0.1);
  const late = of("move_in")?.outcome === "misses" ? daysLate(slots.move_in, listing, today) / 60 : 0;
  const area = of("area");
  const elsewhere = area?.outcome === "differs" ? (area.data?.near ? 0.1 : 0.3) : 0;
  const lease = of("lease")?.outcome === "misses" ? leaseWeight : 0;
  return over + rooms + late + elsewhere + lease;
}

function daysLate(wanted: Slots["move_in"], { availableFrom }: Property, today: IsoDate): number {
  const last = typeof wanted === "object" ? wanted.to : wanted;
  const isDay = last !== undefined && last !== "asap" && last !== "flexible" && last > today;
  return daysBetween(isDay ? last : today, availableFrom ?? today);
}

/** A larger home is no match for someone who asks for one bedroom; it comes with that said. */
export function isWantedSize({ criterion, outcome }: MatchReason): boolean {
  return criterion !== "bedrooms" || outcome === "fits";
}
