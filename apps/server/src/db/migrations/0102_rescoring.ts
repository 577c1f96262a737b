import { type Kysely, sql } from "kysely";

/** When an agent's leads were last scored again: scores depend on the day and on the agent's listings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table rescoring (
    agent_id uuid primary key references agent on delete cascade,
    scored_at timestamptz not null
  )`.execute(db);
}
