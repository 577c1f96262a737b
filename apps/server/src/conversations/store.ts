import type { DialogueState } from "@llave/assistant";
import type pg from "pg";
import { newId } from "../db/newId.ts";
import { shardOfConnection } from "../smartlinks/views.ts";

/** Whose conversation it is: nobody who lacks one of the four can read or continue it. */
export interface ConversationKey {
  agentId: string;
  linkId: string;
  visitorId: string;
  /** The id the browser made; guessable, hence only a part of the key. */
  clientId: string;
}

/** What a turn must know of the conversation before it. */
export interface StoredConversation {
  conversationId: string;
  state: DialogueState;
  version: number;
  messageCount: number;
  isComplete: boolean;
  leadCounted: boolean;
  /** Set when the message was answered before: the reply it got, empty where a person answers. */
  answeredBefore: string | null;
}

export interface NewMessage {
  seq: number;
  role: "user" | "assistant";
  author: "renter" | "assistant";
  content: string;
  language: "en" | "es";
  client_message_id: string | null;
  learned: readonly unknown[];
  grounds: readonly unknown[];
}

/** The lead's columns as this turn leaves them. */
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
  status: string;
  reasons: unknown[];
  source: string | null;
}

/** Everything one turn changes; it is written whole or not at all. */
export interface TurnWrite {
  key: ConversationKey;
  /** Null starts the conversation. */
  before: StoredConversation | null;
  now: Date;
  /** The market's day, for the daily figures. */
  day: string;
  language: "en" | "es";
  state: DialogueState;
  status: "active" | "waiting" | "completed" | "stopped";
  isComplete: boolean;
  /** True when this turn makes the lead count: reachable or complete for the first time. */
  countsLead: boolean;
  noticeVersion: string;
  messages: NewMessage[];
  lastMessage: string;
  lead: LeadValues | null;
  tasks: { kind: string; topic: string; property_id: string | null; urgent: boolean }[];
  events: { kind: string; detail: string }[];
}

const readText = `
  select c.conversation_id, c.state, c.version, c.message_count, c.is_complete, c.lead_counted, again.reply
  from conversation c
  left join lateral (
    select coalesce(r.content, '') as reply
    from message m
    left join message r on r.agent_id = m.agent_id and r.conversation_id = m.conversation_id
      and r.seq = m.seq + 1 and r.author = 'assistant'
    where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id and m.client_message_id = $5
  ) again on true
  where c.agent_id = $1 and c.link_id = $2 and c.visitor_id = $3 and c.client_id = $4`;

/** The conversation of a key, or null when it has not begun; with the reply to a message sent before. */
export async function readConversation(
  pool: pg.Pool,
  key: ConversationKey,
  clientMessageId: string | null,
): Promise<StoredConversation | null> {
  const values = [key.agentId, key.linkId, key.visitorId, key.clientId, clientMessageId];
  const { rows } = await pool.query({ name: "turn-read", text: readText, values });
  const row = rows[0];
  if (!row) return null;
  return {
    conversationId: row.conversation_id,
    state: row.state,
    version: row.version,
    messageCount: row.message_count,
    isComplete: row.is_complete,
    leadCounted: row.lead_counted,
    answeredBefore: row.reply,
  };
}

const startConversation = `
  insert into conversation (agent_id, link_id, visitor_id, client_id, conversation_id, language, state, status,
    is_complete, lead_counted, message_count, last_message, notice_version, notice_at, created_at, updated_at)
  values ($1, $2, $14, $15, $3::uuid, $5, $6::jsonb, $7, $8, $9, $10, $11, $16, $12, $12, $12)
  on conflict do nothing
  returning conversation_id`;

const continueConversation = `
  update conversation set language = $5, state = $6::jsonb, status = $7, is_complete = $8,
    lead_counted = lead_counted or $9, message_count = message_count + $10, last_message = $11,
    version = version + 1, updated_at = $12
  where agent_id = $1 and link_id = $2 and conversation_id = $3::uuid and version = $14
  returning conversation_id`;

/**
 * One statement writes a whole turn, so it is one transaction without a round trip of
 * its own for begin and commit. Everything hangs on the first part: where that changes
 * no row (somebody else was faster), nothing at all is written.
 */
function writeText(begin: "start" | "continue"): string {
  const started = begin === "start" ? 1 : 0;
  return `
  with c as (${begin === "start" ? startConversation : continueConversation}),
  turn as (select $4::jsonb as data),
  messages as (
    insert into message (agent_id, conversation_id, seq, role, author, content, language, client_message_id,
      learned, grounds, created_at)
    select $1, c.conversation_id, m.seq, m.role, m.author, m.content, m.language, m.client_message_id,
      m.learned, m.grounds, $12
    from c, turn, jsonb_to_recordset(turn.data -> 'messages') as m(seq int, role text, author text, content text,
      language text, client_message_id text, learned jsonb, grounds jsonb)
  ),
  saved_lead as (
    insert into lead (agent_id, lead_id, conversation_id, link_id, name, email, phone, budget, area, bedrooms, timeline,
      slots, quotes, corrected, refused, score, status, reasons, source, language, last_message, needs_you,
      created_at, updated_at)
    select $1, (turn.data ->> 'newLeadId')::uuid, c.conversation_id, $2, l.name, l.email, l.phone, l.budget, l.area, l.bedrooms, l.timeline,
      l.slots, l.quotes, l.corrected, l.refused, l.score, l.status, l.reasons, l.source, $5, $11,
      jsonb_array_length(turn.data -> 'tasks') > 0, $12, $12
    from c, turn, jsonb_to_record(turn.data -> 'lead') as l(name text, email text, phone text, budget int,
      area text, bedrooms jsonb, timeline text, slots jsonb, quotes jsonb, corrected jsonb, refused jsonb,
      score int, status text, reasons jsonb, source text)
    where turn.data -> 'lead' <> 'null'
    on conflict (agent_id, conversation_id) do update set name = excluded.name, email = excluded.email,
      phone = excluded.phone, budget = excluded.budget, area = excluded.area, bedrooms = excluded.bedrooms,
      timeline = excluded.timeline, slots = excluded.slots, quotes = lead.quotes || excluded.quotes,
      corrected = excluded.corrected, refused = excluded.refused, score = excluded.score,
      status = excluded.status, reasons = excluded.reasons, language = excluded.language,
      last_message = excluded.last_message, needs_you = lead.needs_you or excluded.needs_you,
      updated_at = excluded.updated_at
    returning lead_id
  ),
  tasks as (
    insert into task (agent_id, conversation_id, kind, topic, property_id, urgent, created_at)
    select $1, c.conversation_id, t.kind, t.topic, t.property_id, t.urgent, $12
    from c, turn, jsonb_to_recordset(turn.data -> 'tasks') as t(kind text, topic text, property_id uuid, urgent boolean)
    on conflict (agent_id, conversation_id, kind, topic) where done_at is null do nothing
  ),
  events as (
    insert into conversation_event (agent_id, conversation_id, kind, detail, created_at)
    select $1, c.conversation_id, e.kind, e.detail, $12
    from c, turn, jsonb_to_recordset(turn.data -> 'events') as e(kind text, detail text)
  ),
  figures as (
    insert into smartlink_day (agent_id, link_id, day, shard, conversations, leads)
    select $1, $2, $13::date, ${shardOfConnection}, ${started}, $9::boolean::int from c ${begin === "start" ? "" : "where $9::boolean"}
    on conflict (agent_id, link_id, day, shard) do update set
      conversations = smartlink_day.conversations + excluded.conversations,
      leads = smartlink_day.leads + excluded.leads
  )
  select c.conversation_id, (select lead_id from saved_lead) as lead_id from c`;
}

const texts = { start: writeText("start"), continue: writeText("continue") };

/**
 * Stores a turn in one transaction.
 * @returns the ids, or null when another turn of the same conversation was written in
 *   between: read again and decide anew
 */
export async function writeTurn(
  pool: pg.Pool,
  turn: TurnWrite,
): Promise<{ conversationId: string; leadId: string | null } | null> {
  const { key, before } = turn;
  const { messages, lead, tasks, events, now } = turn;
  const data = { messages, lead, tasks, events, newLeadId: newId(now) };
  const values = [
    key.agentId,
    key.linkId,
    before?.conversationId ?? newId(now),
    JSON.stringify(data),
    turn.language,
    JSON.stringify(turn.state),
    turn.status,
    turn.isComplete,
    turn.countsLead,
    messages.length,
    turn.lastMessage,
    now,
    turn.day,
    ...(before ? [before.version] : [key.visitorId, key.clientId, turn.noticeVersion]),
  ];
  const begin = before ? "continue" : "start";
  const { rows } = await pool.query({ name: `turn-${begin}`, text: texts[begin], values }).catch(asConflict);
  const row = rows[0];
  return row ? { conversationId: row.conversation_id, leadId: row.lead_id } : null;
}

/** The same message stored by a retry in the same instant: nothing was written, so read again. */
function asConflict(error: pg.DatabaseError): { rows: never[] } {
  if (error.code === "23505" && error.constraint === "message_once") return { rows: [] };
  throw error;
}
