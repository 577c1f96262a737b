import {
  addMonths,
  type DayNumber,
  dayNumber,
  nextDayOfMonth,
  nextWeekday,
  weekdayOf,
  yearOfNextMonth,
} from "./calendar.ts";
import {
  countFollows,
  type DateContext,
  dayAt,
  dayThenMonth,
  type FoundDate,
  monthThenDay,
  oneDay,
  skipLinks,
} from "./monthDates.ts";
import { halfAt } from "./numbers.ts";
import type { Reading } from "./reading.ts";

const daysAhead = { today: 0, tomorrow: 1, dayAfterTomorrow: 2 } as const;

/** Reads a day relative to today: tomorrow, in two weeks, next week, this weekend. */
export function relativeDay(context: DateContext, i: number): FoundDate | undefined {
  const { reading, today } = context;
  let best: FoundDate | undefined;
  if (reading.group(i - 1, "am") > i || reading.group(i - 2, "am") > i) return undefined;
  for (const [name, ahead] of Object.entries(daysAhead)) {
    const end = reading.group(i, name);
    if (end > (best?.end ?? 0)) best = { ...oneDay(today + ahead, end), isNear: true };
  }
  const weekend = reading.group(i, "weekend");
  const nextWeek = reading.group(i, "nextWeek");
  const thisWeek = reading.group(i, "thisWeek");
  const saturday = weekdayOf(today) === 0 ? today - 1 : today + 6 - weekdayOf(today);
  const monday = today + ((8 - weekdayOf(today)) % 7 || 7);
  // On a weekend "el fin de semana que viene" is the next one.
  const next = weekend > 0 && weekdayOf(today) % 6 === 0 ? reading.group(weekend, "comingAfter") : 0;
  if (next > 0) return { from: saturday + 7, to: saturday + 8, end: next, isNear: true };
  const named = weekend > 0 ? weekendOf(context, weekend) : undefined;
  if (named !== undefined) return named;
  if (weekend > 0) return { from: saturday, to: saturday + 1, end: weekend, isNear: true };
  if (nextWeek > 0)
    return (
      weekdayOfNextWeek(reading, nextWeek, monday) ?? { from: monday, to: monday + 6, end: nextWeek, isNear: true }
    );
  if (thisWeek > 0) return { from: today, to: Math.max(today, monday - 1), end: thisWeek, isNear: true };
  return best ?? timeFromNow(context, i) ?? season(context, i);
}

/** Reads the weekend of a date: "The weekend of December 12", "el fin de semana del 12 de diciembre". */
function weekendOf(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  if (!/^(?:of|de|del)$/.test(reading.norm(i))) return undefined;
  const at = skipLinks(reading, i + 1);
  const day = monthThenDay(context, at) ?? dayThenMonth(context, at);
  return day && day.from === day.to ? { ...day, to: day.from + 1 } : undefined;
}

function weekdayOfNextWeek(reading: Reading, i: number, monday: DayNumber): FoundDate | undefined {
  const at = skipLinks(reading, i);
  const weekday = reading.detail(at, "weekday");
  return weekday === undefined
    ? undefined
    : { ...oneDay(monday + ((weekday + 6) % 7), reading.group(at, "weekday")), isNear: true };
}

/** Reads a season as three whole months, starting with its first: "this summer". */
function season({ reading, today }: DateContext, i: number): FoundDate | undefined {
  const first = reading.detail(i, "season");
  if (first === undefined) return undefined;
  const year = yearOfNextMonth(today, first);
  return { from: dayNumber(year, first, 1), to: dayNumber(year, first + 3, 1) - 1, end: reading.group(i, "season") };
}

/** Reads a span: "in 2 weeks", "en 2 o 3 semanas", "dentro de un mes", "two months from now", "within 30 days". */
function timeFromNow(context: DateContext, i: number): FoundDate | undefined {
  const { reading, today } = context;
  const within = reading.group(i, "withinTime");
  const days = reading.group(i, "daysFromNow");
  const lead = skipApprox(reading, within || reading.group(i, "inTime") || days);
  const count = reading.numbers[lead || i];
  if (count === undefined) return lead > 0 ? inOneUnit(context, lead) : oneUnitFromNow(context, i);
  if (count.isOrdinal) return undefined;
  const other = reading.numbers[reading.group(count.end, "or")];
  const high = other !== undefined && reading.group(count.end, "or") > 0 ? other : count;
  const unit = ["day", "week", "monthNoun"].find((name) => reading.group(high.end, name) > 0);
  if (unit === undefined && days > 0 && count.value <= 31) return oneDay(today + count.value, count.end);
  if (unit === undefined || high.value > 400) return undefined;
  const half = halfAt(reading, reading.group(high.end, unit));
  const end = half || reading.group(high.end, unit);
  const after = reading.group(end, "fromNow");
  if (lead === 0 && after === 0) return undefined;
  const more = half > 0 ? 0.5 : 0;
  const from = within > 0 ? today : addTime(today, count.value + more, unit);
  return { from, to: addTime(today, high.value + more, unit), end: after || end };
}

/** Skips words that make it less exact: "en más o menos tres semanas", "in like two weeks". */
function skipApprox(reading: Reading, lead: number): number {
  const end = lead === 0 ? 0 : reading.group(lead, "approx");
  return end > 0 && reading.numbers[end] !== undefined ? end : lead;
}

/** Reads one unit after the introduction, with its article: "in a month", "in a week", "en mes y medio". */
function inOneUnit({ reading, today }: DateContext, lead: number): FoundDate | undefined {
  const i = reading.group(lead, "article") || lead;
  const unit = ["day", "week", "monthNoun"].find((name) => reading.group(i, name) > 0);
  if (unit === undefined) return undefined;
  const end = reading.group(i, unit);
  const half = halfAt(reading, end);
  if (half > 0) return oneDay(addTime(today, 1.5, unit), half);
  return reading.groupBefore(i, "article") >= 0 ? oneDay(addTime(today, 1, unit), end) : undefined;
}

/** Reads one unit counted from today: "A week from today". */
function oneUnitFromNow({ reading, today }: DateContext, i: number): FoundDate | undefined {
  const at = reading.group(i, "article");
  const unit = ["day", "week", "monthNoun"].find((name) => at > 0 && reading.group(at, name) > 0);
  const end = unit === undefined ? 0 : reading.group(reading.group(at, unit), "fromNow");
  return unit === undefined || end === 0 ? undefined : oneDay(addTime(today, 1, unit), end);
}

/** Reads a bare period, counted from today, as an answer to when: "Tres semanas". */
export function stretchFromToday({ reading, today }: DateContext, i: number): FoundDate | undefined {
  const count = reading.numbers[i];
  if (count === undefined || count.isOrdinal || count.value > 400) return undefined;
  const unit = ["day", "week", "monthNoun"].find((name) => reading.group(count.end, name) > 0);
  return unit === undefined ? undefined : oneDay(addTime(today, count.value, unit), reading.group(count.end, unit));
}

function addTime(today: DayNumber, count: number, unit: string): DayNumber {
  if (unit === "monthNoun") return addMonths(today, count);
  return today + Math.round(unit === "week" ? count * 7 : count);
}

/** Reads a weekday, or the date after it: "Saturday", "next Tuesday", "el viernes de la semana que viene". */
export function weekday(context: DateContext, i: number): FoundDate | undefined {
  const { reading, today } = context;
  const lead = reading.group(i, "nextOne") || i;
  const index = reading.detail(lead, "weekday");
  if (index === undefined) return undefined;
  const end = reading.group(lead, "weekday");
  if (reading.group(lead, "ambiguousDate") > 0 && !weekdayIsMeant(reading, lead, end)) return undefined;
  const dated = readDayAfterWeekday(context, end);
  if (dated !== undefined) return dated;
  const nextWeek = reading.group(end, "nextWeek") || reading.group(skipLinks(reading, end), "nextWeek");
  if (nextWeek > 0) {
    const monday = today + ((8 - weekdayOf(today)) % 7 || 7);
    return { ...oneDay(monday + ((index + 6) % 7), nextWeek), isNear: true };
  }
  const coming = nextWeekday(today, index);
  // On a Friday, "next Saturday" isn't tomorrow.
  const isFarther = lead > i && reading.norm(i) === "next" && coming - today <= maxDaysNotCalledNext;
  const day = isFarther ? coming + 7 : coming;
  return { ...oneDay(day, reading.group(end, "comingAfter") || end), isNear: true };
}

/** A weekday at most so many days ahead isn't called "next". */
const maxDaysNotCalledNext = 2;

/** Reads the date after a weekday: "Saturday the 14th", "sábado 14 de marzo", "Friday, March 6". */
function readDayAfterWeekday(context: DateContext, i: number): FoundDate | undefined {
  const { reading } = context;
  const at = skipLinks(reading, i);
  const dated = monthThenDay(context, at) ?? dayThenMonth(context, at);
  if (dated !== undefined) return { ...dated, isNear: true };
  const day = dayAt(reading, at);
  if (day === undefined || countFollows(reading, day.end) || isHour(reading, day.end)) return undefined;
  if (
    !reading.numbers[at]?.isOrdinal &&
    (at === i
      ? !reading.numbers[at]?.inDigits || reading.group(day.end, "dayHalf") > 0
      : reading.group(at - 1, "dayArticle") === 0)
  )
    return undefined;
  return { ...oneDay(nextDayOfMonth(context.today, day.day), day.end), isNear: true };
}

/** True for a time of day, not a day: "Tuesday 10:30", "sábado 3 pm". */
function isHour(reading: Reading, end: number): boolean {
  return reading.gap(end) === ":" || ["am", "pm", "oclock"].some((mark) => reading.group(end, mark) > 0);
}

/** True after an article and in lowercase, which isn't a day: "Because of the sun", "cerca del mar". */
function isSunOrSea(reading: Reading, i: number): boolean {
  return reading.words[i]?.isCapital === false && /^(the|el|del|al)$/.test(reading.norm(i - 1));
}

function weekdayIsMeant(reading: Reading, i: number, end: number): boolean {
  if (reading.isInSetPhrase(i)) return false;
  return (
    reading.words.length <= 2 ||
    (reading.groupBefore(i, "beforeDay") >= 0 && !isSunOrSea(reading, i)) ||
    reading.numbers[skipLinks(reading, end)] !== undefined ||
    (reading.group(end, "approx") === 0 && reading.numbers[reading.group(end, "atTime")] !== undefined)
  );
}

/** Reads a bare day of the month: "the 15th", "el 15", "on the first", "el primero". */
export function bareDay(context: DateContext, i: number): FoundDate | undefined {
  const { reading, today } = context;
  const number = reading.numbers[i];
  const day = dayAt(reading, i);
  if (number === undefined || day === undefined || (number.isArticle && !number.inDigits)) return undefined;
  const article = reading.groupBefore(i, "dayArticle") >= 0;
  // "Only the two Brickell ones" is a count.
  if (!number.inDigits && !number.isOrdinal && reading.norm(i - 1) === "the") return undefined;
  const ordinalDay = number.isOrdinal && (number.inDigits || article || reading.groupBefore(i, "beforeDay") >= 0);
  if (!(ordinalDay || article) || nounFollows(reading, day.end) || isHour(reading, day.end)) return undefined;
  return { ...oneDay(nextDayOfMonth(today, day.day), day.end), isWeak: true };
}

/** True if a noun makes the number something else: "the 2 bedroom", "the first one", "el segundo piso", "el 5%". */
function nounFollows(reading: Reading, i: number): boolean {
  const next = reading.words[i];
  if (next === undefined || next.before > 0) return false;
  if (/^[%$/]$/.test(next.norm) || reading.gap(i) === "/") return true;
  const names = [
    "bedroom",
    "bathroom",
    "person",
    "floor",
    "choiceNoun",
    "home",
    "monthNoun",
    "week",
    "day",
    "pet",
    "currency",
    "kids",
    "visit",
    "streetWord",
  ];
  return names.some((name) => reading.group(i, name) > 0);
}
