import { type Kysely, sql } from "kysely";

/** What a renter's file was called on the renter's side; null if its sender gave no name. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table channel_media add column file_name text`,
  `alter table inbound_file add column file_name text`,
];
