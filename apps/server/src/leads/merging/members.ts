import type { DialogueState } from "@llave/assistant";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

export type LeadRecord = Selectable<Database["lead"]>;

/** What one thread, or the agent's manual entry, says about a person. */
export type Member = LeadRecord & {
  /** The conversation; null if there is none. */
  state: DialogueState | null;
  /** When the renter last wrote in it; without a thread, when it was added. */
  heard_at: Date;
};

/** The ids of a remaining lead and its members, for a condition `lead_id in (…)`; for an unmerged lead, its own. */
export function withMembers(agentId: string, leadId: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select own.lead_id from lead own where own.agent_id = ${agentId}
    and (own.lead_id = ${leadId} or own.merged_into = ${leadId}))`;
}

/** The conversations of a remaining lead, each once. */
export function threadsOf(agentId: string, leadId: string | RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`(select own.conversation_id from lead own where own.agent_id = ${agentId}
    and (own.lead_id = ${leadId} or own.merged_into = ${leadId}))`;
}

/** The displayed lead for the `lead_id` of a row, which may be a member; for joins. */
export function keptLead(alias: string): RawBuilder<string> {
  return sql<string>`kept_lead(${sql.ref(`${alias}.agent_id`)}, ${sql.ref(`${alias}.lead_id`)})`;
}

/** The id by which a row's lead is still found after an unmerge: a member's id, except for a lead's own. */
export function lastingLead(alias: string): RawBuilder<string | null> {
  return sql<string | null>`(
    select case when k.own_member = p.lead_id then k.lead_id else p.lead_id end
    from lead p left join lead k on k.agent_id = p.agent_id and k.lead_id = p.merged_into
    where p.agent_id = ${sql.ref(`${alias}.agent_id`)} and p.lead_id = ${sql.ref(`${alias}.lead_id`)})`;
}

/** The displayed lead for a lead or a member; undefined if the agent has none with this id. */
export async function keptLeadId(db: Kysely<Database>, agentId: string, leadId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom("lead")
    .select((lead) => lead.fn.coalesce("merged_into", "lead_id").as("kept"))
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .executeTakeFirst();
  return row?.kept;
}

/** Allows one merge or unmerge per agent at a time, for the rest of the transaction. Turns never wait for it. */
export async function lockMerging(tx: Kysely<Database>, agentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`leads joined ${agentId}`}, 0))`.execute(tx);
}

/**
 * Locks remaining leads with their members and conversations: the conversations first, in the same order as turns.
 * @returns the leads themselves, in the order of the ids; missing ones are left out
 */
export async function holdLeads(tx: Kysely<Database>, agentId: string, leadIds: string[]): Promise<LeadRecord[]> {
  const all = sql`(select lead_id from lead where agent_id = ${agentId}
    and (lead_id = any(${leadIds}::uuid[]) or merged_into = any(${leadIds}::uuid[])))`;
  await sql`
    select from conversation where agent_id = ${agentId} and conversation_id in (
      select conversation_id from lead where agent_id = ${agentId} and lead_id in ${all})
    order by conversation_id for update`.execute(tx);
  const { rows } = await sql<LeadRecord>`
    select * from lead where agent_id = ${agentId} and lead_id in ${all} order by lead_id for update`.execute(tx);
  return leadIds.flatMap((id) => rows.find(({ lead_id }) => lead_id === id) ?? []);
}

/** The members of a remaining lead, the latest last. */
export function membersOf(tx: Kysely<Database>, agentId: string, leadId: string): Promise<Member[]> {
  return readMembers(tx, agentId, sql`l.merged_into = ${leadId}`);
}

/** An unmerged lead, in the form of a member. */
export function aloneOf(tx: Kysely<Database>, agentId: string, leadId: string): Promise<Member[]> {
  return readMembers(tx, agentId, sql`l.lead_id = ${leadId}`);
}

async function readMembers(tx: Kysely<Database>, agentId: string, which: RawBuilder<unknown>): Promise<Member[]> {
  const { rows } = await sql<Member>`
    select l.*, c.state, coalesce((
      select m.created_at from message m where m.agent_id = l.agent_id and m.conversation_id = l.conversation_id
        and m.author = 'renter' order by m.seq desc limit 1), l.created_at) as heard_at
    from lead l left join conversation c on c.agent_id = l.agent_id and c.conversation_id = l.conversation_id
    where l.agent_id = ${agentId} and ${which}
    order by heard_at, l.lead_id`.execute(tx);
  return rows;
}
