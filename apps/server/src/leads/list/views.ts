import { maxCounted } from "@llave/contract/agent/dashboard";
import { maxSavedViews, type SavedViews } from "@llave/contract/leads/leadChanges";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { marketDay } from "../../time/marketDay.ts";
import { homeTimeZone } from "../../time/markets.ts";
import { countWaiting } from "../repository.ts";
import { dueLeads } from "../todos/todos.ts";

/** The agent's own views in the order they were created, and the counts of the standard ones. */
export async function readViews(db: Kysely<Database>, agentId: string, now: Date): Promise<SavedViews> {
  const [views, counts, waiting] = await Promise.all([
    listViews(db, agentId),
    countOpen(db, agentId, now),
    countWaiting(db, agentId, maxCounted),
  ]);
  return { views, counts: { ...counts, waiting } };
}

function listViews(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("saved_view")
    .select(["view_id as id", "name", "query"])
    .where("agent_id", "=", agentId)
    .orderBy("created_at")
    .limit(maxSavedViews)
    .execute();
}

async function countOpen(db: Kysely<Database>, agentId: string, now: Date) {
  const { rows } = await sql<Omit<SavedViews["counts"], "waiting">>`
    select (select coalesce(sum(leads), 0) from lead_total where agent_id = ${agentId}) as "all",
      (select count(*) from (select from lead where agent_id = ${agentId} and counted and removed_at is null and status = 'hot'
        and score >= 50 and stage not in ('leased', 'lost') limit ${maxCounted}) as h) as hot,
      (select count(*) from (select from lead l where agent_id = ${agentId} and counted and removed_at is null
        and lead_id = any(array${dueLeads(agentId, marketDay(now, homeTimeZone))})
        limit ${maxCounted}) as t) as due,
      (select count(*) from (select from lead where agent_id = ${agentId} and not counted and removed_at is null
        limit ${maxCounted}) as o) as "onlyMessage"`.execute(db);
  return rows[0] ?? { all: 0, hot: 0, due: 0, onlyMessage: 0 };
}

/**
 * Saves a view.
 * @throws ApiError `too_many_views` beyond twenty
 */
export async function addView(db: Kysely<Database>, agentId: string, view: { name: string; query: string }) {
  const { count } = await db
    .selectFrom("saved_view")
    .select((row) => row.fn.countAll<number>().as("count"))
    .where("agent_id", "=", agentId)
    .executeTakeFirstOrThrow();
  if (count >= maxSavedViews) throw new ApiError("too_many_views");
  return db
    .insertInto("saved_view")
    .values({ agent_id: agentId, ...view })
    .returning(["view_id as id", "name", "query"])
    .executeTakeFirstOrThrow();
}

/**
 * Deletes a view.
 * @throws ApiError `not_found`
 */
export async function eraseView(db: Kysely<Database>, agentId: string, viewId: string): Promise<void> {
  const { numDeletedRows } = await db
    .deleteFrom("saved_view")
    .where("agent_id", "=", agentId)
    .where("view_id", "=", viewId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new ApiError("not_found");
}
