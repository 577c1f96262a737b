import type { Language } from "@llave/ui/language";
import { formatDate, translator } from "@llave/ui/translate";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const minute = 60_000;

/** How long ago something was, for lists: "now", "6 min", "3 h", "Yesterday", "Mar 17". Days are the market's. */
export function elapsedText(iso: string, now: number, language: Language): string {
  const t = translator({ en, es }, language);
  const minutes = Math.floor((now - Date.parse(iso)) / minute);
  if (minutes < 1) return t("now");
  if (minutes < 60) return t("minutes", { count: minutes });
  const days = dayDistance(iso, now);
  if (days === 0) return t("hours", { count: Math.floor(minutes / 60) });
  if (days === 1) return t("yesterday");
  return formatDate(language, iso, { month: "short", day: "numeric" });
}

/** Heading of a day in a thread: "Today", "Yesterday", "Tuesday, March 17". */
export function dayHeading(iso: string, now: number, language: Language): string {
  const t = translator({ en, es }, language);
  const days = dayDistance(iso, now);
  if (days === 0) return t("today");
  if (days === 1) return t("yesterday");
  return formatDate(language, iso, { weekday: "long", month: "long", day: "numeric" });
}

/** The market's calendar day of a given time, as a key. */
export function marketDay(moment: string | number): string {
  return formatDate("en", new Date(moment), { year: "numeric", month: "2-digit", day: "2-digit" });
}

/** Days from today in the market to a calendar day (`YYYY-MM-DD`), negative once it has passed; null for another text. */
export function daysUntil(isoDay: string, now: number): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(isoDay)) return null;
  const [month = "", day = "", year = ""] = marketDay(now).split("/");
  return Math.round((Date.parse(isoDay) - Date.parse(`${year}-${month}-${day}`)) / 86_400_000);
}

/** Days of the market's calendar between a given time and now; 0 for today. */
export function dayDistance(iso: string, now: number): number {
  return Math.round((Date.parse(marketDay(now)) - Date.parse(marketDay(iso))) / 86_400_000);
}
