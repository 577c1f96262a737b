import { readFileSync } from "node:fs";
import type { Stretch } from "../understanding/questionMap.ts";
import type { Reading } from "../understanding/reading.ts";
import { highest } from "./highest.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";
import { questionFeatures } from "./question.ts";

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

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
export function answerableWeights(): Weights {
  const url = new URL("answerable.bin", import.meta.url);
  loaded ??= unpackWeights(readFileSync(url), answerableKinds.length, answerableRows);
  return loaded;
}

/** The kind that the classifier is sure of for a stretch; `none` if it isn't sure of any. */
export function answerableBy(reading: Reading, stretch: Stretch): AnswerableKind {
  return answerableFrom(questionFeatures(reading, stretch));
}

/** The same, from the features of {@link questionFeatures}. */
export function answerableFrom(features: Int32Array, weights = answerableWeights()): AnswerableKind {
  const scores = scoresOf(weights, features);
  const best = highest(scores);
  const kind = answerableKinds[best] ?? "none";
  return kind === "none" || (scores[best] ?? 0) < margins[kind] ? "none" : kind;
}
