import { type Kysely, sql } from "kysely";

/** A phone that is new on one channel is looked for on the other, so that its conversation goes on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index channel_thread_address on channel_thread (address)`.execute(db);
}
