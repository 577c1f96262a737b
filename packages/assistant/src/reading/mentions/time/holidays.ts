import { type DayNumber, dayNumber, easter, mondayOf, nthWeekday, weekdayAfter, weekdayOf } from "./calendar.ts";

export type DayRange = readonly [from: DayNumber, to: DayNumber];
type Rule = (year: number) => DayRange;

const fixed =
  (month: number, day: number, days = 1): Rule =>
  (year) => [dayNumber(year, month, day), dayNumber(year, month, day) + days - 1];
const nth =
  (month: number, weekday: number, n: number, ahead = 0): Rule =>
  (year) => {
    const day = nthWeekday(year, month, weekday, n) + ahead;
    return [day, day];
  };
const fromEaster =
  (first: number, last = first): Rule =>
  (year) => [easter(year) + first, easter(year) + last];

const [sunday, monday, thursday] = [0, 1, 4];

/**
 * When the holidays of both cultures are. Those without official days (spring break, the holidays) have their usual
 * span.
 */
const rules: Record<string, Rule> = {
  newYear: fixed(1, 1),
  reyes: fixed(1, 6),
  mlk: nth(1, monday, 3),
  valentine: fixed(2, 14),
  presidents: nth(2, monday, 3),
  carnival: fromEaster(-50, -47),
  springBreak: fixed(3, 8, 14),
  patrick: fixed(3, 17),
  holyWeek: fromEaster(-7, 0),
  holyThursday: fromEaster(-3),
  goodFriday: fromEaster(-2),
  easter: fromEaster(0),
  taxDay: fixed(4, 15),
  graduation: fixed(5, 1, 15),
  mothers: nth(5, sunday, 2),
  memorial: nth(5, monday, -1),
  juneteenth: fixed(6, 19),
  fathers: nth(6, sunday, 3),
  july4: fixed(7, 4),
  labor: nth(9, monday, 1),
  columbus: nth(10, monday, 2),
  halloween: fixed(10, 31),
  muertos: fixed(11, 1, 2),
  veterans: fixed(11, 11),
  thanksgiving: nth(11, thursday, 4),
  blackFriday: nth(11, thursday, 4, 1),
  cyberMonday: nth(11, thursday, 4, 4),
  guadalupe: fixed(12, 12),
  christmasEve: fixed(12, 24),
  christmas: fixed(12, 25),
  newYearEve: fixed(12, 31),
  holidays: (year) => [dayNumber(year, 12, 20), dayNumber(year + 1, 1, 1)],
  winterBreak: (year) => [dayNumber(year, 12, 20), dayNumber(year + 1, 1, 3)],
};

/** Terms of schools and universities in Florida: their first and last days. */
const terms: Record<string, Rule> = {
  fall: (year) => [dayNumber(year, 8, 18), dayNumber(year, 12, 15)],
  spring: (year) => [dayNumber(year, 1, 6), dayNumber(year, 5, 10)],
  summer: (year) => [dayNumber(year, 5, 12), dayNumber(year, 8, 8)],
  year: (year) => [dayNumber(year, 8, 12), dayNumber(year + 1, 6, 5)],
};

export const approximateHolidays: ReadonlySet<string> = new Set([
  "springBreak",
  "holidays",
  "winterBreak",
  "graduation",
]);

/** The next time that the rule applies, from the day on; a stretch that has begun but not ended counts. */
export function nextOf(rule: Rule, today: DayNumber, thisYear: number): DayRange {
  for (let year = thisYear - 1; year < thisYear + 2; year++) {
    const range = rule(year);
    if (range[1] >= today) return range;
  }
  return rule(thisYear + 2);
}

/** In the given year, or the next time. */
export function holiday(id: string, today: DayNumber, thisYear: number, year?: number): DayRange | undefined {
  const rule = rules[id];
  if (rule === undefined) return undefined;
  return year === undefined ? nextOf(rule, today, thisYear) : rule(year);
}

/** The weekend that goes with a holiday: the days off around it. */
export function weekendOf([from, to]: DayRange): DayRange {
  const weekday = weekdayOf(from);
  if (weekday === monday) return [from - 2, from];
  if (weekday === thursday) return [from, from + 3];
  if (weekday === sunday) return [from - 1, from];
  const saturday = weekday <= 2 ? from - weekday - 1 : weekdayAfter(from - 1, 6);
  return [Math.min(saturday, weekday === 5 ? from : saturday), Math.max(saturday + 1, to)];
}

export function weekWith([from]: DayRange): DayRange {
  return [mondayOf(from), mondayOf(from) + 6];
}

/** First two weeks of a term, for those who move for it. */
export function termStart(id: string, today: DayNumber, thisYear: number): DayRange {
  const ids = id === "any" ? ["fall", "spring"] : [id];
  return soonest(ids, today, thisYear, (range) => [range[0] - 6, range[0] + 7]);
}

/** Last ten days of a term. */
export function termEnd(id: string, today: DayNumber, thisYear: number): DayRange {
  const ids = id === "any" ? ["fall", "spring"] : [id];
  return soonest(ids, today, thisYear, (range) => [range[1] - 4, range[1] + 5]);
}

function soonest(ids: string[], today: DayNumber, thisYear: number, part: (range: DayRange) => DayRange): DayRange {
  const ranges = ids.flatMap((id) => {
    const rule = terms[id];
    return rule === undefined ? [] : [nextOf((year) => part(rule(year)), today, thisYear)];
  });
  return ranges.reduce((a, b) => (b[0] < a[0] ? b : a), ranges[0] ?? [today, today]);
}
