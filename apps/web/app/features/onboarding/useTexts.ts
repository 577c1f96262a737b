import type { Translate } from "@llave/ui/translate";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

export type OnboardingText = keyof typeof en;

/** `t()` of the wizard. */
export function useOnboardingTexts(): Translate<OnboardingText> {
  return useTexts(catalogs);
}
