import { type Kysely, sql } from "kysely";

/**
 * The leads that a follow-up may be due for: after an import of thousands, the last days' leads are mostly ones that
 * nobody chats with.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index lead_in_talk on lead (agent_id, updated_at)
    where counted and removed_at is null and conversation_id is not null
      and stage not in ('applied', 'leased', 'lost')`.execute(db);
}
