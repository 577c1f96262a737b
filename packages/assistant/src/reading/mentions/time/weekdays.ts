import { mondayOf, weekdayAfter, weekdayBefore, weekdayOf } from "./calendar.ts";
import { type CoreReader, oneDay } from "./core.ts";
import { dayThenMonth, isCounted, monthThenDay, nextDayOfMonth, numericDate } from "./dates.ts";
import type { Core } from "./dayCore.ts";
import { dayOfMonthAt } from "./numbers.ts";
import { week } from "./relative.ts";
import type { Scan } from "./tokens.ts";

const weekend = [6, 0];
const workdays = [1, 2, 3, 4, 5];

/** "Saturday", "next Tue", "el viernes de la semana que viene", "Saturday the 14th", "last Monday". */
export const weekday: CoreReader = (scan, i) => {
  const the = scan.skip(i, "the");
  const lead = scan.end(the, "this") || scan.end(the, "next") || scan.end(the, "last");
  const named = scan.at(lead || the, "weekday");
  if (named === undefined || (lead === 0 && !isWeekdayMeant(scan, the, named.end))) return undefined;
  const index = Number(named.value);
  const date = dateAfter(scan, named.end, index);
  if (date !== undefined) return { ...date, isLow: date.isLow || weekdayOf(date.from) !== index };
  const inWeek = weekAfter(scan, named.end);
  if (inWeek !== undefined)
    return { ...oneDay(mondayOf(inWeek.from) + ((index + 6) % 7), inWeek.end), isPast: inWeek.isPast };
  if (scan.end(the, "last") > 0 || scan.end(named.end, "last") > 0) {
    const end = scan.end(named.end, "last") || named.end;
    return { ...oneDay(weekdayBefore(scan.today, index), end), isPast: true, weekday: index };
  }
  const coming = weekdayAfter(scan.today, index);
  const afterNext = scan.end(named.end, "afterNext");
  if (afterNext > 0) return { ...oneDay(coming + 7, afterNext), weekday: index };
  const after = scan.at(named.end, "next");
  const isNext = scan.end(the, "next") > 0 || after !== undefined;
  const isLow = isNext && mondayOf(coming) === mondayOf(scan.today);
  const end = after === undefined || after.value === 1 ? named.end : after.end;
  return { ...oneDay(coming, end), weekday: index, ...(isLow && { isLow }) };
};

/** "Next week Thursday", "la semana que viene el jueves". */
export const dayOfWeek: CoreReader = (scan, i) => {
  const found = week(scan, i);
  if (found === undefined || found.granularity !== "week" || found.isPast) return undefined;
  const named = scan.at(scan.skip(scan.is(found.end, ",") ? found.end + 1 : found.end, "of", "the"), "weekday");
  if (named === undefined || dateAfter(scan, named.end) !== undefined || scan.end(named.end, "or") > 0)
    return undefined;
  return oneDay(mondayOf(found.from) + ((Number(named.value) + 6) % 7), named.end);
};

/** "Sat works", "what time sun". */
const agrees = /^(?:works?|good|ok|okay|fine|please|pls|plz|instead|better|best)$/;
const asksTime = /^(?:time|times|hour|hours|hora|horas|works?)$/;

/**
 * "Sun" and "sat" are also words: an introduction, an answer, a number, another weekday or the end of a sentence makes them days.
 */
function isWeekdayMeant(scan: Scan, i: number, end: number): boolean {
  if (scan.isAfter(i, "name") && scan.end(i, "weak") > 0) return false;
  if (scan.end(i, "weak") === 0 || scan.tokens.length <= 3) return true;
  const leads = [
    "of",
    "in",
    "rel",
    "or",
    "and",
    "to",
    "except",
    "not",
    "between",
    "weekday",
    "approx",
    "at",
    "day",
  ] as const;
  if (!scan.is(i - 1, "the") && leads.some((kind) => scan.isAfter(i, kind))) return true;
  const follows = ["weekday", "or", "and", "at", "dayPart", "to", "mer"] as const;
  if (agrees.test(scan.tokens[end]?.norm ?? "") || asksTime.test(scan.tokens[i - 1]?.norm ?? "")) return true;
  const hasNumber = (scan.tokens[end]?.num ?? -1) >= 0;
  const hyphened = scan.tokens[end]?.isHyphened && scan.end(end, "weekday") > 0;
  return scan.tokens[i]?.norm.length !== 3 || hasNumber || hyphened || follows.some((kind) => scan.end(end, kind) > 0);
}

/** "Saturday the 14th", "sábado 14 de marzo", "Friday, March 6", "Fri 12/4". */
function dateAfter(scan: Scan, end: number, weekday?: number): Core | undefined {
  const comma = scan.is(end, ",") ? end + 1 : end;
  const at = scan.skip(comma, "the");
  const date = monthThenDay(scan, at) ?? dayThenMonth(scan, at) ?? numericDate(scan, at);
  if (date !== undefined) return date;
  const day = dayOfMonthAt(scan, at);
  if (day === undefined || isCounted(scan, day) || scan.tokens[at]?.isHyphened) return undefined;
  // "Monday 14 or Tuesday 15": not an hour, and the 14th is a Monday.
  const coming = nextDayOfMonth(scan, day.value);
  const isThatDay = day.inDigits && at === end && weekdayOf(coming) === weekday;
  // "Sábado 5 o domingo 6": another weekday after it, so it's no choice of hours.
  const next = scan.end(day.end, "or") || scan.end(day.end, "and");
  const isListed = next > 0 && scan.end(scan.skip(next, "the"), "weekday") > 0;
  // "Jueves 10 por la mañana": an hour would be "a las 10".
  if (isThatDay && (day.value > lastHour || isListed || scan.isSpanish)) return oneDay(coming, day.end);
  const isHour = ["to", "or", "ish", "hs", "minutes", "dayPart"].some((kind) => scan.end(day.end, kind as "to") > 0);
  const isSpanishDay = day.inDigits && scan.isSpanish && at === end && !isHour;
  const isThe = at > comma && (scan.is(at - 1, "the") || scan.is(at - 1, "el"));
  if (!day.isOrdinal && !isThe && !isSpanishDay) return undefined;
  return oneDay(coming, day.end);
}

/** Higher numbers aren't hours on a 12-hour clock. */
const lastHour = 12;

function weekAfter(scan: Scan, end: number): Core | undefined {
  const at = scan.skip(end, "of");
  const found = week(scan, at) ?? week(scan, end);
  return found !== undefined && found.granularity === "week" ? found : undefined;
}

interface Listed {
  days: number[];
  end: number;
  isSeveral: boolean;
  isRecurring: boolean;
}

/** "Weekends", "entre semana", "los lunes". */
function recurringAt(scan: Scan, i: number): { days: number[]; end: number } | undefined {
  const [weekends, days, plural] = [scan.end(i, "weekends"), scan.end(i, "workdays"), scan.at(i, "weekdays")];
  if (weekends > 0) return { days: weekend, end: weekends };
  if (days > 0) return { days: workdays, end: days };
  return plural && { days: [Number(plural.value)], end: plural.end };
}

function setAt(scan: Scan, i: number): Listed | undefined {
  const at = scan.skip(i, "the");
  const group = recurringAt(scan, at) ?? recurringAt(scan, i);
  if (group !== undefined) return { ...group, isSeveral: true, isRecurring: true };
  const single = scan.at(at, "weekday");
  if (single === undefined || !isWeekdayMeant(scan, at, single.end)) return undefined;
  return { days: [Number(single.value)], end: single.end, isSeveral: false, isRecurring: false };
}

const maxListed = 7;

/** "Tuesday or Thursday", "mon, wed and fri", "Monday through Friday", "weekends", "los lunes y martes". */
export const weekdaySet: CoreReader = (scan, i) => {
  const span = spanOfWeekdays(scan, i);
  if (span !== undefined) return setCore(scan, span.days, span.end, false);
  const first = setAt(scan, i);
  if (first === undefined) return undefined;
  const days = [...first.days];
  let { end, isSeveral, isRecurring } = first;
  for (let count = 0; count < maxListed; count++) {
    const next = nextInList(scan, end);
    if (next === undefined) break;
    days.push(...next.days);
    isSeveral = true;
    isRecurring ||= next.isRecurring;
    end = next.end;
  }
  if (!isSeveral) return undefined;
  const except = exceptAt(scan, end);
  const kept = days.filter((day) => !except?.days.includes(day));
  const core = setCore(scan, kept, except?.end ?? end, !isRecurring);
  return except === undefined ? core : { ...core, exclude: except.days };
};

function nextInList(scan: Scan, end: number): Listed | undefined {
  const comma = scan.is(end, ",") || scan.is(end, "/") ? end + 1 : end;
  const joined = scan.end(comma, "or") || scan.end(comma, "and") || comma;
  const isDirect = scan.end(end, "weekday") > 0 && !scan.tokens[end]?.isHyphened;
  if (joined === end && !isDirect) return undefined;
  const next = setAt(scan, joined);
  if (
    next === undefined ||
    dateAfter(scan, next.end, next.days[0]) !== undefined ||
    weekAfter(scan, next.end) !== undefined
  )
    return undefined;
  return next;
}

/** "Monday to Friday", "de lunes a viernes", "mon-fri". */
function spanOfWeekdays(scan: Scan, i: number): { days: number[]; end: number } | undefined {
  const at = scan.skip(i, "between", "the");
  const first = scan.at(at, "weekday");
  if (first === undefined) return undefined;
  const to = scan.end(first.end, "to");
  const hyphened = scan.tokens[first.end]?.isHyphened ? first.end : 0;
  const joined = to > 0 ? scan.skip(to, "the") : hyphened;
  const last = joined > 0 ? scan.at(joined, "weekday") : undefined;
  if (last === undefined || dateAfter(scan, last.end) !== undefined) return undefined;
  const count = ((Number(last.value) - Number(first.value) + 7) % 7) + 1;
  return { days: Array.from({ length: count }, (_, k) => (Number(first.value) + k) % 7), end: last.end };
}

function setCore(scan: Scan, days: number[], end: number, isChoice: boolean): Core {
  const dates = days.map((day) => weekdayAfter(scan.today, day)).sort((a, b) => a - b);
  const [from = scan.today, to = scan.today] = [dates[0], dates.at(-1)];
  const options = isChoice ? dates.map((date) => [date, date] as const) : undefined;
  const unique = [...new Set(days)];
  return { from, to, granularity: "day", end, weekdays: unique, ...(options && { options }) };
}

/** "But Monday", "menos los lunes y martes". */
function exceptAt(scan: Scan, i: number): { days: number[]; end: number } | undefined {
  const except = scan.end(i, "except") || (scan.is(i, ",") ? scan.end(i + 1, "except") : 0);
  if (except === 0) return undefined;
  const at = scan.skip(except, "of", "the");
  const first = setAt(scan, at) ?? setAt(scan, except);
  if (first === undefined) return undefined;
  const days = [...first.days];
  let { end } = first;
  for (let next = nextInList(scan, end); next !== undefined && days.length < maxListed; next = nextInList(scan, end)) {
    days.push(...next.days);
    end = next.end;
  }
  return { days, end };
}

/** "Any day but Monday", "cualquier día menos el lunes"; without an exception, every day is open. */
export const anyDayBut: CoreReader = (scan, i) => {
  const any = scan.end(i, "anyDay");
  const except = any > 0 ? exceptAt(scan, any) : undefined;
  if (except === undefined) return undefined;
  const days = [0, 1, 2, 3, 4, 5, 6].filter((day) => !except.days.includes(day));
  return { ...setCore(scan, days, except.end, false), exclude: except.days };
};
