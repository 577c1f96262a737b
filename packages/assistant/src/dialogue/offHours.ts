import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, timesWithin, type VisitWish } from "../showings/visitWish.ts";
import { minutesOfDay } from "../showings/zonedTime.ts";
import type { ShowingTime } from "./actParts.ts";
import { daysBetween, weekdayOn } from "./calendar.ts";
import type { Turn } from "./turn.ts";

/** The weekday or hour at which the agent doesn't usually work. */
export function offHours({ context }: Turn, { date, time }: Partial<ShowingTime>): number | "hour" | undefined {
  const { days, from, to } = context.agent.workingHours;
  const weekday = date === undefined ? undefined : weekdayOn(date);
  if (weekday !== undefined && days.length > 0 && !days.includes(weekday)) return weekday;
  const minutes = time === undefined ? undefined : minutesOfDay(time);
  return minutes !== undefined && from < to && (minutes < from * 60 || minutes >= to * 60) ? "hour" : undefined;
}

/** The same if the agent has to confirm each time: then such a one is far from certain. */
export function uncertain(turn: Turn, time: ShowingTime): number | "hour" | undefined {
  return turn.context.agent.aiMode === "full" ? undefined : offHours(turn, time);
}

/**
 * "Saturday or Sunday": the days on which the agent works are offered, and the reply says of the others that they can
 * only be asked for.
 */
export function withoutOffDays(turn: Turn, free: readonly FreeTime[], wish: VisitWish | null): readonly FreeTime[] {
  if (!wish || !namesDays(wish)) return free;
  const sure = free.filter((time) => uncertain(turn, time) === undefined);
  if (timesWithin(sure, wish).length === 0)
    return timesWithin(free, wish).length === 0 && sure.length > 0 ? sure : free;
  // Nobody waits for the Sunday of a whole week.
  if (namesFew(wish)) tellOffDays(turn, timesWithin(free, wish));
  return sure;
}

/** A weekend, or two days to choose from. */
const fewDays = 2;

function namesFew({ dates, weekdays, from, to }: VisitWish): boolean {
  if (dates ?? weekdays) return (dates?.length ?? 0) + (weekdays?.length ?? 0) <= fewDays;
  return from !== undefined && to !== undefined && daysBetween(from, to) < fewDays;
}

/** Says of which offered days the agent can only be asked. */
export function tellOffDays(turn: Turn, times: readonly ShowingTime[]): void {
  const off = times.map((time) => uncertain(turn, time)).filter((day) => typeof day === "number");
  if (off.length > 0) turn.acts.push({ type: "off_days", weekdays: [...new Set(off)] });
}
