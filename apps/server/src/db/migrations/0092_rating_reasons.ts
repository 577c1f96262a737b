import { type Kysely, sql } from "kysely";

/** What renters would improve, beside their stars; the dashboard counts them by time. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation_rating add column reasons text[] not null default '{}'
    check (reasons <@ array['more_homes', 'clearer_answers', 'faster', 'better_spanish'])`.execute(db);
  await sql`create index rating_reasons_by_time on conversation_rating (agent_id, created_at)
    where reasons <> '{}'`.execute(db);
}
