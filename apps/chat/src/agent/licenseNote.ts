import { formatDate } from "@llave/ui/translate";
import type { Texts } from "../texts/texts.ts";

/** The badge's own words: only a license that matched the state's records is verified. */
export function licenseName(matchedOn: string | null): "licenseVerified" | "licensed" {
  return matchedOn ? "licenseVerified" : "licensed";
}

/** What the badge is based on: the day the license matched the state's records, or only the agent's word so far. */
export function licenseNote(matchedOn: string | null, agent: string, { t, language }: Texts): string {
  if (!matchedOn) return t("licenseAttested", { agent });
  return t("licenseMatched", { date: formatDate(language, matchedOn, { timeZone: "UTC", dateStyle: "medium" }) });
}
