import type { Language } from "../../types.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import type { Vocabulary } from "./words.ts";

const vocabularies: Record<Language, Vocabulary> = { en, es };

/** The harmless words of a language. */
export function vocabularyOf(language: Language): Vocabulary {
  return vocabularies[language];
}
