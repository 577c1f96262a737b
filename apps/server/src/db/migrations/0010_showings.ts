import { type Kysely, sql } from "kysely";

/** When agents show homes, and the showings: two of one agent can never overlap, no matter who writes them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create extension if not exists btree_gist`,

  // Agents without a row show homes in their working hours. Weekdays as in JavaScript, 0 = Sunday; minutes after
  // midnight in the market's time.
  `create table availability (
    agent_id uuid primary key references agent on delete cascade,
    weekly jsonb not null,
    length_minutes smallint not null check (length_minutes between 10 and 240),
    buffer_minutes smallint not null check (buffer_minutes between 0 and 240),
    notice_minutes integer not null check (notice_minutes between 0 and 20160),
    horizon_days smallint not null check (horizon_days between 1 and 60),
    days_off date[] not null default '{}',
    updated_at timestamptz not null default now()
  )`,

  // A held time is kept for a renter who is choosing; a requested one needs the agent's confirmation. "blocked" ends
  // with the agent's buffer, so that the next showing keeps its distance.
  `create table showing (
    agent_id uuid not null references agent on delete cascade,
    showing_id uuid not null,
    conversation_id uuid,
    lead_id uuid,
    property_id uuid,
    starts_at timestamptz not null,
    ends_at timestamptz not null,
    blocked tstzrange not null,
    status text not null check (status in ('held', 'requested', 'confirmed', 'cancelled', 'expired')),
    held_until timestamptz,
    cancelled_by text check (cancelled_by in ('renter', 'agent')),
    token_hash bytea not null unique,
    language text not null check (language in ('en', 'es')),
    revision integer not null default 0,
    reminded_at timestamptz,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    primary key (agent_id, showing_id),
    check (ends_at > starts_at),
    check (status <> 'held' or held_until is not null),
    constraint showings_apart exclude using gist (agent_id with =, blocked with &&)
      where (status in ('held', 'requested', 'confirmed'))
  )`,
  `create index showing_by_time on showing (agent_id, starts_at)`,
  `create index showing_of_conversation on showing (agent_id, conversation_id) where conversation_id is not null`,
  `create index showing_of_lead on showing (agent_id, lead_id) where lead_id is not null`,
  `create index showing_to_remind on showing (starts_at) where status = 'confirmed' and reminded_at is null`,

  // The free times that the assistant offers come from a cached copy of these rows.
  ...["availability", "showing"].map(
    (table) =>
      `create trigger ${table}_changed after insert or update or delete on ${table}
       for each row execute function tell_agent_changed()`,
  ),
];
