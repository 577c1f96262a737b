import { type Kysely, sql } from "kysely";

/** What an open item rests on, in the words of whoever said it, and how it was closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table task
    add column quote text not null default '',
    add column closed_as text check (closed_as in ('answered', 'saved', 'done', 'dismissed'))`,
];
