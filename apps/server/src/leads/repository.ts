import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Cursor } from "./cursor.ts";

export interface LeadFilter {
  /** Temperature, or undefined for all. */
  status: "hot" | "warm" | "cold" | undefined;
  /** Words to find in name, e-mail, phone, area or last message. */
  text: string | undefined;
  sort: "score" | "recent";
  after: Cursor | null;
  limit: number;
}

const listColumns = [
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

/** An agent's leads, one more than asked for so that the caller sees whether a page follows. */
export function listLeads(db: Kysely<Database>, agentId: string, filter: LeadFilter) {
  let query = db.selectFrom("lead").select(listColumns).where("agent_id", "=", agentId);
  if (filter.status) query = query.where("status", "=", filter.status);
  if (filter.text) query = query.where(matches(filter.text));
  if (filter.after) query = query.where(beyond(filter.sort, filter.after));
  if (filter.sort === "score") query = query.orderBy("score", "desc");
  return query
    .orderBy("updated_at", "desc")
    .orderBy("lead_id", "desc")
    .limit(filter.limit + 1)
    .execute();
}

export type LeadRow = Awaited<ReturnType<typeof listLeads>>[number];

function beyond(sort: LeadFilter["sort"], after: Cursor) {
  return sort === "score"
    ? sql<boolean>`(score, updated_at, lead_id) < (${after.score}, ${after.updatedAt}::timestamptz, ${after.leadId}::uuid)`
    : sql<boolean>`(updated_at, lead_id) < (${after.updatedAt}::timestamptz, ${after.leadId}::uuid)`;
}

function matches(text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, "\\$&")}%`;
  return sql<boolean>`concat_ws(' ', name, email, phone, area, last_message) ilike ${pattern}`;
}

/** A lead with what stands beside its thread; undefined where the agent has none with this id. */
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
