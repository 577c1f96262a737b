import { type Kysely, sql } from "kysely";

/** Whom nobody may write to any more, kept when everything else about them is erased. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A keyed hash of a phone number or an e-mail address: it recognises a contact and tells nobody who it was.
  `create table suppressed_contact (
    agent_id uuid not null references agent on delete cascade,
    contact_hash bytea not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, contact_hash)
  )`,
];
