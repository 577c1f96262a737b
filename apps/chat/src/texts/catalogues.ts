import type { Language } from "@llave/ui/language";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { type Catalogue, type Texts, textsOf } from "./texts.ts";

/** Both languages, for the server and tests, not for the browser's script. */
export const catalogues: Record<Language, Catalogue> = { en, es };

/** The texts of a language on the server, which has both. */
export function textsIn(language: Language): Texts {
  return textsOf(catalogues[language], language);
}
