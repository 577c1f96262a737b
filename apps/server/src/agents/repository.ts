import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** An agent's profile, or undefined before setup is finished. */
export function findAgent(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("agent")
    .select(["agent_id", "name", "license_number", "license_state", "license_status", "photo", "brokerage"])
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
}

/**
 * Lets one change that a limit applies to run at a time for each agent: two at once could both take the last place.
 * Rows that only reference the agent don't wait.
 * @returns false for an account that isn't an agent yet
 */
export async function lockAgent(tx: Kysely<Database>, agentId: string): Promise<boolean> {
  const agent = await tx
    .selectFrom("agent")
    .select("agent_id")
    .where("agent_id", "=", agentId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return agent !== undefined;
}

/** Whether an agent has finished setup. */
export async function isOnboarded(db: Kysely<Database>, agentId: string): Promise<boolean> {
  const row = await db
    .selectFrom("agent")
    .select("agent_id")
    .where("agent_id", "=", agentId)
    .where("onboarded_at", "is not", null)
    .executeTakeFirst();
  return row !== undefined;
}

/** An agent's counts for the tabs of the dashboard. */
export async function countOwned(db: Kysely<Database>, agentId: string) {
  const { rows } = await sql<{ leads: number; smartLinks: number; properties: number }>`
    select (select coalesce(sum(leads), 0) from lead_total where agent_id = ${agentId}) as leads,
      (select count(*) from smartlink where agent_id = ${agentId} and deleted_at is null) as "smartLinks",
      (select count(*) from property where agent_id = ${agentId} and deleted_at is null) as properties`.execute(db);
  return rows[0] ?? { leads: 0, smartLinks: 0, properties: 0 };
}
