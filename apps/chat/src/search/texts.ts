import type { Language } from "@llave/ui/language";
import { type Translate, translator } from "@llave/ui/translate";
import { en } from "./en.ts";
import { es } from "./es.ts";

export interface SearchTexts {
  language: Language;
  t: Translate<keyof typeof en>;
}

/** The words of "Your search so far" and of the corrections it sends. */
export function searchTextsIn(language: Language): SearchTexts {
  return { language, t: translator({ en, es }, language) };
}
