import { useTexts } from "../../language/LanguageProvider.tsx";
import { catalogs } from "../texts/catalogs.ts";

/**
 * What works on every plan for now, although the plans list it as extra (nothing enforces that yet), and the agent's
 * first step. Every page that compares plans uses this text, so that none promises more than another.
 * @param here true where the number is connected: the page itself shows the steps
 */
export function useOnEveryPlan(here = false): string {
  const t = useTexts(catalogs);
  return here ? t("plans.onEvery") : `${t("plans.onEvery")} ${t("plans.connect")}`;
}
