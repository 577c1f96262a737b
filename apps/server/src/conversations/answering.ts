import type { AiMode, DialogueState } from "@llave/assistant";
import { minuteMs } from "@llave/contract/calendar";
import type { RenterConversation } from "@llave/contract/conversations/conversation";
import type { Control } from "@llave/contract/conversations/inbox";

/** What decides who answers in a conversation. */
export interface Answering {
  control: Control;
  /** The conversation's own choices; null follows the agent's settings. */
  mode: AiMode | null;
  muted: boolean | null;
  /** Until when the assistant is silent because the agent wrote; null if the agent hasn't. */
  pausedUntil: Date | null;
  state: unknown;
}

/** How long the assistant is silent after each of the agent's messages. Milliseconds. */
export const pauseMs = 10 * minuteMs;

/** True while the assistant leaves the conversation to the agent who just wrote. */
export function isPaused({ control, pausedUntil }: Pick<Answering, "control" | "pausedUntil">, now: Date): boolean {
  return control === "assistant" && pausedUntil !== null && pausedUntil > now;
}

/** The agent's settings, for conversations that have none. */
export interface AnsweringByDefault {
  aiMode: AiMode;
  muted: boolean;
}

/** What the assistant does in a conversation: acts (full), asks (balanced), or is off (minimal). */
export function modeOf(
  { control, mode, state }: Pick<Answering, "control" | "mode" | "state">,
  aiMode: AiMode,
): AiMode {
  if (control === "review") return "balanced";
  if (control === "agent" || (state as DialogueState).owner === "human") return "minimal";
  return mode ?? aiMode;
}

/** Who answers the renter. Nobody, if the assistant is off or paused and the agent gets no notifications. */
export function answeredBy(
  conversation: Answering | null,
  { aiMode, muted }: AnsweringByDefault,
  now: Date,
): RenterConversation["answeredBy"] {
  const mode = conversation ? modeOf(conversation, aiMode) : aiMode;
  const paused = conversation !== null && isPaused(conversation, now);
  if (mode !== "minimal" && !paused) return "assistant";
  return (conversation?.muted ?? muted) ? "nobody" : "agent";
}
