import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { beyond, conditionsOf, type LeadFilter, orderOf } from "./filter.ts";

/** What a list shows of a lead. */
export const listColumns = [
  "lead_id",
  "conversation_id",
  "name",
  "email",
  "phone",
  "budget",
  "timeline",
  "area",
  "bedrooms",
  "source",
  "status",
  "stage",
  "score",
  "language",
  "last_message",
  "needs_you",
  "updated_at",
] as const;

export type LeadRow = Pick<Selectable<Database["lead"]>, (typeof listColumns)[number]>;

/** An agent's leads, one more than asked for so that the caller sees whether a page follows. */
export async function listLeads(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<LeadRow[]> {
  const columns = sql.join(listColumns.map((name) => sql.ref(`lead.${name}`)));
  const { rows } = await sql<LeadRow>`
    select ${columns} from (${page(agentId, filter)}) as page
    join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  return rows;
}

/**
 * The ids of a page in order. It reads nothing but what the order's index carries, so that a filter that few
 * leads pass does not fetch those that fail it.
 */
function page(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  const conditions = conditionsOf(agentId, filter);
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  return sql`select l.lead_id, l.score, l.updated_at from lead l where ${sql.join(conditions, sql` and `)}
    order by ${orderOf(filter.sort)} limit ${filter.limit + 1}`;
}

/** A lead with what stands beside its thread; undefined where the agent has none with this id, or removed it. */
export function findLead(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("lead")
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "lead.agent_id").onRef("c.conversation_id", "=", "lead.conversation_id"),
    )
    .leftJoin("smartlink as s", (join) =>
      join.onRef("s.agent_id", "=", "lead.agent_id").onRef("s.link_id", "=", "lead.link_id"),
    )
    .selectAll("lead")
    .select(["c.notice_version", "c.notice_at", "s.name as link_name"])
    .where("lead.agent_id", "=", agentId)
    .where("lead.lead_id", "=", leadId)
    .where("lead.removed_at", "is", null)
    .executeTakeFirst();
}

export type LeadDetailRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** What waits for the agent in a conversation, the urgent first. */
export function openTasks(db: Kysely<Database>, agentId: string, conversationId: string | null) {
  return db
    .selectFrom("task")
    .select(["task_id", "kind", "topic", "urgent", "created_at"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where("done_at", "is", null)
    .orderBy("urgent", "desc")
    .orderBy("created_at")
    .limit(50)
    .execute();
}

export type TaskRow = Awaited<ReturnType<typeof openTasks>>[number];
