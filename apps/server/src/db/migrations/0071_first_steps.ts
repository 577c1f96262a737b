import { type Kysely, sql } from "kysely";

/** What a new agent did of the first steps. Null: an account from before the list, which never shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent add column first_steps jsonb`.execute(db);
}
