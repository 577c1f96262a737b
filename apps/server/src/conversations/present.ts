import type { DialogueState } from "@llave/assistant";
import { silenceMs } from "@llave/contract/chat/chatLimits";
import type {
  ChatMessage,
  MessageHit,
  RecentConversation,
  RenterConversation,
  ThreadMessage,
  Why,
} from "@llave/contract/conversations/conversation";
import type { StoredWhy } from "../db/tables/storedReplies.ts";
import { searchFacts } from "../leads/searchFacts.ts";
import type { Services } from "../services.ts";
import { presentOffers } from "../showings/chat/offers.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import type { findOfVisitor, MessageRow, recentConversations } from "../threads/repository.ts";
import { answeredBy } from "./answering.ts";
import { excerptAround, type Hit } from "./messageSearch.ts";
import { quickReplies } from "./turn/quickReplies.ts";

type VisitorConversation = NonNullable<Awaited<ReturnType<typeof findOfVisitor>>>;
type RecentRow = Awaited<ReturnType<typeof recentConversations>>[number];

function presentMessage(row: MessageRow): ChatMessage {
  return {
    id: String(row.seq),
    role: row.role,
    author: row.author,
    content: row.content,
    timestamp: row.created_at.toISOString(),
    language: row.language,
  };
}

/** A renter's own conversation: messages and search, without anything only the agent may see. */
export function presentToRenter(
  services: Pick<Services, "now" | "secret">,
  link: LinkContext,
  conversation: VisitorConversation,
  messages: MessageRow[],
): RenterConversation {
  const of = { conversationId: conversation.conversation_id };
  const state = conversation.state as DialogueState;
  const by = answeredBy(conversation, { aiMode: link.agent.aiMode, muted: link.muted }, services.now());
  return {
    conversationId: conversation.client_id,
    messages: messages.map((row, at) => {
      const shown = { ...of, language: row.language, isNewest: at === messages.length - 1 };
      const elsewhere = row.channel === "web" ? {} : ({ elsewhere: true } as const);
      return { ...presentMessage(row), ...elsewhere, ...presentOffers(services, link, row.offers, shown) };
    }),
    search: searchFacts(state.slots, state.petPounds),
    isComplete: conversation.is_complete,
    answeredBy: by,
    awaitsPerson: by !== "nobody" && conversation.status === "waiting" && messages.at(-1)?.author !== "agent",
    ratingDue: !conversation.is_rated && isOver(services, state, messages),
    quickReplies: answersTo(services, link, state, messages.at(-1)),
    seenAt: conversation.seen_at?.toISOString() ?? null,
  };
}

/** A chat is over after a goodbye or an hour of silence, but not while the renter is choosing a time or a home. */
function isOver(services: Pick<Services, "now">, state: DialogueState, messages: MessageRow[]): boolean {
  const { offeredTimes = [], homeAsked = false, farewell = false } = state;
  if (offeredTimes.length > 0 || homeAsked) return false;
  const last = messages.at(-1)?.created_at.getTime() ?? services.now().getTime();
  return farewell || services.now().getTime() - last >= silenceMs;
}

/** Answers to the newest message's question; none if the renter or the agent wrote last. */
function answersTo(
  services: Pick<Services, "now">,
  link: LinkContext,
  state: DialogueState,
  last: MessageRow | undefined,
): string[] {
  return last?.author === "assistant" ? quickReplies(link, state, last.language, services.now()) : [];
}

/** A message's delivery status and files, if it went through another channel than the chat page. */
export type DeliveryAndFiles = Partial<Pick<ThreadMessage, "delivery" | "media">>;

/** A message in the agent's thread, with what it taught the assistant and what it is based on. */
export function presentThreadMessage(
  row: MessageRow,
  { delivery = null, media = [] }: DeliveryAndFiles,
): ThreadMessage {
  return {
    ...presentMessage(row),
    channel: row.channel,
    delivery,
    media,
    reviewed: row.reviewed,
    grounds: row.grounds as ThreadMessage["grounds"],
    why: row.why && presentWhy(row.why),
    markedWrong: row.marked_wrong_at !== null,
    learned: row.learned as ThreadMessage["learned"],
  };
}

function presentWhy({ understood, worded, rules, score, was, reasons }: StoredWhy): Why {
  return {
    understood: understood ?? null,
    worded: worded ?? null,
    rules: rules ?? [],
    score,
    scoreBefore: was ?? score,
    reasons: reasons.map(([id, points, before = points]) => ({ id, points, before })),
  };
}

/** One of the most recently active conversations. */
export function presentRecent(row: RecentRow): RecentConversation {
  return {
    id: row.conversation_id,
    leadId: row.lead_id,
    leadName: row.name,
    lastMessage: row.last_message,
    updatedAt: row.updated_at.toISOString(),
    waitingSince: row.waiting_since?.toISOString() ?? null,
    status: row.status,
  };
}

/** A conversation that a search found, with the part of the message that has the text. */
export function presentHit(hit: Hit, searched: string): MessageHit {
  return {
    conversationId: hit.conversation_id,
    leadId: hit.lead_id,
    leadName: hit.name,
    messageId: String(hit.seq),
    author: hit.author,
    excerpt: excerptAround(hit.content, searched),
    language: hit.language,
    timestamp: hit.created_at.toISOString(),
  };
}
