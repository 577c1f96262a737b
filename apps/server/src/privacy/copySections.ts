import { type RawBuilder, sql } from "kysely";
import type { AgentRecords } from "./records.ts";

/** What is needed to find a person's rows at one agent. */
export interface CopyScope extends AgentRecords {
  /** Hashes of the person's proven addresses, as the ledger of consent and the list of stops have them. */
  ledgerHashes: Buffer[];
  stopHashes: Buffer[];
}

/**
 * A part of a person's copy: the rows of one table. `docs/data-map.md` says which part has a table's columns, or why
 * none has; a test compares the two.
 */
export interface CopySection {
  /** Its name in the copy. */
  name: string;
  table: string;
  /** What the copy calls each value, and the column or expression it comes from; `t` is the table. */
  fields: Readonly<Record<string, string>>;
  order: string;
  /** The condition that makes a row the person's. */
  whose: (scope: CopyScope) => RawBuilder<unknown>;
  /** True if each conversation of the copy contains its own rows. */
  inConversation?: boolean;
  /** True for a table without an agent's id: the condition alone has to find the agent's rows. */
  ofNoAgent?: boolean;
}

const ofLeads = ({ leadIds }: CopyScope) => sql`t.lead_id = any(${leadIds}::uuid[])`;
const ofConversations = ({ conversationIds }: CopyScope) => sql`t.conversation_id = any(${conversationIds}::uuid[])`;
const ofEither = (scope: CopyScope) => sql`(${ofLeads(scope)} or ${ofConversations(scope)})`;

/** The mails to the person: what `about` names depends on the kind. */
const mailsAbout = ({ agentId, leadIds, conversationIds }: CopyScope) => sql`
  (t.kind in ('showing', 'showing_reminder') and t.about in (select showing_id from showing
      where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
        or conversation_id = any(${conversationIds}::uuid[])))
    or t.kind in ('thread_message', 'chat_message') and t.about in (select outgoing_id from outgoing_message
      where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]))
    or t.kind = 'follow_up' and t.about in (select follow_up_id from follow_up
      where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
        or conversation_id = any(${conversationIds}::uuid[]))))`;

/** The parts in the order of the copy. Private notes are only counted; files are beside it (`copy.ts`). */
export const copySections: readonly CopySection[] = [
  {
    name: "leads",
    table: "lead",
    fields: {
      name: "name",
      email: "email",
      phone: "phone",
      search: "slots",
      area: "area",
      areas: "areas",
      bedrooms: "bedrooms",
      timeline: "timeline",
      moves: "moves",
      correctedFrom: "corrected",
      notGiven: "refused",
      quotes: "quotes",
      score: "score",
      temperature: "status",
      reasons: "reasons",
      stage: "stage",
      lostReason: "lost_reason",
      source: "source",
      language: "language",
      newestMessage: "last_message",
      since: "created_at",
      lastActivity: "updated_at",
      privateNotesOfTheAgent:
        "(select count(*) from lead_note n where n.agent_id = t.agent_id and n.lead_id in (t.lead_id, t.merged_into))",
    },
    order: "created_at",
    whose: ofLeads,
  },
  {
    name: "todosOfTheAgent",
    table: "lead_todo",
    fields: { text: "text", due: "due_on", since: "created_at", doneAt: "done_at" },
    order: "created_at",
    whose: ofLeads,
  },
  {
    name: "history",
    table: "lead_event",
    fields: { at: "created_at", by: "actor", what: "kind", detail: "detail" },
    order: "created_at",
    whose: ofLeads,
  },
  {
    name: "conversations",
    table: "conversation",
    fields: {
      since: "created_at",
      lastActivity: "updated_at",
      status: "status",
      channel: "channel",
      language: "language",
      notice: "jsonb_build_object('version', t.notice_version, 'shownAt', t.notice_at)",
    },
    order: "created_at",
    whose: ofConversations,
  },
  {
    name: "messages",
    table: "message",
    fields: {
      at: "created_at",
      by: "author",
      channel: "channel",
      text: "content",
      language: "language",
      learned: "learned",
      basedOn: "grounds",
      offered: "offers",
      why: "why",
    },
    order: "seq",
    whose: ofConversations,
    inConversation: true,
  },
  {
    name: "rating",
    table: "conversation_rating",
    fields: { stars: "stars", reasons: "reasons", at: "created_at" },
    order: "created_at",
    whose: ofConversations,
    inConversation: true,
  },
  {
    name: "events",
    table: "conversation_event",
    fields: { at: "created_at", what: "kind", detail: "detail" },
    order: "created_at",
    whose: ofConversations,
    inConversation: true,
  },
  {
    name: "drafts",
    table: "draft",
    fields: {
      at: "created_at",
      kind: "kind",
      about: "topic",
      status: "status",
      text: "content",
      translation: "translation",
      basedOn: "grounds",
    },
    order: "created_at",
    whose: ofConversations,
    inConversation: true,
  },
  {
    name: "openItems",
    table: "task",
    fields: {
      since: "created_at",
      kind: "kind",
      about: "topic",
      quote: "quote",
      closedAs: "closed_as",
      doneAt: "done_at",
    },
    order: "created_at",
    whose: ofConversations,
    inConversation: true,
  },
  {
    name: "showings",
    table: "showing",
    fields: {
      from: "starts_at",
      to: "ends_at",
      status: "status",
      canceledBy: "canceled_by",
      declined: "declined",
      home: "(select p.address from property p where p.agent_id = t.agent_id and p.property_id = t.property_id)",
    },
    order: "starts_at",
    whose: ofEither,
  },
  {
    name: "addresses",
    table: "channel_thread",
    fields: {
      channel: "channel",
      address: "address",
      since: "created_at",
      lastMessage: "last_inbound_at",
      mailSubject: "mail_subject",
      mailId: "mail_message_id",
    },
    order: "created_at",
    whose: ofConversations,
  },
  {
    name: "receivedMessages",
    table: "inbound_message",
    fields: {
      at: "received_at",
      id: "provider_id",
      text: "body",
      files: "media",
      fromAPortal: "inquiry",
      status: "status",
    },
    order: "received_at",
    whose: ({ agentId, conversationIds }) => sql`t.thread_id in (select thread_id from channel_thread
      where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]))`,
  },
  {
    name: "sentMessages",
    table: "outgoing_message",
    fields: {
      at: "coalesce(t.sent_at, t.created_at)",
      channel: "channel",
      to: "address",
      status: "status",
      reason: "reason",
      about: "subject",
      text: "coalesce(t.body, t.words)",
      template: "content",
    },
    order: "created_at, seq",
    whose: ofConversations,
  },
  {
    name: "mails",
    table: "mail",
    fields: {
      at: "created_at",
      kind: "kind",
      to: "recipient",
      status: "status",
      problem: "error",
      subject: "subject",
      text: "body_text",
    },
    order: "created_at",
    whose: mailsAbout,
    ofNoAgent: true,
  },
  {
    name: "followUps",
    table: "follow_up",
    fields: { at: "created_at", step: "step", channel: "channel", outcome: "outcome" },
    order: "created_at",
    whose: ofEither,
  },
  {
    name: "consents",
    table: "consent",
    fields: {
      at: "given_at",
      act: "act",
      channel: "channel",
      wording: "wording",
      version: "wording_version",
      address: "address",
      page: "page",
      ip: "ip",
    },
    order: "given_at",
    // Those given before there was a conversation are known by their address alone.
    whose: (scope) => sql`(${ofConversations(scope)}
      or t.conversation_id is null and t.contact_hash = any(${scope.ledgerHashes}::bytea[]))`,
  },
  {
    name: "stops",
    table: "suppressed_contact",
    fields: { at: "created_at", onlyFollowUps: "follow_ups_only" },
    order: "created_at",
    whose: ({ stopHashes }) => sql`t.contact_hash = any(${stopHashes}::bytea[])`,
  },
  {
    name: "notificationsOfTheAgent",
    table: "notification",
    fields: { at: "created_at", kind: "kind", detail: "data" },
    order: "created_at",
    whose: ofEither,
  },
  {
    name: "passedOn",
    table: "webhook_event",
    fields: {
      at: "occurred_at",
      what: "type",
      reason: "reason",
      to: `(select jsonb_agg(distinct substring(e.url from '://([^/:]+)')) from webhook_delivery d
        join webhook_endpoint e on e.agent_id = d.agent_id and e.endpoint_id = d.endpoint_id
        where d.agent_id = t.agent_id and d.event_id = t.event_id)`,
    },
    order: "occurred_at",
    whose: ({ agentId, leadIds, conversationIds }) => sql`(t.lead_id = any(${leadIds}::uuid[])
      or t.conversation_id = any(${conversationIds}::uuid[]) or t.showing_id in (select showing_id from showing
        where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
          or conversation_id = any(${conversationIds}::uuid[]))))`,
  },
  {
    name: "visits",
    table: "link_view",
    fields: { day: "day" },
    order: "day",
    whose: ({ agentId, conversationIds }) => sql`t.visitor_id in (select visitor_id from conversation
      where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[]))`,
  },
];

/** A row of a part, and the conversation it belongs to if its table names one. */
export interface CopiedRow {
  conversationId: string | null;
  row: Record<string, unknown>;
}

/** The rows of a part at one agent. A field that is a single word is that column of `t`. */
export function sectionQuery(section: CopySection, scope: CopyScope): RawBuilder<CopiedRow> {
  const { table, fields, order, whose, inConversation = table === "conversation", ofNoAgent = false } = section;
  const values = Object.entries(fields).map(([name, from]) => `'${name}', ${/^\w+$/.test(from) ? `t.${from}` : from}`);
  return sql`
    select ${sql.raw(inConversation ? "t.conversation_id" : "null")} as "conversationId",
      jsonb_build_object(${sql.raw(values.join(", "))}) as row
    from ${sql.table(table)} t
    where ${ofNoAgent ? sql`true` : sql`t.agent_id = ${scope.agentId}`} and ${whose(scope)}
    order by ${sql.raw(order)}`;
}
