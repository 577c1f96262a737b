import { type Kysely, sql } from "kysely";

/**
 * The same question about two homes is two open items, and so are two questions that no topic names. A home that is
 * rented, taken off the market or deleted withdraws the answers that were begun about it; their questions stay open.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `drop index task_open`,
  `create unique index task_open on task (agent_id, conversation_id, kind, topic, (case when kind = 'knowledge_gap'
    then coalesce(property_id::text, '') || case when topic in ('', 'other') then md5(quote) else '' end else '' end))
    where done_at is null`,
  `create function end_answers() returns trigger language plpgsql as $$
  begin
    update draft d set status = 'stale', decided_at = new.updated_at
    where d.agent_id = new.agent_id and d.property_id = new.property_id and d.status = 'waiting' and d.kind = 'answer';
    return null;
  end $$`,
  `create trigger property_ends_answers after update of status, deleted_at on property for each row
    when ((new.deleted_at is not null and old.deleted_at is null)
      or (new.status in ('leased', 'off_market') and old.status <> new.status)) execute function end_answers()`,
];
