import { type Kysely, sql } from "kysely";

/**
 * How far a renter's page has shown its thread, so that what the agent wrote to someone who left can go out by email.
 * Null where the agent hasn't written since: nothing is known about the older messages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add column renter_seen integer`.execute(db);
  // One mail carries all the messages of a burst: the first has the mail, the others name the first.
  await sql`alter table outgoing_message add column carried_by uuid`.execute(db);
}
