import { readFileSync } from "node:fs";
import { highest } from "./highest.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";

/**
 * What a clause asks or tells besides the search and the facts of homes: about a visit, the agent and the chat, in the
 * order of the weights. `training/README.md` defines each.
 */
export const asideKinds = [
  "none",
  "visit_time",
  "visit_address",
  "visit_host",
  "visit_parking",
  "visit_entry",
  "visit_length",
  "bring_pet",
  "bring",
  "company",
  "late",
  "contact_way",
  "number",
  "who",
  "genuine",
  "hours",
  "when_hear",
  "told_agent",
  "how",
  "free",
  "needed",
  "next",
  "recap",
  "video",
  "areas",
  "best",
  "usual_price",
] as const;
export type AsideKind = (typeof asideKinds)[number];

/** Rows of the table of weights: a power of two. */
export const asideRows = 1 << 15;

/** The probability from which a kind counts, fixed on the dev split. */
const margin = 0.65;
/** Where a car stands at home is asked far more often than where to park for a visit. */
const sureMargins: Partial<Record<AsideKind, number>> = { visit_parking: 0.85 };

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
export function asideWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(new URL("aside.bin", import.meta.url)), asideKinds.length, asideRows);
  return loaded;
}

/** The likeliest kind by the features of `questionFeatures`, and how sure the classifier is: from 0 to 1. */
export function likeliestAside(features: Int32Array, weights = asideWeights()): { kind: AsideKind; share: number } {
  const scores = scoresOf(weights, features);
  const best = highest(scores);
  return { kind: asideKinds[best] ?? "none", share: scores[best] ?? 0 };
}

/** The kind that the classifier is sure of by these features; `none` if it isn't sure of any. */
export function asideFrom(features: Int32Array): AsideKind {
  const { kind, share } = likeliestAside(features);
  return share < (sureMargins[kind] ?? margin) ? "none" : kind;
}
