import { addMonths, type DayNumber, dayNumber, mondayOf, weekdayAfter, weekdayOf } from "./calendar.ts";
import { type CoreReader, oneDay } from "./core.ts";
import type { Stretch } from "./counts.ts";
import type { Core } from "./dayCore.ts";
import type { Granularity } from "./mention.ts";
import { yearByWord } from "./months.ts";
import { numberAt, stretchAt } from "./numbers.ts";
import type { Scan } from "./tokens.ts";

/** "Today", "tmrw", "pasado mañana", "yesterday"; "tonight" and "esta tarde" also name today. */
export const namedDay: CoreReader = (scan, i) => {
  const today = scan.at(i, "dayPartToday");
  const named = scan.at(i, "day");
  if (today !== undefined) return oneDay(scan.today, today.end);
  if (named === undefined || isMorning(scan, i)) return undefined;
  const ahead = Number(named.value);
  return { ...oneDay(scan.today + ahead, named.end), isPast: ahead < 0 };
};

/** True for a part of the day, not tomorrow: "Por la mañana", "8 de la mañana". */
function isMorning(scan: Scan, i: number): boolean {
  if (!/^m(?:ana|anana|nana)$|^manana$/.test(scan.tokens[i]?.norm ?? "")) return false;
  for (let start = Math.max(0, i - 3); start < i; start++) {
    const meanings = scan.tokens[start]?.meanings ?? [];
    if (meanings.some(({ kind, end }) => (kind === "dayPart" || kind === "mer") && end > i)) return true;
  }
  return false;
}

/** The words that place a noun in time: "this week", "next week", "la semana que viene", "the week after next". */
interface Placed {
  place: "this" | "next" | "last" | "afterNext" | "bare";
  noun: number;
  end: number;
  isOther: boolean;
}

function placedAt(scan: Scan, i: number, nounEnd: (at: number) => number): Placed | undefined {
  const at = scan.skip(i, "the");
  for (const place of ["this", "next", "last"] as const) {
    const before = scan.at(at, place);
    const end = before === undefined ? 0 : nounEnd(scan.skip(before.end, "the"));
    if (before === undefined || end === 0) continue;
    return { place, noun: scan.skip(before.end, "the"), end, isOther: before.value === 1 };
  }
  const end = nounEnd(at);
  if (end === 0) return undefined;
  const following = scan.skip(end, "the");
  for (const place of ["afterNext", "next", "last"] as const) {
    const after = scan.at(end, place) ?? scan.at(following, place);
    if (after !== undefined && after.value !== 1) return { place, noun: at, end: after.end, isOther: false };
  }
  return { place: "bare", noun: at, end, isOther: false };
}

const unitEnd =
  (scan: Scan, name: string) =>
  (at: number): number => {
    const unit = scan.at(at, "unit");
    return unit?.value === name ? unit.end : 0;
  };

function range(from: DayNumber, to: DayNumber, granularity: Granularity, end: number): Core {
  return { from, to, granularity, end };
}

/** Days counted from Monday: the early, middle and late part of a week. */
const daysOfPart: readonly (readonly [number, number])[] = [
  [0, 1],
  [2, 3],
  [3, 6],
];

/** "This week", "next wk", "early next week", "la otra semana"; "week of the 15th" is read elsewhere. */
export const week: CoreReader = (scan, i) => {
  const at = scan.skip(i, "the");
  const part = scan.at(at, "part");
  const placed = placedAt(scan, part === undefined ? i : scan.skip(part.end, "of"), unitEnd(scan, "week"));
  if (placed === undefined || (placed.place === "bare" && part === undefined)) return undefined;
  const ahead = { this: 0, bare: 0, next: 7, afterNext: 14, last: -7 }[placed.place];
  const monday = mondayOf(scan.today) + ahead;
  if (placed.place === "last") return { ...range(monday, monday + 6, "week", placed.end), isPast: true };
  if (part === undefined) return range(monday, monday + 6, "week", placed.end);
  const [first, last] = daysOfPart[Number(part.value)] ?? [0, 6];
  const isOver = monday + last < scan.today;
  const start = isOver ? monday + 7 : monday;
  return { ...range(start + first, start + last, "day", placed.end), isApproximate: true };
};

/**
 * "This weekend" is the current one on a Saturday or Sunday; "next weekend", said during the week, is the one after the
 * coming one.
 */
export const weekend: CoreReader = (scan, i) => {
  const placed = placedAt(scan, i, (at) => scan.end(at, "weekend"));
  if (placed === undefined) return undefined;
  const today = weekdayOf(scan.today);
  const isWeekend = today === 6 || today === 0;
  const saturday = isWeekend ? scan.today - (today === 0 ? 1 : 0) : weekdayAfter(scan.today, 6);
  const { place, end } = placed;
  if (place === "last") return { ...range(saturday - 7, saturday - 6, "weekend", end), isPast: true };
  const isEnglishNext = place === "next" && /^(?:next|nxt|following)$/.test(scan.tokens[placed.noun - 1]?.norm ?? "");
  const ahead = place === "afterNext" ? 14 : place === "next" && (isWeekend || isEnglishNext) ? 7 : 0;
  return { ...range(saturday + ahead, saturday + ahead + 1, "weekend", end), isLow: isEnglishNext && !isWeekend };
};

/** "Next year", "in 2027", "early next year", "el año pasado", "beginning of the year". */
export const year: CoreReader = (scan, i) => {
  const at = scan.skip(i, "the");
  const part = scan.at(at, "part");
  const lead = part === undefined ? i : scan.skip(part.end, "of", "the");
  const word = yearByWord(scan, lead) ?? yearByWord(scan, at) ?? digitsOfYear(scan, lead, part !== undefined);
  const bare = part === undefined ? 0 : unitEnd(scan, "year")(lead);
  if (word === undefined && bare === 0) return undefined;
  const isNextStart = word === undefined && Number(part?.value) === 0 && scan.now.month > 1;
  const named = word ?? { year: scan.now.year + (isNextStart ? 1 : 0), end: bare };
  const first = dayNumber(named.year, 1, 1);
  const last = dayNumber(named.year, 12, 31);
  const isPast = named.year < scan.now.year;
  if (part === undefined) return { ...range(first, last, "year", named.end), isPast, isLow: !isPast };
  const parts = [
    [first, first + 30],
    [dayNumber(named.year, 6, 10), dayNumber(named.year, 7, 20)],
    [last - 6, last],
  ] as const;
  const [from, to] = parts[Number(part.value)] ?? parts[0];
  return { ...range(from, to, "part_of_month", named.end), isPast: isPast || to < scan.today, isApproximate: true };
};

/** Four digits are a year only if a word introduces them: "in 2027", "desde 2019". */
function digitsOfYear(scan: Scan, i: number, isPart: boolean): { year: number; end: number } | undefined {
  const token = scan.tokens[i];
  const isYear = token !== undefined && token.norm.length === 4 && token.num >= 2010 && token.num <= 2040;
  const leads = ["in", "en", "since", "during", "desde", "del", "de", "until", "till", "hasta"];
  const isLed = isPart || leads.some((word) => scan.is(i - 1, word));
  return isYear && isLed && scan.end(i + 1, "thing") === 0 && !scan.is(i + 1, "/")
    ? { year: token.num, end: i + 1 }
    : undefined;
}

function ahead(from: DayNumber, stretch: Stretch, count: number): DayNumber {
  return stretch.unit === "months" ? addMonths(from, count) : from + Math.round(count);
}

/** The day that many days away from another, forward or back. */
export function away(from: DayNumber, stretch: Stretch, sign: 1 | -1, end: number): Core {
  const days = [ahead(from, stretch, sign * stretch.min), ahead(from, stretch, sign * stretch.max)];
  const isApproximate = stretch.isApproximate || (stretch.named !== "day" && stretch.min !== stretch.max);
  return { ...range(Math.min(...days), Math.max(...days), "day", end), isApproximate };
}

/** "In 3 weeks", "dentro de 45 días", "a month from now", "within 60 days", "2 weeks ago", "hace dos meses". */
export const timeFromNow: CoreReader = (scan, i) => {
  const gone = pastStretch(scan, i);
  if (gone !== undefined) return gone;
  const within = scan.end(i, "within");
  const limit = within > 0 ? (stretchAt(scan, within) ?? unitAlone(scan, i, within)) : undefined;
  if (limit !== undefined && limit.unit !== "minutes" && (!scan.is(i, "antes") || limit.min > 0))
    return { ...away(scan.today, limit, 1, limit.end), from: scan.today, relation: "by" };
  const lead = scan.end(i, "in");
  const days = lead > 0 && scan.is(i + 1, "hoy") ? numberAt(scan, lead) : undefined;
  if (days !== undefined && days.value <= 31 && stretchAt(scan, lead) === undefined)
    return oneDay(scan.today + days.value, days.end);
  const led = lead > 0 ? leastStretch(scan, i) : undefined;
  if (led !== undefined && led.unit !== "minutes")
    return away(scan.today, led, 1, scan.end(led.end, "fromNow") || led.end);
  const stretch = stretchAt(scan, i);
  const after = stretch === undefined ? 0 : scan.end(stretch.end, "fromNow");
  if (stretch === undefined || stretch.unit === "minutes" || after === 0 || isAway(scan, stretch.end)) return undefined;
  return away(scan.today, stretch, 1, after);
};

/** "2 weeks more" and "un mes más" extend a time; "away" alone is a distance. */
function isAway(scan: Scan, i: number): boolean {
  return scan.is(i, "mas");
}

/** "In a month": of several ways to split the introduction, the longest that a length of time follows. */
function leastStretch(scan: Scan, i: number): Stretch | undefined {
  for (const meaning of scan.tokens[i]?.meanings ?? []) {
    const stretch = meaning.kind === "in" ? (stretchAt(scan, meaning.end) ?? oneUnit(scan, meaning.end)) : undefined;
    if (stretch !== undefined) return stretch;
  }
  return undefined;
}

/** "En otra semana" and "in another week": the article is part of the introduction. */
function oneUnit(scan: Scan, i: number): Stretch | undefined {
  const isLed = ["another", "unos", "unas", "otros", "otras"].some((word) => scan.is(i - 1, word));
  return isLed ? unitAlone(scan, i, i) : undefined;
}

/** "In the next week", "over the next month". */
function unitAlone(scan: Scan, i: number, at: number): Stretch | undefined {
  const unit = scan.at(at, "unit");
  const isFew = ["unos", "unas", "otros", "otras"].some((word) => scan.is(at - 1, word));
  if (unit === undefined || (at === i + 1 && !isFew && !scan.is(at - 1, "another"))) return undefined;
  const sizes: Record<string, [Stretch["unit"], number]> = {
    day: ["days", 1],
    week: ["days", 7],
    month: ["months", 1],
    year: ["months", 12],
  };
  const [base, size] = sizes[String(unit.value)] ?? ["minutes", 0];
  const [min, max] = isFew ? [2, 4] : [1, 1];
  return {
    unit: base,
    min: min * size,
    max: max * size,
    named: String(unit.value),
    isApproximate: true,
    isOne: true,
    end: unit.end,
  };
}

function pastStretch(scan: Scan, i: number): Core | undefined {
  const hace = scan.end(i, "hace");
  const stretch = stretchAt(scan, hace || i);
  if (stretch === undefined || stretch.unit === "minutes") return undefined;
  const ago = hace > 0 ? stretch.end : scan.end(stretch.end, "ago");
  return ago === 0 ? undefined : { ...away(scan.today, stretch, -1, ago), isPast: true };
}
