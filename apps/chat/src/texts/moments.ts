import type { Language } from "@llave/ui/language";
import { formatDate } from "@llave/ui/translate";

/** Formats times in one language: the time of day, and the market's day as `YYYY-MM-DD`. */
export interface Moments {
  language: Language;
  /** By ISO time. */
  at: Record<string, readonly [time: string, day: string]>;
}

let fromServer: Moments = { language: "en", at: {} };

/** Texts the server formatted for its page. */
export function formatMoments(timestamps: string[], language: Language): Moments {
  return { language, at: Object.fromEntries(timestamps.map((at) => [at, [timeOf(at, language), dayOf(at)]])) };
}

/**
 * Takes over what the server has formatted: the first date format on a phone takes noticeably long, just when the page
 * becomes interactive.
 */
export function takeOverMoments(moments: Moments): void {
  fromServer = moments;
}

/** The time of day in the market, such as "2:14 AM". */
export function timeOf(timestamp: string, language: Language): string {
  const known = language === fromServer.language ? fromServer.at[timestamp]?.[0] : undefined;
  return known ?? formatDate(language, timestamp, { timeStyle: "short" });
}

/** The market's day as `YYYY-MM-DD`. */
export function dayOf(timestamp: string): string {
  const known = fromServer.at[timestamp]?.[1];
  if (known) return known;
  const written = formatDate("en", timestamp, { day: "2-digit", month: "2-digit", year: "numeric" });
  const [month, day, year] = written.split("/");
  return `${year}-${month}-${day}`;
}
