import { type Kysely, sql } from "kysely";

/** What the renter's chat shows about homes and the agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A few dozen pixels as a data URL, shown until the picture loads. Older pictures have none.
  "alter table picture add column placeholder text",
  // The ways renters can reach the agent in person: none until the agent allows some.
  `alter table agent add column renter_contact text[] not null default '{}'
    check (renter_contact <@ array['call', 'text', 'whatsapp', 'email'])`,
  // When the agent last looked at the thread.
  "alter table conversation add column seen_at timestamptz",
];
