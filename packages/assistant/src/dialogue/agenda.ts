import { type AskableSlot, askableSlots, type Slots } from "../types.ts";
import type { DialogueState } from "./state.ts";

/** A slot that stays open after this many questions is left alone: more would be nagging. */
const maxAsks = 3;
/** A slot the renter passed over this often, with questions of their own, lets the others go first. */
const passedOver = 2;
/** Refusals after which a slot is never asked for again: one, a polite retry, and another. */
export const declined = 2;

/** True when the renter can be reached by what they gave. */
export function hasContact(slots: Slots): boolean {
  return slots.phone !== undefined || slots.email !== undefined;
}

/** True when the question for a slot is answered, by the renter or by the home they picked. */
export function isKnown(
  state: Pick<DialogueState, "slots" | "assumed" | "focus" | "excludedAreas" | "near">,
  slot: AskableSlot,
): boolean {
  const { slots, assumed = {} } = state;
  switch (slot) {
    case "area":
      return (
        (slots.area ?? assumed.area ?? state.near) !== undefined ||
        state.focus !== null ||
        state.excludedAreas.length > 0
      );
    case "bedrooms":
      return (slots.bedrooms ?? assumed.bedrooms) !== undefined;
    case "budget_max":
      return (slots.budget_max ?? slots.budget_min ?? assumed.budget_max) !== undefined;
    case "phone":
      return hasContact(slots);
    default:
      return slots[slot] !== undefined;
  }
}

/** How often the renter declined a slot; declining the phone or the email declines the same question. */
export function refusalsOf(state: Pick<DialogueState, "refusals">, slot: AskableSlot): number {
  const { refusals } = state;
  return slot === "phone" ? (refusals.phone ?? 0) + (refusals.email ?? 0) : (refusals[slot] ?? 0);
}

/** True when the renter's refusal of a slot is accepted. */
export function isDeclined(state: Pick<DialogueState, "refusals">, slot: AskableSlot): boolean {
  return refusalsOf(state, slot) >= declined;
}

/** Everything that completes a conversation is known, or was declined twice. */
export function everythingKnown(state: DialogueState): boolean {
  return state.business === undefined && askableSlots.every((slot) => isKnown(state, slot) || isDeclined(state, slot));
}

/**
 * The slot to ask for next, or null when nothing is left to ask. The order is the one of the list,
 * except that a question the renter keeps passing over steps back behind the others.
 */
export function nextQuestion(state: DialogueState): AskableSlot | null {
  const wanted: readonly AskableSlot[] = state.business ? ["name", "phone"] : askableSlots;
  const open = wanted.filter(
    (slot) => !isKnown(state, slot) && !isDeclined(state, slot) && (state.askedCount[slot] ?? 0) < maxAsks,
  );
  return open.find((slot) => (state.askedCount[slot] ?? 0) < passedOver) ?? open[0] ?? null;
}
