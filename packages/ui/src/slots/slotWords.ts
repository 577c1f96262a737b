import type { Language } from "@llave/contract/locale";
import { translator } from "../translate.ts";
import type { SlotWords } from "./slotText.ts";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

/** The slot texts of a language, for code that has both. */
export function slotWords(language: Language): SlotWords {
  return { language, t: translator({ en, es }, language) };
}
