import { type Kysely, sql } from "kysely";

/**
 * The analytics compare conversations by hour with the leads they became. The index says which leads came from a
 * conversation, so that thousands of them are counted without reading their rows.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_by_arrival`.execute(db);
  await sql`create index lead_by_arrival on lead (agent_id, created_at desc, lead_id desc)
    include (language, counted, conversation_id) where removed_at is null`.execute(db);
}
