import { type Kysely, sql } from "kysely";

/** When the agent put a lead aside. Older items stop asking for the agent until the renter writes again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table lead add column done_at timestamptz`,
  `create index lead_done on lead (agent_id, done_at desc) where done_at is not null`,
  `create index task_urgent on task (agent_id, created_at) where done_at is null and urgent`,
];
