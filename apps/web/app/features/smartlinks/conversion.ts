import type { SmartLinkSummary } from "@llave/contract/smartlink";
import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";

/** A share of fewer views says more about chance than about the link. */
export const viewsForConversion = 20;

/** How many of those who opened a link became leads; null while too few opened it. */
export function conversionText(
  { totalViews, leadsGenerated }: Pick<SmartLinkSummary, "totalViews" | "leadsGenerated">,
  language: Language,
): string | null {
  if (totalViews < viewsForConversion) return null;
  // Someone who comes back another day is one lead more than once-counted views can have.
  const share = Math.min(1, leadsGenerated / totalViews);
  return formatNumber(language, share, { style: "percent", maximumFractionDigits: 1 });
}
