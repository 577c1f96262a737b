import { controlKinds } from "@llave/contract/conversations/controlKinds";
import type { HistoryEntry } from "@llave/contract/leads/leadChanges";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { withMembers } from "../merging/members.ts";

/** How many history entries are shown; older ones don't help an agent who is about to call. */
const maxShown = 100;

interface HistoryRow {
  id: string;
  actor: HistoryEntry["actor"];
  kind: HistoryEntry["kind"];
  detail: HistoryEntry["detail"];
  at: Date;
}

/**
 * What happened to a lead besides its messages, newest first: events of the lead, its members and their
 * conversations, and tasks.
 */
export async function readHistory(db: Kysely<Database>, agentId: string, leadId: string): Promise<HistoryEntry[]> {
  const { rows } = await sql<HistoryRow>`
    with own as (
      select lead_id, conversation_id, created_at, source from lead
      where agent_id = ${agentId} and own_member is null and (lead_id = ${leadId} or merged_into = ${leadId})
    ), all_events as (
      (select event_id::text as id, actor, kind, detail, created_at as at from lead_event
        where agent_id = ${agentId} and lead_id in ${withMembers(agentId, leadId)} order by created_at desc limit ${maxShown})
      union all
      -- Who answers is the agent's choice; everything else in a conversation is the renter's doing.
      (select e.event_id::text, case when e.kind in (${sql.join(controlKinds)}) then 'agent' else 'renter' end, e.kind,
           jsonb_build_object('what', e.detail), e.created_at
        from own join conversation_event e on e.agent_id = ${agentId} and e.conversation_id = own.conversation_id
        order by e.created_at desc limit ${maxShown})
      union all
      (select t.task_id::text, 'renter', 'task',
          jsonb_build_object('kind', t.kind, 'topic', t.topic, 'done', t.done_at is not null), t.created_at
        from own join task t on t.agent_id = ${agentId} and t.conversation_id = own.conversation_id
        order by t.created_at desc limit ${maxShown})
      union all
      select lead_id::text, 'renter', 'arrived', jsonb_build_object('source', source), created_at from own
      where conversation_id is not null
    )
    select * from all_events order by at desc, id desc limit ${maxShown}`.execute(db);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}
