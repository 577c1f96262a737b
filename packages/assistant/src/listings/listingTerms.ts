/** Pets that a listing's policy distinguishes. */
export const petKinds = ["cat", "dog"] as const;
export type PetKind = (typeof petKinds)[number];
/** What a rent can include. */
export const utilities = ["water", "electricity", "gas", "internet", "trash"] as const;
export type Utility = (typeof utilities)[number];

/**
 * What a listing costs and allows, as its agent entered it. Absent fields are unknown, and the
 * assistant then says so. Money is whole US dollars; assistance animals never count as pets.
 */
export interface ListingTerms {
  pets?: {
    /** Empty if pets aren't allowed. */
    allowed: readonly PetKind[];
    /** How many at most. */
    most?: number | undefined;
    /** Weight limit of each, in pounds. */
    pounds?: number | undefined;
    /** One time, for each pet. */
    fee?: number | undefined;
  };
  /** What is due before moving in. The first and last month are the rent, so they follow it. */
  fees?: {
    application?: number | undefined;
    firstMonth?: boolean | undefined;
    lastMonth?: boolean | undefined;
    deposit?: number | undefined;
    other?: number | undefined;
  };
  /** Spaces that come with the home; 0 for none. */
  parkingSpaces?: number;
  furnished?: boolean;
  /** Months. */
  lease?: { min: number; max?: number | undefined };
  /** Included in the rent; empty for nothing. */
  utilities?: readonly Utility[];
}
