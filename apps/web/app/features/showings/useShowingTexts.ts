import { useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/** The calendar's texts in the page's language. */
export function useShowingTexts() {
  return useTexts(catalogs);
}

export type ShowingTexts = ReturnType<typeof useShowingTexts>;
