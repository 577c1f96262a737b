import { type Kysely, sql } from "kysely";

/** A message to a renter who stopped answering, drafted for the agent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table draft drop constraint draft_kind_check`,
  `alter table draft add constraint draft_kind_check
    check (kind in ('reply', 'answer', 'showing', 'properties', 'follow_up'))`,
];
