import { addMonths, civil, type DayNumber, dayNumber, daysInMonth } from "./calendar.ts";
import type { Core } from "./dayCore.ts";
import type { Scan } from "./tokens.ts";

/** Reads days from the token onward, or nothing. */
export type CoreReader = (scan: Scan, i: number) => Core | undefined;

export const oneDay = (day: DayNumber, end: number): Core => ({ from: day, to: day, granularity: "day", end });

/** A month of a year. */
export interface MonthOfYear {
  year: number;
  month: number;
  end: number;
  isYearOpen?: boolean;
  isPast?: boolean;
  /** Only "the month", without a name and without "this" or "next". */
  isUnnamed?: boolean;
}

export const firstOf = ({ year, month }: MonthOfYear): DayNumber => dayNumber(year, month, 1);
export const lastOf = ({ year, month }: MonthOfYear): DayNumber => dayNumber(year, month, daysInMonth(year, month));

/** The month that many months after today's. */
export function monthAhead(scan: Scan, ahead: number, end: number): MonthOfYear {
  const { year, month } = civil(addMonths(dayNumber(scan.now.year, scan.now.month, 1), ahead));
  return { year, month, end };
}

/** Early, middle and late: the 1st to the 10th, the 10th to the 20th and the last seven days of a month. */
export function partOfMonth(month: MonthOfYear, part: number): readonly [DayNumber, DayNumber] {
  const first = firstOf(month);
  if (part === 0) return [first, first + 9];
  return part === 1 ? [first + 9, first + 19] : [lastOf(month) - 6, lastOf(month)];
}

/** A stretch that returns every year or month: the next one if this one is over. */
export function upcoming(
  scan: Scan,
  month: MonthOfYear,
  part: (month: MonthOfYear) => readonly [DayNumber, DayNumber],
): readonly [DayNumber, DayNumber] {
  const range = part(month);
  if (range[1] >= scan.today || month.isPast) return range;
  if (month.isYearOpen) return part({ ...month, year: month.year + 1 });
  return month.isUnnamed ? part(monthAhead(scan, 1, month.end)) : range;
}
