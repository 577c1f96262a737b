import type { DemoLead } from "@llave/contract/demo";
import type { Language } from "@llave/ui/language";
import { formatDate, formatMoney, type Translate } from "@llave/ui/translate";
import { useLanguage, useTexts } from "../../language/LanguageProvider.tsx";
import { en } from "./texts/en.ts";
import { es } from "./texts/es.ts";

const catalogs = { en, es };

/** A criterion of a lead's search in words, with the slot it was understood as. */
export interface Fact {
  slot: string;
  text: string;
}

/** What is known of a lead's search, in words and in reading order. */
export function useFacts(lead: DemoLead): Fact[] {
  const t = useTexts(catalogs);
  const { language } = useLanguage();
  return factsOf(lead, t, language);
}

function factsOf(lead: DemoLead, t: Translate<keyof typeof en>, language: Language): Fact[] {
  const { areas, bedrooms, budget, moveIn, pet } = lead;
  const facts: (Fact | false)[] = [
    areas.length > 0 && { slot: "area", text: eitherOf(areas, language) },
    bedrooms !== null && {
      slot: "bedrooms",
      text: bedrooms === 0 ? t("demo.studio") : t("demo.bedrooms", { count: bedrooms }),
    },
    budget !== null && { slot: "budget_max", text: t("demo.budget", { amount: formatMoney(language, budget) }) },
    moveIn !== null && { slot: "move_in", text: moveInText(moveIn, t, language) },
    pet !== null && { slot: "pets", text: petText(pet, t) },
  ];
  return facts.filter((fact) => fact !== false);
}

function eitherOf(areas: string[], language: Language): string {
  return new Intl.ListFormat(language, { type: "disjunction" }).format(areas);
}

function petText(pet: string, t: Translate<keyof typeof en>): string {
  return pet === "cat" ? t("demo.pet.cat") : pet === "dog" ? t("demo.pet.dog") : t("demo.pet.other");
}

function moveInText(moveIn: string, t: Translate<keyof typeof en>, language: Language): string {
  if (moveIn === "asap") return t("demo.asap");
  if (moveIn === "flexible") return t("demo.flexible");
  return formatDate(language, `${moveIn}T12:00:00Z`, { month: "long", day: "numeric" });
}
