import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Address } from "./address.ts";

/** Who is asking, as far as it is proven: the owner of a mailbox or a phone, or of the device that wrote. */
export type Proof = { by: "code"; address: Address } | { by: "device"; visitorId: string };

/** What one agent has stored about a person. */
export interface AgentRecords {
  agentId: string;
  agentName: string;
  brokerage: string;
  leadIds: string[];
  conversationIds: string[];
  messages: number;
  /** When the first of it was stored. */
  since: Date;
}

/**
 * At most this many conversations, for an address at each agent, are found at once, so that nothing holds the database
 * for minutes. Erasing goes on until none is left; a copy has the newest.
 */
const maxConversations = 200;

/**
 * The email addresses on record for a given address, at most three. Each agent's leads are looked up by their own
 * index: an index across all agents would cost each turn.
 */
export async function emailsOnRecord(db: Kysely<Database>, { kind, value }: Address): Promise<string[]> {
  const column = sql.ref(`k.${kind}`);
  const { rows } = await sql<{ email: string }>`
    select distinct found.email from agent a cross join lateral (
      select k.email from lead_lookup k where k.agent_id = a.agent_id and ${column} = ${value}
        and k.email is not null limit 3
    ) as found limit 3`.execute(db);
  return rows.map(({ email }) => email);
}

/** A person's stored data by agent, of at most {@link maxConversations} conversations. */
export async function recordsOf(db: Kysely<Database>, proof: Proof): Promise<AgentRecords[]> {
  const found = proof.by === "code" ? byAddress(proof.address) : byDevice(proof.visitorId);
  const { rows } = await sql<AgentRecords>`
    with found as (${found})
    select a.agent_id as "agentId", a.name as "agentName", a.brokerage,
      coalesce(array_agg(distinct f.lead_id) filter (where f.lead_id is not null), '{}') as "leadIds",
      coalesce(array_agg(distinct f.conversation_id) filter (where f.conversation_id is not null), '{}')
        as "conversationIds",
      coalesce((select sum(c.message_count) from conversation c where c.agent_id = a.agent_id
        and c.conversation_id = any(array_agg(f.conversation_id))), 0)::int as messages,
      min(f.created_at) as since
    from found f join agent a using (agent_id)
    group by a.agent_id, a.name, a.brokerage order by a.name, a.agent_id`.execute(db);
  return rows;
}

/** True if there may be more than {@link recordsOf} found: a device's or phone's limit counts all agents together. */
export function isCutOff(records: readonly AgentRecords[]): boolean {
  const conversations = records.reduce((sum, { conversationIds }) => sum + conversationIds.length, 0);
  return conversations >= maxConversations || records.some(({ leadIds }) => leadIds.length >= maxConversations);
}

/** The leads that have the address, and what was written from it if it is a phone. */
function byAddress(address: Address) {
  if (address.kind === "email") return leadsWith(address);
  return sql`${leadsWith(address)} union ${writtenFrom(address.value)}`;
}

/** The conversations in which a phone wrote, with their leads. */
function writtenFrom(phone: string) {
  return sql`
    (select c.agent_id, c.lead_id, c.conversation_id, c.created_at
    from channel_thread t
    join conversation c on c.agent_id = t.agent_id and c.conversation_id = t.conversation_id
    where t.address = ${phone} and t.channel in ('sms', 'whatsapp')
    order by c.created_at desc limit ${maxConversations})`;
}

/**
 * The leads that have the address from their own thread or from their agent. A merged lead is checked by its members:
 * proving one address doesn't prove a lead that only shares the other kind, since a renter can enter any number. If the
 * agent merged members by hand, proof of one counts for the others.
 */
function leadsWith({ kind, value }: Address) {
  return sql`
    select l.agent_id, l.lead_id, l.conversation_id, l.created_at
    from agent a cross join lateral (
      with given as (
        select l.lead_id, l.merged_into, l.merged_by = 'agent' or own.own_member = l.lead_id as is_vouched
        from lead_lookup k join lead l on l.agent_id = k.agent_id and l.lead_id = k.lead_id and l.own_member is null
        left join lead own on own.agent_id = l.agent_id and own.lead_id = l.merged_into
        where k.agent_id = a.agent_id and ${sql.ref(`k.${kind}`)} = ${value}
      ), theirs as (
        select lead_id from given
        union
        select p.lead_id from given g join lead p on p.agent_id = a.agent_id and p.merged_into = g.merged_into
        join lead own on own.agent_id = a.agent_id and own.lead_id = p.merged_into
        where g.is_vouched and (p.merged_by = 'agent' or own.own_member = p.lead_id)
      )
      select l.agent_id, l.lead_id, l.conversation_id, l.created_at
      from theirs join lead l on l.agent_id = a.agent_id and l.lead_id = theirs.lead_id
      limit ${maxConversations}
    ) as l`;
}

/** A device's conversations, with their leads. */
function byDevice(visitorId: string) {
  return sql`
    select c.agent_id, c.lead_id, c.conversation_id, c.created_at
    from conversation c where c.visitor_id = ${visitorId}
    order by c.created_at desc limit ${maxConversations}`;
}
