import { type Kysely, sql } from "kysely";

/**
 * Accounts, agents, SmartLinks, conversations, leads and listings.
 *
 * Every table of agent data has `agent_id` first in its keys, so that the schema can be distributed by it. Money is
 * whole USD a month.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table installation (key text primary key, value text not null)`,

  `create table account (
    account_id uuid primary key default gen_random_uuid(),
    email text not null,
    name text not null,
    password_hash text not null,
    role text not null default 'agent' check (role in ('agent', 'admin')),
    access_level text not null default 'none' check (access_level in ('none', 'early_access')),
    created_at timestamptz not null default now()
  )`,
  `create unique index account_email on account (lower(email))`,

  `create table session (
    session_id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    token_hash bytea not null unique,
    created_at timestamptz not null default now(),
    refreshed_at timestamptz not null default now(),
    expires_at timestamptz not null
  )`,
  `create index session_account on session (account_id)`,

  `create table agent (
    agent_id uuid primary key references account on delete cascade,
    slug text not null unique,
    name text not null,
    license_number text not null default '',
    license_state text not null default 'FL',
    license_status text not null default 'attested'
      check (license_status in ('attested', 'provisional', 'verified', 'rejected')),
    brokerage text not null default '',
    phone text,
    photo text,
    tone text not null default 'friendly' check (tone in ('friendly', 'professional', 'warm', 'direct')),
    language text not null default 'bilingual' check (language in ('english', 'spanish', 'bilingual')),
    ai_mode text not null default 'balanced' check (ai_mode in ('full', 'balanced', 'minimal')),
    brand_color text not null default '#FFA56B' check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
    market text not null default 'miami',
    working_hours jsonb not null default '{"from": 9, "to": 18, "days": [1, 2, 3, 4, 5]}',
    onboarded_at timestamptz,
    created_at timestamptz not null default now()
  )`,

  `create table smartlink (
    agent_id uuid not null references agent on delete cascade,
    link_id uuid not null default gen_random_uuid() unique,
    name text not null,
    name_slug text not null,
    token text not null,
    is_first boolean not null default false,
    source_tag text not null default 'direct',
    language text check (language in ('english', 'spanish', 'bilingual')),
    tone text check (tone in ('friendly', 'professional', 'warm', 'direct')),
    brand_color text check (brand_color ~ '^#[0-9A-Fa-f]{6}$'),
    is_active boolean not null default true,
    created_at timestamptz not null default now(),
    primary key (agent_id, link_id),
    unique (agent_id, name_slug, token)
  )`,
  `create unique index smartlink_first on smartlink (agent_id) where is_first`,

  `create table smartlink_visit (
    agent_id uuid not null,
    link_id uuid not null,
    day date not null,
    visitor_id uuid not null,
    primary key (agent_id, link_id, day, visitor_id),
    foreign key (agent_id, link_id) references smartlink on delete cascade
  )`,
  // A day's figures are the sum of its shards. A write uses the shard of its connection, so turns of one link never
  // wait for each other's commits.
  `create table smartlink_day (
    agent_id uuid not null,
    link_id uuid not null,
    day date not null,
    shard smallint not null,
    views integer not null default 0,
    scans integer not null default 0,
    conversations integer not null default 0,
    leads integer not null default 0,
    primary key (agent_id, link_id, day, shard),
    foreign key (agent_id, link_id) references smartlink on delete cascade
  )`,

  `create table conversation (
    agent_id uuid not null references agent on delete cascade,
    conversation_id uuid not null default gen_random_uuid(),
    link_id uuid not null,
    visitor_id uuid not null,
    client_id text not null,
    lead_id uuid,
    language text not null check (language in ('en', 'es')),
    state jsonb not null,
    version integer not null default 1,
    status text not null default 'active' check (status in ('active', 'waiting', 'completed', 'stopped')),
    is_complete boolean not null default false,
    lead_counted boolean not null default false,
    message_count integer not null default 0,
    last_message text not null default '',
    answered jsonb not null default '[]',
    notice_version text not null,
    notice_at timestamptz not null,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (agent_id, conversation_id),
    unique (agent_id, link_id, visitor_id, client_id)
  )`,
  // No index has a column that a turn changes, so an update stays on the row's page.
  `create index conversation_without_lead on conversation (agent_id, created_at desc) where lead_id is null`,

  `create table message (
    agent_id uuid not null,
    conversation_id uuid not null,
    seq integer not null,
    role text not null check (role in ('user', 'assistant')),
    author text not null check (author in ('renter', 'assistant', 'agent')),
    content text not null,
    language text not null check (language in ('en', 'es')),
    learned jsonb not null default '[]',
    grounds jsonb not null default '[]',
    created_at timestamptz not null default now(),
    primary key (agent_id, conversation_id, seq)
  )`,

  `create table lead (
    agent_id uuid not null,
    lead_id uuid not null default gen_random_uuid(),
    conversation_id uuid,
    link_id uuid,
    name text,
    email text,
    phone text,
    budget integer,
    area text,
    bedrooms jsonb,
    timeline text,
    slots jsonb not null default '{}',
    quotes jsonb not null default '{}',
    corrected jsonb not null default '{}',
    refused jsonb not null default '[]',
    score smallint not null check (score between 0 and 100),
    status text not null check (status in ('hot', 'warm', 'cold')),
    reasons jsonb not null default '[]',
    stage text not null default 'new'
      check (stage in ('new', 'contacted', 'showing', 'applied', 'leased', 'lost')),
    source text,
    language text not null check (language in ('en', 'es')),
    last_message text not null default '',
    needs_you boolean not null default false,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    primary key (agent_id, lead_id),
    foreign key (agent_id) references agent on delete cascade
  )`,
  `create index lead_by_score on lead (agent_id, score desc, updated_at desc, lead_id desc)`,
  `create index lead_by_time on lead (agent_id, updated_at desc, lead_id desc)`,

  `create table task (
    agent_id uuid not null references agent on delete cascade,
    task_id uuid not null default gen_random_uuid(),
    conversation_id uuid not null,
    kind text not null,
    topic text not null default '',
    property_id uuid,
    urgent boolean not null default false,
    created_at timestamptz not null default now(),
    done_at timestamptz,
    primary key (agent_id, task_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create unique index task_open on task (agent_id, conversation_id, kind, topic) where done_at is null`,

  `create table conversation_event (
    agent_id uuid not null,
    conversation_id uuid not null,
    event_id uuid not null default gen_random_uuid(),
    kind text not null,
    detail text not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, conversation_id, event_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,

  `create table property (
    agent_id uuid not null references agent on delete cascade,
    property_id uuid not null default gen_random_uuid(),
    address text not null,
    area text not null,
    price integer not null check (price > 0),
    bedrooms smallint not null check (bedrooms >= 0),
    bathrooms numeric(3, 1) not null check (bathrooms >= 0),
    square_feet integer,
    status text not null default 'active' check (status in ('active', 'pending', 'leased', 'off_market')),
    available_from date,
    facts jsonb not null default '{}',
    updated_at timestamptz not null default now(),
    created_at timestamptz not null default now(),
    primary key (agent_id, property_id)
  )`,
  `create index property_active on property (agent_id, created_at) where status = 'active'`,

  `create table rate_limit (
    key text primary key,
    points integer not null default 0,
    expire bigint
  )`,

  // Messages reference their conversation without a foreign key, whose check would cost every message a lookup: only
  // the statement that writes a conversation writes its messages.
  `create function erase_messages() returns trigger language plpgsql as $$
  begin
    delete from message m using gone g where m.agent_id = g.agent_id and m.conversation_id = g.conversation_id;
    return null;
  end $$`,
  `create trigger conversation_erased after delete on conversation
    referencing old table as gone for each statement execute function erase_messages()`,

  // When something the assistant works from changes, every running server is notified and drops its cached copy, even
  // if another server, a job or a person with psql made the change.
  `create function tell_agent_changed() returns trigger language plpgsql as $$
  begin
    perform pg_notify('llave_agent', coalesce(new.agent_id, old.agent_id)::text);
    return null;
  end $$`,
  ...["agent", "smartlink", "property"].map(
    (table) =>
      `create trigger ${table}_changed after insert or update or delete on ${table}
       for each row execute function tell_agent_changed()`,
  ),
];
