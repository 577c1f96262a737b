import { contextMessages } from "@llave/contract/chat/chatLimits";
import type { TurnRequest, TurnResponse } from "@llave/contract/conversations/conversation";
import { storedLanguage } from "@llave/ui/language";
import { persist } from "../calls/calls.ts";
import { post } from "../calls/post.ts";
import type { Entry } from "../conversation/entry.ts";
import { newEntry } from "../conversation/newEntry.ts";
import type { ConversationState } from "../conversation/state.ts";
import { guessLanguage } from "./guessLanguage.ts";

/** What the server answered to a message. */
export interface Answered {
  /** The reply as it arrived, before the server has sent its id; null without one. */
  reply: Entry | null;
  quickReplies: string[];
  isComplete: boolean;
  awaitsPerson: boolean;
}

/**
 * Sends a message. A repeated call with the same entry is the same message.
 * @param onPause called before each pause while the server is temporarily unavailable
 * @throws CallError for a response that isn't OK, TypeError if the network failed
 */
export async function sendTurn(
  state: ConversationState,
  conversationId: string,
  entry: Entry,
  onPause: () => void,
): Promise<Answered> {
  const request = turnRequest(state, conversationId, entry);
  const key = { "idempotency-key": entry.key };
  const answer = await persist<TurnResponse>(
    () => post("/api/smartlink/openai-conversation", request, { headers: key }),
    onPause,
  );
  const { isComplete, quickReplies = [] } = answer;
  const awaitsPerson = answer.pending === true && !answer.unanswered;
  return { reply: replyEntry(answer, entry), quickReplies, isComplete, awaitsPerson };
}

/** The body of a turn's call. The language is the renter's own choice if there is one, else the link's. */
function turnRequest(state: ConversationState, conversationId: string, entry: Entry): TurnRequest {
  const { linkId, agentId, agentName, sourceTag, tone, language } = state.config;
  const chosen = storedLanguage();
  const previous = state.entries.filter(({ delivery, key }) => delivery === "stored" && key !== entry.key);
  return {
    linkId,
    agentId,
    agentName,
    message: entry.content,
    conversationId,
    sourceTag,
    tone,
    language: chosen ? linkLanguages[chosen] : language,
    previousMessages: previous.slice(-contextMessages).map(({ role, content }) => ({ role, content })),
  };
}

const linkLanguages = { en: "english", es: "spanish" } as const;

function replyEntry(
  { message, times, timesFor, matches, question, showing, reach }: TurnResponse,
  asked: Entry,
): Entry | null {
  if (message === "") return null;
  const offers = { times, timesFor, matches, question, showing, reach };
  const entry = newEntry(message, guessLanguage(message, asked.language));
  return { ...entry, ...offers, role: "assistant", delivery: "stored" };
}
