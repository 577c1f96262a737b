import type { SlotName } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { breakStrength, fold, gapAfter, type Word } from "../understanding/words.ts";

/** What the reply before asked for: "4" is an hour, a size or a budget depending on it. */
export type AskedBefore = SlotName | "start" | "none";

/** A message cut into words, with everything that its clauses are judged by. */
export interface MessageView {
  text: string;
  words: readonly Word[];
  /** The words as typed, without capitals and accents; numbers by their length. */
  written: readonly string[];
  asked: AskedBefore;
}

/** Rows of the table of weights: a power of two. */
export const rows = 1 << 17;

/** Longer clauses are cut here: what they do shows early, and the cost stays limited. */
const mostWords = 40;
/** Longer words are cut here. */
const mostLetters = 24;
const longestGram = 5;
/** In a clause with at most this many words, the question before decides what it does. */
const shortClause = 4;

const fnvPrime = 0x01000193;
const fnvBasis = 0x811c9dc5;

/** Kinds of features, so that the same text in two kinds gets two rows. */
const of = {
  word: 1,
  pair: 2,
  triple: 3,
  gram: 4,
  first: 5,
  last: 6,
  shape: 7,
  asked: 8,
  before: 9,
  after: 10,
} as const;

/**
 * The message as its clauses are judged: with the words as typed, because spelling corrections change with the phrases.
 */
export function viewOf(text: string, words: readonly Word[], asked: AskedBefore): MessageView {
  const written = words.map(({ start, end, isNumber }) =>
    isNumber ? `#${Math.min(end - start, 6)}` : fold(text.slice(start, end)),
  );
  return { text, words, written, asked };
}

/** The rows of one clause's features; used at once and overwritten by the next call. */
const found = new Int32Array(mostWords * (mostLetters * longestGram + 8) + 64);
let count = 0;

/**
 * Rows of a clause's features: its words in ones, twos and threes, runs of 2 to 5 characters, its place and
 * punctuation, the edges of the clauses beside it, and the assistant's question before. Linear in its length.
 * The result is valid until the next call.
 */
export function featuresOf(message: MessageView, clauses: readonly Stretch[], at: number): Int32Array {
  count = 0;
  const { start, end } = clauses[at] as Stretch;
  const { written } = message;
  const to = Math.min(end, start + mostWords);
  for (let i = start; i < to; i++) {
    const word = written[i] as string;
    const one = hashWord(seed(of.word), word);
    found[count++] = one & (rows - 1);
    if (i + 1 < to) {
      const two = hashWord(mix(seed(of.pair), one), written[i + 1] as string);
      found[count++] = two & (rows - 1);
      if (i + 2 < to) found[count++] = hashWord(mix(seed(of.triple), two), written[i + 2] as string) & (rows - 1);
    }
    addGrams(word);
  }
  addEdges(written, start, end);
  addShape(message, start, end, at, clauses.length);
  addNeighbors(message, clauses, at);
  addAsked(message, start, end);
  return found.subarray(0, count);
}

function seed(kind: number): number {
  return Math.imul(fnvBasis ^ kind, fnvPrime);
}

function mix(hash: number, code: number): number {
  return Math.imul(hash ^ code, fnvPrime);
}

function hashWord(from: number, word: string): number {
  let hash = from;
  for (let i = 0; i < word.length; i++) hash = mix(hash, word.charCodeAt(i));
  hash = mix(hash, 32);
  return hash ^ (hash >>> 15);
}

function add(kind: number, text: string): void {
  found[count++] = hashWord(seed(kind), text) & (rows - 1);
}

/** Every run of 2 to 5 characters of "<word>". */
function addGrams(word: string): void {
  if (word.charCodeAt(0) === 35) return;
  const size = Math.min(word.length, mostLetters) + 2;
  for (let start = 0; start < size - 1; start++) {
    let hash = seed(of.gram);
    const end = Math.min(size, start + longestGram);
    for (let i = start; i < end; i++) {
      hash = mix(hash, i === 0 ? 60 : i === size - 1 ? 62 : word.charCodeAt(i - 1));
      if (i > start) found[count++] = (hash ^ (hash >>> 15)) & (rows - 1);
    }
  }
}

function addEdges(written: readonly string[], start: number, end: number): void {
  const first = written[start] ?? "";
  const last = written[end - 1] ?? "";
  add(of.first, first);
  add(of.first, `${first} ${end - start > 1 ? written[start + 1] : ""}`);
  add(of.last, last);
  if (end - start > 1) add(of.last, `${written[end - 2]} ${last}`);
}

function addShape({ text, words }: MessageView, start: number, end: number, at: number, clauses: number): void {
  const ahead = gapAfter(text, words, end);
  const mark = ahead.includes("?") ? "?" : asksLater(text, words, end) ? "~?" : ahead.includes("!") ? "!" : "";
  const size = end - start > 8 ? 3 : end - start > 4 ? 2 : end - start > 1 ? 1 : 0;
  const place = clauses === 1 ? "only" : at === 0 ? "first" : at === clauses - 1 ? "last" : "inside";
  add(of.shape, mark);
  add(of.shape, `size${size}`);
  add(of.shape, place);
  add(of.shape, `${mark}${size}`);
  add(of.shape, `${place}${size}`);
  if (gapBefore(text, words, start).includes("¿")) add(of.shape, "¿");
}

function addNeighbors({ text, words, written }: MessageView, clauses: readonly Stretch[], at: number): void {
  const before = clauses[at - 1];
  const after = clauses[at + 1];
  const own = (clauses[at] as Stretch).start;
  if (before !== undefined) {
    const join = words[own]?.before === breakStrength.sentence ? "." : ",";
    add(of.before, `${join}${written[before.start]}`);
    add(of.before, `${join}<${written[before.end - 1]}`);
    add(of.before, `${join}${gapAfter(text, words, before.end).includes("?") ? "?" : ""}`);
  }
  if (after === undefined) return;
  const join = words[after.start]?.before === breakStrength.sentence ? "." : ",";
  add(of.after, `${join}${written[after.start]}`);
  add(of.after, `${join}${gapAfter(text, words, after.end).includes("?") ? "?" : ""}`);
}

function addAsked({ asked, written }: MessageView, start: number, end: number): void {
  const size = Math.min(3, end - start);
  add(of.asked, asked);
  add(of.asked, `${asked}${size}`);
  if (end - start > shortClause) return;
  for (let i = start; i < end; i++) add(of.asked, `${asked} ${written[i]}`);
}

function gapBefore(text: string, words: readonly Word[], start: number): string {
  return text.slice(words[start - 1]?.end ?? 0, words[start]?.start ?? text.length);
}

/** True if the sentence goes on after the clause and ends in a question mark. */
function asksLater(text: string, words: readonly Word[], from: number): boolean {
  let end = from;
  while (end < words.length && words[end]?.before !== breakStrength.sentence) end++;
  return end > from && gapAfter(text, words, end).includes("?");
}
