import type { DialogueState, SlotName, Slots, TurnResult } from "@llave/assistant";

/** One thing a message revealed: the slot, its value and, if it replaced another, the previous value. */
export interface Learned {
  slot: SlotName;
  value: unknown;
  before?: unknown;
}

/** A turn's changes to the renter's search, in slot order. */
export function learnedFrom(result: TurnResult, before: DialogueState | null): Learned[] {
  const old: Slots = before?.slots ?? {};
  const learned: Learned[] = [];
  for (const slot of Object.keys(result.state.slots) as SlotName[]) {
    const value = result.state.slots[slot];
    const previous = old[slot];
    if (same(value, previous)) continue;
    learned.push(previous === undefined ? { slot, value } : { slot, value, before: previous });
  }
  return learned;
}

function same(a: unknown, b: unknown): boolean {
  return a === b || (typeof a === "object" && typeof b === "object" && JSON.stringify(a) === JSON.stringify(b));
}
