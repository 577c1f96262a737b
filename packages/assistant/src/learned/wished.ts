import { readFileSync } from "node:fs";
import type { SlotName, Understanding } from "../types.ts";
import type { Reading } from "../understanding/reading.ts";
import { wordsIn } from "../understanding/wordsIn.ts";
import { scoresOf, unpackWeights, type Weights } from "./model.ts";

/** Whether a value that a message names is the renter's own wish, in the order of the weights. */
export const wishKinds = ["wished", "other"] as const;

/** The slots whose values may be about something else: a trip, a sister, a listing, what the renter pays today. */
export const doubtable = [
  "area",
  "bedrooms",
  "bathrooms",
  "budget_max",
  "budget_min",
  "move_in",
  "showing_request",
  "occupants",
  "lease_months",
  "furnished",
  "parking",
] as const satisfies readonly SlotName[];
export type DoubtableSlot = (typeof doubtable)[number];

/** Rows of the table of weights: a power of two. */
export const wishRows = 1 << 17;

/** Words on each side of a value, which say most about what it belongs to. */
const near = 6;
/** A meaning counts as much as several words. */
const weightOfMeaning = 3;

/** A value's place in a message, in UTF-16 offsets. */
export interface Place {
  start: number;
  end: number;
}

/** What was said before a message. */
export interface SaidBefore {
  /** The slot that the reply before asked for; `start` before the first reply, `none` if it asked for nothing. */
  asked: string;
  /** The slots that the renter has filled; absent if that isn't known. */
  known?: readonly SlotName[];
}

/**
 * Features of a value in its message: the words around it by side and distance, its sentence, and what the phrases
 * there mean, each for its slot; plus what the previous reply asked for, and whether the slot is already filled.
 */
export function wishFeatures(
  reading: Reading,
  slot: DoubtableSlot,
  { start, end }: Place,
  { asked, known }: SaidBefore,
): Int32Array {
  const { words } = reading;
  const { start: first, end: last } = wordsIn(reading, { start, end });
  const found: number[] = [];
  const add = (feature: string): void => {
    found.push(hashOf(feature), hashOf(`${slot} ${feature}`));
  };
  add(`asked ${asked}`);
  add(`answers ${asked === slot}`);
  if (known) {
    const isKnown = known.includes(slot);
    add(`known ${isKnown}`);
    add(`known ${isKnown} answers ${asked === slot}`);
    add(`knows ${Math.min(5, known.length)}`);
  }
  add(`size ${Math.min(4, Math.floor(words.length / 6))}`);
  for (let i = Math.max(0, first - near); i < Math.min(words.length, last + near); i++) {
    const side = i < first ? "<" : i >= last ? ">" : "=";
    const norm = reading.norm(i);
    add(`${side}${norm}`);
    add(`${side}${norm} ${reading.norm(i + 1)}`);
    if (i === first - 1 || i === last) add(`beside ${side}${norm}`);
    if (i === first - 2 || i === first - 1) add(`${first - i}${side}${norm}`);
    for (const span of reading.classesAt(i))
      for (const group of span.groups) for (let n = 0; n < weightOfMeaning; n++) add(`${side}g:${group}:${n}`);
  }
  const sentence = sentenceAround(reading, first, last);
  for (let i = sentence.start; i < sentence.end; i++) {
    add(`in ${reading.norm(i)}`);
    add(`in ${reading.norm(i)} ${reading.norm(i + 1)}`);
  }
  for (const signal of reading.phraseSignals)
    if (signal.start >= sentence.start && signal.end <= sentence.end)
      for (let n = 0; n < weightOfMeaning; n++) add(`s:${signal.name}:${n}`);
  const gap = reading.text.slice(words[sentence.end - 1]?.end ?? 0, words[sentence.end]?.start ?? reading.text.length);
  add(`mark ${gap.includes("?") ? "?" : ""}`);
  return Int32Array.from(found);
}

/** A sentence ends at a strong break. */
const sentenceBreak = 2;

function sentenceAround({ words }: Reading, first: number, last: number): Place {
  let start = first;
  while (start > 0 && (words[start]?.before ?? 0) < sentenceBreak) start--;
  let end = last;
  while (end < words.length && (words[end]?.before ?? 0) < sentenceBreak) end++;
  return { start, end };
}

function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return (hash ^ (hash >>> 15)) & (wishRows - 1);
}

let loaded: Weights | undefined;

/** The weights of the repository, read when they are first needed. */
function wishWeights(): Weights {
  loaded ??= unpackWeights(readFileSync(new URL("wished.bin", import.meta.url)), wishKinds.length, wishRows);
  return loaded;
}

/** How sure the classifier is, from 0 to 1, that a value isn't what the renter wants. */
function doubtOf(reading: Reading, slot: DoubtableSlot, place: Place, before: SaidBefore): number {
  return scoresOf(wishWeights(), wishFeatures(reading, slot, place, before))[1] ?? 0;
}

/**
 * The probability from which a value isn't taken for a wish, fixed on the dev splits. What the renter said before
 * changes only for what is likely a wish: most values that come up again are of homes and other people. The time of a
 * showing is chosen in many steps, and few examples count people.
 */
const doubtMargin = { new: 0.72, known: 0.6, careful: 0.85 };
const careful: ReadonlySet<SlotName> = new Set<SlotName>(["showing_request", "occupants"]);

function marginOf(slot: DoubtableSlot, { known }: SaidBefore): number {
  if (careful.has(slot)) return doubtMargin.careful;
  return known?.includes(slot) ? doubtMargin.known : doubtMargin.new;
}

/** True if a value isn't considered a wish. */
export function isDoubted(reading: Reading, slot: DoubtableSlot, place: Place, before: SaidBefore): boolean {
  return doubtOf(reading, slot, place, before) >= marginOf(slot, before);
}

/** The slots of a message whose values all belong to something else. */
export function doubtedSlots(
  reading: Reading,
  { slots, evidence }: Pick<Understanding, "slots" | "evidence">,
  before: SaidBefore,
): ReadonlySet<SlotName> {
  return new Set(
    doubtable.filter((slot) => {
      const places = slots[slot] === undefined ? [] : evidence.filter((item) => item.slot === slot);
      return places.length > 0 && places.every((place) => isDoubted(reading, slot, place, before));
    }),
  );
}
