import { addMonths, civil, type DayNumber, dayNumber, daysInMonth } from "./calendar.ts";
import { oneDay } from "./core.ts";
import { besides, coreStarts, singleAt } from "./cores.ts";
import { dayOfRelativeMonth, dayThenMonth, isCounted, nextDayOfMonth } from "./dates.ts";
import type { Core } from "./dayCore.ts";
import { dayOfMonthAt } from "./numbers.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";

interface Joiner {
  end: number;
  isChoice: boolean;
}

function joinerAt(scan: Scan, i: number, isBetween: boolean): Joiner | undefined {
  if (scan.tokens[i]?.isHyphened) return { end: i, isChoice: false };
  if (/^[-–—]$/.test(scan.tokens[i]?.norm ?? "")) return { end: i + 1, isChoice: false };
  const to = scan.end(i, "to");
  if (to > 0) return { end: to, isChoice: false };
  const or = scan.end(i, "or");
  if (or > 0 || scan.is(i, "/")) return { end: or || i + 1, isChoice: true };
  const and = scan.end(i, "and");
  return and > 0 ? { end: and, isChoice: !isBetween } : undefined;
}

/** A number that is a day only because a date is next to it: "Jan 5 to 10", "del 5 al 10 de enero". */
function bareNumber(scan: Scan, i: number): { day: number; end: number } | undefined {
  const at = scan.is(i, "the") || scan.is(i, "el") ? i + 1 : i;
  const count = dayOfMonthAt(scan, at);
  if (count === undefined || isCounted(scan, count) || scan.is(count.end, "%")) return undefined;
  return { day: count.value, end: count.end };
}

function sameMonth(core: Core, day: number): DayNumber | undefined {
  const { year: y, month } = civil(core.from);
  return day <= daysInMonth(y, month) ? dayNumber(y, month, day) : undefined;
}

/** "Dec 1st or the weekend after", "next week or the week after". */
function afterFirst(scan: Scan, i: number, first: Core): Core | undefined {
  const at = scan.at(i, "shift") === undefined ? i - 1 : i;
  const named = scan.at(at, "shift");
  if (named === undefined || !/^(?:week|weekend) 1$/.test(String(named.value)) || first.isPast) return undefined;
  return { ...besides(scan, scan.skip(at, "the"), first.to, 1), end: named.end };
}

/** "Dec 1 or 15": the second number is in the month of the first date. */
function secondAt(scan: Scan, first: Core, joiner: Joiner): Core | undefined {
  const after = afterFirst(scan, joiner.end, first);
  if (after !== undefined) return after;
  const core = singleAt(scan, joiner.end) ?? singleAt(scan, scan.skip(joiner.end, "of", "the"));
  const isDay = first.granularity === "day" && first.from === first.to && first.weekday === undefined;
  const bare = isDay ? bareNumber(scan, joiner.end) : undefined;
  if (bare === undefined || (core !== undefined && core.end > bare.end) || (core !== undefined && !core.isBareDay))
    return core;
  const day = sameMonth(first, bare.day);
  if (day === undefined || (day < first.from && !first.isBareDay)) return core;
  const later = day < first.from ? addMonths(day, 1) : day;
  return { ...oneDay(later, bare.end), isBareDay: first.isBareDay };
}

/** "14 al 18": "al" joins days, and hours never. */
function laterThatMonth(scan: Scan, first: { day: number }, i: number): Core | undefined {
  const last = bareNumber(scan, i);
  if (last === undefined || last.day <= first.day) return undefined;
  const day = sameMonth(oneDay(nextDayOfMonth(scan, first.day), last.end), last.day);
  return day === undefined ? undefined : oneDay(day, last.end);
}

/** "5 al 10 de enero", "the 1st and the 5th of May": the month is named with the second day. */
function firstByNumber(scan: Scan, i: number): { joiner: Joiner; first: Core; second: Core } | undefined {
  const bare = bareNumber(scan, i);
  const joiner = bare === undefined ? undefined : joinerAt(scan, bare.end, true);
  if (bare === undefined || joiner === undefined) return undefined;
  const second =
    dayThenMonth(scan, joiner.end) ??
    dayOfRelativeMonth(scan, joiner.end) ??
    dayThenMonth(scan, scan.skip(joiner.end, "the")) ??
    (scan.is(bare.end, "al") ? laterThatMonth(scan, bare, joiner.end) : undefined);
  const day = second === undefined ? undefined : sameMonth(second, bare.day);
  if (second === undefined || day === undefined || day > second.to) return undefined;
  return { joiner: { ...joiner, isChoice: scan.end(bare.end, "or") > 0 }, first: oneDay(day, bare.end), second };
}

/** A first date and what is joined to it: "March or April", "del 5 al 10 de enero", "between Dec 15 and Jan 5". */
export function rangeAt(scan: Scan, i: number): Core | undefined {
  const known = scan.ranges[i];
  if (known !== undefined) return known ?? undefined;
  const canBegin = (scan.startsAt(i) & rangeStarts) !== 0;
  const core = canBegin ? readRange(scan, i) : undefined;
  scan.ranges[i] = core ?? null;
  return core;
}

const rangeStarts = coreStarts | start.between | start.weekOf;

function readRange(scan: Scan, i: number): Core | undefined {
  const between = scan.end(i, "between");
  const at = between || i;
  const byNumber = firstByNumber(scan, at) ?? (between > 0 ? firstByNumber(scan, scan.skip(at, "the")) : undefined);
  if (byNumber !== undefined) return joined(scan, byNumber.first, byNumber.second, byNumber.joiner);
  const first =
    singleAt(scan, at) ??
    (between > 0 ? (singleAt(scan, scan.skip(at, "of", "the")) ?? twoBareDays(scan, at)) : undefined);
  if (first === undefined) return undefined;
  const isBare = first.options !== undefined && first.isBareDay;
  let core = first;
  for (let count = 0; count < 2 && !isBare; count++) {
    const joiner = joinerAt(scan, core.end, between > 0);
    const second = joiner === undefined ? undefined : secondAt(scan, core, joiner);
    const next = second === undefined || joiner === undefined ? undefined : joined(scan, core, second, joiner);
    if (next === undefined) break;
    core = next;
  }
  return core === first && between > 0 && !isBare ? undefined : core;
}

/** "Del 5 al 10": two numbers are days only with both "del" and "al". */
function twoBareDays(scan: Scan, i: number): Core | undefined {
  if (!scan.is(i - 1, "del")) return undefined;
  const first = bareNumber(scan, i);
  const second = first !== undefined && scan.is(first.end, "al") ? bareNumber(scan, first.end + 1) : undefined;
  if (first === undefined || second === undefined) return undefined;
  const from = bareDayOf(scan, first.day);
  const to = bareDayOf(scan, second.day);
  const last = to < from ? addMonths(to, 1) : to;
  return { from, to: last, granularity: "day", end: second.end, isBareDay: true, options: [] };
}

function bareDayOf(scan: Scan, day: number): DayNumber {
  const { year: y, month } = scan.now;
  const length = daysInMonth(y, month);
  return day >= scan.now.day && day <= length
    ? dayNumber(y, month, day)
    : addMonths(dayNumber(y, month, day > 28 ? 28 : day), 1);
}

function joined(scan: Scan, first: Core, second: Core, joiner: Joiner): Core | undefined {
  if (first.isPast !== second.isPast && (first.isPast || second.isPast)) return undefined;
  let { from } = first;
  let { to } = second;
  if (second.from < first.from) {
    const isUnderWay = first.isYearOpen && addMonths(from, -12) <= scan.today && to >= scan.today;
    if (isUnderWay && !joiner.isChoice) from = scan.today;
    else if (second.isYearOpen && !joiner.isChoice) to = addMonths(to, 12);
    else if (second.isBareDay && !joiner.isChoice) to = addMonths(to, 1);
    else if (first.isBareDay && second.granularity === "part_of_month" && !joiner.isChoice) to = endOfMonth(from);
    else if (joiner.isChoice) [from, to] = [second.from, Math.max(first.to, second.to)];
    else return undefined;
  }
  const options = joiner.isChoice
    ? [
        ...(first.options ?? [[first.from, first.to] as const]),
        ...(second.options ?? [[second.from, second.to] as const]),
      ]
    : undefined;
  const weekdays = weekdaysOf(first, second, joiner.isChoice);
  return {
    from,
    to,
    granularity: second.granularity === first.granularity ? first.granularity : "day",
    end: second.end,
    isLow: first.isLow && second.isLow,
    isApproximate: first.isApproximate || second.isApproximate,
    isPast: first.isPast,
    options,
    weekdays,
    isYearOpen: first.isYearOpen && second.isYearOpen,
    relation: "on",
  };
}

/** "Entre el 20 y fin de mes": the end of the first day's month. */
function endOfMonth(day: DayNumber): DayNumber {
  const { year: y, month } = civil(day);
  return dayNumber(y, month, daysInMonth(y, month));
}

function weekdaysOf(first: Core, second: Core, isChoice: boolean): number[] | undefined {
  const days = [first, second].flatMap((core) => core.weekdays ?? (core.weekday === undefined ? [] : [core.weekday]));
  return isChoice && days.length > 1 ? days : undefined;
}
