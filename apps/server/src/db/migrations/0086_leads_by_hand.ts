import { type Kysely, sql } from "kysely";

/**
 * Leads that the agent adds by hand: their source, what the agent plans to do, and figures of conversations without
 * them, since they haven't written yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [todos, conversations, source].flat()) await sql.raw(statement).execute(db);
}

const todos = [
  `create table lead_todo (
    agent_id uuid not null,
    lead_id uuid not null,
    todo_id uuid not null,
    text text not null,
    due_on date,
    created_at timestamptz not null default now(),
    done_at timestamptz,
    primary key (agent_id, lead_id, todo_id),
    foreign key (agent_id, lead_id) references lead on delete cascade
  )`,
  `create index lead_todo_due on lead_todo (agent_id, due_on) include (lead_id) where done_at is null`,
];

/** A renter without a conversation can't have left a contact in one. */
const conversations = [
  `create or replace function lead_marks(l lead) returns integer[] language sql immutable as $$
    select array[1, (l.language = 'es')::integer,
      (l.conversation_id is not null and (l.email is not null or l.phone is not null))::integer,
      (l.showing_at is not null)::integer, (l.stage = 'leased')::integer]
  $$`,
  `drop trigger lead_recounted on lead`,
  `create trigger lead_recounted after update on lead for each row
    when (old.counted <> new.counted or old.stage <> new.stage or old.language <> new.language
      or old.removed_at is distinct from new.removed_at or old.showing_at is distinct from new.showing_at
      or old.leased_at is distinct from new.leased_at or old.commission is distinct from new.commission
      or (old.email is null and old.phone is null) <> (new.email is null and new.phone is null)
      or (old.conversation_id is null) <> (new.conversation_id is null)
      or old.source is distinct from new.source)
    execute function count_lead()`,
  `insert into lead_day as d (agent_id, day, source, shard, qualified)
    select agent_id, market_day(created_at), coalesce(source, ''), 0, -count(*) from lead
    where conversation_id is null and counted and removed_at is null and (email is not null or phone is not null)
    group by 1, 2, 3
    on conflict (agent_id, day, source, shard) do update set qualified = d.qualified + excluded.qualified`,
];

const source = [
  `update lead l set source = 'added-by-agent'
    where conversation_id is null and own_part is null and source is null and exists (
      select from lead_event e where e.agent_id = l.agent_id and e.lead_id = l.lead_id and e.kind = 'added')`,
];
