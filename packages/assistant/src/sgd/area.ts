import type { Market } from "../types.ts";
import type { Draft } from "../understanding/draft.ts";
import { Reading } from "../understanding/reading.ts";
import { lexiconFor } from "../understanding/understand.ts";
import type { SgdAct } from "./turn.ts";

/** Classes of words that are no part of a city's name where they lead it. */
const ordinary = [
  "home",
  "studio",
  "bedroom",
  "bathroom",
  "month",
  "weekday",
  "garage",
  "visit",
  "opening",
  "article",
  "own",
];
const mostWords = 4;

/** The place as said: one of the market, or any name behind "in", "near" or the like. */
export function readPlace(draft: Draft, isAsked: boolean): string | undefined {
  const known = draft.evidence.find((item) => item.slot === "area");
  if (known !== undefined) return known.text;
  if (draft.excludedAreas.length > 0 || draft.slots.area !== undefined) return undefined;
  return placeNear(draft, isAsked) ?? namedPlace(draft, isAsked);
}

/** "Close to my office in Fremont" answers where to look when that was asked. */
function placeNear({ reading }: Draft, isAsked: boolean): string | undefined {
  if (!isAsked) return undefined;
  for (let i = 0; i < reading.words.length; i++) {
    const end = reading.group(i, "place");
    if (end > 0 && reading.isFree(i, end)) return textOf(reading, i, end);
  }
  return undefined;
}

/** "In Emerald Hills", "try emerald hills": a name no market lists, in capitals unless a place was asked for. */
function namedPlace({ reading }: Draft, isAsked: boolean): string | undefined {
  for (let i = 0; i < reading.words.length; i++) {
    if (propertyNamed(reading, i)) continue;
    const lead = reading.group(i, "inPlace");
    const start = lead > 0 ? lead : isAsked && reading.startsClause(i) ? i : -1;
    const end = start < 0 ? 0 : endOfPlace(reading, start, isAsked, lead > 0);
    if (start >= 0 && end > start) return textOf(reading, start, end);
  }
  return undefined;
}

/** "At Cypress Glen Apartments": what is said of a building, not of a place. */
function propertyNamed(reading: Reading, i: number): boolean {
  for (let at = i + 1; at < Math.min(reading.words.length, i + mostWords + 2); at++) {
    if ((reading.words[at]?.before ?? 0) > 0) return false;
    if (reading.words[at]?.isCapital && reading.group(at, "home") > 0) return true;
  }
  return false;
}

function endOfPlace(reading: Reading, start: number, isAsked: boolean, isLed: boolean): number {
  let end = start;
  let isName = false;
  while (end < Math.min(reading.words.length, start + mostWords) && fitsPlace(reading, end, start, isAsked)) {
    const isKnown = reading.lexicon.vocabulary.has(reading.norm(end));
    isName ||= !isKnown || (isLed && end > start && (reading.words[end]?.isCapital ?? false));
    end++;
  }
  return isName ? end : start;
}

function fitsPlace(reading: Reading, i: number, start: number, isAsked: boolean): boolean {
  const word = reading.words[i];
  if (word === undefined || word.isNumber || !/^\p{L}/u.test(word.norm)) return false;
  if ((i > start && word.before > 0) || !reading.isFree(i, i + 1)) return false;
  if (ordinary.some((name) => reading.group(i, name) > 0)) return false;
  return word.isCapital || (isAsked && !reading.lexicon.tells.has(word.norm));
}

function textOf(reading: Reading, start: number, end: number): string {
  return reading.text.slice(reading.words[start]?.start, reading.words[end - 1]?.end);
}

/** The market's place inside what other services just said, such as where a car is picked up. */
export function placeInActs(acts: readonly SgdAct[], market: Market): string | undefined {
  for (const value of acts.flatMap((act) => act.values)) {
    const reading = new Reading(value, lexiconFor(market));
    const at = reading.words.findIndex((_, i) => reading.group(i, "place") > 0);
    if (at >= 0) return textOf(reading, at, reading.group(at, "place"));
  }
  return undefined;
}
