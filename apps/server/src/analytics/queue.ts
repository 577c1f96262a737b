import { mostCounted, type ReplyQueue } from "@llave/contract/dashboard";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { threadsOf } from "../leads/joining/parts.ts";
import { presentLead } from "../leads/present.ts";
import { type LeadRow, listColumns } from "../leads/repository.ts";
import { countWaiting } from "./figures.ts";

/** On the overview: one lead to call first and four more. The workspace asks for more. */
const usuallyShown = 5;

type QueueRow = LeadRow & {
  task_kind: string | null;
  task_topic: string | null;
  urgent: boolean | null;
  uncalled: boolean;
  has_draft: boolean;
  waiting_since: Date;
};

/** True for a qualified lead that no one has called yet. */
const isUncalled = sql<boolean>`(finished_at is not null and stage = 'new')`;
const rank = sql`score desc, updated_at, lead_id`;

/** Who to answer first: qualified leads that no one has called, then by score, then by waiting time. */
export async function readQueue(
  db: Kysely<Database>,
  agentId: string,
  limit: number = usuallyShown,
): Promise<ReplyQueue> {
  const [rows, total] = await Promise.all([queueRows(db, agentId, limit), countWaiting(db, agentId, mostCounted)]);
  return { items: rows.map(presentItem), total };
}

async function queueRows(db: Kysely<Database>, agentId: string, limit: number): Promise<QueueRow[]> {
  const columns = sql.join(listColumns.map((name) => sql.ref(`l.${name}`)));
  const threads = threadsOf(agentId, sql`l.lead_id`);
  const waits = sql`agent_id = ${agentId} and needs_you and removed_at is null`;
  const { rows } = await sql<QueueRow>`
    select ${columns}, l.uncalled, t.kind as task_kind, t.topic as task_topic, t.urgent,
      exists (select from draft d where d.agent_id = ${agentId} and d.conversation_id in ${threads}
        and d.status = 'waiting') as has_draft,
      least(coalesce(t.since, l.updated_at), l.updated_at) as waiting_since
    from (
      select *, ${isUncalled} as uncalled from lead where agent_id = ${agentId} and lead_id in (
        (select lead_id from lead where ${waits} and ${isUncalled} order by ${rank} limit ${limit})
        union
        (select lead_id from lead where ${waits} order by ${rank} limit ${limit}))
      order by uncalled desc, ${rank} limit ${limit}
    ) as l
    left join lateral (
      select kind, topic, urgent, min(created_at) over () as since from task
      where agent_id = ${agentId} and conversation_id in ${threads} and done_at is null
      order by urgent desc, created_at limit 1
    ) as t on true
    order by l.uncalled desc, l.score desc, waiting_since, l.lead_id`.execute(db);
  return rows;
}

function presentItem(row: QueueRow): ReplyQueue["items"][number] {
  const { id, conversationId, name, phone, score, status, area, bedrooms, budget, timeline, language, lastMessage } =
    presentLead(row);
  return {
    ...{ id, conversationId, name, phone, score, status, area, bedrooms, budget, timeline, language, lastMessage },
    reason: row.task_kind === null ? null : { kind: row.task_kind as "ask_human", topic: row.task_topic || null },
    urgent: row.urgent ?? false,
    uncalled: row.uncalled,
    hasDraft: row.has_draft,
    waitingSince: row.waiting_since.toISOString(),
  };
}
