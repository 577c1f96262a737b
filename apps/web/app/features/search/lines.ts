import type { Property } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatMoney } from "@llave/ui/translate";
import { bedroomsShort } from "../../wording/slots.ts";

/** What distinguishes a listing besides its address, "$3,150 · 2 bd · Brickell", as far as known. */
export function propertyLine({ price, bedrooms, area }: Property, language: Language): string {
  const rent = price === null ? null : formatMoney(language, price);
  return [rent, bedroomsShort(bedrooms, language), area].filter(Boolean).join(" · ");
}
