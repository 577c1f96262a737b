import { type Kysely, sql } from "kysely";

/** People who end an agent's follow-ups by mail still get the mails about a showing they arrange. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table suppressed_contact add column follow_ups_only boolean not null default false`.execute(db);
}
