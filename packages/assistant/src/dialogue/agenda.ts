import { type AskableSlot, askableSlots, type Slots } from "../types.ts";
import type { DialogueState } from "./state.ts";

/** A slot that stays open after this many questions isn't asked for again: more would be nagging. */
const maxAsks = 4;

/** How often a slot is asked for in its order; if the renter still asks something else, the other slots go first. */
const maxTriesInOrder = 2;

/** True if the renter gave a phone number or an email address. */
export function hasContact(slots: Slots): boolean {
  return slots.phone !== undefined || slots.email !== undefined;
}

/**
 * True when the question for a slot is answered: a listing in focus answers the one for the area, and one that the
 * renter arranged to see those for its size and rent.
 */
export function isKnown(state: DialogueState, slot: AskableSlot): boolean {
  const { slots } = state;
  switch (slot) {
    case "area":
      return (
        slots.area !== undefined ||
        state.focus !== null ||
        state.excludedAreas.length > 0 ||
        (state.assumed?.includes(slot) ?? false)
      );
    case "bedrooms":
      return slots.bedrooms !== undefined || state.homeChosen === true || (state.assumed?.includes(slot) ?? false);
    case "budget_max":
      return slots.budget_max !== undefined || slots.budget_min !== undefined || state.homeChosen === true;
    case "phone":
      return hasContact(slots);
    default:
      return slots[slot] !== undefined;
  }
}

/** How often the renter declined a slot; phone and email count as one question. */
export function refusalsOf(state: DialogueState, slot: AskableSlot): number {
  const { refusals } = state;
  return slot === "phone" ? (refusals.phone ?? 0) + (refusals.email ?? 0) : (refusals[slot] ?? 0);
}

/** After this many refusals a slot is never asked for again: the first, a polite retry, and a second. */
export const maxRefusals = 2;

/** True when the renter's refusal of a slot is accepted. */
export function isDeclined(state: DialogueState, slot: AskableSlot): boolean {
  return refusalsOf(state, slot) >= maxRefusals;
}

/** Everything that completes a conversation is known, or was declined twice. */
export function everythingKnown(state: DialogueState): boolean {
  return state.business === undefined && askableSlots.every((slot) => isKnown(state, slot) || isDeclined(state, slot));
}

/** The criteria of a search, before the renter's name and contact. */
export const searchSlots: readonly AskableSlot[] = ["area", "bedrooms", "budget_max", "move_in"];

function isCriterion(slot: AskableSlot): boolean {
  return searchSlots.includes(slot);
}

/** True once listings can be proposed: each criterion is known or was left open. */
export function searchKnown(state: DialogueState): boolean {
  return state.business === undefined && searchSlots.every((slot) => isKnown(state, slot) || isDeclined(state, slot));
}

/** Criteria that a search needs before the first listings answer it. */
const minCriteriaToShow = 2;

/** From this many people on, who may share bedrooms or not, their number doesn't tell how many bedrooms they need. */
const minPeopleToAskSize = 3;

/**
 * True once the search says enough to show what fits so far. A wish such as an elevator counts next to a criterion; pets
 * don't, because an assistance animal isn't one.
 */
export function searchBegun({ slots, business, needs = [] }: DialogueState): boolean {
  const criteria = [slots.area, slots.bedrooms, slots.budget_max ?? slots.budget_min, slots.move_in];
  const count = criteria.filter((value) => value !== undefined).length;
  // Several people say how many bedrooms they need before any home is shown.
  const isSizeOpen = slots.bedrooms === undefined && (slots.occupants ?? 1) >= minPeopleToAskSize;
  return business === undefined && count > 0 && count + needs.length >= minCriteriaToShow && !isSizeOpen;
}

/**
 * The slot to ask for next, or null when nothing is left to ask. The order is the one of the list, except that a
 * question the renter passed over comes after the other criteria, and one they keep passing over comes last.
 */
export function nextQuestion(state: DialogueState): AskableSlot | null {
  const wanted: readonly AskableSlot[] = state.business ? ["name", "phone"] : askableSlots;
  const open = wanted.filter(
    (slot) => !isKnown(state, slot) && !isDeclined(state, slot) && (state.askedCount[slot] ?? 0) < maxAsks,
  );
  const count = (slot: AskableSlot): number => state.askedCount[slot] ?? 0;
  return (
    open.find((slot) => isCriterion(slot) && count(slot) === 0 && triesBeforeSkipping(state, slot) > 0) ??
    open.find((slot) => count(slot) < triesBeforeSkipping(state, slot)) ??
    open[0] ??
    null
  );
}

/**
 * How often a slot is asked for before the others go first. The size and rent of a listing that the renter asks about
 * wait until everything else is known.
 */
function triesBeforeSkipping({ focus }: DialogueState, slot: AskableSlot): number {
  return focus !== null && (slot === "bedrooms" || slot === "budget_max") ? 0 : maxTriesInOrder;
}
