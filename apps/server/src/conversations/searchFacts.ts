import type { Slots } from "@llave/assistant";
import type { SearchFact } from "@llave/contract/conversation";

/** Slots that are shown as they are, behind the home itself and its price. */
const otherSlots = [
  "move_in",
  "lease_months",
  "pets",
  "parking",
  "furnished",
  "occupants",
  "name",
  "phone",
  "email",
  "showing_request",
] as const;

/** What was understood, as lines in reading order. Both ends of a budget are one line. */
export function searchFacts(slots: Slots): SearchFact[] {
  const facts: SearchFact[] = [];
  const add = (slot: SearchFact["slot"], value: unknown) => {
    if (value !== undefined) facts.push({ slot, value: value as SearchFact["value"] });
  };
  add("area", slots.area);
  add("bedrooms", slots.bedrooms);
  add("bathrooms", slots.bathrooms);
  add("budget", budget(slots));
  for (const slot of otherSlots) add(slot, slots[slot]);
  return facts;
}

function budget({ budget_min: min, budget_max: max }: Slots): { min?: number; max?: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
