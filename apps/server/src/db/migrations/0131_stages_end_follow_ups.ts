import { type Kysely, sql } from "kysely";

/** A lead that applied, leased or was lost isn't asked whether they still look: waiting drafts of follow-ups end. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create function end_follow_ups() returns trigger language plpgsql as $$
  begin
    update draft d set status = 'stale', decided_at = new.updated_at
    from follow_up f
    where f.agent_id = new.agent_id and f.lead_id = new.lead_id and f.outcome = 'drafted'
      and d.agent_id = f.agent_id and d.draft_id = f.draft_id and d.status = 'waiting' and d.kind = 'follow_up';
    return null;
  end $$`,
  `create trigger lead_ends_follow_ups after update of stage on lead for each row
    when (new.stage in ('applied', 'leased', 'lost') and old.stage <> new.stage) execute function end_follow_ups()`,
];
