import type { Language } from "../types.ts";
import {
  civil,
  type DayNumber,
  dayNumber,
  daysInMonth,
  isRealDate,
  nextMonthDay,
  nextWeekday,
  yearOfNextMonth,
} from "./calendar.ts";
import type { Reading } from "./reading.ts";

/** What reading a date requires besides the words. */
export interface DateContext {
  reading: Reading;
  today: DayNumber;
  language: Language;
}

/** A date that starts at a word. */
export interface FoundDate {
  from: DayNumber;
  to: DayNumber;
  /** Index after the last word. */
  end: number;
  isWeak?: boolean;
  isNear?: boolean;
}
export type DateReader = (context: DateContext, i: number) => FoundDate | undefined;

export const oneDay = (day: DayNumber, end: number): FoundDate => ({ from: day, to: day, end });

/** Skips linking words: "of", "the", "de", "el", "del". */
export function skipLinks(reading: Reading, i: number): number {
  let next = i;
  for (let end = reading.group(next, "dateLink"); end > 0 && next < i + 3; end = reading.group(next, "dateLink"))
    next = end;
  return next;
}

/** A month name at the word, unless it is an everyday word there ("may I", "march to"). */
function monthAt(reading: Reading, i: number): { month: number; end: number } | undefined {
  const month = reading.detail(i, "month");
  if (month === undefined) return undefined;
  const end = reading.group(i, "month");
  if (reading.group(i, "ambiguousDate") > 0 && !monthIsMeant(reading, i, end)) return undefined;
  return { month, end };
}

function monthIsMeant(reading: Reading, i: number, end: number): boolean {
  const isAlone = reading.words.length <= 2;
  const number = reading.numbers[skipLinks(reading, end)];
  // "April to May", "April or May".
  const isAfterMonth = ["rangeTo", "or"].some((joiner) => {
    const at = reading.groupBefore(i, joiner);
    return at >= 0 && reading.groupBefore(at, "month") >= 0;
  });
  if (isAfterMonth) return true;
  const after = number !== undefined && (number.isOrdinal || number.value <= 31 || number.value > 2000);
  return (
    isAlone ||
    after ||
    (reading.words[i - 1]?.isNumber ?? false) ||
    reading.groupBefore(i, "beforeMonth") >= 0 ||
    reading.numbers[i - 1] !== undefined
  );
}

export function dayAt(reading: Reading, i: number): { day: number; end: number } | undefined {
  const number = reading.numbers[i];
  if (
    number === undefined ||
    isOneOfList(reading, i) ||
    number.value < 1 ||
    number.value > 31 ||
    !Number.isInteger(number.value) ||
    number.isScaled
  )
    return undefined;
  return { day: number.value, end: number.end };
}

/** True for one of a list ("La primera") or an hour ("a primera hora"): days are masculine. */
export function isOneOfList(reading: Reading, i: number): boolean {
  return reading.numbers[i]?.isOrdinal === true && /^(?:primera|segunda|tercera|cuarta|quinta)$/.test(reading.norm(i));
}

/** A four-digit year after a date, else undefined. */
function yearAt(reading: Reading, i: number): { year: number; end: number } | undefined {
  const at = skipLinks(reading, i);
  const number = reading.numbers[at];
  if (number === undefined || number.value < 2000 || number.value > 2100 || number.isScaled) return undefined;
  return { year: number.value, end: number.end };
}

function withYear(context: DateContext, month: number, day: number, end: number): FoundDate | undefined {
  const year = yearAt(context.reading, end);
  if (year !== undefined && isRealDate(year.year, month, day))
    return oneDay(dayNumber(year.year, month, day), year.end);
  if (!isRealDate(2024, month, day)) return undefined;
  return oneDay(nextMonthDay(context.today, month, day), end);
}

export function monthThenDay(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const month = monthAt(reading, i);
  if (month === undefined) return undefined;
  const day = dayAt(reading, skipLinks(reading, month.end));
  if (day === undefined || (reading.words[day.end - 1]?.before ?? 0) > 1 || countFollows(reading, day.end))
    return undefined;
  return withYear(context, month.month, day.day, day.end);
}

/** True if a count follows a month: "junio 2 cuartos" and "enero, 4 meses" aren't June 2. */
export function countFollows(reading: Reading, i: number): boolean {
  return ["bedroom", "bathroom", "person", "monthNoun"].some((noun) => reading.group(i, noun) > 0);
}

export function dayThenMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const day = dayAt(reading, i);
  if (day === undefined) return undefined;
  const month = monthAt(reading, skipLinks(reading, skipDayWord(reading, day.end)));
  if (month === undefined || (reading.words[month.end - 1]?.before ?? 0) > 0) return undefined;
  return withYear(context, month.month, day.day, month.end);
}

function skipDayWord(reading: Reading, i: number): number {
  return reading.group(i, "day") || i;
}

/** Reads a range of days in a month: "June 1-15", "del 1 al 10 de julio", "between the 1st and the 5th of May". */
export function dayRangeOfMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const leading = monthAt(reading, i);
  const first = dayAt(reading, leading === undefined ? i : skipLinks(reading, leading.end));
  if (first === undefined) return undefined;
  const second = secondDay(reading, first.end);
  if (second === undefined || second.day <= first.day) return undefined;
  const month = leading ?? monthAt(reading, skipLinks(reading, second.end));
  if (month === undefined) return undefined;
  if (!isRealDate(2024, month.month, second.day)) return undefined;
  const from = nextMonthDay(context.today, month.month, first.day);
  return { from, to: from + second.day - first.day, end: Math.max(month.end, second.end) };
}

function secondDay(reading: Reading, i: number): { day: number; end: number } | undefined {
  const gap = reading.gap(i).trim();
  if (gap === "-" || gap === "–" || gap === "—") return dayAt(reading, i);
  const to = reading.group(i, "rangeTo");
  return to > 0 ? dayAt(reading, skipLinks(reading, to)) : undefined;
}

/** The days of a part of a month: early (1-10), mid (10-20) and the end (the last 7 days). */
function partOf(part: string, year: number, month: number): { from: DayNumber; to: DayNumber } {
  const length = daysInMonth(year, month);
  const [from, to] = part === "early" ? [1, 10] : part === "mid" ? [10, 20] : [length - 6, length];
  return { from: dayNumber(year, month, from), to: dayNumber(year, month, to) };
}

const parts = ["early", "mid", "late"] as const;

export function partOfMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  for (const part of parts) {
    const end = reading.group(i, part);
    if (end === 0) continue;
    const month = anyMonthAt(context, skipLinks(reading, end), true);
    if (month !== undefined) return { ...partOf(part, month.year, month.month), end: month.end };
  }
  return undefined;
}

interface MonthOfYear {
  year: number;
  month: number;
  end: number;
}

/** A named month, this month or next month. */
function anyMonthAt(context: DateContext, i: number, bare = false): MonthOfYear | undefined {
  const { reading, today } = context;
  const named = monthAtWithoutCheck(reading, i);
  if (named !== undefined) {
    const year = yearAt(reading, named.end);
    return { month: named.month, year: year?.year ?? yearOfNextMonth(today, named.month), end: year?.end ?? named.end };
  }
  const now = civil(today);
  const thisMonth = reading.group(i, "thisMonth") || (bare ? reading.group(i, "monthNoun") : 0);
  const nextMonth = reading.group(i, "nextMonth");
  if (nextMonth > thisMonth) {
    return { year: now.month === 12 ? now.year + 1 : now.year, month: (now.month % 12) + 1, end: nextMonth };
  }
  return thisMonth > 0 ? { year: now.year, month: now.month, end: thisMonth } : undefined;
}

function monthAtWithoutCheck(reading: Reading, i: number): { month: number; end: number } | undefined {
  const month = reading.detail(i, "month");
  return month === undefined ? undefined : { month, end: reading.group(i, "month") };
}

/** Reads a week or another part of a month: "first week of June", "la última semana de mayo". */
export function weekOfMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const ordinal = reading.numbers[i];
  const last = reading.group(i, "last");
  const half = ordinal?.isOrdinal ? reading.group(ordinal.end, "halfMonth") : 0;
  if (half > 0) return halfOfMonth(context, half, ordinal?.value === 1);
  const weekend = ordinal?.isOrdinal ? reading.group(ordinal.end, "weekend") : 0;
  if (weekend > 0) return weekendOfMonth(context, weekend, ordinal?.value ?? 1);
  const day = last > 0 ? reading.group(last, "day") : ordinal?.isOrdinal ? reading.group(ordinal.end, "day") : 0;
  if (day > 0) return dayCounted(context, day, last > 0 ? undefined : ordinal?.value);
  const week = last > 0 ? reading.group(last, "week") : ordinal?.isOrdinal ? reading.group(ordinal.end, "week") : 0;
  if (week === 0) return undefined;
  const month = anyMonthAt(context, skipLinks(reading, week));
  if (month === undefined) return undefined;
  if (last > 0) return { ...partOf("late", month.year, month.month), end: month.end };
  const from = dayNumber(month.year, month.month, 1) + ((ordinal?.value ?? 1) - 1) * 7;
  return { from, to: from + 6, end: month.end };
}

/** Reads a day counted from the start, or the last one: "El último día de enero", "the third day of June". */
function dayCounted(context: DateContext, i: number, ordinal: number | undefined): FoundDate | undefined {
  const month = anyMonthAt(context, skipLinks(context.reading, i));
  if (month === undefined) return undefined;
  const day = ordinal ?? daysInMonth(month.year, month.month);
  return isRealDate(month.year, month.month, day)
    ? oneDay(dayNumber(month.year, month.month, day), month.end)
    : undefined;
}

/** Reads half of a month: "La primera quincena de mayo", "the second half of June". */
function halfOfMonth(context: DateContext, i: number, isFirst: boolean): FoundDate | undefined {
  const month = anyMonthAt(context, skipLinks(context.reading, i));
  if (month === undefined) return undefined;
  const start = dayNumber(month.year, month.month, 1);
  const [from, to] = isFirst ? [0, 14] : [15, daysInMonth(month.year, month.month) - 1];
  return { from: start + from, to: start + to, end: month.end };
}

/** Reads a weekend of a month, Saturday and Sunday: "The first weekend of April". */
function weekendOfMonth(context: DateContext, i: number, ordinal: number): FoundDate | undefined {
  const month = anyMonthAt(context, skipLinks(context.reading, i));
  if (month === undefined) return undefined;
  const saturday = nextWeekday(dayNumber(month.year, month.month, 1) - 1, 6) + (ordinal - 1) * 7;
  return { from: saturday, to: saturday + 1, end: month.end };
}

export function wholeMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  if (monthAt(reading, i) === undefined && reading.group(i, "nextMonth") === 0 && reading.group(i, "thisMonth") === 0)
    return undefined;
  const month = anyMonthAt(context, i);
  if (month === undefined) return undefined;
  const from = dayNumber(month.year, month.month, 1);
  return { from, to: from + daysInMonth(month.year, month.month) - 1, end: month.end };
}

/** Reads a date in digits: "2026-07-01", "7/1", "7/1/26", "1-7-2026", "7.15.2026". */
export function numericDate(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const numbers = [0, 1, 2].map((offset) => reading.words[i + offset]);
  const [first, second, third] = numbers;
  if (!first?.isNumber || !second?.isNumber || (reading.words[i]?.glued && reading.text[first.start - 1] === "$"))
    return undefined;
  const separator = reading.gap(i + 1);
  if (!/^[/.-]$/.test(separator)) return undefined;
  const hasThird = (third?.isNumber ?? false) && reading.gap(i + 2) === separator;
  if (!hasThird && separator !== "/") return undefined;
  const [a, b, c] = [Number(first.norm), Number(second.norm), hasThird ? Number(third?.norm) : undefined];
  if (first.norm.length === 4)
    return c !== undefined && isRealDate(a, b, c) ? oneDay(dayNumber(a, b, c), i + 3) : undefined;
  return numericMonthDay(context, i, a, b, c);
}

function numericMonthDay(
  context: DateContext,
  i: number,
  a: number,
  b: number,
  c: number | undefined,
): FoundDate | undefined {
  const dayFirst = a > 12 || (b <= 12 && context.reading.lexicon.dayFirst[context.language]);
  const [month, day] = dayFirst ? [b, a] : [a, b];
  if (!isRealDate(2024, month, day)) return undefined;
  if (c === undefined) return { ...oneDay(nextMonthDay(context.today, month, day), i + 2), isWeak: true };
  const year = c < 100 ? 2000 + c : c;
  return year < 2100 && year >= 2000 && isRealDate(year, month, day)
    ? oneDay(dayNumber(year, month, day), i + 3)
    : undefined;
}

/** Reads a day of this or next month: "the 1st of next month", "el 15 del mes que viene", "the 11th of this month". */
export function dayOfRelativeMonth(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const day = dayAt(reading, i);
  if (day === undefined) return undefined;
  const month = anyMonthAt(context, skipLinks(reading, skipDayWord(reading, day.end)));
  if (
    month === undefined ||
    monthAtWithoutCheck(reading, month.end - 1) !== undefined ||
    !isRealDate(month.year, month.month, day.day)
  )
    return undefined;
  return oneDay(dayNumber(month.year, month.month, day.day), month.end);
}
