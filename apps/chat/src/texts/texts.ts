import { brand } from "@llave/ui/brand";
import type { Language } from "@llave/ui/language";
import { type Messages, type Translate, translatorOf } from "@llave/ui/translate";
import { createContext, useContext } from "react";
import type { catalog } from "./en.ts";

export type TextKey = keyof typeof catalog;
/** The page's texts in one language. The server embeds the language the page opens in. */
export type Catalog = Messages<TextKey>;
export interface Texts {
  language: Language;
  t: Translate<TextKey>;
}

/** `t()` for a catalog; fills in `{product}` everywhere. */
export function textsOf(catalog: Catalog, language: Language): Texts {
  const t = translatorOf(catalog, language);
  return { language, t: (key, values) => t(key, { product: brand.name, ...values }) };
}

const files: Record<Language, () => Promise<{ catalog: Catalog }>> = {
  en: () => import("./en.ts"),
  es: () => import("./es.ts"),
};

/** Fetches a catalog that isn't embedded in the page. */
export async function loadCatalog(language: Language): Promise<Catalog> {
  return (await files[language]()).catalog;
}

export const TextsContext = createContext<Texts>({ language: "en", t: (key) => key });

/** The texts in the page's current language. */
export function useTexts(): Texts {
  return useContext(TextsContext);
}
