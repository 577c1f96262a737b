/** The stages that a model can replace. */
export const stages = ["understand", "phrase"] as const;
export type Stage = (typeof stages)[number];

/**
 * What became of an answer: used, rejected by the check, never received, or not requested (no time left, or the breaker
 * open).
 */
export const outcomes = ["used", "rejected", "failed", "skipped"] as const;
export type Outcome = (typeof outcomes)[number];
