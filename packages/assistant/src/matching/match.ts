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

/**
 * How well a listing fits a search: hard limits (budget with tolerance, bedrooms, day of
 * availability, pets, excluded places) and graded wishes.
 */
export function matchListing(wishes: Wishes, listing: Listing, facts: { today: IsoDate; market: Market }): Match {
  const { slots } = wishes;
  const verdicts: Record<MatchCriterion, Verdict | null> = {
    budget: budgetVerdict(slots.budget_max, listing.price),
    bedrooms: bedroomsVerdict(slots.bedrooms, listing.bedrooms),
    move_in: moveInVerdict(slots.move_in, listing.availableFrom, facts.today),
    pets: petsVerdict(slots.pets, listing.terms?.pets, wishes.petPounds),
    area: areaVerdict(slots.area, wishes, listing.area, facts.market),
    bathrooms: bathroomsVerdict(slots.bathrooms, listing.bathrooms),
    parking: parkingVerdict(slots.parking, listing.terms?.parkingSpaces),
    furnished: furnishedVerdict(slots.furnished, listing.terms?.furnished),
    lease: leaseVerdict(slots.lease_months, listing.terms?.lease),
  };
  const known = matchCriteria.flatMap((criterion) => {
    const verdict = verdicts[criterion];
    return verdict ? [{ criterion, ...verdict }] : [];
  });
  return {
    percentage: percentageOf(known),
    fits: known.every(({ outcome }) => outcome !== "misses"),
    reasons: known.map(({ share: _, ...reason }) => reason),
  };
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
