import type { FreeTime } from "../showings/freeTimes.ts";
import { namesDays, timesWithin, type VisitWish } from "../showings/visitWish.ts";
import { minutesOfDay } from "../showings/zonedTime.ts";
import { weekdayOn } from "../understanding/calendar.ts";
import type { ShowingTime } from "./actParts.ts";
import { plainText } from "./asides.ts";
import { daysBetween } from "./calendar.ts";
import type { Turn } from "./turn.ts";
import type { WantedTime } from "./visitTime.ts";

/** The weekday or hour at which the agent doesn't usually work. */
export function offHours({ context }: Turn, { date, time }: Partial<ShowingTime>): number | "hour" | undefined {
  const { days, from, to } = context.agent.workingHours;
  const weekday = date === undefined ? undefined : weekdayOn(date);
  if (weekday !== undefined && days.length > 0 && !days.includes(weekday)) return weekday;
  const minutes = time === undefined ? undefined : minutesOfDay(time);
  return minutes !== undefined && from < to && (minutes < from * 60 || minutes >= to * 60) ? "hour" : undefined;
}

/** The same, if the agent has to confirm each time, which makes such a time far from certain. */
export function uncertain(turn: Turn, time: ShowingTime): number | "hour" | undefined {
  return turn.context.agent.aiMode === "full" ? undefined : offHours(turn, time);
}

/** The times at which the agent works. */
export function sureTimes(turn: Turn, free: readonly FreeTime[]): FreeTime[] {
  return free.filter((time) => uncertain(turn, time) === undefined);
}

/** Offers the days on which the agent works, and says that the others can only be asked for: "Saturday or Sunday". */
export function withoutOffDays(
  turn: Turn,
  free: readonly FreeTime[],
  { date: day }: WantedTime,
  wish: VisitWish | null,
): readonly FreeTime[] {
  const sure = sureTimes(turn, free);
  const isOfDays = wish !== null && namesDays(wish);
  const within = isOfDays ? timesWithin(free, wish) : free.filter(({ date }) => date === day);
  // Instead of a day without times, days on which the agent works.
  if (within.length === 0 && (isOfDays || day !== undefined)) return sure.length > 0 ? sure : free;
  if (!isOfDays || timesWithin(sure, wish).length === 0) return free;
  // Nobody waits for the Sunday of a whole week.
  if (namesFew(turn, wish)) tellOffDays(turn, within);
  return sure;
}

/** A weekend, or two days to choose from. */
const fewDays = 2;

function namesFew({ message }: Turn, { dates, weekdays, from, to }: VisitWish): boolean {
  if (dates ?? weekdays) return (dates?.length ?? 0) + (weekdays?.length ?? 0) <= fewDays;
  const isShort = from !== undefined && to !== undefined && daysBetween(from, to) < fewDays;
  return isShort && weekend.test(plainText(message));
}

const weekend = /\b(?:weekends?|wk?e?nd|week end|finde|fds|fin de semana)\b/;

/** Says which of the offered days can only be asked for. */
export function tellOffDays(turn: Turn, times: readonly ShowingTime[]): void {
  const off = times.map((time) => uncertain(turn, time)).filter((day) => typeof day === "number");
  const before = turn.acts.flatMap((act) => (act.type === "off_days" ? act.weekdays : []));
  const weekdays = [...new Set([...before, ...off])];
  turn.acts = turn.acts.filter(({ type }) => type !== "off_days");
  if (weekdays.length > 0) turn.acts.push({ type: "off_days", weekdays });
}
