import type { IsoDate } from "../types.ts";
import { chooseTimes, onNearestDays } from "./chooseTimes.ts";
import type { FreeTime } from "./freeTimes.ts";
import { namesDays, timesWithin, type VisitWish } from "./visitWish.ts";
import { timeOfDay } from "./zonedTime.ts";

/** Day and hour that are asked for. */
export interface WantedTime {
  date?: IsoDate;
  /** `HH:MM`. */
  time?: string;
}

const minutesPerDay = 24 * 60;

/** True where a wish leaves more than one time open: several days, or a part of the day. */
export function isVague(wish: VisitWish): boolean {
  return namesDays(wish) || hasHours(wish);
}

export function hasHours({ earliest, latest }: VisitWish): boolean {
  return earliest !== undefined || latest !== undefined;
}

/** Times to choose from for what is wanted, and whether they miss it. */
export function timesNear(
  free: readonly FreeTime[],
  wanted: WantedTime,
  wish: VisitWish | null,
): { times: FreeTime[]; missed: boolean; day?: true } {
  if (wish && isVague(wish)) return timesForWish(free, wanted, wish);
  const times = chooseTimes(free, wanted);
  const isOther = wanted.date !== undefined && !times.some(({ date }) => date === wanted.date);
  const isTaken = wanted.date !== undefined && wanted.time !== undefined;
  return { times, missed: isOther || isTaken, ...(isOther && wanted.time === undefined && { day: true as const }) };
}

/** Where the day has nothing at those hours, another day's are nearer to what is wanted than another hour of the day. */
function timesForWish(free: readonly FreeTime[], wanted: WantedTime, wish: VisitWish) {
  const within = timesWithin(free, wanted.date ? { ...wish, dates: [wanted.date] } : wish);
  if (within.length > 0) {
    const missed = wanted.time !== undefined && !within.some(({ time }) => time === wanted.time);
    return { times: chooseTimes(within, wanted), missed };
  }
  const hours = { ...(wish.earliest && { earliest: wish.earliest }), ...(wish.latest && { latest: wish.latest }) };
  const day = wanted.date ?? wish.dates?.[0] ?? wish.from;
  const sameHours = timesWithin(free, hours);
  const near = day ? onNearestDays(sameHours, day) : sameHours;
  if (near.length > 0) return { times: chooseTimes(near, {}), missed: true };
  return { times: chooseTimes(free, { time: clockOf(wish) }), missed: true };
}

/** The hour that a wish is about: where it begins, or where it ends. */
function clockOf({ earliest = 0, latest = earliest }: VisitWish): string {
  return timeOfDay(Math.min(earliest || latest, minutesPerDay - 1));
}
