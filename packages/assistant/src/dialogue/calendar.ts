import { clockTime } from "../showings/zonedTime.ts";
import type { AgentProfile, IsoDate } from "../types.ts";
import { weekdayOn } from "../understanding/calendar.ts";

/** A moment as the market's clocks show it. */
export interface LocalTime {
  date: IsoDate;
  /** 0-23. */
  hour: number;
  /** 0 = Sunday. */
  weekday: number;
}

const MS_PER_DAY = 86_400_000;

/** The last minute read: many turns share a minute, and the time zone costs more than most of a turn's steps. */
let lastRead: { minute: string; timeZone: string; local: LocalTime } | undefined;

/** Calendar date, hour and weekday of an ISO timestamp in a time zone. */
export function localTime(now: string, timeZone: string): LocalTime {
  const minute = now.slice(0, "2026-03-20T15:00".length);
  if (lastRead?.minute === minute && lastRead.timeZone === timeZone && now.endsWith("Z")) return lastRead.local;
  const { date, minutes } = clockTime(Date.parse(now), timeZone);
  const local = { date, hour: Math.floor(minutes / 60), weekday: weekdayOn(date) };
  if (now.endsWith("Z")) lastRead = { minute, timeZone, local };
  return local;
}

/** Whole days from one calendar date to another; negative when `to` lies before. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}

/** When the agent answers next: now until an hour, or from an hour on a day `days` days ahead. */
export type NextAnswer =
  | { when: "now"; until: number }
  | { when: "later"; daysAhead: number; weekday: number; from: number };

/** The agent's next working time, or null when no working day is set. */
export function nextAnswer(local: LocalTime, hours: AgentProfile["workingHours"]): NextAnswer | null {
  for (let daysAhead = 0; daysAhead <= 7; daysAhead++) {
    const weekday = (local.weekday + daysAhead) % 7;
    if (!hours.days.includes(weekday)) continue;
    if (daysAhead > 0 || local.hour < hours.from) return { when: "later", daysAhead, weekday, from: hours.from };
    if (local.hour < hours.to) return { when: "now", until: hours.to };
  }
  return null;
}
