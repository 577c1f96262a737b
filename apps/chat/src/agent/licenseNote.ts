import { formatDate } from "@llave/ui/translate";
import type { Texts } from "../texts/texts.ts";

/** What the badge is based on: the day the license matched the state's records, or only the agent's word so far. */
export function licenseNote(matchedOn: string | null, agent: string, { t, language }: Texts): string {
  if (!matchedOn) return t("licenseAttested", { agent });
  return t("licenseMatched", { date: formatDate(language, matchedOn, { timeZone: "UTC", dateStyle: "medium" }) });
}
