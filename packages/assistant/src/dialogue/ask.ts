import type { AskableSlot } from "../types.ts";
import { everythingKnown, nextQuestion, refusalsOf } from "./agenda.ts";
import type { Turn } from "./turn.ts";

function markAsked(turn: Turn, slot: AskableSlot): void {
  turn.state.asked = slot;
  turn.state.askedCount = { ...turn.state.askedCount, [slot]: (turn.state.askedCount[slot] ?? 0) + 1 };
}

/** Asks for a slot, by default the next open one. Returns false when nothing is left to ask. */
export function askFor(turn: Turn, slot = nextQuestion(turn.state)): boolean {
  if (!slot) {
    turn.state.asked = null;
    return false;
  }
  turn.acts.push({ type: "ask", slot, retry: refusalsOf(turn.state, slot) > 0 });
  markAsked(turn, slot);
  return true;
}

/** Two messages in a row that say nothing usable: the agent is offered instead of a third try. */
const missesBeforeHuman = 2;

/** Nothing was understood: asks differently, then offers the agent. */
export function recover(turn: Turn): void {
  turn.state.misses += 1;
  if (turn.state.misses % missesBeforeHuman === 0) {
    turn.acts.push({ type: "offer_human" });
    turn.state.offer = { type: "human" };
    return;
  }
  const slot = nextQuestion(turn.state);
  if (!slot && turn.state.complete) {
    turn.acts.push({ type: "noted" });
    return;
  }
  const { asked } = turn.before;
  if (slot === null || slot === asked || asked === null) {
    turn.acts.push({ type: "reprompt", slot });
    if (slot) markAsked(turn, slot);
    return;
  }
  turn.acts.push({ type: "not_understood" });
  askFor(turn, slot);
}

/** Marks the conversation complete the first time everything is known; it never becomes incomplete again. */
export function completeWhenKnown(turn: Turn): boolean {
  if (turn.state.complete || !everythingKnown(turn.state)) return false;
  turn.state.complete = true;
  turn.events.push({ type: "completed" });
  return true;
}
