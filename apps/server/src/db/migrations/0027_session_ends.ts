import { type Kysely, sql } from "kysely";

/** When a session ends, every running server is notified and closes what is still open for it: live streams. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function tell_session_ended() returns trigger language plpgsql as $$
  begin
    perform pg_notify('llave_session', session_id::text) from gone;
    return null;
  end $$`,
  `create trigger session_ended after delete on session
    referencing old table as gone for each statement execute function tell_session_ended()`,
];
