import { type Kysely, sql } from "kysely";

/** The words an open item is based on, and how it was closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table task
    add column quote text not null default '',
    add column closed_as text check (closed_as in ('answered', 'saved', 'done', 'dismissed'))`,
];
