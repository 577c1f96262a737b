import { dayNumber } from "./calendar.ts";
import { type CoreReader, oneDay } from "./core.ts";
import type { Core } from "./dayCore.ts";
import {
  approximateHolidays,
  type DayRange,
  holiday,
  nextOf,
  termEnd,
  termStart,
  weekendOf,
  weekWith,
} from "./holidays.ts";
import { monthAt, yearAt } from "./months.ts";
import type { Scan } from "./tokens.ts";

/** Names of days that are also surnames or verbs: they count only after words that introduce a date. */
const needsLead: ReadonlySet<string> = new Set([
  "reyes",
  "valentine",
  "memorial",
  "presidents",
  "fiestas",
  "carnival",
  "pascua",
]);

/** "Thanksgiving", "Navidad 2027", "MLK weekend", "next Easter". */
export const namedHoliday: CoreReader = (scan, i) => {
  const the = scan.skip(i, "the");
  const last = scan.end(the, "last");
  const at = scan.skip(last || scan.end(the, "this") || scan.end(the, "next") || the, "the");
  const named = scan.at(at, "holiday");
  if (named === undefined || !isHolidayMeant(scan, i, at, named.end)) return undefined;
  const id = String(named.value);
  const week = scan.at(named.end, "unit")?.value === "week" ? named.end + 1 : 0;
  const weekend = scan.end(named.end, "weekend");
  const time = scan.is(named.end, "time") || scan.is(named.end, "season") ? named.end + 1 : 0;
  const nameEnd = weekend || week || time || named.end;
  const year = yearAt(scan, nameEnd);
  const gone = last > 0 || scan.end(nameEnd, "last") > 0;
  const days = gone ? lastTime(scan, id) : holiday(id, scan.today, scan.now.year, year?.year);
  if (days === undefined) return undefined;
  const [from, to] = weekend > 0 ? weekendOf(days) : week > 0 ? weekWith(days) : days;
  const end = year?.end ?? (scan.end(nameEnd, "last") || scan.end(nameEnd, "next") || nameEnd);
  const isApproximate = approximateHolidays.has(id) || time > 0 || undefined;
  const granularity = weekend > 0 ? "weekend" : week > 0 || to > from + 3 ? "week" : "day";
  return { from, to, granularity, end, isApproximate, isPast: gone || to < scan.today };
};

function lastTime(scan: Scan, id: string): DayRange | undefined {
  const thisYear = holiday(id, scan.today, scan.now.year, scan.now.year);
  if (thisYear !== undefined && thisYear[1] < scan.today) return thisYear;
  return holiday(id, scan.today, scan.now.year, scan.now.year - 1);
}

function isHolidayMeant(scan: Scan, start: number, at: number, end: number): boolean {
  if (end - at > 1 || !needsLead.has(scan.tokens[at]?.norm ?? "")) return true;
  if (scan.tokens.length <= 2) return true;
  if (scan.isAfter(at, "name")) return false;
  return (
    scan.end(end, "weekend") > 0 ||
    (["rel", "of", "in", "or", "to", "between", "part", "and", "since"] as const).some(
      (kind) => scan.isAfter(start, kind) || scan.isAfter(at, kind),
    )
  );
}

const seasonWords: ReadonlySet<string> = new Set([
  "fall",
  "spring",
  "autumn",
  "winter",
  "summer",
  "verano",
  "otono",
  "invierno",
  "primavera",
]);

/** "This summer", "late fall", "el próximo verano", "spring 2027": three whole months. */
export const season: CoreReader = (scan, i) => {
  const the = scan.skip(i, "the");
  const part = scan.at(the, "part");
  const at = part === undefined ? the : scan.skip(part.end, "of", "the");
  const last = scan.end(at, "last");
  const placed = scan.end(at, "this") || scan.end(at, "next") || last;
  const named = scan.at(placed || at, "season") ?? scan.at(scan.skip(placed || at, "the"), "season");
  if (named === undefined) return undefined;
  const year = yearAt(scan, named.end);
  const gone = last > 0 || scan.end(named.end, "last") > 0;
  const after = scan.end(named.end, "next") || scan.end(named.end, "last");
  if (placed === 0 && after === 0 && year === undefined && part === undefined && !isSeasonMeant(scan, at, named.end))
    return undefined;
  const rule = (y: number): DayRange => [
    dayNumber(y, Number(named.value), 1),
    dayNumber(y, Number(named.value) + 3, 1) - 1,
  ];
  const days = gone
    ? pastSeason(scan, rule)
    : year === undefined
      ? nextOf(rule, scan.today, scan.now.year)
      : rule(year.year);
  const third = Math.round((days[1] - days[0]) / 3);
  const [from, to] =
    part === undefined
      ? days
      : [days[0] + third * Number(part.value), Math.min(days[1], days[0] + third * (Number(part.value) + 1))];
  const end = year?.end ?? (after || named.end);
  if (part !== undefined && to < scan.today && !gone && year === undefined) {
    const next = rule(scan.now.year + 1);
    return {
      ...oneDay(next[0] + third * Number(part.value), end),
      to: next[0] + third * (Number(part.value) + 1),
      granularity: "season",
      isApproximate: true,
    };
  }
  return { from, to, granularity: "season", end, isApproximate: true, isPast: gone || to < scan.today };
};

function pastSeason(scan: Scan, rule: (year: number) => DayRange): DayRange {
  const thisYear = rule(scan.now.year);
  return thisYear[1] < scan.today ? thisYear : rule(scan.now.year - 1);
}

/**
 * "Fall" and "spring" are also a verb and places, so a word has to introduce them, and no street or park may follow.
 */
function isSeasonMeant(scan: Scan, at: number, end: number): boolean {
  if (scan.end(end, "street") > 0) return false;
  if (scan.tokens.length <= 2 && seasonWords.has(scan.tokens[at]?.norm ?? "")) return true;
  return (["in", "of", "rel", "or", "part", "the", "between", "since", "when"] as const).some((kind) =>
    scan.isAfter(at, kind),
  );
}

/** "Fall semester", "when the semester ends in May", "once school starts", "cuando terminen las clases en junio". */
export const schoolTerm: CoreReader = (scan, i) => {
  const start = scan.skip(scan.end(i, "when") || i, "the");
  const verbFirst = verbAt(scan, start);
  const at = scan.skip(verbFirst?.end ?? start, "of", "the");
  const placed = scan.end(at, "this") || scan.end(at, "next") || at;
  const school = scan.at(placed, "school");
  if (school === undefined) return undefined;
  const verb = verbFirst ?? verbAt(scan, school.end);
  if (verb === undefined && /^(?:any|year)$/.test(String(school.value)) && placed === at) return undefined;
  if (verb === undefined && school.value === "year") return undefined;
  const end = verbFirst === undefined ? (verb?.end ?? school.end) : school.end;
  const month = monthAt(scan, scan.skip(end, "of", "in"));
  if (month !== undefined && !month.isUnnamed && scan.skip(end, "of", "in") > end)
    return inMonth(month.year, month.month, month.end);
  const days = verb?.isEnd
    ? termEnd(String(school.value), scan.today, scan.now.year)
    : termStart(String(school.value), scan.today, scan.now.year);
  return { from: days[0], to: days[1], granularity: "week", end, isApproximate: true, isLow: school.value === "any" };
};

function verbAt(scan: Scan, i: number): { isEnd: boolean; end: number } | undefined {
  const part = scan.at(i, "part");
  const ends = scan.end(i, "schoolEnd") || (part?.value === 2 ? part.end : 0);
  const starts = scan.end(i, "schoolStart") || (part?.value === 0 ? part.end : 0);
  if (ends > 0) return { isEnd: true, end: ends };
  return starts > 0 ? { isEnd: false, end: starts } : undefined;
}

function inMonth(year: number, month: number, end: number): Core {
  return {
    from: dayNumber(year, month, 1),
    to: dayNumber(year, month + 1, 1) - 1,
    granularity: "month",
    end,
    isApproximate: true,
  };
}
