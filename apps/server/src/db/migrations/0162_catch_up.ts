import { type Kysely, sql } from "kysely";

/**
 * When the agent switched the assistant on again: what the renter wrote until then, and nobody answered, is to be
 * answered; null if nothing is. A server that takes the conversation says when, so that another one goes on if it dies.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table conversation add column catch_up_to timestamptz, add column catch_up_claimed_at timestamptz`.execute(
    db,
  );
  await sql`create index conversation_to_catch_up on conversation (catch_up_to) where catch_up_to is not null`.execute(
    db,
  );
}
