import type { DialogueState } from "@llave/assistant";
import type {
  ChatMessage,
  RecentConversation,
  RenterConversation,
  ThreadMessage,
  Why,
} from "@llave/contract/conversation";
import type { StoredWhy } from "../db/storedReplies.ts";
import type { Services } from "../services.ts";
import { presentOffers } from "../showings/chat/offers.ts";
import type { LinkContext } from "../smartlinks/contexts.ts";
import type { findOfVisitor, MessageRow, recentConversations } from "./repository.ts";
import { quickReplies } from "./turn/quickReplies.ts";
import { searchFacts } from "./turn/searchFacts.ts";

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

/** A renter's own conversation: messages and search, without anything that only the agent sees. */
export function presentToRenter(
  services: Pick<Services, "now" | "secret">,
  link: LinkContext,
  conversation: VisitorConversation,
  messages: MessageRow[],
): RenterConversation {
  const of = { conversationId: conversation.conversation_id };
  const state = conversation.state as DialogueState;
  return {
    conversationId: conversation.client_id,
    messages: messages.map((row, at) => {
      const shown = { ...of, language: row.language, isNewest: at === messages.length - 1 };
      return { ...presentMessage(row), ...presentOffers(services, link, row.offers, shown) };
    }),
    search: searchFacts(state.slots),
    isComplete: conversation.is_complete,
    answeredBy: state.owner === "human" || link.agent.aiMode === "minimal" ? "agent" : "assistant",
    awaitsPerson: conversation.status === "waiting" && messages.at(-1)?.author !== "agent",
    ratingDue: !conversation.is_rated && isOver(services, state, messages),
    quickReplies: answersTo(services, link, state, messages.at(-1)),
    seenAt: conversation.seen_at?.toISOString() ?? null,
  };
}

/** Without a word for so long a chat counts as over. Milliseconds. */
const silence = 3_600_000;

/** A chat is over after a goodbye or an hour of silence; not while a time or a home is being chosen. */
function isOver(services: Pick<Services, "now">, state: DialogueState, messages: MessageRow[]): boolean {
  const { offeredTimes = [], homeAsked = false, farewell = false } = state;
  if (offeredTimes.length > 0 || homeAsked) return false;
  const last = messages.at(-1)?.created_at.getTime() ?? services.now().getTime();
  return farewell || services.now().getTime() - last >= silence;
}

/** Answers to the question that the newest message asks; none where the renter or the agent wrote last. */
function answersTo(
  services: Pick<Services, "now">,
  link: LinkContext,
  state: DialogueState,
  last: MessageRow | undefined,
): string[] {
  return last?.author === "assistant" ? quickReplies(link, state, last.language, services.now()) : [];
}

/** What is known of a message beyond the thread. */
export type Outside = Partial<Pick<ThreadMessage, "delivery" | "media">>;

/** A message in the agent's thread, with what it taught and what it rests on. */
export function presentThreadMessage(row: MessageRow, { delivery = null, media = [] }: Outside): ThreadMessage {
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

/** A conversation among those that moved last. */
export function presentRecent(row: RecentRow): RecentConversation {
  return {
    id: row.conversation_id,
    leadId: row.lead_id,
    leadName: row.name,
    lastMessage: row.last_message,
    updatedAt: row.updated_at.toISOString(),
    status: row.status,
  };
}
