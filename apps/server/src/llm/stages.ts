/** Where a model can stand in for the built-in stage. */
export const stages = ["understand", "phrase"] as const;
export type Stage = (typeof stages)[number];

/** Its answer was used, refused by the check, never came, or was not asked for (no time left, or the breaker open). */
export const outcomes = ["used", "rejected", "failed", "skipped"] as const;
export type Outcome = (typeof outcomes)[number];
