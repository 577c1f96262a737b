import type { Translate } from "@llave/ui/translate";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

/** `t()` of the settings. */
export function useSettingsTexts(): Translate<keyof typeof en> {
  return useTexts(catalogs);
}
