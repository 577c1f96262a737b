/** What the assistant understands and scores by, with the same names everywhere; without the schema library. */

/** Lines of a search that are yes or no. */
export const yesNoSlots = ["parking", "furnished"] as const;
export type YesNoSlot = (typeof yesNoSlots)[number];

/** The lines of a renter's search, in reading order. Both ends of a budget are one line. */
export const slotNames = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget",
  "move_in",
  "lease_months",
  "pets",
  ...yesNoSlots,
  "occupants",
  "name",
  "phone",
  "email",
  "showing_request",
] as const;
export type SlotName = (typeof slotNames)[number];

/** Every reason that a score can give. */
export const scoreReasonIds = [
  "moves_soon",
  "criteria_known",
  "contact_given",
  "both_contacts",
  "name_given",
  "showing_requested",
  "listings_fit",
  "criteria_missing",
  "moves_late",
  "move_date_unknown",
  "no_contact",
  "no_request",
  "found_place",
  "opted_out",
] as const;
export type ScoreReasonId = (typeof scoreReasonIds)[number];
