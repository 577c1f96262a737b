import type { AiMode, DialogueState } from "@llave/assistant";
import type { RenterConversation } from "@llave/contract/conversation";
import type { Control } from "@llave/contract/inbox";

/** What decides who answers in a conversation. */
export interface Answering {
  control: Control;
  /** The conversation's own choices; null follows the agent's settings. */
  mode: AiMode | null;
  muted: boolean | null;
  state: unknown;
}

/** The agent's settings, for conversations without a choice of their own. */
export interface AnsweringByDefault {
  aiMode: AiMode;
  muted: boolean;
}

/** What the assistant does in a conversation: acts (full), asks (balanced), or is off (minimal). */
export function modeOf({ control, mode, state }: Omit<Answering, "muted">, aiMode: AiMode): AiMode {
  if (control === "review") return "balanced";
  if (control === "agent" || (state as DialogueState).owner === "human") return "minimal";
  return mode ?? aiMode;
}

/** Who answers the renter. Nobody, if the assistant is off and the agent gets no notifications. */
export function answeredBy(
  conversation: Answering | null,
  { aiMode, muted }: AnsweringByDefault,
): RenterConversation["answeredBy"] {
  const mode = conversation ? modeOf(conversation, aiMode) : aiMode;
  if (mode !== "minimal") return "assistant";
  return (conversation?.muted ?? muted) ? "nobody" : "agent";
}
