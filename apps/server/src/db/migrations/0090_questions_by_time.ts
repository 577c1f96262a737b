import { type Kysely, sql } from "kysely";

/** Analytics reads an agent's newest questions that no listing answered. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index question_by_time on task (agent_id, created_at desc) where kind = 'knowledge_gap'`.execute(db);
}
