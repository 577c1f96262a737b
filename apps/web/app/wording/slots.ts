import { type SlotName, slotNames } from "@llave/contract/conversations/understood";
import type { Language } from "@llave/ui/language";
import * as slots from "@llave/ui/slots/slotText";
import { slotWords } from "@llave/ui/slots/slotWords";

export { phoneText } from "@llave/ui/phoneText";
export { dayText } from "@llave/ui/slots/slotText";

/** The line for an assistant's slot; null for one without a line. */
export function slotLine(slot: string): SlotName | null {
  if (slot === "budget_max" || slot === "budget_min") return "budget";
  return slotNames.find((name) => name === slot) ?? null;
}

/** A slot's name. */
export function slotLabel(slot: SlotName, language: Language): string {
  return slots.slotLabel(slot, slotWords(language));
}

/** A slot's value as text. */
export function slotText(slot: SlotName, value: unknown, language: Language): string {
  return slots.slotText(slot, value, slotWords(language));
}

/** A home's size in a list: "Studio", "2 bd", "Studio–1 bd". */
export function bedroomsShort(value: unknown, language: Language): string | null {
  return slots.bedroomsShort(value, slotWords(language));
}
