import { type Kysely, sql } from "kysely";

/** What a picture's sizes may take is reserved until they are made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table picture_original add column reserved integer not null default 0`.execute(db);
}
