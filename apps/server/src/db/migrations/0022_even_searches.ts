import { type Kysely, sql } from "kysely";

/**
 * Searches and writes that take the same time every day. An index of words collects new entries in a list that every
 * search reads and that some write must eventually merge: at its default of 4 MB a search takes five times as long in
 * between. A list of 64 KB is merged in a few milliseconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const index of ["lead_lookup_words", "property_words"]) {
    await sql`alter index ${sql.ref(index)} set (gin_pending_list_limit = 64)`.execute(db);
    await sql`select gin_clean_pending_list(${index})`.execute(db);
  }
}
