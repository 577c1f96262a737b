import { type Kysely, sql } from "kysely";

/** Time an agent keeps free of showings, and the secret address where a calendar app reads the agent's showings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table blocked_time (
    agent_id uuid not null references agent on delete cascade,
    block_id uuid not null,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    note text not null default '',
    created_at timestamptz not null default now(),
    primary key (agent_id, block_id),
    check (ends_at > starts_at)
  )`,
  `create index blocked_time_by_end on blocked_time (agent_id, ends_at)`,
  // The free times the assistant offers come from a cached copy of these rows.
  `create trigger blocked_time_changed after insert or update or delete on blocked_time
    for each row execute function tell_agent_changed()`,

  // The same error code as two showings that overlap, so callers handle one case: the time is taken.
  `create function refuse_showing_in_blocked_time() returns trigger language plpgsql as $$
  begin
    if new.status in ('held', 'requested', 'confirmed') and exists (
      select from blocked_time b
      where b.agent_id = new.agent_id and b.ends_at > new.starts_at and b.starts_at < new.ends_at)
    then
      raise exception 'the agent has blocked this time' using errcode = 'exclusion_violation';
    end if;
    return new;
  end $$`,
  // Confirming or canceling a showing that was there before the block stays possible.
  `create trigger showing_in_blocked_time before insert or update of starts_at, ends_at on showing
    for each row execute function refuse_showing_in_blocked_time()`,

  // The token itself is derived from the feed's id and the installation's secret.
  `create table calendar_feed (
    agent_id uuid primary key references agent on delete cascade,
    feed_id uuid not null,
    token_hash bytea not null unique,
    language text not null check (language in ('en', 'es')),
    created_at timestamptz not null default now()
  )`,
];
