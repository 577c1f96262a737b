import type { Stretch } from "../understanding/questionMap.ts";
import type { Word } from "../understanding/words.ts";
import { featuresOf, viewOf } from "./features.ts";
import { storedClassifier } from "./storedClassifier.ts";

/**
 * What a whole message calls for beyond the search, in the order of the weights. `training/README.md` defines each.
 *
 * - `stop`, `start`: no more messages, or messages again after that
 * - `minor`: the writer is under 18
 * - `emergency`: someone is in danger now
 * - `legal`: asks for legal advice
 * - `guarantee`: wants a promise of approval, of a price, or that a home is held
 * - `erase`: wants data deleted, or asks what is stored
 */
export const conductKinds = ["none", "stop", "start", "minor", "emergency", "legal", "guarantee", "erase"] as const;
export type ConductKind = (typeof conductKinds)[number];

/** Rows of the table of weights: a power of two. */
export const conductRows = 1 << 16;

/** The probability from which a kind counts, fixed on the dev split: what can't be undone needs a higher one. */
export const conductMargins: Readonly<Record<Exclude<ConductKind, "none">, number>> = {
  stop: 0.6,
  start: 0.4,
  minor: 0.4,
  emergency: 0.4,
  legal: 0.5,
  guarantee: 0.5,
  erase: 0.4,
};

/** Features of a whole message. The result is valid until the next call. */
export function conductFeatures(text: string, words: readonly Word[]): Int32Array {
  const whole: Stretch = { start: 0, end: words.length };
  return featuresOf(viewOf(text, words, "none"), [whole], 0);
}

const likeliest = storedClassifier(new URL("conduct.bin", import.meta.url), conductKinds, conductRows);

/** The kind that the classifier is sure of for a message; `none` if it isn't sure of any. */
export function conductOf(text: string, words: readonly Word[]): ConductKind {
  if (words.length === 0) return "none";
  const { kind, share } = likeliest(conductFeatures(text, words));
  return kind === "none" || share < conductMargins[kind] ? "none" : kind;
}
