import { minuteMs } from "@llave/contract/calendar";
import { dateFormat } from "@llave/contract/text/dateText";
import { marketTimeZone } from "@llave/ui/translate";

const clock = dateFormat("en-CA", {
  timeZone: marketTimeZone,
  hourCycle: "h23",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
});

/** A time in the market: its calendar day (`YYYY-MM-DD`) and the minutes after midnight. */
export function marketClock(moment: number | string): { day: string; minutes: number } {
  const parts = Object.fromEntries(clock.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));
  return {
    day: `${parts.year}-${parts.month}-${parts.day}`,
    minutes: Number(parts.hour) * 60 + Number(parts.minute),
  };
}

/**
 * The time when the market's clocks show a day and time, as an ISO string. An hour skipped by daylight saving time
 * becomes the one after it.
 * @param minutes after midnight; more than a day's worth runs into the next day
 */
export function marketMoment(day: string, minutes: number): string {
  const wanted = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs;
  let moment = wanted;
  // The first guess is off by the zone's offset; the second corrects an offset that changed in between.
  for (let attempt = 0; attempt < 2; attempt++) moment += wanted - clockAsUtc(moment);
  return new Date(moment).toISOString();
}

/** The day of the week, 0 for Sunday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

function clockAsUtc(moment: number): number {
  const { day, minutes } = marketClock(moment);
  return Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs + (moment % minuteMs);
}
