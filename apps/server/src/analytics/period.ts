import type { FiguresQuery } from "@llave/contract/dashboard";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";

/** Days of the market's calendar, `YYYY-MM-DD`; first and last belong to it. */
export interface TimeSpan {
  from: string;
  to: string;
  today: string;
}

const lengths = { "7d": 7, "30d": 30, "90d": 90 } as const;
/** A custom period is cut to so many days, counted from its end. */
const longest = 366;

/** The days that a query asks for; a custom period without both ends, or with them the wrong way round, is 30 days. */
export function timeSpan({ period = "30d", from, to }: FiguresQuery, now: Date): TimeSpan {
  const today = marketDay(now, homeTimeZone);
  if (period !== "custom") return { from: addDays(today, 1 - lengths[period]), to: today, today };
  if (from === undefined || to === undefined || from > to) return timeSpan({ period: "30d" }, now);
  const earliest = addDays(to, 1 - longest);
  return { from: from < earliest ? earliest : from, to, today };
}

/** A calendar day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** Every day of a span, in order. */
export function daysOf({ from, to }: Pick<TimeSpan, "from" | "to">): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
