import { type Kysely, sql } from "kysely";

/** Whether times that are offered leave room for the drive between homes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table availability add column use_drive_time boolean not null default false`.execute(db);
}
