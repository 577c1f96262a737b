import type { IsoDate } from "../types.ts";
import type { FreeTime } from "./freeTimes.ts";
import { minutesOfDay } from "./zonedTime.ts";

interface WantedTime {
  date?: IsoDate;
  /** `HH:MM`. */
  time?: string;
}

/** Times offered at once: enough to choose from, few enough to read. */
const mostOffered = 3;
/** Hours to offer on different days if the renter named none: late morning, afternoon, after work. */
const usualHours = ["11:00", "15:00", "17:30"];

/** The one free time that is meant: its day and hour if both are known, else the first that fits the known one. */
export function timeAskedFor(free: readonly FreeTime[], { date, time }: WantedTime): FreeTime | undefined {
  if (date === undefined && time === undefined) return undefined;
  const exact = free.find((item) => (!date || item.date === date) && (!time || item.time === time));
  if (exact !== undefined || time === undefined || date !== undefined) return exact;
  return undefined;
}

/**
 * Up to three free times near the requested one, earliest first: on that day if it has any, at
 * about the hour, else one on each of the next days. Those that another renter is choosing from come only where there are
 * no others.
 */
export function chooseTimes(free: readonly FreeTime[], { date, time }: WantedTime): FreeTime[] {
  const onDay = notOffered(free.filter((item) => item.date === date));
  if (onDay.length > 0) return time ? nearest(onDay, time) : spread(onDay);
  const later = date === undefined ? free : free.filter((item) => item.date > date);
  return byDays(notOffered(later.length > 0 ? later : free), time);
}

function notOffered(times: readonly FreeTime[]): readonly FreeTime[] {
  const open = times.filter(({ isOffered }) => !isOffered);
  return open.length > 0 ? open : times;
}

/** One on each of three days; with two days or one, more on the first. */
function byDays(times: readonly FreeTime[], time: string | undefined): FreeTime[] {
  const days = [...new Set(times.map(({ date }) => date))];
  const first = times.filter((item) => item.date === days[0]);
  if (days.length === 1) return time ? nearest(first, time) : spread(first);
  if (days.length > 2 || first.length < 2) return onePerDay(times, time);
  const [early, , late] = spread(first).length > 2 ? spread(first) : [first[0], undefined, first.at(-1)];
  const second = onePerDay(
    times.filter((item) => item.date === days[1]),
    time,
  );
  return [early, late, ...second].flatMap((item) => item ?? []);
}

function nearest(times: readonly FreeTime[], time: string): FreeTime[] {
  return [...times]
    .sort((a, b) => distance(a, time) - distance(b, time))
    .slice(0, mostOffered)
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** The first, the middle and the last of a day. */
function spread(times: readonly FreeTime[]): FreeTime[] {
  const last = times.length - 1;
  const places = new Set([0, Math.round(last / 2), last]);
  return [...places].flatMap((place) => times[place] ?? []);
}

function onePerDay(times: readonly FreeTime[], time: string | undefined): FreeTime[] {
  const days = [...new Set(times.map(({ date }) => date))].slice(0, mostOffered);
  return days.flatMap((day, index) => {
    const wanted = time ?? usualHours[index] ?? "11:00";
    return (
      nearest(
        times.filter((item) => item.date === day),
        wanted,
      ).sort((a, b) => distance(a, wanted) - distance(b, wanted))[0] ?? []
    );
  });
}

/** Minutes between a time's hour and another of the same day. */
function distance({ time }: FreeTime, wanted: string): number {
  return Math.abs(minutesOfDay(time) - minutesOfDay(wanted));
}
