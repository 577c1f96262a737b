import type { Translate } from "@llave/ui/translate";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";
import type { en } from "./texts/en.ts";

export type OnboardingText = keyof typeof en;

/** `t()` of the setup. */
export function useOnboardingTexts(): Translate<OnboardingText> {
  return useTexts(catalogs);
}
