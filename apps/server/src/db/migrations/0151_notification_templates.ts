import { type Kysely, sql } from "kysely";

/** Whether a notification went to an agent's WhatsApp as an approved template: one that is refused isn't tried again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert_text add column by_template boolean not null default false`.execute(db);
}
