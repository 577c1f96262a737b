import type { DayMention, TimeMention } from "../reading/mentions/time/mention.ts";
import { readTimes, windowOfDuration } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate, Slots } from "../types.ts";
import { isoDate } from "./calendar.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied } from "./negation.ts";
import { asksAboutListing, isAsked } from "./questions.ts";

/** Most words of a message that answers "when?" with a length of time: "like 2 wks". */
const maxDurationWords = 5;

/** Most words of a message that answers "when?" and says nothing else. */
const maxAnswerWords = 9;

/**
 * Reads a short answer to the move-in question that names one day or period. The grammar of days and times reads more
 * of what people write than `findDates` ("a week from Tuesday", "MLK weekend", "el mes q entra"); longer messages need
 * signs of what a day is for, which `moves.ts` looks for first.
 * @returns true if the answer was a day
 */
export function readDayAnswered(draft: Draft): boolean {
  const { reading, context, today } = draft;
  if (context.asked !== "move_in" || Number.isNaN(today) || reading.words.length > maxAnswerWords) return false;
  const mentions = timesOf(draft);
  if (mentions.some(({ kind }) => kind === "time")) return false;
  const days = mentions
    .filter((mention) => mention.kind === "day")
    .filter((mention) => !isBeforeOther(reading.text, mention));
  const found = reading.has("correction") ? days.at(-1) : days.length === 1 ? days[0] : undefined;
  if (found?.relation !== "on" || found.certainty !== "high" || !isPlan(found)) return false;
  // A period that has begun, such as this month, counts with the rest of it.
  if (found.from <= isoDate(today) || isWishedWell(reading.text, found)) return false;
  const span = wordsOf(draft, found);
  const value = moveInOf(found, isoDate(today));
  if (!span || value === undefined || isDenied(reading, span.start, span.end)) return false;
  if (isAsked(draft, span.start, span.end)) return false;
  fill(draft, "move_in", value, span.start, span.end);
  return true;
}

/**
 * Reads holidays, seasons and vague days as a move-in: "right after Thanksgiving", "para Reyes", "antes de Navidad",
 * "in a couple of weeks". They count as an answer to the move-in question, or if the message says that someone moves
 * then.
 */
export function readCalendarDay(draft: Draft): void {
  const { reading, context } = draft;
  if (Number.isNaN(draft.today)) return;
  const isAnswer = context.asked === "move_in";
  if (!isAnswer && !(context.asked !== "showing_request" && reading.has("moveIn"))) return;
  const mentions = timesOf(draft);
  // A time of day belongs to a showing: no one moves in at 11.
  if (mentions.some(({ kind }) => kind === "time")) return;
  const said = mentions.filter(
    (mention) =>
      mention.kind !== "day" ||
      (isPlan(mention) && !isWishedWell(reading.text, mention) && !isBeforeOther(reading.text, mention)),
  );
  const found =
    said.find(({ kind }) => kind === "day") ?? (isAnswer ? soonOrLength(said, reading.words.length) : undefined);
  if (!found) return;
  const span = wordsOf(draft, found);
  if (!span || isDenied(reading, span.start, span.end) || asksAboutListing(draft, span.start, span.end)) return;
  const value = moveInOf(found, isoDate(draft.today));
  if (value !== undefined) fill(draft, "move_in", value, span.start, span.end);
}

/** The days and times of the message, read only once. */
function timesOf(draft: Draft): readonly TimeMention[] {
  draft.times ??= readTimes(draft.reading.text, isoDate(draft.today));
  return draft.times;
}

/** True unless the day is past or excluded, or a lease ends then ("until January"). */
function isPlan({ past, excluded, relation }: DayMention): boolean {
  return !past && !excluded && relation !== "until";
}

/** True for a greeting, which names no day: "Happy Thanksgiving!", "feliz Navidad". */
function isWishedWell(text: string, { start }: DayMention): boolean {
  return /\b(?:happy|merry|feliz|felices)\s+$/i.test(text.slice(Math.max(0, start - 12), start));
}

/** True for a day that is counted from another: "The weekend before". */
function isBeforeOther(text: string, { end }: DayMention): boolean {
  return /^\s*(?:before|prior|antes)\s*(?:$|[.,;!?])/i.test(text.slice(end));
}

function soonOrLength(mentions: readonly TimeMention[], words: number): TimeMention | undefined {
  return mentions.find(
    (mention) =>
      (mention.kind === "soon" && mention.certainty === "high") ||
      (mention.kind === "duration" && words <= maxDurationWords),
  );
}

function moveInOf(mention: TimeMention, today: IsoDate): Slots["move_in"] {
  switch (mention.kind) {
    case "day":
      return mention.from === mention.to ? mention.from : { from: mention.from, to: mention.to };
    case "soon":
      return "asap";
    case "duration":
      return windowOfDuration(mention, today);
    default:
      return undefined;
  }
}

/** The words of a mention; null if another value relies on one of them. */
function wordsOf({ reading, evidence }: Draft, { start, end }: TimeMention): { start: number; end: number } | null {
  const first = reading.words.findIndex((word) => word.end > start);
  const last = reading.words.findLastIndex((word) => word.start < end);
  const isUsed = evidence.some((item) => item.start < end && item.end > start);
  return first < 0 || last < first || isUsed ? null : { start: first, end: last + 1 };
}
