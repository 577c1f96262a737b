import { daysBetween } from "../dialogue/calendar.ts";
import { isIn } from "../dialogue/listings.ts";
import type { ListingTerms } from "../listings/listingTerms.ts";
import { placeNamed } from "../markets/placeNamed.ts";
import { landmarkNamed } from "../markets/spots.ts";
import type { IsoDate, Market, NumberRange, Slots } from "../types.ts";
import { besideMiles, closestSpot, milesBetween, toldMiles } from "./distance.ts";

/**
 * The outcome of a criterion: `fits`; `differs`, within what people accept; `unknown`, because the listing
 * doesn't say; `misses`, a hard limit that excludes the listing.
 */
export type MatchOutcome = "fits" | "differs" | "unknown" | "misses";

/** The verdict on one criterion; null if the renter named no such wish. */
export interface Verdict {
  outcome: MatchOutcome;
  data?: Record<string, string | number>;
  /** The part of the criterion's weight that it earns, 0-1, if the outcome alone is too coarse. */
  share?: number;
}

/** A rent this much above the budget is still worth showing: renters stretch for the right home. */
const BUDGET_TOLERANCE = 0.05;
/** Renters who want one place also look at a place this close to it. */
const nearMiles = 6;
/** How many days a renter can wait for a home. */
const MOVE_IN_TOLERANCE = 7;

/** @param price both in whole US dollars a month */
export function budgetVerdict(budget: number | undefined, price: number): Verdict | null {
  if (budget === undefined) return null;
  if (price <= budget) return { outcome: "fits", data: { under: budget - price } };
  const over = price - budget;
  if (over > budget * BUDGET_TOLERANCE) return { outcome: "misses", data: { over } };
  return { outcome: "differs", data: { over }, share: 1 - over / (budget * BUDGET_TOLERANCE * 2) };
}

/** One bedroom more is acceptable; one less, or two more, is a different home. */
export function bedroomsVerdict(wanted: Slots["bedrooms"], bedrooms: number): Verdict | null {
  if (wanted === undefined) return null;
  const { min, max } = endsOf(wanted);
  const data = { bedrooms };
  if (bedrooms >= min && bedrooms <= max) return { outcome: "fits", data };
  return { outcome: bedrooms === max + 1 ? "differs" : "misses", data };
}

function endsOf(wanted: number | NumberRange): { min: number; max: number } {
  if (typeof wanted === "number") return { min: wanted, max: wanted };
  return { min: wanted.min ?? 0, max: wanted.max ?? Number.POSITIVE_INFINITY };
}

/** A past date and "as soon as possible" mean today; of a range, its last day counts. */
export function moveInVerdict(
  moveIn: Slots["move_in"],
  availableFrom: IsoDate | undefined,
  today: IsoDate,
): Verdict | null {
  if (moveIn === undefined || moveIn === "flexible") return null;
  if (availableFrom === undefined) return { outcome: "unknown" };
  const wanted = typeof moveIn === "string" ? moveIn : moveIn.to;
  const latest = wanted === "asap" || wanted < today ? today : wanted;
  const late = daysBetween(latest, availableFrom);
  const data = { date: availableFrom };
  if (late <= 0) return { outcome: "fits", data };
  return { outcome: late <= MOVE_IN_TOLERANCE ? "differs" : "misses", data };
}

/** Most pets are within the limit. */
const unweighedShare = 0.8;

/** True if a home is free only after the wanted days, however little. */
export function isFreeLater(moveIn: Verdict | null): moveIn is Verdict {
  return moveIn?.outcome === "misses" || moveIn?.outcome === "differs";
}

/** For kinds that no policy names (a parrot, a rabbit), the agent has to answer. */
export function petsVerdict(
  pets: Slots["pets"],
  policy: ListingTerms["pets"],
  pounds: number | undefined = undefined,
): Verdict | null {
  if (!pets?.has) return null;
  if (!policy) return { outcome: "unknown" };
  const data = { allowed: policy.allowed.join(",") };
  const kind = policy.allowed.find((name) => name === pets.kind);
  const otherPet = pets.kind !== undefined && pets.kind !== "cat" && pets.kind !== "dog";
  if (policy.allowed.length === 0) return { outcome: "misses", data };
  if (policy.most !== undefined && (pets.count ?? 1) > policy.most)
    return { outcome: "misses", data: { ...data, most: policy.most } };
  if (pets.kind !== undefined && !otherPet && kind === undefined) return { outcome: "misses", data };
  // A known weight next to a cat is another pet's.
  if (pounds !== undefined && policy.pounds !== undefined && pounds > policy.pounds && pets.kind !== "cat")
    return { outcome: "misses", data: { ...data, limit: policy.pounds } };
  const certain = kind !== undefined || (pets.kind === undefined && policy.allowed.length > 1);
  if (!certain) return { outcome: "unknown", data };
  // Cats stay below any limit; of another pet the weight decides, and nobody has told it yet.
  const isOpen = policy.pounds !== undefined && pounds === undefined && pets.kind !== "cat";
  return isOpen
    ? { outcome: "differs", data: { ...data, limit: policy.pounds ?? 0 }, share: unweighedShare }
    : { outcome: "fits", data };
}

/** An excluded place excludes the listing; another place than the wanted one lowers the match. */
export function areaVerdict(
  wanted: Slots["area"],
  { excludedAreas, near = [] }: { excludedAreas: readonly string[]; near?: readonly string[] | undefined },
  area: string,
  market: Market,
): Verdict | null {
  const data = { area };
  if (isIn(area, excludedAreas, market)) return { outcome: "misses", data };
  if (wanted === undefined) return null;
  const beside = besideVerdict(near, wanted, area, market);
  if (beside) return beside;
  const names = [wanted].flat();
  if (isIn(area, names, market)) return { outcome: "fits", data };
  const [closest] = names
    .flatMap((name) => {
      const miles = milesBetween(name, area, market);
      return miles === undefined ? [] : [{ from: name, miles }];
    })
    .sort((a, b) => a.miles - b.miles);
  const isNear = closest ? closest.miles <= nearMiles : names.some((name) => areNeighbours(name, area, market));
  return { outcome: "differs", data: { ...data, near: isNear ? 1 : 0, ...closest }, share: isNear ? 0.5 : 0.1 };
}

/** At this many miles, the wish isn't met at all. */
const outOfReach = 14;

/**
 * How near a landmark a home is; null without one, if the agent gave the search another area, or if the middle of the home's
 * area isn't known.
 */
function besideVerdict(
  near: readonly string[],
  wanted: string | readonly string[],
  area: string,
  market: Market,
): Verdict | null {
  const spots = near
    .flatMap((name) => landmarkNamed(name, market) ?? [])
    .filter(({ place }) => [wanted].flat().includes(place));
  const closest = closestSpot(area, spots, market);
  if (!closest) return null;
  const { spot, miles } = closest;
  return {
    outcome: miles <= besideMiles ? "fits" : "differs",
    data: {
      area,
      near: miles <= nearMiles ? 1 : 0,
      from: spot.name,
      fromSpanish: spot.spanish,
      miles: toldMiles(miles),
      landmark: 1,
    },
    share: Math.max(0.1, 1 - miles / outOfReach),
  };
}

/** Two places in the same city, or in the same county if neither is in a city. */
function areNeighbours(first: string, second: string, market: Market): boolean {
  const within = (name: string) => placeNamed(name, market)?.within;
  return within(first) !== undefined && within(first) === within(second);
}

export function bathroomsVerdict(wanted: Slots["bathrooms"], bathrooms: number): Verdict | null {
  if (wanted === undefined) return null;
  return { outcome: bathrooms >= endsOf(wanted).min ? "fits" : "differs", data: { bathrooms } };
}

export function parkingVerdict(wanted: boolean | undefined, spaces: number | undefined): Verdict | null {
  if (!wanted) return null;
  if (spaces === undefined) return { outcome: "unknown" };
  return { outcome: spaces > 0 ? "fits" : "differs", data: { spaces } };
}

export function furnishedVerdict(wanted: boolean | undefined, furnished: boolean | undefined): Verdict | null {
  if (wanted === undefined) return null;
  if (furnished === undefined) return { outcome: "unknown" };
  // Furniture can be put away; nobody buys it for a stay.
  const other = wanted ? "misses" : "differs";
  return { outcome: wanted === furnished ? "fits" : other, data: { furnished: furnished ? 1 : 0 } };
}

/** Months; without a longest term, a lease's shortest one is only a minimum. Nobody can stay for less than that. */
export function leaseVerdict(months: number | undefined, lease: ListingTerms["lease"]): Verdict | null {
  if (months === undefined) return null;
  if (!lease) return { outcome: "unknown" };
  const { min, max } = lease;
  const data = { min, ...(max !== undefined && { max }) };
  if (months < min) return { outcome: "misses", data };
  return { outcome: months <= (max ?? Number.POSITIVE_INFINITY) ? "fits" : "differs", data };
}

/** What a stored lease says to a term; `open`: it is longer than the minimum, and no maximum is known. */
export function leaseAllows(months: number, { min, max }: NonNullable<ListingTerms["lease"]>): "yes" | "no" | "open" {
  if (months < min || (max !== undefined && months > max)) return "no";
  return months === min || max !== undefined ? "yes" : "open";
}
