import { findAll, has, hasMeta, listingOf, type Turn } from "../turn.ts";
import { forgetWish, noteShowing } from "./showingParts.ts";
import { timeSaidIn } from "./showingWish.ts";

/** A showing is given up only where nothing in the message keeps it, and nothing leaves that open. */
export function isCanceled(turn: Turn): boolean {
  if (has(turn, "keepShowing") || findAll(turn, "cancelShowing").some(({ unsure }) => unsure)) return false;
  // "Cancel Saturday, let's do Monday at 5": the showing is moved.
  if (has(turn, "cancelShowing")) return !movesElsewhere(turn);
  const { offer } = turn.before;
  if (offer?.type === "cancelShowing" && turn.context.showing && has(turn, "confirm") && !has(turn, "deny"))
    return true;
  return turn.context.showing?.status === "held" && hasMeta(turn, "never_mind");
}

function movesElsewhere(turn: Turn): boolean {
  const { date, time, wish } = timeSaidIn(turn);
  const { showing } = turn.context;
  if (date === undefined && time === undefined && wish === undefined) return false;
  if (showing === undefined || wish !== undefined) return true;
  return (date !== undefined && date !== showing.date) || (time !== undefined && time !== showing.time);
}

/** "I might have to cancel", "keep it, no, cancel": what is meant is asked before anything is given up. */
export function askBeforeCanceling(turn: Turn): boolean {
  const { showing } = turn.context;
  const canceling = findAll(turn, "cancelShowing");
  const isOpen = canceling.some(({ unsure }) => unsure) || has(turn, "keepShowing");
  if (!showing || canceling.length === 0 || !isOpen) return false;
  turn.state.offer = { type: "cancelShowing" };
  turn.waits = true;
  turn.acts.push({ type: "offer_cancel", date: showing.date, time: showing.time });
  return true;
}

export function cancel(turn: Turn): void {
  if (turn.context.showing) callOff(turn);
  else if (turn.before.offeredTimes?.length) dropRequest(turn);
  else if (turn.before.slots.showing_request) noteShowing(turn, "cancel");
  else turn.acts.push({ type: "aside", about: turn.state.calledOff ? "is_canceled" : "no_showing" });
}

/** No time was agreed yet: none is looked for any more. */
function dropRequest(turn: Turn): void {
  forgetWish(turn);
  turn.acts.push({ type: "aside", about: "never_mind" });
}

function callOff(turn: Turn): void {
  const { showing } = turn.context;
  if (!showing) return;
  const { visitAlso: also, turns } = turn.state;
  const { at, propertyId } = showing;
  turn.state.calledOff = { at, ...(propertyId && { propertyId }), ...(also && { also }), turn: turns };
  const address = listingOf(turn, propertyId)?.address;
  const found = hasMeta(turn, "found") || turn.state.found;
  const { date, time } = showing;
  turn.acts.push({ type: "unset_showing", date, time, ...(address && { address }), ...(found && { found: true }) });
  turn.events.push({ type: "showing", action: "cancel" });
  turn.state.visitAlso = undefined;
  forgetWish(turn);
}
