import { type Kysely, sql } from "kysely";

/** The assistant pauses in a conversation for a while after each of the agent's messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add column paused_until timestamptz`.execute(db);
}
