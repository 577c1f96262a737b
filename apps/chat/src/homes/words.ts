import type { Home } from "@llave/contract/chat/homes";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney } from "@llave/ui/translate";
import type { Texts } from "../texts/texts.ts";

/** "2 bd · 2 ba · 1,080 sq ft". */
export function factsLine({ bedrooms, bathrooms, squareFeet }: Home, { t }: Texts): string {
  const rooms = bedrooms === 0 ? t("value.studio") : t("bedsShort", { count: bedrooms });
  const size = squareFeet === null ? [] : [t("squareFeet", { count: squareFeet })];
  return [rooms, t("bathsShort", { count: bathrooms }), ...size].join(" · ");
}

/** "Brickell · Available Dec 1"; a past date reads as now. */
export function placeLine({ area, availableFrom }: Home, texts: Texts, month: "short" | "long" = "short"): string {
  return [area, ...(availableFrom ? [availability(availableFrom, texts, month)] : [])].join(" · ");
}

function availability(date: string, { t, language }: Texts, month: "short" | "long"): string {
  if (date <= new Date().toISOString().slice(0, 10)) return t("availableNow");
  const day = formatDate(language, date, { timeZone: "UTC", month, day: "numeric" });
  return t("availableFrom", { date: day.replaceAll(" ", "\u00a0") });
}

/** A picture's caption in the reader's language, if it is in both: "Kitchen · Cocina". */
export function captionIn(alt: string, language: Language): string {
  const [en, es, ...more] = alt.split(" · ");
  if (!en || !es || more.length > 0) return alt;
  return language === "es" ? es : en;
}

/** "$3,150". */
export function money(amount: number, { language }: Texts): string {
  return formatMoney(language, amount);
}
