import { type Kysely, sql } from "kysely";

/** Both reminders of a showing, what a reply offers besides its text, and the renter as an actor. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // `reminded_at` is the reminder on the day before; each reminder is sent once, whichever server sends it.
  `alter table showing add column reminded_soon_at timestamptz`,
  `drop index showing_to_remind`,
  `create index showing_to_remind on showing (starts_at)
    where status = 'confirmed' and (reminded_at is null or reminded_soon_at is null)`,

  // Times, listings and the showing that appear under a reply; null for all others.
  `alter table message add column offers jsonb`,

  `alter table lead_event drop constraint lead_event_actor_check`,
  `alter table lead_event add constraint lead_event_actor_check check (actor in ('agent', 'assistant', 'renter'))`,
];
