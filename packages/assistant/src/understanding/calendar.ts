import type { IsoDate } from "../types.ts";

/** Days since January 1, 1970, the form in which dates are computed. */
export type DayNumber = number;

export interface CivilDate {
  year: number;
  /** 1-12 */
  month: number;
  day: number;
}

const daysBeforeMonth = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeap(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Number of days of a month (1-12). */
export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (isLeap(year) ? 29 : 28) : month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Day number of a civil date; a month outside 1-12 continues into other years. */
export function dayNumber(year: number, month: number, day: number): DayNumber {
  const y = year + Math.floor((month - 1) / 12);
  const m = ((((month - 1) % 12) + 12) % 12) + 1;
  const past = y - 1;
  const leapDays = Math.floor(past / 4) - Math.floor(past / 100) + Math.floor(past / 400);
  const inYear = (daysBeforeMonth[m - 1] ?? 0) + (m > 2 && isLeap(y) ? 1 : 0) + day - 1;
  return past * 365 + leapDays + inYear - 719162;
}

export function civil(days: DayNumber): CivilDate {
  const date = new Date(days * 86_400_000);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 0 is Sunday. */
export function weekdayOf(days: DayNumber): number {
  return (((days + 4) % 7) + 7) % 7;
}

export function isoDate(days: DayNumber): IsoDate {
  const { year, month, day } = civil(days);
  return `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;
}

/** Reads `YYYY-MM-DD`; NaN for anything else. */
export function parseIsoDate(text: IsoDate): DayNumber {
  const match = /^(\d{4})-(\d\d)-(\d\d)/.exec(text);
  return match === null ? Number.NaN : dayNumber(Number(match[1]), Number(match[2]), Number(match[3]));
}

export function isRealDate(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
}

/** The next day, from `today` on, with the given day and month; the day must exist in some year. */
export function nextMonthDay(today: DayNumber, month: number, day: number): DayNumber {
  let { year } = civil(today);
  while (day > daysInMonth(year, month) || dayNumber(year, month, day) < today) year++;
  return dayNumber(year, month, day);
}

/** The next day, from `today` on, with the given day of the month. */
export function nextDayOfMonth(today: DayNumber, day: number): DayNumber {
  const { year, month, day: current } = civil(today);
  let next = day >= current ? month : month + 1;
  while (day > daysInMonth(year + Math.floor((next - 1) / 12), ((next - 1) % 12) + 1)) next++;
  return dayNumber(year, next, day);
}

/** The next such weekday after `today`, without `today` itself. */
export function nextWeekday(today: DayNumber, weekday: number): DayNumber {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return today + (ahead === 0 ? 7 : ahead);
}

/** The year of the next such month, counting the current month. */
export function yearOfNextMonth(today: DayNumber, month: number): number {
  const now = civil(today);
  return month >= now.month ? now.year : now.year + 1;
}

/** The day that many months later, or the month's last day if it has fewer days; parts of a month count 30 days. */
export function addMonths(days: DayNumber, count: number): DayNumber {
  const now = civil(days);
  const whole = Math.floor(count);
  const first = civil(dayNumber(now.year, now.month + whole, 1));
  const day = Math.min(now.day, daysInMonth(first.year, first.month));
  return dayNumber(first.year, first.month, day) + Math.round((count - whole) * 30);
}

/** Weekday of a calendar date, 0 = Sunday. */
export function weekdayOn(date: IsoDate): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay();
}

/** A date some days later, or earlier for a negative number. */
export function plusDays(date: IsoDate, days: number): IsoDate {
  return isoDate(parseIsoDate(date) + days);
}
