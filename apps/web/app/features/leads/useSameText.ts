import type { Matched } from "@llave/contract/leads/leads";
import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "./detail/texts/catalogs.ts";

/** Says which contact details two leads share; null if none, as for two that the agent chose to merge. */
export function useSameText(): (matched: Matched) => string | null {
  const t = useTexts(catalogs);
  return ([contact, other]) => {
    if (contact === undefined) return null;
    return other === undefined ? t(`related.same.${contact}`) : t("related.same.both");
  };
}
