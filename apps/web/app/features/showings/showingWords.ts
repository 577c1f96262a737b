import { minuteMs } from "@llave/contract/calendar";
import type { BlockedTime, Showing } from "@llave/contract/showings/showings";
import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";
import { marketMoment } from "../../wording/marketClock.ts";
import type { ShowingTexts } from "./useShowingTexts.ts";

/** A time of day in the market: "11:00 AM". */
export function timeText(language: Language, at: string): string {
  return formatDate(language, at, { hour: "numeric", minute: "2-digit" });
}

/** A calendar day: "Friday, March 20". */
export function dayText(language: Language, day: string, options: Intl.DateTimeFormatOptions = fullDay): string {
  return formatDate(language, marketMoment(day, 720), options);
}

const fullDay = { weekday: "long", month: "long", day: "numeric" } as const;

export function renterName({ leadName }: Pick<Showing, "leadName">, t: ShowingTexts): string {
  return leadName ?? t("anonymous");
}

/** What blocked time is called, with the agent's note if there is one. */
export function blockedText({ note }: Pick<BlockedTime, "note">, t: ShowingTexts): string {
  return note ? t("blocked.note", { note }) : t("blocked");
}

/** How long something lasts: "45 min", "3 h 45 min". */
export function durationText(milliseconds: number, t: ShowingTexts): string {
  const minutes = Math.round(milliseconds / minuteMs);
  const values = { hours: Math.floor(minutes / 60), minutes: minutes % 60 };
  if (minutes < 60) return t("duration.minutes", values);
  return t(values.minutes === 0 ? "duration.hours" : "duration.both", values);
}

const directions = "https://www.google.com/maps/dir/?api=1";

/** The address where a map app shows directions to a home. */
export function directionsLink(address: string): string {
  return `${directions}&destination=${encodeURIComponent(onTheMap(address))}`;
}

/** The day's homes as one route in the order of the showings; null for fewer than two. */
export function routeLink(showings: readonly Showing[]): string | null {
  const stops = showings.flatMap(({ address }) => (address === null ? [] : [onTheMap(address)]));
  const last = stops.at(-1);
  if (last === undefined || stops.length < 2) return null;
  const before = stops.slice(0, -1).map(encodeURIComponent).join("%7C");
  return `${directions}&destination=${encodeURIComponent(last)}&waypoints=${before}`;
}

/** The street address of the first home, without its unit. */
export function streetOf(address: string): string {
  const [first = ""] = address.split(" + ");
  return first.replace(/,?\s*#\S+/, "");
}

/** The street address of the first home in its state. */
function onTheMap(address: string): string {
  const street = streetOf(address);
  return /\bFL\b/.test(street) ? street : `${street}, Miami, FL`;
}
