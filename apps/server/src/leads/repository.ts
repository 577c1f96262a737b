import { type Kysely, type RawBuilder, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Cursor, cursorOf } from "./cursor.ts";
import { type LeadFilter, namesOne, orderOf, scarceConditions } from "./filter.ts";
import { threadsOf } from "./joining/parts.ts";
import {
  areFew,
  endOfWalk,
  idsAmong,
  idsFarther,
  idsNearby,
  isNarrowed,
  type Way,
  wayBy,
  wayByWords,
} from "./listPage.ts";

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

/** A page of leads, with where the next one goes on; null at the list's end. */
export interface LeadPage {
  rows: LeadRow[];
  next: Cursor | null;
}

/**
 * A page of an agent's leads. One that would take long to fill holds fewer than were asked for, or none, and goes on
 * all the same: only `next` tells where a list ends.
 */
export async function listLeads(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<LeadPage> {
  if (!namesOne(filter)) {
    const near = await leadsOf(db, agentId, filter, idsNearby(agentId, filter));
    if (near.length > filter.limit || !isNarrowed(filter)) return pageOf(near, filter);
  }
  const few = await amongFew(db, agentId, filter);
  if (few) return pageOf(few, filter);
  const far = pageOf(await leadsOf(db, agentId, filter, idsFarther(agentId, filter)), filter);
  return far.next ? far : { ...far, next: await endOfWalk(db, agentId, filter) };
}

/** The leads of a page where some condition leaves few; undefined where each leaves many. */
async function amongFew(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<LeadRow[] | undefined> {
  const way = await wayToFew(db, agentId, filter);
  if (!way) return undefined;
  const { rows } = await sql<LeadRow & { are_few: boolean }>`
    select page.are_few, ${shown} from (${idsAmong(way, agentId, filter)}) as page
    left join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  return rows[0]?.are_few ? rows.filter((row) => row.lead_id !== null) : undefined;
}

/** The condition that leaves few leads, else the words: how many have them takes longest to find out. */
async function wayToFew(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<Way | undefined> {
  const conditions = scarceConditions(filter);
  const { rows } = conditions.length > 0 ? await areFew(agentId, filter).execute(db) : { rows: [] };
  const scarce = conditions.find((_, index) => rows[0]?.few[index]);
  if (scarce) return wayBy(agentId, scarce);
  return filter.text === undefined ? undefined : wayByWords(agentId, filter.text);
}

function pageOf(found: LeadRow[], { limit }: LeadFilter): LeadPage {
  const rows = found.slice(0, limit);
  const last = found.length > limit ? rows.at(-1) : undefined;
  return { rows, next: last ? cursorOf(last) : null };
}

const shown = sql.join(listColumns.map((name) => sql.ref(`lead.${name}`)));

/** The rows of a page of ids, in the page's order. */
async function leadsOf(db: Kysely<Database>, agentId: string, filter: LeadFilter, page: RawBuilder<unknown>) {
  const { rows } = await sql<LeadRow>`
    select ${shown} from (${page}) as page
    join lead on lead.agent_id = ${agentId} and lead.lead_id = page.lead_id
    order by ${orderOf(filter.sort, "page")}`.execute(db);
  return rows;
}

/**
 * A lead with what stands beside its thread; one that joined another answers as that one. Undefined where the agent has
 * none with this id, or removed it.
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
    .where("lead.agent_id", "=", agentId)
    .where("lead.lead_id", "=", sql<string>`kept_lead(${agentId}, ${leadId})`)
    .where("lead.removed_at", "is", null)
    .executeTakeFirst();
}

export type LeadDetailRow = NonNullable<Awaited<ReturnType<typeof findLead>>>;

/** What waits for the agent in the conversations of a lead that stays, the urgent first. */
export function openTasks(db: Kysely<Database>, agentId: string, leadId: string) {
  return db
    .selectFrom("task")
    .select(["task_id", "kind", "topic", "urgent", "created_at"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "in", threadsOf(agentId, leadId))
    .where("done_at", "is", null)
    .orderBy("urgent", "desc")
    .orderBy("created_at")
    .limit(50)
    .execute();
}

/** The conversations of a lead that stays, the one the renter wrote in last first. */
export async function threadsOfLead(db: Kysely<Database>, agentId: string, leadId: string) {
  const { rows } = await sql<ThreadRow>`
    select c.conversation_id, c.created_at, p.needs_you, heard.at as heard_at
    from lead p
    join conversation c on c.agent_id = p.agent_id and c.conversation_id = p.conversation_id
    cross join lateral (select coalesce((
      select m.created_at from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id
        and m.author = 'renter' order by m.seq desc limit 1), c.created_at) as at) as heard
    where p.agent_id = ${agentId} and p.own_part is null and (p.lead_id = ${leadId} or p.merged_into = ${leadId})
    order by heard.at desc, c.conversation_id limit ${mostThreads}`.execute(db);
  return rows;
}

/** A lead's page offers so many of its conversations. */
const mostThreads = 20;

export interface ThreadRow {
  conversation_id: string;
  created_at: Date;
  heard_at: Date;
  needs_you: boolean;
}

export type TaskRow = Awaited<ReturnType<typeof openTasks>>[number];
