import type { Language } from "@llave/ui/language";
import { formatCents, formatMoney } from "@llave/ui/translate";

/** A plan's price: whole dollars without decimals, anything else with cents. */
export function priceText(language: Language, dollars: number): string {
  return Number.isInteger(dollars) ? formatMoney(language, dollars) : formatCents(language, dollars);
}
