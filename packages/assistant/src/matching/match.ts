import { isIn } from "../dialogue/listings.ts";
import type { ListingTerms } from "../listings/listingTerms.ts";
import type { IsoDate, Market, Property, Slots } from "../types.ts";
import {
  areaVerdict,
  bathroomsVerdict,
  bedroomsVerdict,
  budgetVerdict,
  furnishedVerdict,
  leaseVerdict,
  type MatchOutcome,
  moveInVerdict,
  parkingVerdict,
  petsVerdict,
  type Verdict,
} from "./verdicts.ts";

export const matchCriteria = [
  "budget",
  "bedrooms",
  "move_in",
  "pets",
  "area",
  "bathrooms",
  "parking",
  "furnished",
  "lease",
] as const;
export type MatchCriterion = (typeof matchCriteria)[number];

export interface MatchReason {
  criterion: MatchCriterion;
  outcome: MatchOutcome;
  /** Numbers and names for the phrasing: the listing's value, and its difference. */
  data?: Record<string, string | number>;
}

export interface Match {
  /** 0-100: how much of the wishes the listing meets; null without wishes. */
  percentage: number | null;
  /** False if it misses a hard limit: then it is a near miss at best, never an offer. */
  fits: boolean;
  /** One for each criterion the renter named, in the order of {@link matchCriteria}. */
  reasons: MatchReason[];
}

/** What a renter looks for. Nothing in it says who the renter is. */
export interface Wishes {
  slots: Pick<
    Slots,
    "area" | "bedrooms" | "bathrooms" | "budget_max" | "move_in" | "lease_months" | "pets" | "parking" | "furnished"
  >;
  excludedAreas: readonly string[];
  /** Landmarks that the home should be near; then the area only says where to begin. */
  near?: readonly string[] | undefined;
  /** What the renter's pet weighs. */
  petPounds?: number | undefined;
}

/** The weight of each criterion. Hard limits also weigh most as wishes. */
const weights: Record<MatchCriterion, number> = {
  budget: 25,
  bedrooms: 20,
  area: 25,
  move_in: 12,
  pets: 10,
  bathrooms: 6,
  parking: 6,
  furnished: 6,
  lease: 4,
};

/** The share of its weight that an outcome earns if its rule gives none. */
const shares: Record<MatchOutcome, number> = { fits: 1, differs: 0.5, unknown: 0.6, misses: 0 };

type Listing = Pick<Property, "price" | "bedrooms" | "bathrooms" | "area" | "availableFrom"> & {
  terms?: ListingTerms;
};

interface Facts {
  today: IsoDate;
  market: Market;
}

/** The verdict on each criterion; null if the renter named no such wish. */
const verdictOf: Record<MatchCriterion, (wishes: Wishes, listing: Listing, facts: Facts) => Verdict | null> = {
  budget: ({ slots }, { price }) => budgetVerdict(slots.budget_max, price),
  bedrooms: ({ slots }, { bedrooms }) => bedroomsVerdict(slots.bedrooms, bedrooms),
  move_in: ({ slots }, { availableFrom }, { today }) => moveInVerdict(slots.move_in, availableFrom, today),
  pets: ({ slots, petPounds }, { terms }) => petsVerdict(slots.pets, terms?.pets, petPounds),
  area: (wishes, { area }, { market }) => areaVerdict(wishes.slots.area, wishes, area, market),
  bathrooms: ({ slots }, { bathrooms }) => bathroomsVerdict(slots.bathrooms, bathrooms),
  parking: ({ slots }, { terms }) => parkingVerdict(slots.parking, terms?.parkingSpaces),
  furnished: ({ slots }, { terms }) => furnishedVerdict(slots.furnished, terms?.furnished),
  lease: ({ slots }, { terms }) => leaseVerdict(slots.lease_months, terms?.lease),
};

/**
 * How well a listing fits a search: hard limits (budget with tolerance, bedrooms, day of
 * availability, pets, excluded places) and graded wishes.
 */
export function matchListing(wishes: Wishes, listing: Listing, facts: Facts): Match {
  const known = matchCriteria.flatMap((criterion) => {
    const verdict = verdictOf[criterion](wishes, listing, facts);
    return verdict ? [{ criterion, ...verdict }] : [];
  });
  return {
    percentage: percentageOf(known),
    fits: known.every(({ outcome }) => outcome !== "misses"),
    reasons: known.map(({ share: _, ...reason }) => reason),
  };
}

const besidesArea = matchCriteria.filter((criterion) => criterion !== "area");

/** The `fits` of {@link matchListing} alone, without the distances that only grade a match: an area misses if it is excluded. */
export function meetsLimits(wishes: Wishes, listing: Listing, facts: Facts): boolean {
  return (
    besidesArea.every((criterion) => verdictOf[criterion](wishes, listing, facts)?.outcome !== "misses") &&
    !isIn(listing.area, wishes.excludedAreas, facts.market)
  );
}

function percentageOf(known: (Verdict & { criterion: MatchCriterion })[]): number | null {
  if (known.length === 0) return null;
  const most = known.reduce((sum, { criterion }) => sum + weights[criterion], 0);
  const earned = known.reduce(
    (sum, { criterion, outcome, share = shares[outcome] }) => sum + weights[criterion] * share,
    0,
  );
  return Math.round((earned / most) * 100);
}
