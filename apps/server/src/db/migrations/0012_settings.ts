import { type Kysely, sql } from "kysely";

/** People who must get no more messages, kept when everything else about them is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A keyed hash of a phone number or an email address: it recognizes a contact and reveals no one.
  `create table suppressed_contact (
    agent_id uuid not null references agent on delete cascade,
    contact_hash bytea not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, contact_hash)
  )`,
];
