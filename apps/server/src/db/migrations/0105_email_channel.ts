import { type Kysely, sql } from "kysely";

/** Email as a channel of its own: renters answer mails, and both sides of the thread go by email. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  ...["conversation", "message"].map(
    (table) => `alter table ${table} drop constraint ${table}_channel_check,
      add constraint ${table}_channel_check check (channel in ('web', 'sms', 'whatsapp', 'email'))`,
  ),
  ...["channel_thread", "outgoing_message"].map(
    (table) => `alter table ${table} drop constraint ${table}_channel_check,
      add constraint ${table}_channel_check check (channel in ('sms', 'whatsapp', 'email'))`,
  ),
  // What an answer needs so that mail programs show it in the same thread.
  `alter table channel_thread add column mail_subject text, add column mail_message_id text`,
  // Attached files arrive with the mail and wait here until its message is in the thread.
  `create table inbound_file (
    inbound_id uuid not null references inbound_message on delete cascade,
    place integer not null,
    content_type text not null,
    content bytea not null,
    primary key (inbound_id, place)
  )`,
  // A mail's address names a conversation, without its agent.
  `create index conversation_by_id on conversation (conversation_id)`,
];
