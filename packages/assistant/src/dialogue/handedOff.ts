import type { Command } from "../models/commands.ts";
import type { Act } from "./act.ts";
import { handOffOnRequest, wantsPerson } from "./repairs.ts";
import { noteWish } from "./showingCommands.ts";
import type { Turn } from "./turn.ts";
import { awaitsAgent, closeWhenNothingToAdd, takeContact } from "./waiting.ts";
import { replyTime } from "./whenData.ts";

/**
 * True from a request for a person until the agent's first word: questions are answered and homes shown, but nothing is
 * booked, and the renter is asked for nothing but a way to reach them.
 */
export function isHandedOff(turn: Turn): boolean {
  return awaitsAgent(turn.state) || wantsPerson(turn);
}

/** The agent arranges the showing, so the reply passes on the first day and time of the message. */
export function passOnShowing(turn: Turn, { date, time }: Command): void {
  if (!turn.acts.some(({ type }) => type === "note_showing")) noteWish(turn, date, time);
}

/** Ends the reply with what the agent was given and, where that is news, when to expect them. */
export function closeHandOff(turn: Turn): void {
  turn.acts = turn.acts.flatMap((act) => (act.type === "confirm" ? withoutPerson(act) : [act]));
  turn.state.asked = null;
  if (!awaitsAgent(turn.state)) {
    handOffOnRequest(turn);
    return;
  }
  turn.pending = true;
  const before = turn.acts.length;
  takeContact(turn);
  if (before > 0 && turn.acts.length === before) return;
  if (turn.acts.length === 0) {
    if (closeWhenNothingToAdd(turn)) return;
    turn.acts.push({ type: "added_for_agent", about: [] });
  }
  turn.acts.push({ type: "conduct", rule: "expected", data: replyTime(turn) });
}

/** A confirmation without what `takeContact` says. */
function withoutPerson(act: Extract<Act, { type: "confirm" }>): Act[] {
  const { name: _name, phone: _phone, email: _email, ...slots } = act.slots;
  return Object.keys(slots).length > 0 || act.excluded.length > 0 ? [{ ...act, slots }] : [];
}
