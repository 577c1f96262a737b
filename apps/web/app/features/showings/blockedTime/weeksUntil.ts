import { addDays, daysBetween } from "@llave/contract/calendar";

/** A year. */
const maxDays = 366;

/** A day and the same weekday of every week until another one; none if that one is before the day or over a year away. */
export function weeksUntil(day: string, last: string): string[] {
  if (day === "" || last < day || daysBetween(day, last) > maxDays) return [];
  return Array.from({ length: Math.floor(daysBetween(day, last) / 7) + 1 }, (_, week) => addDays(day, week * 7));
}
