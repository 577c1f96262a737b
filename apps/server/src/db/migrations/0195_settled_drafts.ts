import { type Kysely, sql } from "kysely";

/** A draft that was sent, declined or withdrawn asks nothing of the agent: its notification doesn't stay unread. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const isSettled = `not exists (
  select from draft d
  where d.agent_id = n.agent_id and d.conversation_id = n.conversation_id and d.status = 'waiting')`;
const read = `mail_due = null, mail_held = false, push_due = null, push_held = false, text_due = null,
  text_held = false`;

const statements = [
  `create function read_draft_notification() returns trigger language plpgsql as $$
  begin
    update notification n set read_at = coalesce(new.decided_at, now()), ${read}
    where n.agent_id = new.agent_id and n.conversation_id = new.conversation_id and n.kind = 'draft'
      and n.read_at is null and ${isSettled};
    return null;
  end $$`,
  `create trigger draft_decided after update of status on draft for each row
    when (old.status = 'waiting' and new.status <> 'waiting') execute function read_draft_notification()`,
  `update notification n set read_at = now(), ${read} where n.kind = 'draft' and n.read_at is null and ${isSettled}`,
];
