import type { IsoDate } from "../types.ts";

const minute = 60_000;
/** Building a formatter costs a hundred times more than using it. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  let formatter = formatters.get(timeZone);
  if (formatter === undefined) {
    formatter = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hourCycle: "h23",
    });
    formatters.set(timeZone, formatter);
  }
  return formatter;
}

/** A moment in a time zone: calendar date and minutes after midnight. */
export function clockTime(moment: number, timeZone: string): { date: IsoDate; minutes: number } {
  const parts: Record<string, string> = {};
  for (const part of formatterFor(timeZone).formatToParts(moment)) parts[part.type] = part.value;
  return {
    date: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/** Minutes after midnight of a time as `HH:MM`. */
export function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
}

/** `HH:MM` of minutes after midnight. */
export function timeOfDay(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
}

/**
 * The moment of a date and time in a time zone, in milliseconds since 1970.
 * Undefined if the clocks skip it (in spring); the first of two if they repeat it.
 */
export function momentOf(date: IsoDate, minutes: number, timeZone: string): number | undefined {
  const shown = Date.parse(`${date}T00:00:00Z`) + minutes * minute;
  for (const offset of offsetsAround(shown, timeZone)) {
    const moment = shown - offset;
    const clock = clockTime(moment, timeZone);
    if (clock.date === date && clock.minutes === minutes) return moment;
  }
  return undefined;
}

/**
 * {@link momentOf} for many times of one date, at a hundredth of the cost where the clocks don't change around it.
 * @returns the moment of the minutes after midnight
 */
export function momentsOn(date: IsoDate, timeZone: string): (minutes: number) => number | undefined {
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // A day before and after noon: with one offset, the whole date has it.
  const [offset, other] = offsetsAround(midnight + 12 * 60 * minute, timeZone);
  if (offset === undefined || offset !== other) return (minutes) => momentOf(date, minutes, timeZone);
  return (minutes) => midnight + minutes * minute - offset;
}

/** The zone's offsets from UTC a day before and after, the larger first: it gives the earlier moment. */
function offsetsAround(shown: number, timeZone: string): number[] {
  const day = 24 * 60 * minute;
  const offsets = [shown - day, shown + day].map((moment) => {
    const clock = clockTime(moment, timeZone);
    return Date.parse(`${clock.date}T00:00:00Z`) + clock.minutes * minute - moment;
  });
  return offsets.sort((a, b) => b - a);
}
