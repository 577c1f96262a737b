import { type Match, type MatchReason, matchListing } from "../../matching/match.ts";
import type { IsoDate, Property, Slots } from "../../types.ts";
import { daysBetween } from "../calendar.ts";
import { noneOfSize, roomsApart } from "../missingNeed.ts";
import type { Turn } from "../turn.ts";

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
  const best = near.length > 0 ? near : fitting;
  return hasSize ? best.slice(0, mostProposed) : withSmaller(search.state.slots, best);
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
  return matchesOf(search)
    .filter(({ listing, match }) => !excludedAreas.includes(listing.area) && !isWanted(match))
    .map((proposal) => ({ ...proposal, away: distanceFrom(slots, proposal, search.today) }))
    .filter(({ away }) => away <= mostAway)
    .sort((a, b) => a.away - b.away)
    .slice(0, mostNear);
}

/** True for a home that fits the search in size and area, too. */
function isWanted(match: Match): boolean {
  return match.fits && !isFarOff(match) && match.reasons.every(isWantedSize);
}

/** The homes that a question is about if none fits the search: the best ones, else the closest. */
export function closestHomes(turn: Turn): readonly Property[] {
  const best = bestMatches(searching(turn)).filter(({ match }) => !isFarOff(match));
  return (best.length > 0 ? best : nearMisses(searching(turn))).map(({ listing }) => listing);
}

/** How far a listing is from a search: share of the budget above it, bedrooms, months too late, pets, the lease, another area. */
function distanceFrom(slots: Slots, { listing, match }: Proposal, today: IsoDate): number {
  const of = (criterion: MatchReason["criterion"]) => match.reasons.find((reason) => reason.criterion === criterion);
  const over = Number(of("budget")?.data?.over ?? 0) / (slots.budget_max ?? 1);
  const apart = of("bedrooms") ? roomsApart(slots.bedrooms, listing.bedrooms) : 0;
  const rooms = apart * (of("bedrooms")?.outcome === "misses" ? 0.25 : 0.1);
  const late = of("move_in")?.outcome === "misses" ? daysLate(slots.move_in, listing, today) / 60 : 0;
  const area = of("area");
  const elsewhere = area?.outcome === "differs" ? (area.data?.near ? 0.1 : 0.3) : 0;
  const barred = (["pets", "lease"] as const).filter((criterion) => of(criterion)?.outcome === "misses").length * 0.4;
  return over + rooms + late + elsewhere + barred;
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
