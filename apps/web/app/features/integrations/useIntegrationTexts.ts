import type { Translate } from "@llave/ui/translate";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/** `t()` of the integrations. */
export function useIntegrationTexts(): Translate<keyof typeof en> {
  return useTexts(catalogs);
}
