import { type Kysely, sql } from "kysely";

/** A reminder's mail by the showing it is about, so that the plan can say what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index mail_of_reminder on mail (about) where kind = 'showing_reminder'`.execute(db);
}
