import type { SlotName, Slots } from "../types.ts";

/** The slots except those named. */
export function withoutSlots(slots: Slots, dropped: readonly SlotName[]): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => !dropped.includes(slot as SlotName)));
}
