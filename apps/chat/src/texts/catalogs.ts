import type { Language } from "@llave/ui/language";
import { catalog as en } from "./en.ts";
import { catalog as es } from "./es.ts";
import { type Catalog, type Texts, textsOf } from "./texts.ts";

/** Both languages, for the server and tests, not for the browser's script. */
export const catalogs: Record<Language, Catalog> = { en, es };

/** The texts of a language on the server, which has both. */
export function textsIn(language: Language): Texts {
  return textsOf(catalogs[language], language);
}
