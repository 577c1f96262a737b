import type { IsoDate } from "../../../types.ts";

/** Days since January 1, 1970: dates are calculated as whole numbers, without a clock or time zone. */
export type DayNumber = number;

export interface CivilDate {
  year: number;
  /** 1-12 */
  month: number;
  day: number;
}

const monthLengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

export function daysInMonth(year: number, month: number): number {
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return month === 2 && isLeap ? 29 : (monthLengths[month - 1] ?? 31);
}

/** Day number of a civil date; a month outside 1-12 continues into other years. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const y = year + Math.floor((month - 1) / 12) - (((((month - 1) % 12) + 12) % 12) + 1 <= 2 ? 1 : 0);
  const m = (((month - 1) % 12) + 12) % 12;
  const era = Math.floor(y / 400);
  const yearOfEra = y - era * 400;
  // Years are counted from March, so that the leap day comes last.
  const dayOfYear = Math.floor((153 * ((m + 10) % 12) + 2) / 5) + day - 1;
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468;
}

export function civil(days: DayNumber): CivilDate {
  const shifted = days + 719468;
  const era = Math.floor(shifted / 146097);
  const dayOfEra = shifted - era * 146097;
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  );
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100));
  const fromMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  const day = dayOfYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  return { year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, day };
}

/** 0 is Sunday. */
export function weekdayOf(days: DayNumber): number {
  return (((days + 4) % 7) + 7) % 7;
}

const twoDigits = (value: number): string => (value < 10 ? `0${value}` : String(value));

export function isoDate(days: DayNumber): IsoDate {
  const { year, month, day } = civil(days);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;
}

/** Reads `YYYY-MM-DD`; NaN for anything else. */
export function parseIsoDate(text: IsoDate): DayNumber {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  return match === null ? Number.NaN : dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
}

export function isRealDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The next such weekday after the day, not counting the day itself. */
export function weekdayAfter(days: DayNumber, weekday: number): DayNumber {
  return days + ((weekday - weekdayOf(days) + 6) % 7) + 1;
}

/** The last such weekday before the day, not counting the day itself. */
export function weekdayBefore(days: DayNumber, weekday: number): DayNumber {
  return days - ((weekdayOf(days) - weekday + 6) % 7) - 1;
}

/** The Monday of the day's week. */
export function mondayOf(days: DayNumber): DayNumber {
  return days - ((weekdayOf(days) + 6) % 7);
}

/** The nth such weekday of a month; the last one for -1. */
export function nthWeekday(year: number, month: number, weekday: number, n: number): DayNumber {
  if (n < 0) return weekdayBefore(dayNumber(year, month + 1, 1), weekday);
  return weekdayAfter(dayNumber(year, month, 1) - 1, weekday) + (n - 1) * 7;
}

/** The day that many months later, or the month's last day if it has fewer days; parts of a month count 30 days. */
export function addMonths(days: DayNumber, count: number): DayNumber {
  const { year, month, day } = civil(days);
  const whole = Math.floor(count);
  const first = civil(dayNumber(year, month + whole, 1));
  const last = daysInMonth(first.year, first.month);
  return dayNumber(first.year, first.month, Math.min(day, last)) + Math.round((count - whole) * 30);
}

/** Easter Sunday, by the rule of Gauss and Lilius. */
export function easter(year: number): DayNumber {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const d = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const e = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - d - (c % 4)) % 7;
  const f = Math.floor((a + 11 * d + 22 * e) / 451);
  const sum = d + e - 7 * f + 114;
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1);
}
