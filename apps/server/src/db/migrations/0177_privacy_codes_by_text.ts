import { type Kysely, sql } from "kysely";

/**
 * A code for a person's own data can go to a phone that has written, on the line it wrote on. `text_due` is when it is to
 * be sent; null once a server has taken it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table privacy_request add column phone text,
      add column channel text check (channel in ('sms', 'whatsapp')), add column number text,
      add column text_due timestamptz,
      add constraint privacy_request_line check (num_nulls(phone, channel, number) in (0, 3))`.execute(db);
  await sql`create index privacy_request_due on privacy_request (text_due) where text_due is not null`.execute(db);
}
