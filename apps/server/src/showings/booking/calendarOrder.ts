import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";

/**
 * Makes the changes to one agent's showings follow one another until the end of the transaction. The database's
 * constraint alone keeps overlapping showings apart, but transactions that insert at the same moment wait for each
 * other's outcome in circles, and each circle takes a second to be found. A conversation is locked before this, figures
 * and showings after it; taking it twice is harmless.
 */
export async function lockCalendar(tx: Kysely<Database>, agentId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`showings of ${agentId}`}, 0))`.execute(tx);
}

/** Does work on an agent's showings after {@link lockCalendar}, in the caller's transaction or in one of its own. */
export function inCalendarOrder<Result>(
  db: Kysely<Database>,
  agentId: string,
  work: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(db, async (tx) => {
    await lockCalendar(tx, agentId);
    return work(tx);
  });
}

/** Does work in the caller's transaction or in one of its own. */
export function inTransaction<Result>(
  db: Kysely<Database>,
  work: (tx: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return db.isTransaction ? work(db) : db.transaction().execute(work);
}
