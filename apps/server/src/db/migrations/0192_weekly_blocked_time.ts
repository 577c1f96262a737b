import { type Kysely, sql } from "kysely";

/** Time that is blocked every week has a row for each week, so that bookings and the trigger see them like any other. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table blocked_time add column series_id uuid`.execute(db);
}
