import { type Kysely, sql } from "kysely";

/** A requested time that the agent canceled was declined: it never was an appointment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table showing add column declined boolean not null default false`.execute(db);
}
