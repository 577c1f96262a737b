import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/**
 * What works on every plan for now, although the plans list it as extra: nothing enforces that yet. The same sentence
 * wherever an agent compares plans or turns it on.
 */
export function OnEveryPlan() {
  const t = useTexts(catalogs);
  return <>{t("plans.onEvery")}</>;
}
