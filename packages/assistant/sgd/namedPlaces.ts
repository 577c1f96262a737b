import type { Draft } from "../src/understanding/draft.ts";
import type { Reading } from "../src/understanding/reading.ts";
import { breakStrength } from "../src/understanding/words.ts";

/** Classes of words that are never part of a place's name. */
const ordinary = ["month", "weekday", "nextMonth", "thisMonth", "today", "tomorrow"];
/** Classes of words that a capitalized name may contain, as in "Mountain View", but not in lowercase. */
const ordinarySmall = [
  ...ordinary,
  "article",
  "opening",
  "own",
  "home",
  "studio",
  "bedroom",
  "bathroom",
  "garage",
  "visit",
  "inPlace",
  "yes",
  "no",
];
const placeNouns = ["area", "region", "neighborhood", "vicinity", "side"];
/** Names too large for a search: alone they don't answer, and after a city's name they aren't part of it. */
const wide = [
  "california",
  "calif",
  "ca",
  "usa",
  "us",
  "america",
  "norcal",
  "coast",
  "bay area",
  "east bay",
  "north bay",
];
/** Words that place names begin with, so that the name continues in lowercase: "San jose". */
const firsts = ["san", "santa", "santo", "los", "las", "el", "la", "palo", "saint", "st", "fort", "mount", "new"];
/** Words that place names end with: "Walnut creek". */
export const lasts = [
  "city",
  "hill",
  "hills",
  "creek",
  "view",
  "beach",
  "park",
  "valley",
  "bay",
  "grove",
  "heights",
  "springs",
  "lake",
];
const mostWords = 4;

interface Stretch {
  start: number;
  end: number;
}

/**
 * A place by its name alone, whether or not any list has it: after "in", "near"
 * or the like, before "area" or a home ("a Napa apartment"), or anywhere after the
 * question for a place. Names in `others` belong to something else.
 */
export function namedPlace(draft: Draft, isAsked: boolean, others: readonly string[]): string | undefined {
  const { reading } = draft;
  const finders = isAsked
    ? [ledName, describingName, anyName, ledSmall, anySmall]
    : [ledName, describingName, ledUnknown];
  for (const find of finders) {
    for (let i = 0; i < reading.words.length; i++) {
      const found = find(draft, i);
      const name = found === undefined ? undefined : trimmed(reading, found);
      if (name !== undefined && isPlace(draft, name, others)) return textOf(reading, name);
    }
  }
  return undefined;
}

export function textOf(reading: Reading, { start, end }: Stretch): string {
  return reading.text.slice(reading.words[start]?.start, reading.words[end - 1]?.end).replace(/['’]s$/, "");
}

/** "In Emerald Hills", "heading to Emerald Hills". */
function ledName(draft: Draft, i: number): Stretch | undefined {
  const start = leadAt(draft, i);
  return start === undefined ? undefined : capitals(draft, start);
}

/** "The Emerald Hills area", "a Napa apartment". */
function describingName(draft: Draft, i: number): Stretch | undefined {
  const { reading } = draft;
  const run =
    isInSentence(reading, i) || reading.groupBefore(i, "article") >= 0 ? capitals(draft, i) : fromFirst(draft, i);
  if (run === undefined) return undefined;
  const next = reading.words[run.end];
  if (next === undefined || next.before > 0 || next.isCapital) return undefined;
  return placeNouns.includes(next.norm) || reading.group(run.end, "home") > 0 ? run : undefined;
}

/** "I think Emerald Hills". */
function anyName(draft: Draft, i: number): Stretch | undefined {
  return isInSentence(draft.reading, i) ? capitals(draft, i) : fromFirst(draft, i);
}

/** "In emerald hills". */
function ledSmall(draft: Draft, i: number): Stretch | undefined {
  const start = leadAt(draft, i);
  return start === undefined ? undefined : smalls(draft, start);
}

/** "Emerald hills is fine". */
function anySmall(draft: Draft, i: number): Stretch | undefined {
  return /(?:ing|ed|ly)$/.test(draft.reading.norm(i)) ? undefined : smalls(draft, i);
}

/** "An apartment in dixon": an unknown word after a home. */
function ledUnknown(draft: Draft, i: number): Stretch | undefined {
  const { reading } = draft;
  const isAfterHome = ["home", "bedroom", "bathroom", "studio"].some((name) => reading.groupBefore(i, name) >= 0);
  if (reading.norm(i) !== "in" || (!isAfterHome && reading.numbers[i - 1] === undefined)) return undefined;
  const next = reading.norm(i + 1);
  if (reading.lexicon.vocabulary.has(next) && !firsts.includes(next)) return undefined;
  return smalls(draft, i + 1);
}

/** The possible start of a name after words that introduce a place. */
function leadAt({ reading }: Draft, i: number): number | undefined {
  const lead = reading.group(i, "inPlace") || reading.all("goesTo").find((hit) => hit.end === i + 1)?.end;
  if (lead === undefined || lead === 0 || livesElsewhere(reading, i)) return undefined;
  const start = reading.norm(lead) === "the" ? lead + 1 : lead;
  const isCityOf = ["city", "town"].includes(reading.norm(start)) && reading.norm(start + 1) === "of";
  if ((reading.words[lead]?.before ?? 0) > 0) return undefined;
  return isCityOf ? start + 2 : start;
}

/** "I live in Reno" says where the user lives now; "where can I live in Reno" doesn't. */
function livesElsewhere(reading: Reading, i: number): boolean {
  const told = reading.all("livesElsewhere").filter((hit) => hit.start <= i && hit.end > i);
  return told.some((hit) => !["can", "could", "should", "would"].includes(reading.norm(hit.start - 1)));
}

/** True if a capital at the word belongs to a name, not to the start of a sentence. */
function isInSentence(reading: Reading, i: number): boolean {
  return i > 0 && reading.words[i]?.before !== breakStrength.sentence;
}

/** A name at the start of a sentence: "San Jose is fine"; of "Search Fremont" the second word. */
function fromFirst(draft: Draft, i: number): Stretch | undefined {
  const { reading } = draft;
  const run = reading.group(i, "inPlace") > 0 ? undefined : capitals(draft, i);
  if (run === undefined || !isCommon(reading, i) || firsts.includes(reading.norm(i))) return run;
  const goesOn = isCommon(reading, i + 1) || lasts.includes(reading.norm(i + 1));
  return run.end > i + 1 && goesOn ? run : undefined;
}

/** True if the word is in the language's vocabulary, so that a capital at the start of a sentence or quote means nothing. */
function isCommon({ lexicon, words }: Reading, i: number): boolean {
  const norm = words[i]?.norm ?? "";
  const tell = lexicon.tells.get(norm);
  return tell?.language === "en" || /(?:ing|ed|ly)$/.test(norm) || (tell === undefined && lexicon.vocabulary.has(norm));
}

function capitals(draft: Draft, start: number): Stretch | undefined {
  const { reading } = draft;
  const found = run(reading, start, (i) => {
    if (isAny(reading, i, ordinary)) return false;
    if (reading.words[i]?.isCapital) return true;
    return i > start ? lasts.includes(reading.norm(i)) || goesOn(reading, i) : isFirstOf(reading, i);
  });
  return found !== undefined && found.end === start + 1 && isCommon(reading, start) ? undefined : found;
}

/** "San jose": the word after one that begins names. */
function goesOn(reading: Reading, i: number): boolean {
  return firsts.includes(reading.norm(i - 1)) && reading.lexicon.tells.get(reading.norm(i))?.language !== "en";
}

/** "santa Rosa" */
function isFirstOf(reading: Reading, i: number): boolean {
  return firsts.includes(reading.norm(i)) && (reading.words[i + 1]?.isCapital ?? false);
}

function smalls(draft: Draft, start: number): Stretch | undefined {
  const { reading } = draft;
  return run(reading, start, (i) => {
    if (i > start && goesOn(reading, i)) return true;
    if (firsts.includes(reading.norm(i)) && goesOn(reading, i + 1)) return true;
    if (isSaid(draft, i)) return false;
    if (firsts.includes(reading.norm(i)) || (i > start && lasts.includes(reading.norm(i)))) return true;
    return !isAny(reading, i, ordinarySmall) && (!isCommon(reading, i) || reading.group(i, "givenName") > 0);
  });
}

function run(reading: Reading, start: number, fits: (i: number) => boolean): Stretch | undefined {
  let end = start;
  while (end < Math.min(reading.words.length, start + mostWords)) {
    const word = reading.words[end];
    if (word === undefined || word.isNumber || !/^\p{L}{2}/u.test(word.norm)) break;
    if ((end > start && word.before > 0) || !fits(end)) break;
    end++;
  }
  return end > start ? { start, end } : undefined;
}

function isAny(reading: Reading, i: number, names: readonly string[]): boolean {
  return names.some((name) => reading.group(i, name) > 0);
}

/** True if the word is another slot's evidence. */
function isSaid({ reading, evidence }: Draft, i: number): boolean {
  const word = reading.words[i];
  return evidence.some((item) => item.slot !== "name" && word && word.start >= item.start && word.end <= item.end);
}

/** Without "area" and the state after it. */
function trimmed(reading: Reading, { start, end }: Stretch): Stretch | undefined {
  let last = end;
  while (last > start && (placeNouns.includes(reading.norm(last - 1)) || wide.includes(reading.norm(last - 1)))) last--;
  const words = reading.words.slice(start, last).map((word) => word.norm);
  return last > start && !wide.includes(words.join(" ")) ? { start, end: last } : undefined;
}

/** Not the name of a home: "at Cypress Glen Apartments". */
function isPlace({ reading }: Draft, { start, end }: Stretch, others: readonly string[]): boolean {
  for (let i = start; i <= end; i++)
    if (
      (reading.words[i]?.isCapital ?? false) &&
      (i < end || reading.words[i]?.before === 0) &&
      reading.group(i, "home") > 0
    )
      return false;
  const text = textOf(reading, { start, end }).toLowerCase();
  return !others.some((other) => other.toLowerCase().includes(text));
}
