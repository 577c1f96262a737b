import type { DialogueState } from "../dialogue/state.ts";
import type { PreviousMove } from "../learned/labels.ts";
import type { TurnContext } from "../turn.ts";
import type { AskableSlot } from "../types.ts";

const asked: Record<AskableSlot, PreviousMove> = {
  area: "asked_area",
  bedrooms: "asked_bedrooms",
  budget_max: "asked_budget",
  move_in: "asked_move_in",
  name: "asked_name",
  phone: "asked_contact",
};

/**
 * What the assistant's previous message did, the most telling first: its question colors a short answer, and a showing
 * that stands or homes that were shown color it too. At most two.
 */
export function previousMoves(state: DialogueState, { showing }: TurnContext): PreviousMove[] {
  const moves: PreviousMove[] = [];
  if (state.offeredTimes?.length) moves.push("offered_times");
  else if (showing || state.slots.showing_request) moves.push("showing_booked");
  if (state.handedOff && state.owner === "human") moves.push("handed_off");
  if (state.asked) moves.push(asked[state.asked]);
  if (state.offeredListings?.length) moves.push("showed_homes");
  else if (state.answered) moves.push("answered_question");
  else if (state.shown?.length) moves.push("showed_homes");
  if (moves.length === 0) moves.push(state.turns === 0 ? "start" : "other");
  return moves.slice(0, 2);
}
