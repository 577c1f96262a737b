import { addMonths, civil, type DayNumber, dayNumber, daysInMonth } from "./calendar.ts";
import type { DayRelation, Granularity } from "./mention.ts";
import type { Scan } from "./tokens.ts";

/** Days read from a token on, before anything says "before", "around" or "or". */
export interface Core {
  from: DayNumber;
  to: DayNumber;
  granularity: Granularity;
  /** Index of the token behind. */
  end: number;
  isLow?: boolean;
  isApproximate?: boolean;
  isPast?: boolean;
  weekday?: number;
  weekdays?: number[];
  exclude?: number[];
  options?: (readonly [DayNumber, DayNumber])[];
  relation?: DayRelation;
  /** A day of the month without the month, which a date beside it can supply. */
  isBareDay?: boolean;
  /** The month was named without a year, so that a range can move it to the year that fits. */
  isYearOpen?: boolean;
}

/** Reads days from the token on, or nothing. */
export type CoreReader = (scan: Scan, i: number) => Core | undefined;

export const oneDay = (day: DayNumber, end: number): Core => ({ from: day, to: day, granularity: "day", end });

/** A month of a year. */
export interface MonthOfYear {
  year: number;
  month: number;
  end: number;
  isYearOpen?: boolean;
  isPast?: boolean;
  /** Only "the month" itself, with neither name nor "this" or "next". */
  isUnnamed?: boolean;
}

export const firstOf = ({ year, month }: MonthOfYear): DayNumber => dayNumber(year, month, 1);
export const lastOf = ({ year, month }: MonthOfYear): DayNumber => dayNumber(year, month, daysInMonth(year, month));

/** The month that many months after today's. */
export function monthAhead(scan: Scan, ahead: number, end: number): MonthOfYear {
  const { year, month } = civil(addMonths(dayNumber(scan.now.year, scan.now.month, 1), ahead));
  return { year, month, end };
}

/** Early, middle and late: the 1st to 10th, 10th to 20th and last seven days of a month. */
export function partOfMonth(month: MonthOfYear, part: number): readonly [DayNumber, DayNumber] {
  const first = firstOf(month);
  if (part === 0) return [first, first + 9];
  return part === 1 ? [first + 9, first + 19] : [lastOf(month) - 6, lastOf(month)];
}

/** A stretch that comes again every year or month: on to the next one where this one is over. */
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
