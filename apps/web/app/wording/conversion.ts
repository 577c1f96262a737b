import type { SmartLinkSummary } from "@llave/contract/smartlink";
import type { Language } from "@llave/ui/language";
import { formatNumber } from "@llave/ui/translate";

/** With fewer views, a rate says more about chance than about the link. */
export const viewsForConversion = 20;

/** How many people who opened a link became leads; null if too few opened it. */
export function conversionText(
  { totalViews, leadsGenerated }: Pick<SmartLinkSummary, "totalViews" | "leadsGenerated">,
  language: Language,
): string | null {
  if (totalViews < viewsForConversion) return null;
  // Someone who returns on another day can add a lead without adding a view.
  const share = Math.min(1, leadsGenerated / totalViews);
  return formatNumber(language, share, { style: "percent", maximumFractionDigits: 1 });
}
