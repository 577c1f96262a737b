import type { FiguresQuery } from "@llave/contract/agent/dashboard";
import { addDays, daysBetween } from "@llave/contract/calendar";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";

/** Days of the market's calendar, `YYYY-MM-DD`, including first and last. */
export interface TimeSpan {
  from: string;
  to: string;
  today: string;
}

const lengths = { "7d": 7, "30d": 30, "90d": 90 } as const;
/** A custom period is cut to this many days, counted back from its end. */
const maxDays = 366;

/** The days a query asks for; a custom period with an end missing or reversed becomes 30 days. */
export function timeSpan({ period = "30d", from, to }: FiguresQuery, now: Date): TimeSpan {
  const today = marketDay(now, homeTimeZone);
  if (period !== "custom") return { from: addDays(today, 1 - lengths[period]), to: today, today };
  if (from === undefined || to === undefined || from > to) return timeSpan({ period: "30d" }, now);
  const earliest = addDays(to, 1 - maxDays);
  return { from: from < earliest ? earliest : from, to, today };
}

/** Every day of a period, in order. */
export function daysOf({ from, to }: Pick<TimeSpan, "from" | "to">): string[] {
  const count = daysBetween(from, to) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}
