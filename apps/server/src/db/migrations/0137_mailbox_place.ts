import { type Kysely, sql } from "kysely";

/** How far a mailbox was read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The mail server numbers a mailbox's mails in ascending order; another validity means that it numbered them again.
  `create table mailbox_place (
    mailbox text primary key,
    uid_validity bigint not null,
    last_uid bigint not null,
    read_at timestamptz not null
  )`,
];
