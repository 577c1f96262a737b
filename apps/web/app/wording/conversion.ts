import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";

/** With fewer views, a rate says more about chance than about the link. */
export const viewsForConversion = 20;

/** How many of the people who opened a link became leads, from 0 to 1; null if too few opened it. */
export function conversionOf({ views, leads }: { views: number; leads: number }): number | null {
  // Someone who returns on another day can add a lead without adding a view.
  return views < viewsForConversion ? null : Math.min(1, leads / views);
}

/** The same as a percentage. */
export function conversionText(counts: { views: number; leads: number }, language: Language): string | null {
  const share = conversionOf(counts);
  return share === null ? null : formatNumber(language, share, { style: "percent", maximumFractionDigits: 1 });
}
