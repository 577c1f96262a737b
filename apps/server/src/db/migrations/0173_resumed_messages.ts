import { type Kysely, sql } from "kysely";

/**
 * Messages that a renter allows again without agreeing to automated ones are a line of their own in the ledger, and a
 * stop on the shared number finds everyone the phone's owner agreed to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table consent drop constraint consent_act_check`.execute(db);
  await sql`alter table consent add constraint consent_act_check
    check (act in ('granted', 'revoked', 'resumed'))`.execute(db);
  await sql`create index consent_by_address on consent (address) where address is not null`.execute(db);
}
