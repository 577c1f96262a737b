import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import type { ChatMessage, RenterConversation, SearchFact } from "@llave/contract/conversations/conversation";
import type { Language } from "@llave/ui/language";
import type { Entry } from "./entry.ts";

export type UnavailableReason = "not_found" | "inactive" | "other";

export interface ConversationState {
  connection: "connecting" | "connected" | UnavailableReason;
  config: SmartLinkConfig;
  /** Stored messages in order, then those that are not stored yet. */
  entries: Entry[];
  search: SearchFact[];
  isComplete: boolean;
  /** Who answers from here on, as last reported by the server. */
  answeredBy: RenterConversation["answeredBy"];
  /** True while a person, not the assistant, owes the next answer. */
  awaitsPerson: boolean;
  /** True once the chat has ended without a rating. */
  ratingDue: boolean;
  /** Answers to tap for the open question. */
  quickReplies: string[];
  /** ISO time at which the agent last looked; null if they haven't. */
  seenAt: string | null;
  /** Epoch milliseconds; until then the server asked to wait. */
  waitUntil: number;
}

export type ConversationAction =
  | { type: "connected"; config: SmartLinkConfig }
  | { type: "unavailable"; reason: UnavailableReason }
  | { type: "greeted"; content: string; language: Language }
  | { type: "sent"; entry: Entry }
  | { type: "failed" | "queued"; key: string }
  | { type: "restored"; entries: Entry[] }
  /** What the server sent, applied by the part that loads with the first message. */
  | { type: "received"; apply: (state: ConversationState) => ConversationState };

/** Key of the greeting until the server stores it. */
export const greetingKey = "greeting";

/** The thread of a first visit: only the greeting. */
export function greetingEntry(content: string, language: Language, timestamp: string): Entry {
  return { key: greetingKey, storedId: null, role: "assistant", content, timestamp, language, delivery: "stored" };
}

/** A message as stored by the server. */
export function storedEntry(message: ChatMessage): Entry {
  return { ...message, key: message.id, storedId: message.id, delivery: "stored" };
}

/** True while a message is on its way. */
export function isPending(state: ConversationState): boolean {
  return state.entries.some(({ delivery }) => delivery === "sending");
}

/** True until the renter has written something. */
export function isUntouched(state: ConversationState): boolean {
  return !state.entries.some(({ role }) => role === "user");
}

/** The thread's state changes; pure, so that every case is tested without a browser. */
export function conversationReducer(state: ConversationState, action: ConversationAction): ConversationState {
  switch (action.type) {
    case "connected":
      return { ...state, connection: "connected", config: action.config };
    case "unavailable":
      return { ...state, connection: action.reason };
    case "greeted":
      return isUntouched(state) ? { ...state, entries: state.entries.map(greetIn(action)) } : state;
    case "sent":
      return { ...state, waitUntil: 0, quickReplies: [], entries: withSent(state.entries, action.entry) };
    case "failed":
    case "queued":
      return { ...state, entries: withDelivery(state.entries, action.key, action.type) };
    case "restored":
      return { ...state, entries: [...state.entries, ...action.entries] };
    case "received":
      return action.apply(state);
  }
}

/** A message that waited keeps its place; any other goes to the end. */
function withSent(entries: Entry[], sent: Entry): Entry[] {
  const waited = entries.some(({ key, delivery }) => key === sent.key && delivery === "queued");
  return waited
    ? entries.map((entry) => (entry.key === sent.key ? sent : entry))
    : [...without(entries, sent.key), sent];
}

/** Changes the delivery of one entry. */
export function withDelivery(entries: Entry[], key: string, delivery: Entry["delivery"]): Entry[] {
  return entries.map((entry) => (entry.key === key ? { ...entry, delivery } : entry));
}

function without(entries: Entry[], key: string): Entry[] {
  return entries.filter((entry) => entry.key !== key);
}

function greetIn({ content, language }: { content: string; language: Language }): (entry: Entry) => Entry {
  return (entry) => (entry.key === greetingKey ? { ...entry, content, language } : entry);
}
