import type { Language } from "@llave/ui/language";
import { formatMoney, formatNumber } from "@llave/ui/translate";

/** A plan's price: whole dollars without decimals, anything else with cents. */
export function priceText(language: Language, dollars: number): string {
  if (Number.isInteger(dollars)) return formatMoney(language, dollars);
  return formatNumber(language, dollars, { style: "currency", currency: "USD", minimumFractionDigits: 2 });
}
