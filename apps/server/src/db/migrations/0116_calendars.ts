import { type Kysely, sql } from "kysely";

/**
 * Agents' own calendars at Google and Microsoft: the connection with when the agent is busy, sign-ins on their way, and
 * which showings are there. A trigger notes each change of a showing in its transaction, so that nothing is lost.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, triggers].flat()) await sql.raw(statement).execute(db);
}

const tables = [
  // Tokens are encrypted with the installation's secret. "busy" is a list of [from, to], as read last.
  `create table calendar_connection (
    agent_id uuid not null references agent on delete cascade,
    provider text not null check (provider in ('google', 'microsoft')),
    account text not null,
    language text not null check (language in ('en', 'es')),
    refresh_token bytea not null,
    access_token bytea,
    access_until timestamptz,
    calendar_id text,
    state text not null default 'on' check (state in ('on', 'reconnect')),
    busy jsonb not null default '[]',
    busy_read_at timestamptz,
    read_due_at timestamptz not null,
    wait_until timestamptz,
    failing_since timestamptz,
    failures integer not null default 0,
    connected_at timestamptz not null,
    primary key (agent_id, provider)
  )`,
  `create index calendar_connection_to_read on calendar_connection (read_due_at) where state = 'on'`,

  // A sign-in on its way, until the provider sends the agent back; it works once.
  `create table calendar_sign_in (
    state_hash bytea primary key,
    agent_id uuid not null references agent on delete cascade,
    provider text not null check (provider in ('google', 'microsoft')),
    verifier bytea not null,
    language text not null check (language in ('en', 'es')),
    expires_at timestamptz not null
  )`,
  `create index calendar_sign_in_of_agent on calendar_sign_in (agent_id)`,

  // No reference to the showing: its entry has to go after the showing is gone.
  `create table calendar_event (
    agent_id uuid not null,
    provider text not null,
    showing_id uuid not null,
    event_id text,
    wanted integer not null default 1,
    sent integer not null default 0,
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_at timestamptz,
    primary key (agent_id, provider, showing_id),
    foreign key (agent_id, provider) references calendar_connection on delete cascade
  )`,
  `create index calendar_event_to_send on calendar_event (due_at) where wanted > sent`,
  `create index calendar_event_unsent on calendar_event (agent_id, provider) where wanted > sent`,
];

const triggers = [
  // The free times that the assistant offers come from a cached copy of the busy times.
  `create trigger calendar_connection_added after insert or delete on calendar_connection
    for each row execute function tell_agent_changed()`,
  `create trigger calendar_connection_busy after update on calendar_connection
    for each row when (old.busy is distinct from new.busy) execute function tell_agent_changed()`,

  // A time held while the renter chooses is not a showing yet; once an entry was wanted, every later change is.
  `create function note_showing_for_calendars() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      update calendar_event set wanted = wanted + 1, due_at = old.changed_at
      where agent_id = old.agent_id and showing_id = old.showing_id;
    elsif new.status in ('requested', 'confirmed') then
      insert into calendar_event (agent_id, provider, showing_id, due_at)
      select c.agent_id, c.provider, new.showing_id, new.changed_at
      from calendar_connection c where c.agent_id = new.agent_id
      on conflict (agent_id, provider, showing_id)
      do update set wanted = calendar_event.wanted + 1, attempts = 0, due_at = excluded.due_at;
    else
      update calendar_event set wanted = wanted + 1, attempts = 0, due_at = new.changed_at
      where agent_id = new.agent_id and showing_id = new.showing_id;
    end if;
    return null;
  end $$`,
  `create trigger calendar_showing_added after insert or delete on showing
    for each row execute function note_showing_for_calendars()`,
  // Reminders and notes of the same showing change nothing in a calendar.
  `create trigger calendar_showing_changed after update on showing for each row
    when (old.status is distinct from new.status or old.starts_at is distinct from new.starts_at
      or old.ends_at is distinct from new.ends_at or old.property_id is distinct from new.property_id)
    execute function note_showing_for_calendars()`,
];
