import type { Draft } from "./draft.ts";

/** Words between a name and what it speaks: "Marisol also speaks Spanish". */
const maxBetween = 2;
const speaking = /^(?:speaks?|talks?|habla|entiende)$/;

/** "Does Marisol speak Spanish?", "¿ella habla español?" is about the agent; "do you speak Spanish?" asks to switch. */
export function asksWhatAgentSpeaks({ reading, context }: Draft): boolean {
  if (reading.has("theySpeak")) return true;
  const { agentName } = context;
  if (agentName === undefined) return false;
  return reading.words.some(({ norm }, i) => {
    const before = reading.words.slice(Math.max(0, i - 1 - maxBetween), i);
    return speaking.test(norm) && before.some((word) => word.norm === agentName);
  });
}
