import type { Matched } from "@llave/contract/leads/leads";
import type { Translate } from "@llave/ui/translate";
import type { en } from "./detail/texts/en.ts";

/** What two have in common that makes them one person; null if that is nothing, as for two that the agent chose. */
export function sameText(matched: Matched, t: Translate<keyof typeof en>): string | null {
  const [contact, other] = matched;
  if (contact === undefined) return null;
  return other === undefined ? t(`related.same.${contact}`) : t("related.same.both");
}
