/** The stages that a model can replace. */
export const stages = ["understand", "phrase"] as const;
export type Stage = (typeof stages)[number];

/** Its answer was used, refused by the check, never came, or wasn't requested (no time left, or the breaker open). */
export const outcomes = ["used", "rejected", "failed", "skipped"] as const;
export type Outcome = (typeof outcomes)[number];
