import type { Act } from "./act.ts";
import type { DialogueState } from "./state.ts";
import type { Turn } from "./turn.ts";

/** After this many days the assistant repeats that an AI answers (house rule after Utah's AI Policy Act). */
const forgottenAfter = 7;

/** True if the renter's last message is so old that they may have forgotten who answers here. */
function isForgotten({ heardAt }: DialogueState, now: string): boolean {
  return heardAt !== undefined && Date.parse(now) - Date.parse(heardAt) >= forgottenAfter * 86_400_000;
}

/**
 * Begins the reply to a renter who returns after a week with the AI notice, including that the chat is stored. If
 * the assistant is silent, or the reply says it already, nothing is repeated.
 */
export function repeatNotice(before: DialogueState, turn: Turn): Act[] {
  const { acts, state, context } = turn;
  const saysIt = acts.some((act) => act.type === "conduct" && (act.rule === "bot" || act.rule === "stop"));
  if (!isForgotten(before, context.now) || acts.length === 0 || saysIt || state.optedOut) return acts;
  turn.events.push({ type: "notice_repeated" });
  return [{ type: "conduct", rule: "notice" }, ...acts];
}
