import { addedByAgent, importedByAgent, type Lead, maxSize } from "@llave/contract/leads/leads";
import type { Language } from "@llave/ui/language";
import { formatMoney, type Translate } from "@llave/ui/translate";
import { bedroomsShort, slotText } from "../../wording/slots.ts";
import type { en } from "./texts/en.ts";

export type LeadTexts = Translate<keyof typeof en>;

/** A lead's name, or its replacement. */
export function leadName(lead: Pick<Lead, "name">, t: LeadTexts): string {
  return lead.name ?? t("anonymous");
}

/** A lead's search in a few words, "2 bd · Brickell"; null while nothing is known. */
export function lookingFor(lead: Pick<Lead, "area" | "bedrooms">, language: Language): string | null {
  const words = [bedroomsShort(lead.bedrooms, language), lead.area].filter((word) => word !== null);
  return words.length > 0 ? words.join(" · ") : null;
}

/** Specification: default Flexible. */
export function timelineText(lead: Pick<Lead, "timeline">, language: Language, t: LeadTexts): string {
  return lead.timeline === "asap" ? t("timeline.asap") : slotText("move_in", lead.timeline ?? "flexible", language);
}

/** A size to filter by: "Studio", "2 bedrooms", "4 bedrooms or more". */
export function sizeText(size: string, language: Language): string {
  const count = Number(size);
  return slotText("bedrooms", count >= maxSize ? { min: count } : count, language);
}

/** Specification: default Direct. */
export function sourceText(lead: Pick<Lead, "source">, t: LeadTexts): string {
  const source = lead.source?.trim() ?? "";
  if (source === addedByAgent) return t("source.added");
  if (source === importedByAgent) return t("source.imported");
  return source === "" || source.toLowerCase() === "direct" ? t("source.direct") : source;
}

/** Whole dollars a month; null while it isn't known. */
export function budgetText(lead: Pick<Lead, "budget">, language: Language): string | null {
  return lead.budget === null ? null : formatMoney(language, lead.budget);
}
