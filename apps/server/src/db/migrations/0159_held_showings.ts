import { type Kysely, sql } from "kysely";

/** Every booking and every move first lets go of the agent's holds that have ended: a few rows of many. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index showing_held on showing (agent_id, held_until) where status = 'held'`.execute(db);
}
