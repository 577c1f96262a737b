import { type Kysely, sql } from "kysely";

/** What the renter's chat shows of homes and of the agent behind it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A few dozen pixels as a data address, shown until the picture is there. Pictures from before have none.
  "alter table picture add column placeholder text",
  // By which of these renters may reach the agent in person: none until the agent says so.
  `alter table agent add column renter_contact text[] not null default '{}'
    check (renter_contact <@ array['call', 'text', 'whatsapp', 'email'])`,
  // When the agent looked at the thread last.
  "alter table conversation add column seen_at timestamptz",
];
