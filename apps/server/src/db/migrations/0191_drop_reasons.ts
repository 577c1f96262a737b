import { type Kysely, sql } from "kysely";

/** A mail that wasn't sent says why: the renter wants none, or it lost its point while it waited. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column drop_reason text check (drop_reason in ('opted_out', 'superseded'))`.execute(
    db,
  );
}
