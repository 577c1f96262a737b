import { hash } from "node:crypto";
import type { AiMode, DialogueState } from "@llave/assistant";
import type { Control } from "@llave/contract/conversations/inbox";
import type pg from "pg";

/** A conversation's key: it takes all four parts to read or continue it. */
export interface ConversationKey {
  agentId: string;
  linkId: string;
  visitorId: string;
  /** The id the browser made; guessable, so it is only one part of the key. */
  clientId: string;
}

/** The key as one text: equal for equal keys, since only the last part can contain a space. */
export function nameOf({ agentId, linkId, visitorId, clientId }: ConversationKey): string {
  return `${agentId} ${linkId} ${visitorId} ${clientId}`;
}

/** An answered message: a short form of its idempotency key and its position in the thread. */
export type Answered = [mark: string, seq: number];

/** What a turn needs to know about its conversation. */
export interface StoredConversation {
  conversationId: string;
  leadId: string | null;
  state: DialogueState;
  version: number;
  messageCount: number;
  isComplete: boolean;
  /** Who answers; the agent sets it. */
  control: Control;
  /** What the assistant may do here and whether it is muted; null as in the agent's settings. */
  mode: AiMode | null;
  muted: boolean | null;
  /** Until when the assistant is silent because the agent wrote. */
  pausedUntil: Date | null;
  /** True if it started beyond a trial's conversations. */
  contactOnly: boolean;
  /** True if its lead is a member of another, which follows each turn. */
  merged: boolean;
  /** Newest last. */
  answered: Answered[];
}

/** How many messages back a retry is recognized; a page retries its last message or a recent one. */
const maxAnswered = 12;

/** A short form of an idempotency key: 72 bits easily distinguish twelve messages. */
export function markOf(idempotencyKey: string): string {
  return hash("sha256", idempotencyKey, "base64url").slice(0, 12);
}

/** The answered messages that a retry is still recognized among. */
export function latestAnswered(answered: Answered[]): Answered[] {
  return answered.toSorted(([, a], [, b]) => a - b).slice(-maxAnswered);
}

/** The list of answered messages plus one more, with the oldest dropped. */
export function withAnswered(answered: Answered[], mark: string | null, seq: number): Answered[] {
  return mark === null ? answered : [...answered, [mark, seq] as Answered].slice(-maxAnswered);
}

const readText = `
  select conversation_id, lead_id, state, version, message_count, is_complete, control, mode, muted, paused_until, contact_only,
    answered,
    exists (select from lead l where l.agent_id = c.agent_id and l.lead_id = c.lead_id and l.merged_into is not null)
      as merged
  from conversation c
  where agent_id = $1 and link_id = $2 and visitor_id = $3 and client_id = $4`;

/** The conversation with this key, or null if it hasn't started. */
export async function readConversation(pool: pg.Pool, key: ConversationKey): Promise<StoredConversation | null> {
  const values = [key.agentId, key.linkId, key.visitorId, key.clientId];
  const { rows } = await pool.query({ name: "turn-read", text: readText, values });
  const row = rows[0];
  if (!row) return null;
  return {
    conversationId: row.conversation_id,
    leadId: row.lead_id,
    state: row.state,
    version: row.version,
    messageCount: row.message_count,
    isComplete: row.is_complete,
    control: row.control,
    mode: row.mode,
    muted: row.muted,
    pausedUntil: row.paused_until,
    contactOnly: row.contact_only,
    merged: row.merged,
    answered: row.answered,
  };
}

const replyText = `
  select content from message
  where agent_id = $1 and conversation_id = $2 and seq = $3 and author = 'assistant'`;

/** The reply to a message; empty if a person answers. */
export async function replyTo(pool: pg.Pool, agentId: string, conversationId: string, seq: number): Promise<string> {
  const values = [agentId, conversationId, seq + 1];
  const { rows } = await pool.query({ name: "turn-reply", text: replyText, values });
  return rows[0]?.content ?? "";
}

const lastText = `
  select role, content from message
  where agent_id = $1 and conversation_id = $2 and role in ('user', 'assistant') order by seq desc limit $3`;

/** Messages that show what the next one refers to. */
const maxRecent = 12;

/** The last messages of a conversation, oldest first; none before it began. */
export async function lastMessages(
  pool: pg.Pool,
  agentId: string,
  conversation: Pick<StoredConversation, "conversationId"> | null,
): Promise<{ role: "user" | "assistant"; content: string }[]> {
  if (conversation === null) return [];
  const values = [agentId, conversation.conversationId, maxRecent];
  const { rows } = await pool.query({ name: "turn-thread", text: lastText, values });
  return rows.reverse();
}
