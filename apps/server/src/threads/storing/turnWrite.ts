import type { DialogueState } from "@llave/assistant";
import type { Language } from "@llave/contract/language";
import type { MessageChannel } from "../../db/tables/channels.ts";
import type { StoredGround, StoredOffers, StoredWhy } from "../../db/tables/storedReplies.ts";
import type { Answered, ConversationKey, StoredConversation } from "./store.ts";

/** Version of the AI and transcript notice that the chat page shows; recorded with each conversation. */
export const noticeVersion = "2026-11-22";

/** A stored turn; `ended`: something that waited for the agent, a draft or a question, was closed by it. */
export interface Written {
  ended: boolean;
}

/** An open item's row as a turn makes it; its names are the columns'. */
export interface NewItem {
  kind: string;
  topic: string;
  property_id: string | null;
  urgent: boolean;
  quote: string;
}

/** A draft's row as a turn makes it; its names are the columns'. */
export interface NewDraft {
  kind: string;
  topic: string;
  property_id: string | null;
  content: string;
  translation: string;
  language: Language;
  needs_answer: boolean;
  grounds: StoredGround[];
}

/** What a waiting draft is about, so that a newer one of the same replaces it. Each home has its own answers. */
export function subjectOf({ kind, topic, property_id }: Pick<NewDraft, "kind" | "topic" | "property_id">): string {
  return kind === "answer" ? answerTo(topic, property_id) : `${kind}:${topic}`;
}

/** The subject of an answer to a question about a home, or about none. */
export function answerTo(topic: string, propertyId: string | null): string {
  return `answer:${topic}:${propertyId ?? ""}`;
}

export interface NewMessage {
  seq: number;
  role: "user" | "assistant";
  author: "renter" | "assistant";
  content: string;
  language: Language;
  learned: readonly unknown[];
  grounds: readonly unknown[];
  /** What appears under a reply; most have nothing. */
  offers?: StoredOffers;
  /** Why a reply was given; only replies have it. */
  why?: StoredWhy;
}

/** The lead's columns after a turn. */
export interface LeadValues {
  name: string | null;
  email: string | null;
  phone: string | null;
  budget: number | null;
  area: string | null;
  bedrooms: unknown;
  timeline: string | null;
  slots: unknown;
  quotes: Record<string, string>;
  corrected: unknown;
  refused: string[];
  score: number;
  status: "hot" | "warm" | "cold";
  reasons: unknown[];
  source: string | null;
}

/** Everything one turn changes; it is written completely or not at all. */
export interface TurnWrite {
  key: ConversationKey;
  /** Null starts the conversation. */
  before: StoredConversation | null;
  conversationId: string;
  /** The channel the renter wrote on; replies go the same way. */
  channel: MessageChannel;
  /** Null while there is no lead. */
  leadId: string | null;
  now: Date;
  /** The market's day, for the day totals. */
  day: string;
  language: Language;
  state: DialogueState;
  status: "active" | "waiting" | "completed" | "stopped";
  isComplete: boolean;
  noticeVersion: string;
  /** True if this turn repeated the notice. */
  repeatsNotice: boolean;
  answered: Answered[];
  messages: NewMessage[];
  lastMessage: string;
  lead: LeadValues | null;
  /** True if the conversation starts beyond a trial's conversations. */
  contactOnly: boolean;
  /** Drafts for the agent to decide. */
  drafts: NewDraft[];
  /** Drafts that are written only in place of a waiting one of their kind. */
  renewed: NewDraft[];
  /** Waiting drafts that this turn supersedes, by subject. */
  superseded: string[] | "all";
  /** The language that the other waiting drafts change to; null if the renter goes on in the same one. */
  rewordsTo: Language | null;
  /** The questions passed on earlier that the reply answers with a stored fact, by their answers' subjects. */
  answers: string[];
  tasks: NewItem[];
  events: { kind: string; detail: string }[];
  /** The agent's own answers that the reply gives, by id. */
  ownAnswers: string[];
}

/**
 * True if the turn leaves the conversation to the agent. That ends a mute: the assistant just told the renter that the
 * agent answers.
 */
export function handsOff({ before, state }: Pick<TurnWrite, "before" | "state">): boolean {
  return state.owner === "human" && before?.state.owner !== "human";
}

/** True if the agent has to act: a task, a draft, or a reply only the agent can give. */
export function needsAgent({ tasks, drafts, status }: Pick<TurnWrite, "tasks" | "drafts" | "status">): boolean {
  return tasks.length > 0 || drafts.length > 0 || status === "waiting";
}
