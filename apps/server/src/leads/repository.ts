import type { ListedLead } from "@llave/contract/leads/leads";
import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { waitingSince } from "../db/waitingSince.ts";
import { type Cursor, cursorOf } from "./list/cursor.ts";
import { type LeadFilter, narrowing, orderOf, scarceConditions } from "./list/filter.ts";
import {
  areFew,
  endOfScan,
  idsAmong,
  idsByWords,
  idsFarther,
  idsNearby,
  idsOfAll,
  type Spread,
} from "./list/listPage.ts";
import { threadsOf } from "./merging/members.ts";
import { nextTodo } from "./todos/todos.ts";

/** The columns of a lead that a list shows. */
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
export type ListedLeadRow = LeadRow & { next_todo: ListedLead["nextTodo"]; waiting_since: Date | null };

/** A page of leads, with where the next one continues; null at the end of the list. */
export interface LeadPage {
  rows: ListedLeadRow[];
  next: Cursor | null;
}

/**
 * A page of an agent's leads. A page that would take long to fill holds fewer leads than requested, or none, and the
 * list still continues: only `next` says where it ends.
 */
export async function listLeads(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<LeadPage> {
  const page = async (ids: RawBuilder<unknown>) => pageOf(await leadsOf(db, agentId, filter, ids), filter);
  const isNarrowed = narrowing(filter).length > 0;
  const words = filter.text === undefined ? undefined : await byWords(db, agentId, filter, filter.text);
  if (words?.page) return words.page;
  if (!words && !isNarrowed) return page(idsOfAll(agentId, filter));
  if (!words) {
    const near = await page(idsNearby(agentId, filter));
    if (near.next) return near;
  }
  const scarce = isNarrowed ? await scarceOf(db, agentId, filter) : undefined;
  if (scarce) return page(idsAmong(agentId, filter, scarce));
  const far = await page(idsFarther(agentId, filter, words?.spread));
  return far.next ? far : { ...far, next: await endOfScan(db, agentId, filter, words?.spread) };
}

/** How many leads have the searched words, and the page if there are few. */
async function byWords(db: Kysely<Database>, agentId: string, filter: LeadFilter, text: string) {
  const { rows } = await sql<ListedLeadRow & { spread: Spread }>`
    select page.spread, ${shown} from (${idsByWords(agentId, filter, text)}) as page
    left join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  const spread = rows[0]?.spread ?? "few";
  const found = rows.filter((row) => row.lead_id !== null);
  return { spread, page: spread === "few" ? pageOf(found, filter) : undefined };
}

/** The condition that leaves few leads, if there is one. */
async function scarceOf(db: Kysely<Database>, agentId: string, filter: LeadFilter) {
  const conditions = scarceConditions(filter);
  if (conditions.length === 0) return undefined;
  const { rows } = await areFew(agentId, filter).execute(db);
  return conditions.find((_, index) => rows[0]?.few[index]);
}

function pageOf(found: ListedLeadRow[], { limit }: LeadFilter): LeadPage {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorOf(last) : null };
}

const shown = sql`${sql.join(listColumns.map((name) => sql.ref(`lead.${name}`)))}, ${nextTodo("lead")} as next_todo,
  ${waitingSince("lead")} as waiting_since`;

/** The rows of a page by ids, in the page's order. */
async function leadsOf(db: Kysely<Database>, agentId: string, filter: LeadFilter, page: RawBuilder<unknown>) {
  const { rows } = await sql<ListedLeadRow>`
    select ${shown} from (${page}) as page
    join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  return rows;
}

/**
 * A lead with everything shown beside its thread; the id of a merged lead returns the remaining one. Undefined if the
 * agent has none with this id, or removed it.
 */
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
    .select(sql<string | null>`c.state->>'focus'`.as("home_id"))
    .select(sql<number | null>`c.state->'petPounds'`.as("pet_pounds"))
    .where("lead.agent_id", "=", agentId)
    .where("lead.lead_id", "=", sql<string>`kept_lead(${agentId}, ${leadId})`)
    .where("lead.removed_at", "is", null)
    .executeTakeFirst();
}

export type LeadDetailRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** What waits for the agent in the conversations of a remaining lead, urgent items first. */
export function openTasks(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("task")
    .select(["task_id", "kind", "topic", "urgent", "quote", "created_at"])
    .select([
      sql<string | null>`(select nullif(p.address, '') from property p
        where p.agent_id = task.agent_id and p.property_id = task.property_id)`.as("address"),
      sql<boolean>`exists (select from property p where task.kind = 'knowledge_gap' and p.deleted_at is null
        and p.agent_id = task.agent_id and p.property_id = task.property_id)`.as("asks_of_listing"),
      sql<boolean>`task.kind = 'showing' and exists (select from draft d where d.agent_id = task.agent_id
        and d.conversation_id = task.conversation_id and d.kind = 'showing' and d.status = 'waiting')`.as("has_draft"),
    ])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "in", threadsOf(agentId, leadId))
    .where("done_at", "is", null)
    .orderBy("urgent", "desc")
    .orderBy("created_at")
    .limit(50)
    .execute();
}

/** The conversations of a remaining lead, with the one the renter last wrote in first. */
export async function threadsOfLead(db: Kysely<Database>, agentId: string, leadId: string) {
  const { rows } = await sql<ThreadRow>`
    select c.conversation_id, c.created_at, p.needs_you, heard.at as heard_at
    from lead p
    join conversation c on c.agent_id = p.agent_id and c.conversation_id = p.conversation_id
    cross join lateral (select coalesce((
      select m.created_at from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id
        and m.author = 'renter' order by m.seq desc limit 1), c.created_at) as at) as heard
    where p.agent_id = ${agentId} and p.own_member is null and (p.lead_id = ${leadId} or p.merged_into = ${leadId})
    order by heard.at desc, c.conversation_id limit ${maxThreads}`.execute(db);
  return rows;
}

/** Maximum number of conversations a lead's page offers. */
const maxThreads = 20;

export interface ThreadRow {
  conversation_id: string;
  created_at: Date;
  heard_at: Date;
  needs_you: boolean;
}

/** How many leads wait for the agent, with those of one anonymous message; stops counting at `max`. */
export async function countWaiting(db: Kysely<Database>, agentId: string, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from lead where agent_id = ${agentId} and needs_you and removed_at is null limit ${max}
    ) as waiting`.execute(db);
  return rows[0]?.n ?? 0;
}

export type TaskRow = Awaited<ReturnType<typeof openTasks>>[number];
