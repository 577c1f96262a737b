import { type Kysely, sql } from "kysely";

/**
 * That no home fits a search quoted whatever the renter had just written, such as "the 1st". Only questions are quoted
 * now; the statement takes the other quotes back.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update task set quote = '' where kind = 'knowledge_gap' and topic = 'availability'
    and property_id is null and done_at is null and quote !~ '[?¿]'`.execute(db);
}
