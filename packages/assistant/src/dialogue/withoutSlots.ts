import type { SlotName, Slots, Understanding } from "../types.ts";
import type { Stretch } from "../understanding/questionMap.ts";
import { isWithin } from "../understanding/stretches.ts";

/** The slots except those named. */
export function withoutSlots(slots: Slots, dropped: readonly SlotName[]): Slots {
  return Object.fromEntries(Object.entries(slots).filter(([slot]) => !dropped.includes(slot as SlotName)));
}

/** True if the message names the slot, and only within these parts. */
export function isSaidWithin(
  { evidence }: Pick<Understanding, "evidence">,
  slot: SlotName,
  parts: readonly Stretch[],
): boolean {
  const said = evidence.filter((item) => item.slot === slot);
  return said.length > 0 && said.every((item) => parts.some((part) => isWithin(item, part)));
}
