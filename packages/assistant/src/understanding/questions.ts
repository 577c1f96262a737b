import type { Draft } from "./draft.ts";
import type { QuestionMap, Stretch } from "./questionMap.ts";
import type { Reading, SignalHit } from "./reading.ts";
import { breakStrength } from "./words.ts";

/** Maps a message's questions and statements, clause by clause, with and without question marks. */
export function mapQuestions(reading: Reading): QuestionMap {
  const asked = new Uint8Array(reading.words.length);
  const sentences: QuestionMap["sentences"] = [];
  const sentenceAt = new Uint16Array(reading.words.length);
  const clauseStarts = new Uint16Array(reading.words.length);
  const openers = starts(reading, "question");
  const statements = starts(reading, "statement");
  let start = 0;
  for (let i = 1; i <= reading.words.length; i++) {
    if (i < reading.words.length && reading.words[i]?.before !== breakStrength.sentence) continue;
    sentenceAt.fill(sentences.length, start, i);
    sentences.push({ start, end: i });
    markSentence(reading, start, i, asked, openers, statements);
    for (let at = start, clause = start; at < i; at++) {
      if (at > start && (openers.has(at) || statements.has(at)) && reading.startsClause(at)) clause = at;
      clauseStarts[at] = clause;
    }
    start = i;
  }
  return { asked, sentences, sentenceAt, clauseStarts };
}

/** The ends of a signal's longest phrases, by their starts. */
function starts(reading: Reading, signal: string): Map<number, number> {
  const ends = new Map<number, number>();
  for (const hit of reading.all(signal)) ends.set(hit.start, Math.max(hit.end, ends.get(hit.start) ?? 0));
  return ends;
}

/** After "if" or "si" at the end of an opener, everything up to the next break is a question: "¿sabes si en ese edificio …?". */
function endOfWhether(reading: Reading, opened: number, end: number): number {
  const at = [opened - 1, opened].find((i) => reading.group(i, "whether") > 0);
  if (at === undefined || (reading.words[opened]?.before ?? 0) > 0) return 0;
  let next = opened + 1;
  while (next < end && (reading.words[next]?.before ?? 0) === 0) next++;
  return next;
}

/** Openers of this many words ask indirectly ("saber si el …"), and no statement begins inside them. */
const longOpener = 3;

function markSentence(
  reading: Reading,
  start: number,
  end: number,
  asked: Uint8Array,
  openers: Map<number, number>,
  statements: Map<number, number>,
): void {
  const marked = textAround(reading, end).includes("?");
  let isQuestion = marked;
  let lastComma = start;
  let opener = -1;
  let askedUntil = start;
  let statedUntil = start;
  let anyStatement = false;
  // "Con mi voucher me dan 1.875, ¿lo acepta?": the part before a marked question isn't one.
  const leadsIn = !marked && textAround(reading, end).includes("¿");
  for (let i = start; i < end; i++) {
    if (i > start && (reading.words[i]?.before ?? 0) > 0) lastComma = i;
    const stated = statements.get(i) ?? 0;
    if (!(isQuestion && opener >= 0) && reading.within("condition", i, i + 1))
      statedUntil = Math.max(statedUntil, stated);
    const opens =
      !leadsIn &&
      i >= statedUntil &&
      !followsSubject(reading, i) &&
      (marked || !(restates(reading, i) || givesReason(reading, i)));
    const opened = opens ? (openers.get(i) ?? 0) : 0;
    // "Pero podrían ser dos": a statement follows the joining word.
    const statedNext = reading.group(i, "joiner") === i + 1 ? (statements.get(i + 1) ?? 0) : 0;
    if (opened >= Math.max(stated, statedNext, 1) || textAround(reading, i).includes("¿")) {
      isQuestion = true;
      if (opener < 0) opener = i;
      if (opened - i >= longOpener) askedUntil = Math.max(askedUntil, opened);
      askedUntil = Math.max(askedUntil, opened > i + 1 ? endOfWhether(reading, opened, end) : 0);
    } else if (
      stated > 0 &&
      i >= askedUntil &&
      !(isQuestion && marked && followsOr(reading, i)) &&
      (!isQuestion || reading.startsClause(i))
    ) {
      isQuestion = false;
      anyStatement = true;
    }
    asked[i] = isQuestion ? 1 : 0;
  }
  if (marked && opener < 0 && anyStatement) asked.fill(1, lastComma > start ? lastComma : start, end);
  if (opener > start && namesWhatIsAsked(reading, start, opener, end)) asked.fill(1, start, opener);
  // "My voucher covers 1,975, would the owner accept it?": a statement comes before the question.
  else if (marked && opener > start && (reading.words[opener]?.before ?? 0) > 0) asked.fill(0, start, opener);
}

/** True if a repeated verb gives the new value and asks nothing: "No es Doral, es Kendall". */
function restates(reading: Reading, i: number): boolean {
  // "Wait, is that one a studio?"
  if (reading.group(i, "is") > 0 && reading.group(i + 1, "homesMeant") > 0 && reading.startsClause(i)) return false;
  const isVerb = reading.group(i, "is") > 0 || reading.group(i + 1, "is") > 0;
  return reading.all("correction").some((hit) => hit.start < i && (hit.end === i + 1 || (hit.end <= i && isVerb)));
}

/** True for the reason why a place is rejected, which isn't a question: "Homestead no que me queda lejos". */
function givesReason(reading: Reading, i: number): boolean {
  return [i, i + 1, i - 1, reading.groupBefore(i, "reason")].some((at) => {
    const refused = at < 0 || reading.group(at, "reason") === 0 ? -1 : reading.groupBefore(at, "denyAfter");
    return refused > 0 && reading.groupBefore(refused, "place") >= 0;
  });
}

/** True for a verb after its subject, which isn't a question: "This is the one". */
function followsSubject(reading: Reading, i: number): boolean {
  return !reading.startsClause(i) && reading.groupBefore(i, "subject") >= 0;
}

/** True for the second half of a question: "… or does the central one …", "… o el central viene puesto?" */
function followsOr(reading: Reading, i: number): boolean {
  return reading.groupBefore(i, "or") >= 0;
}

/** The most words of a question that refers to the thing named before it. */
const shortQuestion = 4;

/** True if the subject comes before a short question: "La renta del estudio, ¿cuánto es?" */
function namesWhatIsAsked(reading: Reading, start: number, opener: number, end: number): boolean {
  const isShort = end - opener <= shortQuestion && (reading.words[opener]?.before ?? 0) > 0;
  return isShort && reading.group(start, "namedThing") > 0 && !reading.within("search", start, opener);
}

/** The text between the word and the one before it, including at the message's ends. */
function textAround(reading: Reading, i: number): string {
  const left = reading.words[i - 1]?.end ?? 0;
  const right = reading.words[i]?.start ?? reading.text.length;
  return reading.text.slice(left, Math.min(right, left + 12));
}

/** The sentence that contains a word. */
export function sentenceOf(draft: Draft, i: number): Stretch {
  const { sentences, sentenceAt } = draft.questions;
  return sentences[sentenceAt[i] ?? 0] ?? { start: 0, end: draft.reading.words.length };
}

/** The clause that contains a word. */
export function clauseOf(draft: Draft, i: number): Stretch {
  const { clauseStarts } = draft.questions;
  const start = clauseStarts[i] ?? 0;
  let end = i + 1;
  while (end < clauseStarts.length && clauseStarts[end] === start) end++;
  return { start, end };
}

export function isAsked(draft: Draft, start: number, end: number): boolean {
  for (let i = start; i < end; i++) if (draft.questions.asked[i] === 1) return true;
  return false;
}

/** The message's questions for a price, unlike "how much is 15 times 20?" and "what's included in the rent?". */
export function pricesAsked({ reading }: Draft): SignalHit[] {
  const other = ["off_topic", "otherFlexible", "whatIsIncluded", "asksOfMeasure"];
  // "Cuanto antes mejor", "en cuanto tengan algo" begin with a question word.
  const opensSoon = (hit: SignalHit): boolean =>
    reading.all("asap").some(({ start, end }) => start <= hit.start && end > hit.start + 1);
  return reading
    .all("ask_price")
    .filter((hit) => !opensSoon(hit) && !other.some((signal) => reading.within(signal, hit.start, hit.end)));
}

/** True for a listing's description ahead of the question: "Saw a place with 2 beds for 1,899, is that one gone?" */
export function describesListing({ reading, questions }: Draft, start: number): boolean {
  if (!reading.has("ask_availability") || !questions.asked.includes(1)) return false;
  return reading
    .all("toldOfListing")
    .some((hit) => hit.start <= start && questions.sentenceAt[hit.start] === questions.sentenceAt[start]);
}

/** True if the words are in a question about a listing, so they say nothing about the search. */
export function asksAboutListing(draft: Draft, start: number, end: number): boolean {
  const sentence = sentenceOf(draft, start);
  const { reading } = draft;
  if (describesListing(draft, start)) return true;
  if (!isAsked(draft, start, end)) return false;
  if (reading.within("topic:occupancy_limit", sentence.start, sentence.end)) return true;
  return reading.within("aboutListing", sentence.start, end) && !reading.within("search", sentence.start, sentence.end);
}

/** True for a question, which says nothing about the renter unless it is a search: "anything that takes dogs?" */
export function asksOfListing(draft: Draft, start: number, end: number): boolean {
  return isAsked(draft, start, end) && !draft.reading.within("search", sentenceOf(draft, start).start, start);
}
