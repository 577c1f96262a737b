import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";

/** How moments read in one language: the time of day, and the market's day as `M/D/YYYY`. */
export interface Moments {
  language: Language;
  /** By ISO moment. */
  at: Record<string, readonly [time: string, day: string]>;
}

let recalled: Moments = { language: "en", at: {} };

/** What the server words for the page it writes. */
export function wordMoments(timestamps: string[], language: Language): Moments {
  return { language, at: Object.fromEntries(timestamps.map((at) => [at, [timeOf(at, language), dayOf(at)]])) };
}

/**
 * Takes over what the server has worded: a phone's first date format costs it a noticeable
 * pause, which would fall into the moment the page comes to life.
 */
export function recallMoments(moments: Moments): void {
  recalled = moments;
}

/** The time of day in the market, as "2:14 AM". */
export function timeOf(timestamp: string, language: Language): string {
  const known = language === recalled.language ? recalled.at[timestamp]?.[0] : undefined;
  return known ?? formatDate(language, timestamp, { timeStyle: "short" });
}

/** The market's day as `M/D/YYYY`, only to compare. */
export function dayOf(timestamp: string): string {
  return (
    recalled.at[timestamp]?.[1] ?? formatDate("en", timestamp, { day: "numeric", month: "numeric", year: "numeric" })
  );
}
