import { daysBetween, minuteMs } from "@llave/contract/calendar";
import type { Language } from "@llave/ui/language";
import { formatDate, translator } from "@llave/ui/translate";
import { marketClock } from "./marketClock.ts";
import { catalogs } from "./texts/catalogs.ts";

/** How long ago something was, for lists: "now", "6 min", "3 h", "Yesterday", "Mar 17". Days are the market's. */
export function elapsedText(iso: string, now: number, language: Language): string {
  const t = translator(catalogs, language);
  const minutes = Math.floor((now - Date.parse(iso)) / minuteMs);
  if (minutes < 1) return t("now");
  if (minutes < 60) return t("minutes", { count: minutes });
  const days = dayDistance(iso, now);
  if (days === 0) return t("hours", { count: Math.floor(minutes / 60) });
  if (days === 1) return t("yesterday");
  return formatDate(language, iso, { month: "short", day: "numeric" });
}

/** Heading of a day in a thread: "Today", "Yesterday", "Tuesday, March 17". */
export function dayHeading(iso: string, now: number, language: Language): string {
  const t = translator(catalogs, language);
  const days = dayDistance(iso, now);
  if (days === 0) return t("today");
  if (days === 1) return t("yesterday");
  return formatDate(language, iso, { weekday: "long", month: "long", day: "numeric" });
}

/** The market's calendar day of a given time, `YYYY-MM-DD`. */
export function marketDay(moment: string | number): string {
  return marketClock(moment).day;
}

/** Days from today in the market to a calendar day (`YYYY-MM-DD`), negative once it has passed; null for another text. */
export function daysUntil(isoDay: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay)) return null;
  return daysBetween(marketDay(now), isoDay);
}

/** Days of the market's calendar between a given time and now; 0 for today. */
export function dayDistance(iso: string, now: number): number {
  return daysBetween(marketDay(iso), marketDay(now));
}
