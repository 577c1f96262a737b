import type { Language } from "../types.ts";
import { values as en } from "./en/values.ts";
import { values as es } from "./es/values.ts";
import type { Values } from "./values.ts";

/** How a language writes values. */
export function valuesOf(language: Language): Values {
  return { en, es }[language];
}
