import { type DayNumber, dayNumber, daysInMonth, isRealDate } from "./calendar.ts";
import { type CoreReader, oneDay } from "./core.ts";
import type { Count } from "./counts.ts";
import type { Core } from "./dayCore.ts";
import { monthAt, monthNameAt, yearAt } from "./months.ts";
import { dayOfMonthAt, isDecimal, numberAt } from "./numbers.ts";
import type { Scan } from "./tokens.ts";

/** The next day, from today on, that is the given day of the given month. */
export function nextMonthDay(scan: Scan, month: number, day: number): DayNumber {
  let { year } = scan.now;
  while (day > daysInMonth(year, month) || dayNumber(year, month, day) < scan.today) year++;
  return dayNumber(year, month, day);
}

/** The next day, from today on, with the given day of the month. */
export function nextDayOfMonth(scan: Scan, day: number): DayNumber {
  const { year, month: current } = scan.now;
  let month = day >= scan.now.day ? current : current + 1;
  while (day > daysInMonth(year + Math.floor((month - 1) / 12), ((month - 1) % 12) + 1)) month++;
  return dayNumber(year, month, day);
}

/** The month of a date, including short forms that can't stand alone ("15 mar"). */
function monthOfDate(scan: Scan, i: number): { month: number; end: number } | undefined {
  const short = scan.at(i, "monthShort");
  if (short !== undefined)
    return { month: Number(short.value), end: scan.is(short.end, ".") ? short.end + 1 : short.end };
  return monthNameAt(scan, i);
}

function dated(scan: Scan, month: number, day: number, end: number): Core | undefined {
  if (!isRealDate(2024, month, day)) return undefined;
  const year = yearAt(scan, end);
  if (year === undefined) return { ...oneDay(nextMonthDay(scan, month, day), end), isYearOpen: true };
  if (!isRealDate(year.year, month, day)) return undefined;
  const date = dayNumber(year.year, month, day);
  return { ...oneDay(date, year.end), isPast: date < scan.today };
}

/** "March 5", "Jan. the 10th", "marzo 5 de 2027". */
export const monthThenDay: CoreReader = (scan, i) => {
  const month = monthOfDate(scan, i);
  if (month === undefined) return undefined;
  const day = dayOfMonthAt(scan, scan.skip(month.end, "the"));
  if (day === undefined) return undefined;
  // "April 18 in the morning" names no hour, unlike "April 3 pm".
  const hasPart = /^(?:in|at|de|por|en)$/.test(scan.tokens[day.end]?.norm ?? "");
  if (!hasPart && isCounted(scan, day)) return undefined;
  return dated(scan, month.month, day.value, day.end);
};

/** True if the number belongs to what comes after it: "junio 2 cuartos", "june 3 pm", "june 4:30". */
export function isCounted(scan: Scan, { end, isOrdinal }: Count): boolean {
  if (scan.is(end, ":") && scan.tokens[end]?.isGlued && scan.tokens[end + 1]?.isGlued) return true;
  const other = numberAt(scan, scan.end(end, "or") || scan.end(end, "to") || -1);
  if (!isOrdinal && other !== undefined && scan.end(other.end, "thing") > 0) return true;
  if (isOrdinal && scan.end(end, "unit") > 0) return true;
  if (isOrdinal) return scan.end(end, "thing") > 0 && !scan.is(end, "que") && !scan.is(end, "x");
  return (["thing", "unit", "mer", "oclock"] as const).some((kind) => scan.end(end, kind) > 0 && !scan.is(end, "que"));
}

/** "15 March", "the fifteenth of March", "quince de marzo", "primero de enero". */
export const dayThenMonth: CoreReader = (scan, i) => {
  const day = dayOfMonthAt(scan, skipDayWord(scan, scan.skip(i, "the")));
  if (day === undefined) return undefined;
  const isLinked = ["of", "de", "del", "d"].some((word) => scan.is(day.end, word));
  const month = monthOfDate(scan, isLinked ? day.end + 1 : day.end);
  return month === undefined ? undefined : dated(scan, month.month, day.value, month.end);
};

/** "el día 15". */
function skipDayWord(scan: Scan, i: number): number {
  return scan.is(i, "dia") ? i + 1 : i;
}

/** "The 1st of next month", "el 15 del mes que viene", "the 11th of this month". */
export const dayOfRelativeMonth: CoreReader = (scan, i) => {
  const day = dayOfMonthAt(scan, skipDayWord(scan, scan.skip(i, "the")));
  const linked = day === undefined ? 0 : scan.skip(day.end, "of");
  if (day === undefined || linked === day.end) return undefined;
  const month = monthAt(scan, scan.is(linked - 1, "this") ? linked - 1 : linked);
  if (month === undefined || month.isYearOpen || !isRealDate(month.year, month.month, day.value)) return undefined;
  const date = dayNumber(month.year, month.month, day.value);
  if (month.isPast) return { ...oneDay(date, month.end), isPast: true };
  return oneDay(date < scan.today ? nextDayOfMonth(scan, day.value) : date, month.end);
};

/** "2027-01-05", "1/5", "1/5/27", "5-1-2027", "1.15.2027". */
export const numericDate: CoreReader = (scan, i) => {
  const first = scan.tokens[i];
  if (
    first === undefined ||
    first.num < 0 ||
    (i > 0 && first.isGlued && /^[/.:#-]$/.test(scan.tokens[i - 1]?.norm ?? ""))
  )
    return undefined;
  const second = partAfter(scan, i);
  if (second === undefined) return undefined;
  const third = partAfter(scan, second.at);
  const isWhole = third !== undefined && third.sign === second.sign;
  if (isWhole && partAfter(scan, third.at) !== undefined) return undefined;
  if (first.norm.length === 4)
    return isWhole ? fullDate(scan, first.num, second.num, third.num, third.at + 1) : undefined;
  if (isWhole) return withYear(scan, first.num, second.num, third, third.at + 1);
  return second.sign === "/" ? withoutYear(scan, i, second) : undefined;
};

interface Part {
  num: number;
  sign: string;
  at: number;
  length: number;
}

function partAfter(scan: Scan, i: number): Part | undefined {
  const next = scan.tokens[i + 1];
  if (next?.isHyphened && next.num >= 0) return { num: next.num, sign: "-", at: i + 1, length: next.norm.length };
  const number = scan.tokens[i + 2];
  if (next === undefined || number === undefined || !/^[/.]$/.test(next.norm)) return undefined;
  if (!next.isGlued || !number.isGlued || number.num < 0) return undefined;
  return { num: number.num, sign: next.norm, at: i + 2, length: number.norm.length };
}

function fullDate(scan: Scan, year: number, month: number, day: number, end: number): Core | undefined {
  if (year < 2000 || year > 2100 || !isRealDate(year, month, day)) return undefined;
  const date = dayNumber(year, month, day);
  return { ...oneDay(date, end), isPast: date < scan.today };
}

function withYear(scan: Scan, a: number, b: number, third: Part, end: number): Core | undefined {
  if (third.length !== 2 && third.length !== 4) return undefined;
  const { month, day, isOpen } = monthAndDay(scan, a, b);
  const core = fullDate(scan, third.length === 2 ? 2000 + third.num : third.num, month, day, end);
  return core && { ...core, isLow: isOpen };
}

/** In Spanish the day comes first; in either language a number over 12 settles it. */
function monthAndDay(scan: Scan, a: number, b: number): { month: number; day: number; isOpen: boolean } {
  const isDayFirst = a > 12 || (b <= 12 && scan.isSpanish);
  const isOpen = scan.isSpanish && a <= 12 && b <= 12 && a !== b;
  return isDayFirst ? { month: b, day: a, isOpen } : { month: a, day: b, isOpen };
}

/** "2/2" is usually two bedrooms and two baths. */
function withoutYear(scan: Scan, i: number, second: Part): Core | undefined {
  const a = scan.tokens[i]?.num ?? 0;
  const end = second.at + 1;
  const { month, day, isOpen } = monthAndDay(scan, a, second.num);
  if (!isRealDate(2024, month, day) || (a === 24 && second.num === 7) || scan.end(end, "thing") > 0) return undefined;
  if (scan.end(end, "unit") > 0 || isDecimal(scan, end) || scan.is(end, "/")) return undefined;
  const isHomeSize = a <= 5 && second.num <= 4;
  if (isHomeSize && ["a", "un", "el", "the", "los", "unos"].some((word) => scan.is(i - 1, word))) return undefined;
  const isLed =
    scan.isAfter(i, "rel") ||
    scan.isAfter(i, "weekday") ||
    ["on", "para", "for", "starting"].some((word) => scan.is(i - 1, word));
  if (isHomeSize && !isLed && scan.tokens.length > 3 && !scan.hasSize) return undefined;
  return { ...oneDay(nextMonthDay(scan, month, day), end), isLow: isOpen || isHomeSize, isYearOpen: true };
}

/** "The 15th", "el 15", "on the first", "el primero": a day of this month or the next. */
export const bareDay: CoreReader = (scan, i) => {
  const article = scan.end(i, "the");
  const isMasculine = ["the", "el", "l"].some((word) => scan.is(i, word));
  const at = skipDayWord(scan, article > 0 && isMasculine ? article : i);
  const day = dayOfMonthAt(scan, at);
  if (day === undefined) return undefined;
  const isAfterEl =
    isMasculine || scan.is(at - 1, "dia") || ["al", "del", "pal", "el"].some((word) => scan.is(i - 1, word));
  const isTheDigits = scan.is(i, "the") && day.inDigits && !day.isOrdinal;
  const isNamed = day.inDigits && day.isOrdinal;
  if (!isNamed && !isAfterEl && !(day.isOrdinal && isLed(scan, i))) return undefined;
  if (
    isStreet(scan, i) ||
    !isDayWord(scan, at, day) ||
    isFloor(scan, at) ||
    isSomethingElse(scan, day, isNamed || (isAfterEl && !scan.is(i, "the")))
  )
    return undefined;
  const isLow = !day.inDigits || isTheDigits;
  return { ...oneDay(nextDayOfMonth(scan, day.value), day.end), isBareDay: true, ...(isLow && { isLow }) };
};

function isLed(scan: Scan, i: number): boolean {
  return ["on", "by", "until", "before", "after", "para", "desde", "from", "or", "and", "to"].some((word) =>
    scan.is(i - 1, word),
  );
}

/** "The one" is a home; in Spanish only the first has an ordinal, and "la primera" is one of a list. */
function isDayWord(scan: Scan, at: number, { inDigits, isOrdinal }: Count): boolean {
  if (inDigits) return true;
  const word = scan.tokens[at]?.norm ?? "";
  if (isOrdinal) return !/^(?:primera|segund[oa]|tercer[oa]?|cuarta|quinta)$/.test(word);
  return /^(?:el|al|del|dia|pal)$/.test(scan.tokens[at - 1]?.norm ?? "") && !/^un[oa]?$/.test(word);
}

/** True for the number of a street: "600 NE 27th", "55 SE 6th". */
function isStreet(scan: Scan, i: number): boolean {
  return /^(?:[nsew]|[ns][ew])$/.test(scan.tokens[i - 1]?.norm ?? "");
}

const floorWordsBack = 6;

/** True for a floor: "Lower floor preferred, 2nd or 3rd". */
function isFloor(scan: Scan, at: number): boolean {
  for (let k = at - 1; scan.hasFloor && k >= at - floorWordsBack; k--)
    if (/^(?:floors?|pisos?)$/.test(scan.tokens[k]?.norm ?? "")) return true;
  return false;
}

const closers: ReadonlySet<string> = new Set(
  "at in on or and to if is works work would please for too then with i we my me do ok okay instead though around after before by through until but so at a las por en o y e al para si no esta me es puedo seria va tambien mejor con como pero de porque nos".split(
    " ",
  ),
);

/** True for the rents due at move-in: "1st, last and deposit". */
function isFirstAndLast(scan: Scan, end: number): boolean {
  return scan.is(scan.is(end, ",") ? end + 1 : end, "last");
}

/** True if a counted thing follows: "The 2 bedroom", "1st floor", "the first one", "el 5%", "15th street". */
function isSomethingElse(scan: Scan, day: Count, isClear: boolean): boolean {
  const next = scan.tokens[day.end];
  if (next === undefined) return false;
  if (next.isHyphened || numberAt(scan, day.end) !== undefined || isFirstAndLast(scan, day.end)) return true;
  if (isCounted(scan, day) || next.norm === "%" || next.norm === "-" || scan.end(day.end, "street") > 0) return true;
  if (scan.end(day.end, "unit") > 0 || (next.norm === "and" && scan.is(day.end + 1, "last"))) return true;
  if (isDecimal(scan, day.end) || next.norm === "º") return true;
  if (!next.isWord || isClear) return false;
  return !closers.has(next.norm) && next.meanings.length === 0;
}
