import { minutesOfDay } from "../showings/zonedTime.ts";
import type { ShowingTime } from "./actParts.ts";
import { weekdayOn } from "./calendar.ts";
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

/** Says of which offered days the agent can only be asked. */
export function tellOffDays(turn: Turn, times: readonly ShowingTime[]): void {
  const off = times.map((time) => uncertain(turn, time)).filter((day) => typeof day === "number");
  if (off.length > 0) turn.acts.push({ type: "off_days", weekdays: [...new Set(off)] });
}
