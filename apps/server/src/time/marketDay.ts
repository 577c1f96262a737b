import { minuteMs } from "@llave/contract/calendar";
import { dateFormat } from "@llave/contract/text/dateText";

/** The most recently computed day: turns come many per minute, and no time zone's day changes within one. */
let lastRead: { minute: number; timeZone: string; day: string } | undefined;

/** The market's day of a given time, `YYYY-MM-DD`. */
export function marketDay(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / minuteMs);
  if (lastRead?.minute !== minute || lastRead.timeZone !== timeZone) {
    lastRead = { minute, timeZone, day: dateFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now) };
  }
  return lastRead.day;
}
