import { type Kysely, sql } from "kysely";

/** What the agent sent by hand goes out although the agent turned its step off. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table follow_up add column by_agent boolean not null default false`.execute(db);
}
