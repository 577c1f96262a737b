import { type Kysely, sql } from "kysely";

/** Whether the mailbox for answers could be read, and if not, why and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mailbox_state (
    mailbox text primary key,
    read_at timestamptz,
    problem text check (problem in ('password', 'unreachable', 'certificate', 'folder', 'other')),
    failing_since timestamptz,
    checked_at timestamptz not null,
    check ((problem is null) = (failing_since is null))
  )`,
];
