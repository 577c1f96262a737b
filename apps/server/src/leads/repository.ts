import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type LeadFilter, orderOf } from "./filter.ts";
import { amongNext, amongThoseThatPass, isNarrowed } from "./listPage.ts";

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
  const next = await leadsOf(db, agentId, filter, amongNext(agentId, filter));
  if (next.length > filter.limit || !isNarrowed(filter)) return next;
  return leadsOf(db, agentId, filter, amongThoseThatPass(agentId, filter));
}

/** The rows of a page of ids, in the page's order. */
async function leadsOf(db: Kysely<Database>, agentId: string, filter: LeadFilter, page: RawBuilder<unknown>) {
  const columns = sql.join(listColumns.map((name) => sql.ref(`lead.${name}`)));
  const { rows } = await sql<LeadRow>`
    select ${columns} from (${page}) as page
    join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  return rows;
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
