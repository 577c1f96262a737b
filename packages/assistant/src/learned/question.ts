import { readFileSync } from "node:fs";
import type { Topic } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import type { Reading } from "../understanding/reading.ts";
import { featuresOf, type MessageView, viewOf } from "./features.ts";
import { highest } from "./highest.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";
import { type Network, type NetworkShape, outputsOf, shareAlone, sharesAmong, unpackNetwork } from "./network.ts";

/**
 * What a question wants done with the facts of homes, in the order of the weights. `training/README.md` defines each.
 *
 * - `value`: a fact
 * - `check`: yes or no
 * - `list`: which homes have something, or whether any does
 * - `compare`: how homes differ
 * - `most`, `least`: the home with the highest or the lowest of something
 * - `count`: how many homes
 * - `total`: amounts added up
 * - `why_not`: what keeps a home from being offered or possible
 */
export const questionOps = [
  "none",
  "value",
  "check",
  "list",
  "compare",
  "most",
  "least",
  "count",
  "total",
  "why_not",
] as const;
export type QuestionOp = (typeof questionOps)[number];

/** Which homes it is about: one, the named or shown ones, or any. */
export const questionScopes = ["one", "some", "all"] as const;
export type QuestionScope = (typeof questionScopes)[number];

/** What it is about: topics that listings store facts of, and `home` for a home as a whole. */
export const questionFields = [
  "home",
  "price",
  "deposit",
  "fees",
  "move_in_cost",
  "availability",
  "bedrooms",
  "bathrooms",
  "square_feet",
  "address",
  "area",
  "pets",
  "pet_fee",
  "parking",
  "furnished",
  "laundry",
  "utilities",
  "internet",
  "air_conditioning",
  "pool",
  "gym",
  "balcony",
  "view",
  "light",
  "noise",
  "elevator",
  "doorman",
  "appliances",
  "storage",
  "lease_term",
  "application",
  "requirements",
  "accessibility",
  "floor",
  "photos",
  "distance",
  "smoking",
  "occupancy_limit",
  "den",
  "other",
] as const satisfies readonly (Topic | "home")[];
export type QuestionField = (typeof questionFields)[number];

/** Which of the network's outputs belong to each part of the answer. */
export const questionHeads = {
  ops: { kind: "one", start: 0, count: questionOps.length },
  scopes: { kind: "one", start: questionOps.length, count: questionScopes.length },
  fields: { kind: "each", start: questionOps.length + questionScopes.length, count: questionFields.length },
} as const;

export const questionShape: NetworkShape = {
  rows: 1 << 15,
  hidden: 32,
  outputs: questionOps.length + questionScopes.length + questionFields.length,
};

/** What a question asks, and how sure the classifier is. Shares go from 0 to 1. */
export interface QuestionRead {
  /** The likeliest apart from `none`. */
  op: Exclude<QuestionOp, "none">;
  /** How sure it is that the text asks about homes. */
  asks: number;
  /** How sure it is that the text wants yes or no. */
  checks: number;
  scope: QuestionScope;
  /** How likely each field is meant; it may be several. */
  fields: ReadonlyMap<QuestionField, number>;
}

/** How many times each meaning counts: there are few of them and hundreds of runs of letters. */
const weightOfMeaning = 8;

/**
 * Features of a stretch of a message that is judged alone: its words and letters, and what the phrases of both languages
 * say they mean.
 */
export function questionFeatures(reading: Reading, { start, end }: Stretch): Int32Array {
  const letters = featuresOf(viewAlone(reading), [{ start, end }], 0);
  const meanings = meaningsOf(reading, start, end);
  const all = new Int32Array(letters.length + meanings.size * weightOfMeaning);
  all.set(letters);
  let at = letters.length;
  for (const meaning of meanings) for (let i = 0; i < weightOfMeaning; i++) all[at++] = hashOf(meaning, i);
  return all;
}

/** All clauses and questions of a message share one view of it. */
const views = new WeakMap<Reading, MessageView>();

function viewAlone(reading: Reading): MessageView {
  const known = views.get(reading);
  if (known) return known;
  const view = viewOf(reading.text, reading.words, "none");
  views.set(reading, view);
  return view;
}

function meaningsOf(reading: Reading, start: number, end: number): ReadonlySet<string> {
  const meanings = new Set<string>();
  for (const signal of reading.phraseSignals)
    if (signal.start >= start && signal.end <= end) meanings.add(`s:${signal.name}`);
  for (let i = start; i < end; i++)
    for (const span of reading.classesAt(i))
      if (span.end <= end) for (const group of span.groups) meanings.add(`g:${group}`);
  return meanings;
}

function hashOf(meaning: string, salt: number): number {
  let hash = Math.imul(0x811c9dc5 ^ salt, 0x01000193);
  for (let i = 0; i < meaning.length; i++) hash = Math.imul(hash ^ meaning.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (features - 1);
}

/** Rows that features are numbered by, before the table folds them into its own. */
const features = 1 << 17;

/** Rows of the second table, which judges only what is wanted: a power of two. */
export const opRows = 1 << 15;

/**
 * A network judges everything; what is wanted is also judged by a linear classifier, and the two results are averaged:
 * the network knows more but is too sure of itself.
 */
export interface QuestionWeights {
  network: Network;
  ops: Weights;
}

let loaded: QuestionWeights | undefined;

/** The weights of the repository, read when they are first needed. */
export function questionWeights(): QuestionWeights {
  loaded ??= {
    network: unpackNetwork(readFileSync(new URL("question.bin", import.meta.url)), questionShape),
    ops: unpackWeights(readFileSync(new URL("question.ops.bin", import.meta.url)), questionOps.length, opRows),
  };
  return loaded;
}

/** Reads what a stretch of a message asks about homes. */
export function readQuestion(reading: Reading, stretch: Stretch, weights = questionWeights()): QuestionRead {
  const features = questionFeatures(reading, stretch);
  const outputs = outputsOf(weights.network, features);
  const { ops, scopes, fields } = questionHeads;
  const linear = scoresOf(weights.ops, features);
  const shares = sharesAmong(outputs, ops.start, ops.count).map((share, at) => (share + (linear[at] ?? 0)) / 2);
  return {
    op: likeliest(questionOps.slice(1), shares.subarray(1)) as Exclude<QuestionOp, "none">,
    asks: 1 - (shares[0] ?? 0),
    checks: shares[questionOps.indexOf("check")] ?? 0,
    scope: likeliest(questionScopes, outputs.subarray(scopes.start, scopes.start + scopes.count)),
    fields: new Map(questionFields.map((field, at) => [field, shareAlone(outputs[fields.start + at] ?? 0)])),
  };
}

function likeliest<Label>(labels: readonly Label[], shares: Float32Array): Label {
  return labels[highest(shares)] as Label;
}
