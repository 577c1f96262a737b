import { addDays, daysBetween } from "@llave/contract/calendar";
import type { OfferedTime } from "@llave/contract/conversations/conversation";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";

/** A day in the strip; one without times is full. */
export interface Day {
  /** ISO date in the market. */
  date: string;
  times: OfferedTime[];
}

/**
 * The days from the first to the last with a time, including full days between; Sundays without a time are left out.
 */
export function daysOf(times: readonly OfferedTime[]): Day[] {
  const byDate = Map.groupBy(times, ({ date }) => date);
  const dates = [...byDate.keys()].sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (!first || !last) return [];
  const count = daysBetween(first, last) + 1;
  return Array.from({ length: count }, (_, at) => {
    const date = addDays(first, at);
    return { date, times: byDate.get(date) ?? [] };
  }).filter(({ date, times: own }) => own.length > 0 || new Date(date).getUTCDay() !== 0);
}

/** Days side by side. */
const daysPerStrip = 6;

/** A part of the strip, and where the parts before and after it begin; null where there is none. */
export interface DayPage {
  shown: Day[];
  earlier: number | null;
  later: number | null;
}

/** The days from a place in the strip on. */
export function dayPage(days: readonly Day[], from: number): DayPage {
  const end = from + daysPerStrip;
  return {
    shown: days.slice(from, end),
    earlier: from > 0 ? Math.max(0, from - daysPerStrip) : null,
    later: end < days.length ? end : null,
  };
}

/** Where the part of the strip begins that has a day: a reply may offer one that is weeks away. */
export function placeOf(days: readonly Day[], date: string): number {
  const at = days.findIndex((day) => day.date === date);
  return Math.max(0, at - (at % daysPerStrip));
}

/** Times chosen for the strip: all offered times, and an even spread of the rest on each day. */
export function fewTimes(all: readonly OfferedTime[], offered: readonly OfferedTime[], max = 6): OfferedTime[] {
  const kept = new Set(offered.map(({ at }) => at));
  const byDate = Map.groupBy(all, ({ date }) => date);
  return [...byDate.values()].flatMap((times) => {
    const step = Math.max(1, Math.ceil(times.length / max));
    return times.filter(({ at }, index) => index % step === 0 || kept.has(at));
  });
}

/** A part of a market date: `date` has no time of day, so it is read as UTC. */
export function formatDay(date: string, language: Language, options: Intl.DateTimeFormatOptions): string {
  return formatDate(language, date, { timeZone: "UTC", ...options });
}

/** "5:30 PM", "5:30 p. m.": from the market's time as `HH:MM`. */
export function formatClock(time: string, language: Language): string {
  return formatDate(language, `2000-01-01T${time}:00Z`, { timeZone: "UTC", timeStyle: "short" });
}
