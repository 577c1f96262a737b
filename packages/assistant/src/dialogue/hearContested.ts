import type { UnderstandContext, Understanding } from "../types.ts";
import { type Challenge, readChallenge } from "../understanding/challenged.ts";
import { understandMasked } from "../understanding/understand.ts";
import type { DialogueState } from "./state.ts";

/** "5 bedrooms?? I said 2": the contested value is left out, and a bare number in the rest is the right one. */
export function hearContested(state: DialogueState, message: string, known: UnderstandContext): Understanding | null {
  const { supposed } = state;
  // What the reply asked about is contested like a known value.
  const said = supposed ? { ...known, known: { [supposed.slot]: supposed.value, ...known.known } } : known;
  const challenge = readChallenge(message, said, state.noted ?? []) ?? declined(state, message);
  if (challenge === null) return null;
  const { slot, start, end, isWithdrawn } = challenge;
  // "2 beds? No 3": the no is about the value before it.
  const behind = message.slice(end).replace(/^\W*no+\b(?=\W+(?:\d|\$))/i, (no) => " ".repeat(no.length));
  const rest = message.slice(0, start) + " ".repeat(end - start) + behind;
  const heard = understandMasked(rest, { ...known, asked: slot });
  const isReplaced = heard.slots[slot] !== undefined && heard.slots[slot] !== known.known?.[slot];
  if (!isReplaced && !isWithdrawn) return null;
  const intents = heard.intents.includes("correction") ? heard.intents : [...heard.intents, "correction" as const];
  const cleared = isReplaced ? heard.cleared : [...heard.cleared, slot];
  return { ...heard, intents, cleared, maskedText: message };
}

/** "No 3" after "it's a 2-bedroom: is that the size you need?" */
function declined({ supposed }: DialogueState, message: string): Challenge | null {
  const no = supposed && /^\W*(?:no+|nah|nope|nop)(?=\W+(?:\$ ?)?\d)/i.exec(message)?.[0];
  return supposed && no ? { slot: supposed.slot, start: 0, end: no.length, isWithdrawn: false } : null;
}
