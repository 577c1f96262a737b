import { readFileSync } from "node:fs";
import { highest } from "./highest.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";

/** The likeliest kind of a text, and how sure the classifier is: from 0 to 1. */
export interface Likeliest<Kind> {
  kind: Kind;
  share: number;
}

/**
 * A linear classifier with the weights of a file, which is read when it is first needed.
 *
 * @param kinds in the order of the weights
 * @param rows of the table of weights: a power of two
 */
export function storedClassifier<Kind extends string>(
  file: URL,
  kinds: readonly Kind[],
  rows: number,
): (features: Int32Array) => Likeliest<Kind> {
  let weights: Weights | undefined;
  return (features) => {
    weights ??= unpackWeights(readFileSync(file), kinds.length, rows);
    const scores = scoresOf(weights, features);
    const best = highest(scores);
    return { kind: kinds[best] as Kind, share: scores[best] ?? 0 };
  };
}
