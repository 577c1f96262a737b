import { type DayNumber, dayNumber, nthWeekday } from "./calendar.ts";
import {
  type CoreReader,
  firstOf,
  lastOf,
  type MonthOfYear,
  monthAhead,
  oneDay,
  partOfMonth,
  upcoming,
} from "./core.ts";
import type { Core } from "./dayCore.ts";
import { numberAt } from "./numbers.ts";
import type { Scan } from "./tokens.ts";

const [firstYear, lastYear] = [2010, 2045];

/** A year after a date: "2027", "de 2027", "next year", "del año que viene". */
export function yearAt(scan: Scan, i: number): { year: number; end: number } | undefined {
  const comma = scan.is(i, ",") ? i + 1 : i;
  const at = scan.skip(comma, "of", "the");
  const token = scan.tokens[at];
  if (
    token !== undefined &&
    token.norm.length === 4 &&
    token.num >= firstYear &&
    token.num <= lastYear &&
    !scan.tokens[at + 1]?.isHyphened
  )
    return { year: token.num, end: at + 1 };
  if (comma !== i) return undefined;
  const short = scan.is(i, "'") && scan.tokens[i + 1]?.norm.length === 2 ? (scan.tokens[i + 1]?.num ?? -1) : -1;
  if (short >= 10 && short <= 45) return { year: 2000 + short, end: i + 2 };
  return yearByWord(scan, at) ?? yearByWord(scan, i);
}

/** "This year", "next year", "last year", "el año que viene", "año pasado". */
export function yearByWord(scan: Scan, i: number): { year: number; end: number } | undefined {
  const at = scan.skip(i, "the");
  for (const [kind, ahead] of [
    ["this", 0],
    ["next", 1],
    ["last", -1],
  ] as const) {
    const before = scan.end(at, kind);
    const noun = before > 0 ? scan.at(before, "unit") : undefined;
    if (noun?.value === "year") return { year: scan.now.year + ahead, end: noun.end };
    const named = scan.at(at, "unit");
    const after = named?.value === "year" ? scan.end(named.end, kind) : 0;
    if (after > 0) return { year: scan.now.year + ahead, end: after };
  }
  return undefined;
}

/** Words that make "may" and the like a month: "in may", "until march", "or june". */
function isMonthMeant(scan: Scan, i: number, end: number): boolean {
  if (scan.end(i, "weak") === 0) return true;
  const ordinal = numberAt(scan, scan.skip(end, "the"));
  // "Need it may first": with an ordinal it is always a month.
  if (ordinal?.isOrdinal && scan.end(ordinal.end, "verb") === 0) return true;
  if (scan.isAfter(i, "verb") || scan.isAfter(i, "name") || scan.end(end, "verb") > 0) return false;
  const number = numberAt(scan, scan.skip(end, "the"));
  if (number !== undefined && (number.isOrdinal || number.value <= 31 || number.value >= firstYear)) return true;
  const leads = [
    "of",
    "in",
    "rel",
    "or",
    "to",
    "and",
    "between",
    "part",
    "next",
    "last",
    "this",
    "since",
    "when",
    "month",
    "approx",
    "season",
  ] as const;
  if (i === 0 || leads.some((kind) => scan.isAfter(i, kind))) return true;
  const before = scan.tokens[i - 1];
  const isApart = before !== undefined && !before.isWord && before.num < 0;
  return isApart || scan.end(end, "next") > 0 || scan.end(end, "or") > 0 || scan.tokens[i]?.norm.length !== 3;
}

/** The month at the token, unless it is an everyday word or a person's name there. */
export function monthNameAt(scan: Scan, i: number): { month: number; end: number } | undefined {
  const meaning = scan.at(i, "month");
  if (meaning === undefined || !isMonthMeant(scan, i, meaning.end)) return undefined;
  if (scan.end(i, "weak") > 0 && isVerb(scan, i, meaning.end)) return undefined;
  const isShort = /^(?!may|june|july).{3,4}$/.test(scan.tokens[i]?.norm ?? "");
  const dot =
    isShort && scan.is(meaning.end, ".") && scan.tokens[meaning.end]?.isGlued && numberAt(scan, meaning.end + 1);
  return { month: Number(meaning.value), end: dot ? meaning.end + 1 : meaning.end };
}

const modalVerbs: ReadonlySet<string> = new Set([
  "be",
  "have",
  "need",
  "want",
  "not",
  "get",
  "also",
  "just",
  "go",
  "take",
  "consider",
]);

const marching: ReadonlySet<string> = new Set(["in", "on", "along", "up", "down", "into", "over", "back"]);

function isVerb(scan: Scan, i: number, end: number): boolean {
  const next = scan.tokens[end]?.norm ?? "";
  return scan.is(i, "march") ? marching.has(next) : scan.is(i, "may") && modalVerbs.has(next);
}

/** "March", "next March", "marzo del año que viene", "this month", "el mes que viene", "the month after next". */
export function monthAt(scan: Scan, i: number): MonthOfYear | undefined {
  const at = scan.skip(i, "the");
  const nextWord = scan.end(at, "next");
  const lastWord = scan.end(at, "last");
  const thisWord = scan.end(at, "this");
  const noun = scan.skip(nextWord || lastWord || thisWord || at, "the");
  const named = monthNameAt(scan, noun);
  if (named !== undefined) return namedMonth(scan, named, { isNext: nextWord > 0, isLast: lastWord > 0 });
  const unit = scan.at(noun, "unit");
  if (unit?.value !== "month") return undefined;
  const of = scan.is(unit.end, "of") || scan.is(unit.end, "de") ? monthNameAt(scan, unit.end + 1) : undefined;
  if (of !== undefined) return namedMonth(scan, of, { isNext: false, isLast: false });
  if (nextWord > 0) return monthAhead(scan, 1, unit.end);
  if (thisWord > 0) return monthAhead(scan, 0, unit.end);
  if (lastWord > 0)
    return isOfRent(scan, at, unit.end) ? undefined : { ...monthAhead(scan, -1, unit.end), isPast: true };
  const afterNext = scan.end(unit.end, "afterNext");
  if (afterNext > 0) return monthAhead(scan, 2, afterNext);
  const after = scan.end(unit.end, "next");
  if (after > 0) return monthAhead(scan, 1, after);
  const gone = scan.end(unit.end, "last");
  if (gone > 0) return { ...monthAhead(scan, -1, gone), isPast: true };
  return { ...monthAhead(scan, 0, unit.end), isUnnamed: true };
}

/** "First and last month's rent". */
function isOfRent(scan: Scan, i: number, end: number): boolean {
  return scan.isAfter(i, "and") || scan.is(i - 1, "plus") || scan.end(end, "thing") > 0;
}

function namedMonth(
  scan: Scan,
  { month, end }: { month: number; end: number },
  { isNext, isLast }: { isNext: boolean; isLast: boolean },
): MonthOfYear {
  const { year: thisYear, month: thisMonth } = scan.now;
  const year = yearAt(scan, end);
  if (year !== undefined && !isLast)
    return { month, year: year.year, end: year.end, isPast: dayNumber(year.year, month + 1, 1) <= scan.today };
  const gone = scan.end(end, "last");
  if (isLast || gone > 0)
    return { month, year: month < thisMonth ? thisYear : thisYear - 1, end: gone || end, isPast: true };
  const after = isNext ? end : scan.end(end, "next");
  const isOver = month < thisMonth || (month === thisMonth && after > 0);
  return { month, year: isOver ? thisYear + 1 : thisYear, end: after || end, isYearOpen: true };
}

/** A whole month: "March", "next month", "este mes". */
export const wholeMonth: CoreReader = (scan, i) => {
  const month = monthAt(scan, i);
  if (month === undefined || month.isUnnamed) return undefined;
  const { isYearOpen, isPast } = month;
  return { from: firstOf(month), to: lastOf(month), granularity: "month", end: month.end, isYearOpen, isPast };
};

/** "Early March", "mid to late May", "a principios del mes que viene", "end of the month". */
export const partOfMonthAt: CoreReader = (scan, i) => {
  const at = scan.skip(i, "the");
  const part = scan.at(at, "part");
  if (part === undefined) return undefined;
  const joined = scan.end(part.end, "to") || scan.end(part.end, "or") || (scan.is(part.end, "/") ? part.end + 1 : 0);
  const joinedPart = scan.at(joined || (scan.tokens[part.end]?.isHyphened ? part.end : -1), "part");
  const second = joinedPart ?? part;
  const month = monthAt(scan, scan.skip(second.end, "of", "the")) ?? monthAt(scan, second.end);
  if (month === undefined) return undefined;
  const [from, to] = upcoming(scan, month, (one) => [
    partOfMonth(one, Number(part.value))[0],
    partOfMonth(one, Number(second.value))[1],
  ]);
  const { isYearOpen, isPast } = month;
  return { from, to, granularity: "part_of_month", end: month.end, isApproximate: true, isYearOpen, isPast };
};

type RangeOf = (month: MonthOfYear) => readonly [DayNumber, DayNumber];

/** "First week of January", "last Friday of the month", "la segunda quincena de mayo", "last day of March". */
export const countedInMonth: CoreReader = (scan, i) => {
  const at = scan.skip(i, "the");
  const last = scan.at(at, "lastOf");
  const ordinal = last === undefined ? numberAt(scan, at) : undefined;
  if (last === undefined && !ordinal?.isOrdinal) return undefined;
  const n = last === undefined ? (ordinal?.value ?? 1) : -1;
  const counted = countedNoun(scan, last?.end ?? ordinal?.end ?? at, n);
  if (counted === undefined || n > 5) return undefined;
  const linked = scan.skip(counted.end, "of", "the");
  const month = monthAt(scan, linked) ?? monthOfYear(scan, linked, n);
  if (month === undefined) return undefined;
  const [from, to] = upcoming(scan, month, counted.range);
  const { isYearOpen, isPast } = month;
  return { from, to, granularity: counted.granularity, end: month.end, isYearOpen, isPast };
};

/** "The first week of the year", "la última semana del año": of its first or last month. */
function monthOfYear(scan: Scan, i: number, n: number): MonthOfYear | undefined {
  const unit = scan.at(i, "unit");
  const newYear = scan.at(i, "holiday");
  const end = unit?.value === "year" ? unit.end : newYear?.value === "newYear" ? newYear.end : 0;
  const month = n < 0 ? 12 : 1;
  return end === 0 ? undefined : { month, year: scan.now.year, end, isYearOpen: true };
}

/** "January first week", "diciembre, la segunda semana". */
export const monthThenCounted: CoreReader = (scan, i) => {
  const month = monthAt(scan, i);
  const at = month === undefined ? i : scan.skip(scan.is(month.end, ",") ? month.end + 1 : month.end, "the");
  const last = scan.end(at, "lastOf");
  const ordinal = numberAt(scan, at);
  if (month === undefined || (last === 0 && !ordinal?.isOrdinal)) return undefined;
  const n = last > 0 ? -1 : (ordinal?.value ?? 1);
  const counted = n > 5 ? undefined : countedNoun(scan, last || (ordinal?.end ?? at), n);
  if (counted === undefined || scan.end(counted.end, "of") > 0) return undefined;
  const [from, to] = upcoming(scan, month, counted.range);
  return {
    from,
    to,
    granularity: counted.granularity,
    end: counted.end,
    isYearOpen: month.isYearOpen,
    isPast: month.isPast,
  };
};

function countedNoun(
  scan: Scan,
  i: number,
  n: number,
): (Pick<Core, "granularity" | "end"> & { range: RangeOf }) | undefined {
  const isLast = n < 0;
  const weekday = scan.at(i, "weekday");
  if (weekday !== undefined) {
    const range: RangeOf = ({ year, month }) => [
      nthWeekday(year, month, Number(weekday.value), n),
      nthWeekday(year, month, Number(weekday.value), n),
    ];
    return { granularity: "day", end: weekday.end, range };
  }
  const weekend = scan.end(i, "weekend");
  if (weekend > 0) {
    const range: RangeOf = ({ year, month }) => [nthWeekday(year, month, 6, n), nthWeekday(year, month, 6, n) + 1];
    return { granularity: "weekend", end: weekend, range };
  }
  const unit = scan.at(i, "unit");
  const half = scan.end(i, "half");
  const isHalf = half > 0 || unit?.value === "quincena" || scan.is(i, "mitad");
  if (isHalf) {
    const range: RangeOf = (month) =>
      n === 1 ? [firstOf(month), firstOf(month) + 14] : [firstOf(month) + 15, lastOf(month)];
    return { granularity: "part_of_month", end: half || unit?.end || i + 1, range };
  }
  if (unit?.value === "week") {
    const range: RangeOf = (month) => [
      isLast ? lastOf(month) - 6 : firstOf(month) + (n - 1) * 7,
      isLast ? lastOf(month) : firstOf(month) + (n - 1) * 7 + 6,
    ];
    return { granularity: "week", end: unit.end, range };
  }
  if (unit?.value !== "day") return undefined;
  const day: RangeOf = (month) =>
    isLast ? [lastOf(month), lastOf(month)] : [firstOf(month) + n - 1, firstOf(month) + n - 1];
  return { granularity: "day", end: unit.end, range: day };
}

/** "EOM", "fin de mes", "end of the year", "the quincena". */
export const phraseDay: CoreReader = (scan, i) => {
  const at = scan.skip(i, "the");
  const phrase = scan.at(at, "phraseDay");
  if (phrase?.value === "endOfMonth") {
    const after = scan.end(phrase.end, "next");
    const [from, to] = partOfMonth(monthAhead(scan, after > 0 ? 1 : 0, at), 2);
    return { from, to, granularity: "part_of_month", end: after || phrase.end, isApproximate: true };
  }
  if (phrase?.value === "endOfYear") {
    const [from, to] = partOfMonth({ year: scan.now.year, month: 12, end: at }, 2);
    return { from, to, granularity: "part_of_month", end: phrase.end, isApproximate: true };
  }
  if (phrase?.value === "endOfWeek") return endOfWeek(scan, phrase.end);
  return scan.at(at, "unit")?.value === "quincena" && scan.is(at, "quincena") ? quincena(scan, at) : undefined;
};

function endOfWeek(scan: Scan, end: number): Core {
  const sunday = scan.today + ((7 - ((scan.today + 4) % 7)) % 7);
  return { from: Math.max(scan.today, sunday - 3), to: sunday, granularity: "day", end, isApproximate: true };
}

/** The 15th, when wages are paid; after "primera" or "segunda" it is half a month. */
function quincena(scan: Scan, at: number): Core {
  const thisMonth = monthAhead(scan, 0, at);
  const fifteenth = firstOf(thisMonth) + 14;
  const day = fifteenth >= scan.today ? fifteenth : firstOf(monthAhead(scan, 1, at)) + 14;
  return { ...oneDay(day, scan.end(at + 1, "next") || at + 1), isApproximate: true };
}
