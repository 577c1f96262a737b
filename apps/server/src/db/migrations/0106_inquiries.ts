import { type Kysely, sql } from "kysely";

/** Inquiries from listing portals, which agents have forwarded to an address of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Which mails were read, so that each makes one lead however often it is delivered.
  `create table inquiry_mail (
    agent_id uuid not null references agent on delete cascade,
    mail_id text not null,
    received_at timestamptz not null,
    primary key (agent_id, mail_id)
  )`,
  `create index inquiry_mail_by_time on inquiry_mail (received_at)`,
  // What the portal said about the renter, until the message is in the thread.
  `alter table inbound_message add column inquiry jsonb`,
];
