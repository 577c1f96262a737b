import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./texts/catalogs.ts";

/** The calendar's texts in the page's language. */
export function useShowingTexts() {
  return useTexts(catalogs);
}

export type ShowingTexts = ReturnType<typeof useShowingTexts>;
