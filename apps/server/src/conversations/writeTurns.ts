import type { DialogueState } from "@llave/assistant";
import type pg from "pg";
import type { MessageChannel } from "../db/channelTables.ts";
import type { StoredOffers } from "../showings/offers.ts";
import type { NewDraft, NewItem } from "./draftsOfTurn.ts";
import type { Answered, ConversationKey, StoredConversation } from "./store.ts";
import { turnStatement } from "./turnStatement.ts";
import type { StoredWhy } from "./whyOf.ts";

export interface NewMessage {
  seq: number;
  role: "user" | "assistant";
  author: "renter" | "assistant";
  content: string;
  language: "en" | "es";
  learned: readonly unknown[];
  grounds: readonly unknown[];
  /** What appears under a reply; most have nothing. */
  offers?: StoredOffers;
  /** Why a reply was given; nothing else has it. */
  why?: StoredWhy;
}

/** The lead's columns as a turn leaves them. */
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

/** Everything one turn changes; it is written whole or not at all. */
export interface TurnWrite {
  key: ConversationKey;
  /** Null starts the conversation. */
  before: StoredConversation | null;
  conversationId: string;
  /** By which the renter wrote; replies go the same way. */
  channel: MessageChannel;
  /** Null while there is no lead. */
  leadId: string | null;
  now: Date;
  /** The market's day, for the daily figures. */
  day: string;
  language: "en" | "es";
  state: DialogueState;
  status: "active" | "waiting" | "completed" | "stopped";
  isComplete: boolean;
  noticeVersion: string;
  /** True where this turn said the notice once more. */
  repeatsNotice: boolean;
  answered: Answered[];
  messages: NewMessage[];
  lastMessage: string;
  lead: LeadValues | null;
  /** True where the conversation begins beyond a trial's conversations. */
  contactOnly: boolean;
  /** Drafts for the agent to decide. */
  drafts: NewDraft[];
  /** Waiting drafts that this turn overtakes, as `kind:topic`. */
  overtaken: string[] | "all";
  tasks: NewItem[];
  events: { kind: string; detail: string }[];
}

/**
 * Stores turns in one transaction: one statement, in which each turn hangs on its own
 * conversation. Where that was written by somebody else in between, nothing at all of that
 * turn is written, and the others are.
 * @param turns of different conversations
 * @returns the ids of the conversations that were written; decide the others again
 */
export async function writeTurns(pool: pg.Pool, turns: TurnWrite[]): Promise<Set<string>> {
  const { rows } = await pool.query<{ conversation_id: string }>(turnStatement(turns));
  return new Set(rows.map((row) => row.conversation_id));
}
