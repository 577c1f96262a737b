import { raise, type Turn } from "./turn.ts";

/**
 * A wish to visit is noted and passed on; only the agent confirms a time. Changing or calling off a
 * visit goes the same way.
 */
export function noteShowing(turn: Turn): void {
  const { intents } = turn.heard;
  const change = intents.includes("cancel") ? "cancel" : intents.includes("reschedule") ? "reschedule" : undefined;
  const asked = turn.changes.slots.showing_request !== undefined || intents.includes("book_showing");
  if (!change && !asked) return;
  const { date, time } = turn.changes.slots.showing_request ?? {};
  turn.acts.push({
    type: "note_showing",
    ...(date && change !== "cancel" ? { date } : {}),
    ...(time && change !== "cancel" ? { time } : {}),
    ...(change ? { change } : {}),
  });
  if (change === "cancel") {
    const { showing_request: _calledOff, ...rest } = turn.state.slots;
    turn.state.slots = rest;
  }
  raise(turn, "showing", {
    propertyId: turn.state.focus ?? undefined,
    detail: [change, date, time].filter(Boolean).join(" "),
  });
}
