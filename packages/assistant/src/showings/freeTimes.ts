import type { IsoDate } from "../types.ts";
import { clockTime, momentsOn, timeOfDay } from "./zonedTime.ts";

/** When an agent shows homes, in the market's local time. */
export interface Availability {
  /** Weekly windows; weekdays as `Date#getUTCDay` counts them, minutes after midnight. */
  weekly: readonly { weekday: number; from: number; to: number }[];
  /** How long a showing takes, and the free time before and after it. Minutes. */
  lengthMinutes: number;
  bufferMinutes: number;
  /** The minimum notice for a showing. Minutes from now. */
  noticeMinutes: number;
  /** How many days ahead can be booked. */
  horizonDays: number;
  daysOff: readonly IsoDate[];
}

/** A busy period, ISO timestamps. */
export interface Taken {
  from: string;
  to: string;
  /** Minutes to keep free before and after it, if that is more than the usual buffer. */
  gapMinutes?: number;
}

/** A time that can be booked. */
export interface FreeTime {
  /** ISO timestamp, UTC. */
  at: string;
  /** In the market's time zone. */
  date: IsoDate;
  /** `HH:MM`, 24 hours. */
  time: string;
  /** Another renter is choosing from it: offered only if nothing else suits as well. */
  isOffered?: true;
}

const minute = 60_000;
const day = 24 * 60 * minute;
/** Showings begin on the half hour. */
const stepMinutes = 30;

/**
 * The times at which a showing can begin, earliest first: inside a weekly window, not on a day
 * off, with the notice, and with the buffer around everything booked. In the change to and from daylight saving
 * time, an hour that is skipped isn't offered, and one that repeats is offered once.
 *
 * @param now ISO timestamp.
 * @param most Stops after this many.
 */
export function freeTimes(
  availability: Availability,
  taken: readonly Taken[],
  { now, timeZone, most = Number.POSITIVE_INFINITY }: { now: string; timeZone: string; most?: number },
): FreeTime[] {
  const earliest = Date.parse(now) + availability.noticeMinutes * minute;
  const stretches = taken.map(({ from, to, gapMinutes = 0 }) => {
    const gap = Math.max(gapMinutes, availability.bufferMinutes) * minute;
    return { from: Date.parse(from) - gap, to: Date.parse(to) + gap };
  });
  const found: FreeTime[] = [];
  for (const date of datesFrom(clockTime(Date.parse(now), timeZone).date, availability)) {
    const momentOf = momentsOn(date, timeZone);
    for (const minutes of startsOn(date, availability)) {
      const moment = momentOf(minutes);
      if (moment === undefined || moment < earliest || !isFree(moment, availability, stretches)) continue;
      found.push({ at: new Date(moment).toISOString(), date, time: timeOfDay(minutes) });
      if (found.length >= most) return found;
    }
  }
  return found;
}

function datesFrom(first: IsoDate, { horizonDays, daysOff }: Availability): IsoDate[] {
  const dates = Array.from({ length: horizonDays + 1 }, (_, ahead) =>
    new Date(Date.parse(first) + ahead * day).toISOString().slice(0, 10),
  );
  return dates.filter((date) => !daysOff.includes(date));
}

/** Minutes after midnight at which a showing can begin on the day and still end inside its window. */
function startsOn(date: IsoDate, { weekly, lengthMinutes }: Availability): number[] {
  const weekday = new Date(date).getUTCDay();
  const starts = new Set<number>();
  for (const window of weekly) {
    if (window.weekday !== weekday) continue;
    for (let at = window.from; at + lengthMinutes <= window.to; at += stepMinutes) starts.add(at);
  }
  return [...starts].sort((a, b) => a - b);
}

/**
 * True if a showing can begin at a moment; all periods with their gaps and in milliseconds, since each start looks at all of
 * them.
 */
function isFree(
  moment: number,
  { lengthMinutes }: Availability,
  taken: readonly { from: number; to: number }[],
): boolean {
  const end = moment + lengthMinutes * minute;
  return taken.every(({ from, to }) => to <= moment || from >= end);
}
