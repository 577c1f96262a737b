import type { Property } from "@llave/contract/listings/properties";
import type { Language } from "@llave/ui/language";
import { formatNumber, type Translate } from "@llave/ui/translate";
import type { en } from "./texts/en.ts";

type Texts = Translate<keyof typeof en>;

/** "2 bd · 2 ba · 1,050 sq ft", as far as known. */
export function sizeText(
  { bedrooms, bathrooms, squareFeet }: Pick<Property, "bedrooms" | "bathrooms" | "squareFeet">,
  t: Texts,
  language: Language,
): string {
  const parts = [
    bedrooms === null ? null : bedrooms === 0 ? t("size.studio") : t("size.bedrooms", { count: bedrooms }),
    bathrooms === null ? null : t("size.bathrooms", { count: bathrooms }),
    squareFeet === null ? null : t("size.squareFeet", { count: formatNumber(language, squareFeet) }),
  ];
  return parts.filter((part) => part !== null).join(" · ");
}
