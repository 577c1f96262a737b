import { type Kysely, sql } from "kysely";

/** How often the assistant answered with each of the agent's own answers, and when last. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Apart from the answers, whose changes empty the copies that the assistant answers from. A turn writes the shard of its
  // connection, and doesn't fail if the answer was deleted a moment ago: nothing refers to the answer.
  `create table own_answer_use (
    agent_id uuid not null references agent on delete cascade,
    answer_id uuid not null,
    shard smallint not null,
    uses integer not null,
    last_used_at timestamptz not null,
    primary key (agent_id, answer_id, shard)
  )`,
  `create function forget_answer_use() returns trigger language plpgsql as $$
  begin
    delete from own_answer_use where agent_id = old.agent_id and answer_id = old.answer_id;
    return null;
  end $$`,
  `create trigger own_answer_forgotten after delete on own_answer for each row execute function forget_answer_use()`,
];
