import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { writeReceipt } from "./receipts.ts";
import { type AgentRecords, type Proof, recordsOf } from "./records.ts";

/** A copy of a person's stored data, by agent. Times are ISO, money is USD a month. */
export interface PersonalCopy {
  made: string;
  holders: unknown[];
}

/**
 * All stored data of a person: their own and the assistant's messages, and what was concluded from them: facts, score
 * with reasons, showings. An agent's private notes are counted and stay the agent's. Each agent keeps a receipt.
 */
export async function copyOf(db: Kysely<Database>, proof: Proof, now: Date): Promise<PersonalCopy> {
  const records = await recordsOf(db, proof);
  const holders = [];
  for (const record of records) {
    holders.push(await copyFrom(db, record));
    await writeReceipt(db, record, { act: "copy", proof: proof.by, showings: 0, now });
  }
  return { made: now.toISOString(), holders };
}

async function copyFrom(db: Kysely<Database>, record: AgentRecords) {
  const { agentId, agentName, brokerage, leadIds, conversationIds } = record;
  const one = async (query: ReturnType<typeof sql>) => (await sql<{ row: unknown }>`${query}`.execute(db)).rows;
  const leads = await one(sql`
    select jsonb_build_object('name', name, 'email', email, 'phone', phone, 'search', slots, 'correctedFrom', corrected,
      'notGiven', refused, 'quotes', quotes, 'score', score, 'temperature', status, 'reasons', reasons, 'stage', stage,
      'source', source, 'since', created_at, 'lastActivity', updated_at,
      'privateNotesOfTheAgent', (select count(*) from lead_note n
        where n.agent_id = l.agent_id and n.lead_id in (l.lead_id, l.merged_into))
    ) as row from lead l where agent_id = ${agentId} and lead_id = any(${leadIds}::uuid[]) order by created_at`);
  const conversations = await one(sql`
    select jsonb_build_object('since', c.created_at, 'lastActivity', c.updated_at, 'status', c.status,
      'notice', jsonb_build_object('version', c.notice_version, 'shownAt', c.notice_at),
      'rating', (select stars from conversation_rating r where r.agent_id = c.agent_id
        and r.conversation_id = c.conversation_id),
      'ratingReasons', (select reasons from conversation_rating r where r.agent_id = c.agent_id
        and r.conversation_id = c.conversation_id),
      'messages', (select jsonb_agg(jsonb_build_object('at', m.created_at, 'by', m.author, 'text', m.content)
        order by m.seq) from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id)
    ) as row from conversation c where agent_id = ${agentId} and conversation_id = any(${conversationIds}::uuid[])
    order by created_at`);
  const visits = await one(sql`
    select jsonb_build_object('from', starts_at, 'to', ends_at, 'status', status) as row from showing
    where agent_id = ${agentId} and (lead_id = any(${leadIds}::uuid[])
      or conversation_id = any(${conversationIds}::uuid[])) order by starts_at`);
  const rows = (list: { row: unknown }[]) => list.map(({ row }) => row);
  return { agent: agentName, brokerage, leads: rows(leads), conversations: rows(conversations), visits: rows(visits) };
}
