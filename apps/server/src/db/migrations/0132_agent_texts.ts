import { type Kysely, sql } from "kysely";

/**
 * Notifications by text or WhatsApp to the agent's own phone, and a morning digest. A phone is the agent's once a code
 * has come from it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table alert_phone (
    agent_id uuid primary key references agent on delete cascade,
    channel text not null check (channel in ('sms', 'whatsapp')),
    phone text not null,
    code_hash bytea,
    code_expires_at timestamptz,
    number text,
    verified_at timestamptz,
    heard_at timestamptz
  )`,
  `create index alert_phone_address on alert_phone (phone, channel)`,
  `alter table notification add column text_due timestamptz, add column text_id uuid,
    add column push_held boolean not null default false, add column text_held boolean not null default false`,
  `create index notification_to_text on notification (text_due) where text_due is not null`,
  `create index notification_of_text on notification (agent_id, text_id) where text_id is not null`,
  // What a text says is written when it is sent, so that nothing read meanwhile is texted.
  `create table alert_text (
    agent_id uuid not null references agent on delete cascade,
    text_id uuid not null,
    status text not null default 'queued' check (status in ('queued', 'sending', 'sent', 'failed', 'dropped')),
    body text,
    provider_id text,
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_at timestamptz,
    created_at timestamptz not null,
    primary key (agent_id, text_id)
  )`,
  `create index alert_text_open on alert_text (status, due_at) where status in ('queued', 'sending')`,
  `alter table notification_setting add column text jsonb not null default '{}',
    add column digest_hour smallint check (digest_hour between 0 and 23)`,
  // One a day, whichever server comes first.
  `create table notification_digest (
    agent_id uuid not null references agent on delete cascade,
    day date not null,
    primary key (agent_id, day)
  )`,
  `create or replace function push_to_devices() returns trigger language plpgsql as $$
  begin
    if exists (select from push_device d where d.agent_id = new.agent_id) then new.push_due := new.created_at; end if;
    if exists (select from alert_phone p where p.agent_id = new.agent_id and p.verified_at is not null) then
      new.text_due := new.created_at;
    end if;
    return new;
  end $$`,
];
