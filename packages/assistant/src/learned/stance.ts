import { readFileSync } from "node:fs";
import { highest } from "./highest.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";

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
  "browses",
  "offers_trade",
  "wants_to_buy",
] as const;
export type Stance = (typeof stances)[number];

/** Rows of the table of weights: a power of two. */
export const stanceRows = 1 << 14;

/** From where on the likeliest stance counts, fixed on the dev split: what ends a conversation or drops a home needs more. */
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
  browses: 0.55,
  offers_trade: 0.5,
  wants_to_buy: 0.5,
};

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
export function stanceWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(new URL("stance.bin", import.meta.url)), stances.length, stanceRows);
  return loaded;
}

/** The likeliest stance by the features of {@link questionFeatures}, and how sure the classifier is: from 0 to 1. */
export function likeliestStance(features: Int32Array, weights = stanceWeights()): { stance: Stance; share: number } {
  const scores = scoresOf(weights, features);
  const best = highest(scores);
  return { stance: stances[best] as Stance, share: scores[best] ?? 0 };
}

/** The stance that the classifier is sure of by these features, or null. */
export function stanceFrom(features: Int32Array): Stance | null {
  const { stance, share } = likeliestStance(features);
  return share < (sureMargins[stance] ?? margin) ? null : stance;
}
