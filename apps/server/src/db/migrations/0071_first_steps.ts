import { type Kysely, sql } from "kysely";

/** Which first steps a new agent has done. Null: an account from before the list, which never shows it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table agent add column first_steps jsonb`.execute(db);
}
