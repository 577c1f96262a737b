import type { DemoLead } from "@llave/contract/chat/demo";
import { useLanguage } from "../../language/LanguageProvider.tsx";
import { slotLabel, slotText } from "../../wording/slots.ts";

/** A criterion of a lead's search in words, with the slot it was understood as. */
export interface Fact {
  slot: "area" | "bedrooms" | "budget_max" | "move_in" | "pets";
  label: string;
  text: string;
}

/** The known details of a lead's search, in words and in reading order. */
export function useFacts({ areas, bedrooms, budget, moveIn, pet }: DemoLead): Fact[] {
  const { language } = useLanguage();
  const fact = (slot: Fact["slot"], value: unknown): Fact => {
    const name = slot === "budget_max" ? "budget" : slot;
    return { slot, label: slotLabel(name, language), text: slotText(name, value, language) };
  };
  return [
    areas.length > 0 && fact("area", areas),
    bedrooms !== null && fact("bedrooms", bedrooms),
    budget !== null && fact("budget_max", { max: budget }),
    moveIn !== null && fact("move_in", moveIn),
    pet !== null && fact("pets", { has: true, kind: pet, count: 1 }),
  ].filter((known) => known !== false);
}
