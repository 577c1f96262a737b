import type { RenterConversation } from "@llave/contract/conversations/conversation";
import { call, conversationPath } from "../calls/calls.ts";
import { type ConversationState, withDelivery } from "../conversation/state.ts";
import { reconcile } from "./reconcile.ts";
import type { Answered } from "./sendTurn.ts";

type Apply = (state: ConversationState) => ConversationState;

/** A message was stored, and the reply follows it. */
export function answered(key: string, { reply, quickReplies, isComplete, awaitsPerson }: Answered): Apply {
  return (state) => {
    const entries = withDelivery(state.entries, key, "stored");
    const stored = entries.filter(({ delivery }) => delivery === "stored");
    const unsent = entries.filter(({ delivery }) => delivery !== "stored");
    return {
      ...state,
      isComplete: state.isComplete || isComplete,
      awaitsPerson,
      quickReplies,
      waitUntil: 0,
      entries: [...stored, ...(reply ? [reply] : []), ...unsent],
    };
  };
}

/** A message wasn't taken; until `waitUntil` (epoch milliseconds) the server takes no other. */
export function refused(key: string, waitUntil: number): Apply {
  return (state) => ({ ...state, waitUntil, entries: withDelivery(state.entries, key, "failed") });
}

/** Fetches the visitor's own conversation as the server has it. */
export async function fetchStored(linkId: string, conversationId: string): Promise<Apply> {
  return refreshed(await call<RenterConversation>(conversationPath("conversation", linkId, conversationId)));
}

/** The server decides everything but which messages are still on their way. */
export function refreshed({ messages, conversationId: _, ...stored }: RenterConversation): Apply {
  return (state) => ({ ...state, ...stored, entries: reconcile(state.entries, messages) });
}
