import { type Kysely, sql } from "kysely";

/** The ledger also has who stopped an agent's emails by the link in one of them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table consent drop constraint consent_channel_check`,
  `alter table consent add constraint consent_channel_check check (channel in ('sms', 'whatsapp', 'email'))`,
  `alter table consent drop constraint consent_source_check`,
  `alter table consent add constraint consent_source_check
    check (source in ('page', 'keyword', 'carrier', 'unsubscribe'))`,
];
