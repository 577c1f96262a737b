import type { NearMiss, ProposedListing } from "../dialogue/act.ts";
import { daysBetween } from "../dialogue/calendar.ts";
import type { IsoDate, Market, Property, Slots } from "../types.ts";
import { type Match, type MatchReason, matchListing } from "./match.ts";

/** Listings proposed at once (specification: the top 3 matches). */
const maxProposed = 3;
/** Near misses shown: enough to see what would have to give. */
const maxNear = 2;
/** A listing that is further from the search than this is no near miss: half again the budget and two bedrooms less, say. */
const maxAway = 0.7;

/** A listing with how well it fits. */
export interface Proposal {
  listing: Property;
  match: Match;
}

/** What listings are held against. */
export interface Search {
  slots: Slots;
  excludedAreas: readonly string[];
  properties: readonly Property[];
  market: Market;
  /** In the market's time zone. */
  today: IsoDate;
}

/** Every listing with how well it fits, the best first; of equals the cheaper one. */
export function matchesOf({ slots, excludedAreas, properties, market, today }: Search): Proposal[] {
  return properties
    .map((listing) => ({ listing, match: matchListing({ slots, excludedAreas }, listing, { today, market }) }))
    .sort((a, b) => (b.match.percentage ?? 0) - (a.match.percentage ?? 0) || a.listing.price - b.listing.price);
}

/** The listings that fit best, the best first. Nothing of who the renter is enters it. */
export function bestMatches(search: Search): Proposal[] {
  const fitting = matchesOf(search).filter(({ match }) => match.fits);
  // Where the area has some, or one beside it, a home across the county is no answer.
  const near = fitting.filter(({ match }) => !isFarOff(match));
  const best = near.length > 0 ? near : fitting;
  return best.some(isFitting) ? best.slice(0, maxProposed) : [];
}

/** Homes that all have another number of bedrooms than the one asked for are no matches, however close. */
export function isFitting({ match }: Proposal): boolean {
  return match.fits && !match.reasons.some(isOtherSize);
}

function isOtherSize({ criterion, outcome }: MatchReason): boolean {
  return criterion === "bedrooms" && outcome === "differs";
}

function isFarOff({ reasons }: Match): boolean {
  const area = reasons.find(({ criterion }) => criterion === "area");
  return area?.outcome === "differs" && !area.data?.near;
}

/** Listings that a hard limit or two keep from fitting, the closest first. */
export function nearMisses(search: Search): Proposal[] {
  return matchesOf(search)
    .filter((proposal) => !isFitting(proposal) && !search.excludedAreas.includes(proposal.listing.area))
    .map((proposal) => ({ ...proposal, away: distanceFrom(search.slots, proposal, search.today) }))
    .filter(({ away }) => away <= maxAway)
    .sort((a, b) => a.away - b.away)
    .slice(0, maxNear);
}

/** How far a listing is from a search: parts of the budget above it, bedrooms, months too late, pets, another area. */
function distanceFrom(slots: Slots, { listing, match }: Proposal, today: IsoDate): number {
  const of = (criterion: MatchReason["criterion"]) => match.reasons.find((reason) => reason.criterion === criterion);
  const over = Number(of("budget")?.data?.over ?? 0) / (slots.budget_max ?? 1);
  const perRoom = of("bedrooms")?.outcome === "differs" ? 0.1 : 0.25;
  const rooms = roomsApart(slots.bedrooms ?? listing.bedrooms, listing.bedrooms) * perRoom;
  const late = of("move_in")?.outcome === "misses" ? daysBetween(today, listing.availableFrom ?? today) / 60 : 0;
  const area = of("area");
  const elsewhere = area?.outcome === "differs" ? (area.data?.near ? 0.1 : 0.3) : 0;
  return over + rooms + late + elsewhere + (of("pets")?.outcome === "misses" ? 0.4 : 0);
}

function roomsApart(wanted: Slots["bedrooms"], bedrooms: number): number {
  const { min = 0, max = min } = typeof wanted === "object" ? wanted : { min: wanted, max: wanted };
  return bedrooms < min ? min - bedrooms : Math.max(0, bedrooms - max);
}

function isDearer({ criterion, outcome }: MatchReason): boolean {
  return criterion === "budget" && outcome === "differs";
}

function isOtherArea({ criterion, outcome }: MatchReason): boolean {
  return criterion === "area" && outcome === "differs";
}

/** A listing for the reply and its card, with in what it differs from what was asked: a higher rent, another area. */
export function proposed({ listing, match }: Proposal): ProposedListing {
  const differs = match.reasons.filter((reason) => isOtherArea(reason) || isDearer(reason) || isOtherSize(reason));
  return { ...cardOf(listing, match), ...(differs.length > 0 && { differs }) };
}

/** A listing with what keeps it from fitting. */
export function nearMissOf({ listing, match }: Proposal): NearMiss {
  const reasons = [
    ...match.reasons.filter((reason) => reason.outcome === "misses" || isOtherSize(reason) || isDearer(reason)),
    ...match.reasons.filter(isOtherArea),
  ];
  return { ...cardOf(listing, match), reasons };
}

function cardOf({ id: propertyId, address, area, price, bedrooms }: Property, { percentage }: Match) {
  return { propertyId, address, area, price, bedrooms, percentage: percentage ?? 100 };
}

/** True where every one of the best lies outside the wanted places. */
export function isElsewhere(proposals: readonly Proposal[]): boolean {
  return proposals.length > 0 && proposals.every(({ match }) => match.reasons.some(isOtherArea));
}
