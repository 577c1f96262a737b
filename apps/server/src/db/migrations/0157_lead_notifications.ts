import { type Kysely, sql } from "kysely";

/** The lead of a notification about a renter without a conversation: one whom the agent added by hand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `alter table notification add column lead_id uuid,
    add foreign key (agent_id, lead_id) references lead on delete cascade`,
  `create index notification_of_lead on notification (agent_id, lead_id) where lead_id is not null`,
];
