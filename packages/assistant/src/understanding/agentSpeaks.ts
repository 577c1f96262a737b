import type { Draft } from "./draft.ts";

/** Most words between a name and its verb: "Marisol also speaks Spanish". */
const maxBetween = 2;
const speaking = /^(?:speaks?|talks?|habla|entiende)$/;

/** True if it is about the agent: "Does Marisol speak Spanish?", "¿ella habla español?"; not "do you speak Spanish?" */
export function asksWhatAgentSpeaks({ reading, context }: Draft): boolean {
  if (reading.has("theySpeak")) return true;
  const { agentName } = context;
  if (agentName === undefined) return false;
  return reading.words.some(({ norm }, i) => {
    const before = reading.words.slice(Math.max(0, i - 1 - maxBetween), i);
    return speaking.test(norm) && before.some((word) => word.norm === agentName);
  });
}
