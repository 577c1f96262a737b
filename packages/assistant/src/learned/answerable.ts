import type { Stretch } from "../understanding/questionMap.ts";
import type { Reading } from "../understanding/reading.ts";
import { questionFeatures } from "./question.ts";
import { storedClassifier } from "./storedClassifier.ts";

/**
 * Who can answer a clause about homes, money and terms, in the order of the weights. `training/README.md` defines each.
 *
 * - `facts`: stored facts, if the listing has them: "how much is the deposit?"
 * - `agent`: only the agent, though a fact has the same subject: "can I pay the deposit in two parts?"
 * - `offer`: nobody has to; it tells something that the agent should know: "we can pay three months ahead"
 * - `here`: asks whether this is the right place to write to
 */
export const answerableKinds = ["none", "facts", "agent", "offer", "here"] as const;
export type AnswerableKind = (typeof answerableKinds)[number];

/** Rows of the table of weights: a power of two. */
export const answerableRows = 1 << 15;

/** The probability from which a kind counts. */
const margins: Readonly<Record<Exclude<AnswerableKind, "none">, number>> = {
  facts: 0.5,
  agent: 0.5,
  offer: 0.6,
  here: 0.6,
};

const likeliest = storedClassifier(new URL("answerable.bin", import.meta.url), answerableKinds, answerableRows);

/** The kind that the classifier is sure of for a stretch; `none` if it isn't sure of any. */
export function answerableBy(reading: Reading, stretch: Stretch): AnswerableKind {
  return answerableFrom(questionFeatures(reading, stretch));
}

/** The same, from the features of {@link questionFeatures}. */
export function answerableFrom(features: Int32Array): AnswerableKind {
  const { kind, share } = likeliest(features);
  return kind === "none" || share < margins[kind] ? "none" : kind;
}
