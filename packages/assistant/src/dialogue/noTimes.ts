import { chooseTimes } from "../showings/chooseTimes.ts";
import type { FreeTime } from "../showings/freeTimes.ts";
import { namesHours, timesWithin, type VisitWish, weekdaysIn } from "../showings/visitWish.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import type { NoTimes } from "./actParts.ts";
import { plainPart } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import type { Turn } from "./turn.ts";
import type { WantedTime } from "./visitTime.ts";

/**
 * Says first that the day or the hours have no free time: "No Sundays, huh?", "Friday morning instead?". False if
 * nothing that was wished for is missing, or a single time was named.
 */
export function tellNoTimes(
  turn: Turn,
  free: readonly FreeTime[],
  wanted: WantedTime,
  wish: VisitWish | null,
): boolean {
  const missing = missingOf(turn, free, wanted, wish);
  if (missing) turn.acts.push({ type: "no_times", ...missing });
  return missing !== undefined;
}

/** Gives the times of a day that the renter only asks about, next to the time they take. */
export function answerSideQuestionAboutDay({ visitTalk, acts }: Turn, free: readonly FreeTime[]): void {
  const weekdays = visitTalk.wondered.filter((day) => isNever(free, day));
  if (weekdays.length > 0) acts.push({ type: "no_times", weekdays });
  const first = free.find(({ date }) => visitTalk.wondered.includes(weekdayOn(date)));
  if (!first) return;
  const times = chooseTimes(free, { date: first.date }).map(({ date, time }) => ({ date, time }));
  acts.push({ type: "also_free", times });
}

function missingOf(
  turn: Turn,
  free: readonly FreeTime[],
  wanted: WantedTime,
  wish: VisitWish | null,
): NoTimes | undefined {
  if (free.length === 0) return undefined;
  const dates = wanted.date ? [wanted.date] : (wish?.dates ?? []);
  const never = neverOf(turn, free, dates);
  if (never.length > 0) return { weekdays: never };
  const [date, ...others] = dates.filter((day) => !free.some((time) => time.date === day));
  if (date !== undefined && others.length === 0 && dates.length === 1) return { date };
  const { time } = wanted;
  if (time && dates.length === 0 && !free.some((one) => one.time === time)) return { time };
  if (!wish || !namesHours(wish)) return undefined;
  const { latest } = wish;
  // "Later than 6:30" begins a minute after it.
  const earliest = wish.earliest === undefined ? undefined : wish.earliest - (wish.earliest % 5);
  const asked = wanted.date ? { ...wish, dates: [wanted.date] } : wish;
  if (timesWithin(free, asked).length > 0) return undefined;
  return {
    ...(dates.length === 1 && { date: dates[0] as string }),
    ...(dates.length === 0 && wish.weekdays && isFew(wish.weekdays) && { weekdays: wish.weekdays }),
    ...(earliest !== undefined && { earliest }),
    ...(latest !== undefined && { latest }),
  };
}

/** More weekdays than this are a workweek, and aren't named one by one. */
const fewDays = 2;

function isFew(weekdays: readonly number[]): boolean {
  return weekdays.length <= fewDays;
}

/**
 * The weekdays that the renter names and on which there are never visits; a "weekend" with a free Saturday misses
 * nothing.
 */
function neverOf({ visitTalk }: Turn, free: readonly FreeTime[], dates: readonly string[]): number[] {
  const named = weekdaysIn(plainPart(visitTalk.wishes));
  const days = [...named, ...visitTalk.wondered, ...dates.map((date) => weekdayOn(date))];
  return [...new Set(days)].filter((day) => isNever(free, day));
}

/** There is no time on any day that can be booked. With less than two weeks of them, a day may only be full. */
function isNever(free: readonly FreeTime[], weekday: number): boolean {
  const [first, last] = [free[0], free.at(-1)];
  const days = first && last ? daysBetween(first.date, last.date) : 0;
  return days >= shortestSpan && !free.some(({ date }) => weekdayOn(date) === weekday);
}

/** Days ahead that include each weekday. */
const shortestSpan = 6;
