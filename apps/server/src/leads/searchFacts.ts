import type { Slots } from "@llave/assistant";
import type { SearchFact } from "@llave/contract/conversation";
import { slotNames } from "@llave/contract/understood";

/** The captured details as lines, in reading order. Both ends of a budget are one line. */
export function searchFacts(slots: Slots): SearchFact[] {
  return slotNames.flatMap((slot) => {
    const value = slot === "budget" ? budget(slots) : slots[slot];
    return value === undefined ? [] : [{ slot, value: value as SearchFact["value"] }];
  });
}

function budget({ budget_min: min, budget_max: max }: Slots): { min?: number; max?: number } | undefined {
  if (min === undefined && max === undefined) return undefined;
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}
