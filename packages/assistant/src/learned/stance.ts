import { storedClassifier } from "./storedClassifier.ts";

/** What a clause does in the conversation, in the order of the weights. `training/README.md` defines each. */
export const stances = [
  "leaving",
  "bye",
  "thanks_ok",
  "reject_home",
  "other_homes",
  "unanswered",
  "told_already",
  "correct_value",
  "objects_fact",
  "knows_no_areas",
  "any_area",
  "flexible",
  "accepts",
  "declines_offer",
  "wait",
  "notify_me",
  "when_hear",
  "wants_visit",
  "pick_time",
  "cancel_visit",
  "remote",
  "contact_how",
  "wants_person",
  "work_near",
  "about_me",
  "states_need",
  "conditional",
  "asks_home",
  "asks_process",
  "asks_advice",
  "doubt_trust",
  "joke",
  "too_dear",
  "browsing",
  "offers_service",
  "buys",
  "owner",
] as const;
export type Stance = (typeof stances)[number];

/** Rows of the table of weights: a power of two. */
export const stanceRows = 1 << 14;

/**
 * The probability from which the likeliest stance counts, fixed on the dev split: what ends a conversation or drops a
 * home needs a higher one.
 */
const margin = 0.5;
const sureMargins: Partial<Record<Stance, number>> = {
  leaving: 0.6,
  bye: 0.7,
  wait: 0.65,
  notify_me: 0.65,
  reject_home: 0.5,
  unanswered: 0.6,
  objects_fact: 0.65,
  remote: 0.6,
  conditional: 0.7,
  flexible: 0.65,
  any_area: 0.6,
  knows_no_areas: 0.6,
  other_homes: 0.6,
  too_dear: 0.55,
  browsing: 0.55,
  offers_service: 0.55,
  buys: 0.6,
  owner: 0.6,
};

const likeliest = storedClassifier(new URL("stance.bin", import.meta.url), stances, stanceRows);

/** The stance that the classifier is sure of by the features of `questionFeatures`, or null. */
export function stanceFrom(features: Int32Array): Stance | null {
  const { kind, share } = likeliest(features);
  return share < (sureMargins[kind] ?? margin) ? null : kind;
}
