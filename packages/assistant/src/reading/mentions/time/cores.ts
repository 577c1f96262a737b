import { civil, type DayNumber, dayNumber, mondayOf, weekdayAfter, weekdayBefore } from "./calendar.ts";
import { type CoreReader, oneDay } from "./core.ts";
import { bareDay, dayOfRelativeMonth, dayThenMonth, monthThenDay, numericDate } from "./dates.ts";
import type { Core } from "./dayCore.ts";
import { weekendOf } from "./holidays.ts";
import { countedInMonth, monthThenCounted, partOfMonthAt, phraseDay, wholeMonth } from "./months.ts";
import { namedHoliday, schoolTerm, season } from "./named.ts";
import { stretchAt } from "./numbers.ts";
import { away, namedDay, timeFromNow, week, weekend, year } from "./relative.ts";
import { start } from "./starts.ts";
import type { Scan } from "./tokens.ts";
import { anyDayBut, dayOfWeek, weekday, weekdaySet } from "./weekdays.ts";

const { number, amount, unit, month, weekend: weekendStart, placed, part } = start;

/** Every way to name days, with what each can begin with. */
const readers: readonly (readonly [starts: number, reader: CoreReader])[] = [
  [start.anyDay, anyDayBut],
  [start.weekday | start.between, weekdaySet],
  [start.lastOf | number, countedInMonth],
  [start.phraseDay | unit, phraseDay],
  [part, partOfMonthAt],
  [start.when | start.school | part | placed, schoolTerm],
  [start.holiday | placed, namedHoliday],
  [start.season | placed | part, season],
  [start.weekday | placed, weekday],
  [placed | unit, dayOfWeek],
  [month, monthThenDay],
  [month, monthThenCounted],
  [number | unit, dayThenMonth],
  [number | unit, dayOfRelativeMonth],
  [number, numericDate],
  [weekendStart | placed, weekend],
  [placed | part | unit, week],
  [placed | part | unit | number, year],
  [start.fromNow | start.hace | number | amount | unit, timeFromNow],
  [start.day, namedDay],
  [month | placed | unit, wholeMonth],
  [number | unit, bareDay],
];

/** What days can begin with, apart from prepositions. */
export const coreStarts = readers.reduce((all, [starts]) => all | starts, 0);

/** If several readers match, the one that explains most words wins; among equals, the earlier one. */
function coreAt(scan: Scan, i: number): Core | undefined {
  const known = scan.cores[i];
  if (known !== undefined) return known ?? undefined;
  const starts = scan.startsAt(i) & coreStarts;
  let best: Core | undefined;
  for (const [needed, reader] of starts === 0 ? [] : readers) {
    const core = (starts & needed) === 0 ? undefined : reader(scan, i);
    if (core !== undefined && core.end > (best?.end ?? i)) best = core;
  }
  scan.cores[i] = best ?? null;
  return best;
}

const offsetStarts = start.weekOf | number | amount | unit | start.weekday | weekendStart;

/** "Week of the 15th", "2 days before Thanksgiving", "the Monday after New Year's", "a week from Friday". */
const offsetFrom: CoreReader = (scan, i) => {
  const of = scan.at(i, "weekOf");
  const held = of === undefined ? undefined : (coreAt(scan, scan.skip(of.end, "the")) ?? coreAt(scan, of.end));
  if (of !== undefined && held !== undefined) {
    const [from, to] =
      of.value === 1 ? weekendOf([held.from, held.to]) : [mondayOf(held.from), mondayOf(held.from) + 6];
    return { from, to, granularity: of.value === 1 ? "weekend" : "week", end: held.end, isPast: held.isPast };
  }
  const at = scan.skip(i, "the");
  const stretch = stretchAt(scan, i) ?? stretchAt(scan, at);
  const noun = scan.at(at, "unit") ?? scan.at(at, "weekday");
  const nounEnd = stretch?.end ?? (noun?.end || scan.end(at, "weekend"));
  const relation = nounEnd > 0 ? scan.at(nounEnd, "rel") : undefined;
  if (relation === undefined || stretch?.unit === "minutes") return undefined;
  const sign = offsetSign(String(relation.value), scan.is(nounEnd, "from"));
  const base = sign === 0 ? undefined : (coreAt(scan, scan.skip(relation.end, "the")) ?? coreAt(scan, relation.end));
  if (base === undefined || sign === 0 || base.weekdays !== undefined) return undefined;
  const edge = sign > 0 ? base.to : base.from;
  if (stretch !== undefined && stretch.end === nounEnd)
    return { ...away(edge, stretch, sign, base.end), isPast: base.isPast };
  return { ...besides(scan, at, edge, sign), end: base.end, isPast: base.isPast };
};

function offsetSign(relation: string, isFrom: boolean): 1 | -1 | 0 {
  if (relation === "after" || relation === "rightAfter" || isFrom) return 1;
  return relation === "before" ? -1 : 0;
}

/** The day, weekday, weekend, week or month next to an edge. */
export function besides(scan: Scan, at: number, edge: DayNumber, sign: 1 | -1): Omit<Core, "end"> {
  const named = scan.at(at, "weekday");
  if (named !== undefined) {
    const day = sign > 0 ? weekdayAfter(edge, Number(named.value)) : weekdayBefore(edge, Number(named.value));
    return oneDay(day, at);
  }
  if (scan.end(at, "weekend") > 0) {
    const saturday = sign > 0 ? weekdayAfter(edge, 6) : weekdayBefore(edge, 0) - 1;
    return { from: saturday, to: saturday + 1, granularity: "weekend" };
  }
  const unit = scan.at(at, "unit")?.value;
  if (unit === "month") {
    const { year: y, month } = civil(edge);
    return { from: dayNumber(y, month + sign, 1), to: dayNumber(y, month + sign + 1, 1) - 1, granularity: "month" };
  }
  if (unit !== "week") return oneDay(edge + sign, at);
  return sign > 0
    ? { from: edge + 1, to: edge + 7, granularity: "week" }
    : { from: edge - 7, to: edge - 1, granularity: "week" };
}

/** Days that nothing is joined to. */
export function singleAt(scan: Scan, i: number): Core | undefined {
  const core = coreAt(scan, i);
  const offset = (scan.startsAt(i) & offsetStarts) === 0 ? undefined : offsetFrom(scan, i);
  return offset !== undefined && offset.end > (core?.end ?? 0) ? offset : core;
}
