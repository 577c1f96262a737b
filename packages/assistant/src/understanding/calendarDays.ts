import type { DayMention, TimeMention } from "../reading/mentions/time/mention.ts";
import { readTimes, windowOfDuration } from "../reading/mentions/time/readTimes.ts";
import type { IsoDate, Slots } from "../types.ts";
import { isoDate } from "./calendar.ts";
import { type Draft, fill } from "./draft.ts";
import { isDenied } from "./negation.ts";
import { asksAboutListing, isAsked } from "./questions.ts";

/** A message with this few words that gives only a length of time answers "when?" with it: "like 2 wks". */
const maxDurationWords = 5;

/** A message with this few words answers "when?" and says nothing else. */
const maxAnswerWords = 9;

/**
 * A short answer to the question for the move-in that names one day or stretch. The grammar of days and times reads more of what people write than
 * `findDates` ("a week from Tuesday", "MLK weekend", "el mes q entra"); longer messages need the signs of what a
 * day is for, which `moves.ts` looks for first.
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
  // What has begun, such as this month, is a stretch whose rest counts.
  if (found.from <= isoDate(today) || isWishedWell(reading.text, found)) return false;
  const span = wordsOf(draft, found);
  const value = moveInOf(found, isoDate(today));
  if (!span || value === undefined || isDenied(reading, span.start, span.end)) return false;
  if (isAsked(draft, span.start, span.end)) return false;
  fill(draft, "move_in", value, span.start, span.end);
  return true;
}

/**
 * Holidays, seasons and vague days that name a move-in: "right after Thanksgiving", "para Reyes", "antes de Navidad", "in
 * a couple of weeks". They count as the answer to the question for it, or where the message says that someone moves then.
 */
export function readCalendarDay(draft: Draft): void {
  const { reading, context } = draft;
  if (Number.isNaN(draft.today)) return;
  const isAnswer = context.asked === "move_in";
  if (!isAnswer && !(context.asked !== "showing_request" && reading.has("moveIn"))) return;
  const mentions = timesOf(draft);
  // An hour belongs to a showing: no one moves in at 11.
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

/** The days and times of the message, read once. */
function timesOf(draft: Draft): readonly TimeMention[] {
  draft.times ??= readTimes(draft.reading.text, isoDate(draft.today));
  return draft.times;
}

/** A past or excluded day isn't a plan, and a lease "until January" ends then. */
function isPlan({ past, excluded, relation }: DayMention): boolean {
  return !past && !excluded && relation !== "until";
}

/** "Happy Thanksgiving!", "feliz Navidad": a greeting names no day. */
function isWishedWell(text: string, { start }: DayMention): boolean {
  return /\b(?:happy|merry|feliz|felices)\s+$/i.test(text.slice(Math.max(0, start - 12), start));
}

/** "The weekend before": one that another day counts from. */
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

/** The words that a mention stands on; null if another value rests on one of them. */
function wordsOf({ reading, evidence }: Draft, { start, end }: TimeMention): { start: number; end: number } | null {
  const first = reading.words.findIndex((word) => word.end > start);
  const last = reading.words.findLastIndex((word) => word.start < end);
  const isUsed = evidence.some((item) => item.start < end && item.end > start);
  return first < 0 || last < first || isUsed ? null : { start: first, end: last + 1 };
}
