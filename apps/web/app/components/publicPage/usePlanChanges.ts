import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/** When a change of plan takes effect and what it costs, in the same words on every page. */
export function usePlanChanges(): string {
  return useTexts(catalogs)("plans.change");
}
