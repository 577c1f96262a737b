import type { Slots } from "@llave/assistant";
import type { SearchFact } from "@llave/contract/conversations/conversation";
import { slotNames } from "@llave/contract/conversations/understood";

/**
 * The captured details as lines, in reading order. Both ends of a budget are one line, and so are a pet and its weight,
 * which decides where it may live.
 */
export function searchFacts(slots: Slots, petPounds?: number): SearchFact[] {
  return slotNames.flatMap((slot) => {
    const value = slot === "budget" ? budget(slots) : slot === "pets" ? pets(slots, petPounds) : slots[slot];
    return value === undefined ? [] : [{ slot, value: value as SearchFact["value"] }];
  });
}

function pets({ pets }: Slots, pounds: number | undefined) {
  return pets?.has && pounds !== undefined ? { ...pets, pounds } : pets;
}

function budget({ budget_min: min, budget_max: max }: Slots): { min?: number; max?: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
