import type { Language } from "../types.ts";
import { civil, type DayNumber } from "./calendar.ts";
import {
  type DateContext,
  type DateReader,
  dayOfRelativeMonth,
  dayRangeOfMonth,
  dayThenMonth,
  type FoundDate,
  monthThenDay,
  numericDate,
  partOfMonth,
  skipLinks,
  weekOfMonth,
  wholeMonth,
} from "./monthDates.ts";
import type { Reading } from "./reading.ts";
import { bareDay, relativeDay, weekday } from "./relativeDates.ts";

/** A date or period named in the message. */
export interface DateSpan {
  start: number;
  end: number;
  from: DayNumber;
  /** The same as `from` for a single day. */
  to: DayNumber;
  /** A bare day of the month or a numeric date, which could also be another number. */
  isWeak: boolean;
  /** A weekday, today or tomorrow: people name showings this way more often than moves. */
  isNear: boolean;
  /** Two dates joined by "to" or a dash. */
  isJoined?: true;
}

/** Finds dates from left to right; at each word the first reading that fits wins. */
export function findDates(reading: Reading, today: DayNumber, language: Language): DateSpan[] {
  const context = { reading, today, language };
  const spans: DateSpan[] = [];
  let i = 0;
  while (i < reading.words.length) {
    const canStart = reading.numbers[i] !== undefined || reading.isAny(i, dateClasses);
    const found = canStart && reading.isFree(i, i + 1) ? readDate(context, i) : undefined;
    if (found === undefined || !reading.isFree(i, found.end)) i++;
    else {
      spans.push({ isWeak: false, isNear: false, ...found, start: i });
      i = found.end;
    }
  }
  return joinRanges(context, daysOfMonths(context, spans));
}

/** Classes of the words other than numbers that a date can begin with. */
const dateClasses: ReadonlySet<string> = new Set([
  "month",
  "weekday",
  "early",
  "mid",
  "late",
  "last",
  "thisMonth",
  "nextMonth",
  "today",
  "tomorrow",
  "dayAfterTomorrow",
  "weekend",
  "thisWeek",
  "nextWeek",
  "withinTime",
  "inTime",
  "daysFromNow",
  "nextOne",
  "season",
  "article",
]);

const readers: readonly DateReader[] = [
  partOfMonth,
  dayRangeOfMonth,
  monthThenDay,
  dayThenMonth,
  weekOfMonth,
  wholeMonth,
  numericDate,
  dayOfRelativeMonth,
  relativeDay,
  weekday,
  bareDay,
];

function readDate(context: DateContext, i: number): FoundDate | undefined {
  for (const reader of readers) {
    const found = reader(context, i);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Days from the first to the last of a part of a month, and of the longest month. */
const shortestPart = 4;
const longestMonth = 30;

/** Puts a bare day in the month or part of one before it: "El mes que viene, como el 12", "fin de enero, el 31". */
function daysOfMonths({ reading }: DateContext, spans: DateSpan[]): DateSpan[] {
  const kept: DateSpan[] = [];
  for (const span of spans) {
    const month = kept[kept.length - 1];
    const isDay = month !== undefined && span.isWeak && span.from === span.to && span.start - month.end <= 3;
    const first = month === undefined ? undefined : civil(month.from);
    const day = civil(span.from).day;
    const cut = reading.words.slice(month?.end ?? 0, span.start + 1).some((word) => word.before > 1);
    const at = month === undefined || first === undefined ? 0 : month.from + day - first.day;
    const isInside = isDay && !cut && month.to - month.from >= shortestPart && month.from <= at && at <= month.to;
    if (isInside && month.to - month.from <= longestMonth)
      kept[kept.length - 1] = { ...month, end: span.end, from: at, to: at };
    else kept.push(span);
  }
  return kept;
}

/** Joins two dates with "to", "and", "or" or a dash between them into one period. */
function joinRanges(context: DateContext, spans: DateSpan[]): DateSpan[] {
  const joined: DateSpan[] = [];
  for (const span of spans) {
    const last = joined[joined.length - 1];
    if (last !== undefined && isNarrowed(context.reading, last, span)) {
      joined[joined.length - 1] = { ...span, start: last.start };
    } else if (last !== undefined && span.to >= last.from && areJoined(context.reading, last, span)) {
      const isWeak = last.isWeak && span.isWeak;
      joined[joined.length - 1] = { ...last, end: span.end, to: span.to, isWeak, isJoined: true };
    } else joined.push(span);
  }
  return joined;
}

/** True for a period right after a longer one that includes it, which is more precise: "Late summer, August-ish" */
function isNarrowed(reading: Reading, left: DateSpan, right: DateSpan): boolean {
  const holds = left.from <= right.from && right.to <= left.to && right.to - right.from < left.to - left.from;
  if (!holds || (reading.words[right.start]?.before ?? 2) > 1) return false;
  for (let i = left.end; i < right.start; i++)
    if (reading.group(i, "approx") + reading.group(i, "dayArticle") + reading.group(i, "article") === 0) return false;
  return true;
}

function areJoined(reading: Reading, left: DateSpan, right: DateSpan): boolean {
  if (left.isNear !== right.isNear) return false;
  const either = left.to > left.from && right.to > right.from ? reading.group(left.end, "or") : 0;
  const to = reading.group(left.end, "rangeTo") || either;
  if (to > 0) return skipLinks(reading, to) >= right.start;
  return left.end === right.start && /^\s*[-–—/]\s*$/.test(reading.gap(right.start));
}
