import { greeting, type TurnContext, type TurnResult, takeTurn } from "@llave/assistant";
import type { TurnRequest, TurnResponse } from "@llave/contract/conversation";
import type { Services } from "../services.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import { marketDay } from "../smartlinks/views.ts";
import { leadOf, reachable } from "./leadOf.ts";
import { learnedFrom } from "./learned.ts";
import {
  type ConversationKey,
  type NewMessage,
  readConversation,
  type StoredConversation,
  type TurnWrite,
  writeTurn,
} from "./store.ts";
import { turnContext } from "./turnContext.ts";

/** Wording of the AI and transcript notice that the chat page shows; recorded with each conversation. */
export const noticeVersion = "2026-11";
/** Turns of one conversation that arrive together are put in order by trying again. */
const attempts = 8;

export interface RenterMessage {
  link: LinkContext;
  visitorId: string;
  /** The client's message id; a retry carries the same one. Null where the client sends none. */
  clientMessageId: string | null;
  /** Cleaned text of 1 to 2,000 characters. */
  text: string;
  request: TurnRequest;
  /** Language of the page, where neither link nor message tells. */
  pageLanguage: "en" | "es";
}

/**
 * Answers one message of a renter. Reply, messages, what was understood, the lead and
 * its score are stored in one transaction before this returns; the same message sent
 * again gets the same answer and changes nothing.
 */
export async function takeRenterTurn(services: Services, message: RenterMessage): Promise<TurnResponse> {
  const { link, visitorId } = message;
  const key: ConversationKey = {
    agentId: link.agentId,
    linkId: link.linkId,
    visitorId,
    clientId: message.request.conversationId,
  };
  for (let attempt = 0; attempt < attempts; attempt++) {
    const before = await readConversation(services.pool, key, message.clientMessageId);
    if (before && before.answeredBefore !== null) return presentReply(before.answeredBefore, before.isComplete);
    const context = turnContext(services, link, languageHint(message));
    const result = takeTurn(before?.state ?? null, message.text, context);
    const saved = await writeTurn(services.pool, turnWrite(message, key, before, context, result));
    if (saved) {
      services.hub.announce({ agentId: link.agentId, ...saved });
      return presentReply(result.reply, result.isComplete);
    }
  }
  throw new Error("a conversation was written by others at every attempt");
}

function presentReply(reply: string, isComplete: boolean): TurnResponse {
  return reply === "" ? { message: "", isComplete, pending: true } : { message: reply, isComplete };
}

/** A link for one language sets it; on a bilingual one the page does. The message itself wins over both. */
function languageHint({ link, request, pageLanguage }: RenterMessage): "en" | "es" {
  if (request.language === "spanish") return "es";
  if (request.language === "english") return "en";
  if (link.language === "spanish") return "es";
  return link.language === "english" ? "en" : pageLanguage;
}

function turnWrite(
  message: RenterMessage,
  key: ConversationKey,
  before: StoredConversation | null,
  context: TurnContext,
  result: TurnResult,
): TurnWrite {
  const now = new Date(context.now);
  const lead = leadOf(result, message.link.sourceTag);
  return {
    key,
    before,
    now,
    day: marketDay(now, context.market.timeZone),
    language: result.replyLanguage,
    state: result.state,
    status: statusOf(result),
    isComplete: result.isComplete,
    countsLead: !before?.leadCounted && (reachable(result.state.slots) || result.isComplete),
    noticeVersion,
    messages: newMessages(message, before, context, result),
    lastMessage: result.storedText,
    lead,
    tasks: tasksOf(result),
    events: eventsOf(result),
  };
}

function statusOf(result: TurnResult): TurnWrite["status"] {
  if (result.state.owner === "nobody") return "stopped";
  if (result.pending || result.state.owner === "human") return "waiting";
  return result.isComplete ? "completed" : "active";
}

/** The renter's message and the reply; before the first of all, the greeting that the page showed. */
function newMessages(
  message: RenterMessage,
  before: StoredConversation | null,
  context: TurnContext,
  result: TurnResult,
): NewMessage[] {
  const assistant = { role: "assistant", author: "assistant", client_message_id: null, learned: [] } as const;
  const first = before?.messageCount ?? 1;
  const renter: NewMessage = {
    seq: first,
    role: "user",
    author: "renter",
    content: result.storedText,
    language: result.understanding.language,
    client_message_id: message.clientMessageId,
    learned: learnedFrom(result, before?.state ?? null),
    grounds: [],
  };
  const opening: NewMessage[] = before
    ? []
    : [
        {
          ...assistant,
          seq: 0,
          content: greeting(context),
          language: context.languageHint,
          grounds: [],
        },
      ];
  const reply: NewMessage[] =
    result.reply === ""
      ? []
      : [
          {
            ...assistant,
            seq: first + 1,
            content: result.reply,
            language: result.replyLanguage,
            grounds: groundsOf(result, context),
          },
        ];
  return [...opening, renter, ...reply];
}

function groundsOf(result: TurnResult, context: TurnContext): { topic: string; address: string; updated: string }[] {
  return result.grounds.map(({ topic, propertyId, updated }) => ({
    topic,
    address: context.properties.find(({ id }) => id === propertyId)?.address ?? "",
    updated,
  }));
}

function tasksOf(result: TurnResult): TurnWrite["tasks"] {
  return result.events.flatMap((event) =>
    event.type === "task"
      ? [{ kind: event.kind, topic: event.topic ?? "", property_id: event.propertyId ?? null, urgent: event.urgent }]
      : [],
  );
}

function eventsOf(result: TurnResult): TurnWrite["events"] {
  return result.events.flatMap((event) => {
    if (event.type === "task") return [];
    return [{ kind: event.type, detail: "what" in event ? event.what : "" }];
  });
}
