import { type Kysely, sql } from "kysely";

/** No query looks for uncalled leads alone anymore: the queue orders them with all others that wait. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index lead_uncalled`.execute(db);
}
