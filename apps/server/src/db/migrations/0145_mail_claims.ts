import { type Kysely, sql } from "kysely";

/** When a mail was last handed to the mail server, until the outcome is known; and a follow-up's mail by what it is about. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table mail add column handing_at timestamptz`,
  `create index mail_of_follow_up on mail (about) where kind = 'follow_up'`,
];
