import { readFileSync } from "node:fs";
import type { Topic } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import type { Reading } from "../understanding/reading.ts";
import { featuresOf, viewOf } from "./features.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";

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

/** Which homes it is about: one, those named or shown, or any. */
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

/** The three classifiers of questions, and the rows of their tables: powers of two. */
export const questionParts = {
  ops: { labels: questionOps, rows: 1 << 15 },
  scopes: { labels: questionScopes, rows: 1 << 13 },
  fields: { labels: questionFields, rows: 1 << 14 },
} as const;
export type QuestionPart = keyof typeof questionParts;

/** What a question asks, and how sure the classifier is. Shares go from 0 to 1. */
export interface QuestionRead {
  /** The likeliest besides `none`. */
  op: Exclude<QuestionOp, "none">;
  /** That it asks anything about homes. */
  asks: number;
  /** That it wants yes or no. */
  checks: number;
  scope: QuestionScope;
  /** How likely each field is meant. */
  fields: ReadonlyMap<QuestionField, number>;
}

/** How often each meaning counts: there are few of them, next to hundreds of runs of letters. */
const weightOfMeaning = 8;

/**
 * Features of a stretch of a message that is judged alone: its words and letters, and what the phrases of both languages
 * say they mean.
 */
export function questionFeatures(reading: Reading, { start, end }: Stretch): Int32Array {
  const { text, words } = reading;
  const letters = featuresOf(viewOf(text, words, "none"), [{ start, end }], 0);
  const meanings = meaningsOf(reading, start, end);
  const all = new Int32Array(letters.length + meanings.size * weightOfMeaning);
  all.set(letters);
  let at = letters.length;
  for (const meaning of meanings) for (let i = 0; i < weightOfMeaning; i++) all[at++] = hashOf(meaning, i);
  return all;
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

/** Rows that features are numbered by, before each table folds them into its own. */
const features = 1 << 17;

let loaded: Record<QuestionPart, Weights> | undefined;

function stored(part: QuestionPart): Weights {
  const { labels, rows } = questionParts[part];
  return unpackWeights(readFileSync(new URL(`question.${part}.bin`, import.meta.url)), labels.length, rows);
}

/** The weights of the repository, read when they are first needed. */
export function questionWeights(): Record<QuestionPart, Weights> {
  loaded ??= { ops: stored("ops"), scopes: stored("scopes"), fields: stored("fields") };
  return loaded;
}

/** Reads what a stretch of a message asks about homes. */
export function readQuestion(reading: Reading, stretch: Stretch, weights = questionWeights()): QuestionRead {
  const features = questionFeatures(reading, stretch);
  const ops = scoresOf(weights.ops, features);
  const asking = ops.slice(1);
  const fields = scoresOf(weights.fields, features);
  return {
    op: likeliest(questionOps.slice(1), asking) as Exclude<QuestionOp, "none">,
    asks: 1 - (ops[0] ?? 0),
    checks: ops[questionOps.indexOf("check")] ?? 0,
    scope: likeliest(questionScopes, scoresOf(weights.scopes, features)),
    fields: new Map(questionFields.map((field, at) => [field, fields[at] ?? 0])),
  };
}

function likeliest<Label>(labels: readonly Label[], shares: Float32Array): Label {
  let best = 0;
  for (let at = 1; at < labels.length; at++) if ((shares[at] ?? 0) > (shares[best] ?? 0)) best = at;
  return labels[best] as Label;
}
