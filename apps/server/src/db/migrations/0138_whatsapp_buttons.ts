import { type Kysely, sql } from "kysely";

/** Sets of buttons that were made as content at Twilio, so that each is made once per account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table whatsapp_buttons (
    account_sid text not null,
    labels_hash bytea not null,
    content_sid text not null,
    created_at timestamptz not null default now(),
    primary key (account_sid, labels_hash)
  )`,
];
