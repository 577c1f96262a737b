import { featuresOf } from "../src/learned/features.ts";
import { type ClauseKind, clauseKinds } from "../src/learned/kinds.ts";
import { type Shares, sharesOf, type Weights } from "../src/learned/model.ts";
import { viewOfExample } from "./clauses.ts";
import type { Example } from "./examples.ts";

/** A clause with the kind that a person gave it and how sure the classifier is of each. */
export interface Scored {
  kind: ClauseKind;
  shares: Shares;
}

/** Scores every clause of labeled messages. */
export function scoreClauses(weights: Weights, examples: readonly Example[]): Scored[] {
  return examples.flatMap((example) => {
    const { message, clauses } = viewOfExample(example);
    return clauses.map(({ kind }, at) => ({ kind, shares: sharesOf(weights, featuresOf(message, clauses, at)) }));
  });
}

/** The share of clauses whose likeliest kind is the right one. */
export function accuracyOf(scored: readonly Scored[]): number {
  const right = scored.filter(({ kind, shares }) => clauseKinds.every((other) => shares[other] <= shares[kind]));
  return right.length / scored.length;
}

/** Of the clauses above a margin, how many are right, and of the right ones, how many are above it. */
export function rates(
  scored: readonly Scored[],
  isMeant: (kind: ClauseKind) => boolean,
  isFound: (shares: Shares) => boolean,
): { precision: number; recall: number } {
  const found = scored.filter(({ shares }) => isFound(shares));
  const meant = scored.filter(({ kind }) => isMeant(kind));
  const both = found.filter(({ kind }) => isMeant(kind)).length;
  return { precision: both / (found.length || 1), recall: both / (meant.length || 1) };
}
