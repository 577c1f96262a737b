import { type Kysely, sql } from "kysely";

/** Texts and WhatsApp: who writes from which number, what came in, what is sent, and what renters agreed to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Where the renter last wrote, and the channel of each message.
  `alter table conversation add column channel text not null default 'web' check (channel in ('web', 'sms', 'whatsapp'))`,
  `alter table message add column channel text not null default 'web' check (channel in ('web', 'sms', 'whatsapp'))`,

  // An agent's own number, in the agent's own account. The token is encrypted with the installation's secret.
  `create table agent_number (
    agent_id uuid not null references agent on delete cascade,
    channel text not null check (channel in ('sms', 'whatsapp')),
    account_sid text not null,
    auth_token bytea not null,
    number text not null,
    webhook_set_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (agent_id, channel),
    unique (channel, number)
  )`,
  // What leads from a shared number to a link; with a visitor, to the conversation started on the page.
  `create table channel_code (
    agent_id uuid not null,
    code text primary key,
    link_id uuid not null,
    visitor_id uuid,
    client_id text,
    expires_at timestamptz,
    created_at timestamptz not null default now(),
    check ((visitor_id is null) = (client_id is null)),
    foreign key (agent_id, link_id) references smartlink on delete cascade
  )`,
  `create unique index channel_code_of_link on channel_code (agent_id, link_id) where visitor_id is null`,
  // A renter's address on one number, with the key of the conversation that continues there.
  `create table channel_thread (
    agent_id uuid not null references agent on delete cascade,
    thread_id uuid not null default gen_random_uuid(),
    channel text not null check (channel in ('sms', 'whatsapp')),
    number text not null,
    address text not null,
    link_id uuid not null,
    visitor_id uuid not null,
    client_id text not null,
    conversation_id uuid,
    last_inbound_at timestamptz not null,
    identified_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (agent_id, thread_id),
    unique (channel, number, address, agent_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create index channel_thread_key on channel_thread (agent_id, link_id, visitor_id, client_id)`,
  `create index channel_thread_conversation on channel_thread (agent_id, conversation_id)`,
  // What a provider delivered: once per id, however often it is delivered.
  `create table inbound_message (
    agent_id uuid not null,
    inbound_id uuid not null default gen_random_uuid() primary key,
    thread_id uuid not null,
    provider_id text not null unique,
    body text not null,
    media jsonb not null default '[]',
    status text not null default 'received' check (status in ('received', 'answered', 'failed')),
    attempts integer not null default 0,
    claimed_at timestamptz,
    received_at timestamptz not null,
    foreign key (agent_id, thread_id) references channel_thread on delete cascade
  )`,
  `create index inbound_message_open on inbound_message (received_at) where status = 'received'`,
  `create index inbound_message_thread on inbound_message (agent_id, thread_id)`,
  // A picture or file that a renter sent.
  `create table channel_media (
    agent_id uuid not null,
    media_id uuid not null default gen_random_uuid(),
    conversation_id uuid not null,
    seq integer not null,
    place integer not null,
    content_type text not null,
    content bytea not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, media_id),
    unique (agent_id, conversation_id, seq, place),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  // Everything sent by text or WhatsApp. A thread's message is here once.
  `create table outgoing_message (
    agent_id uuid not null,
    outgoing_id uuid not null default gen_random_uuid() primary key,
    conversation_id uuid not null,
    seq integer,
    kind text not null check (kind in ('reply', 'agent', 'confirmation', 'automated', 'template')),
    subject text,
    channel text not null check (channel in ('sms', 'whatsapp')),
    number text not null,
    address text not null,
    words text,
    body text,
    content jsonb,
    segments integer,
    status text not null default 'queued'
      check (status in ('queued', 'sending', 'sent', 'delivered', 'read', 'failed', 'canceled')),
    reason text,
    provider_id text unique,
    error_code integer,
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_at timestamptz,
    sent_at timestamptz,
    created_at timestamptz not null,
    changed_at timestamptz not null,
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create unique index outgoing_message_once on outgoing_message (agent_id, conversation_id, seq) where seq is not null`,
  `create unique index outgoing_message_subject on outgoing_message (agent_id, conversation_id, subject)
    where kind = 'automated'`,
  `create index outgoing_message_open on outgoing_message (status, due_at) where status in ('queued', 'sending')`,
  `create index outgoing_message_line on outgoing_message (agent_id, channel, address, created_at)`,
  // What a person agreed to or withdrew. Rows are added and never changed, except by an erasure: the hash outlives the
  // person.
  `create table consent (
    agent_id uuid not null references agent on delete cascade,
    consent_id uuid not null default gen_random_uuid(),
    channel text not null check (channel in ('sms', 'whatsapp')),
    act text not null check (act in ('granted', 'revoked')),
    contact_hash bytea not null,
    conversation_id uuid,
    address text,
    source text not null check (source in ('page', 'keyword', 'carrier')),
    wording text not null,
    wording_version text not null,
    language text not null check (language in ('en', 'es')),
    page text,
    ip text,
    given_at timestamptz not null,
    primary key (agent_id, consent_id)
  )`,
  `create index consent_of_contact on consent (agent_id, contact_hash, channel, given_at desc)`,
  `create index consent_of_conversation on consent (agent_id, conversation_id) where conversation_id is not null`,
  `create function forget_consent_address() returns trigger language plpgsql as $$
  begin
    update consent set conversation_id = null, address = null, page = null, ip = null
    where agent_id = old.agent_id and conversation_id = old.conversation_id;
    return null;
  end $$`,
  `create trigger forget_consent_address after delete on conversation for each row
    execute function forget_consent_address()`,
  // A home's short address in a text.
  `create table short_link (
    agent_id uuid not null,
    code text primary key,
    link_id uuid not null,
    property_id uuid not null,
    created_at timestamptz not null default now(),
    unique (agent_id, link_id, property_id),
    foreign key (agent_id, link_id) references smartlink on delete cascade
  )`,

  // A message to a renter who writes by text is sent if and only if it is stored, no matter who wrote it.
  `create function queue_channel_message() returns trigger language plpgsql as $$
  begin
    insert into outgoing_message (agent_id, conversation_id, seq, kind, channel, number, address, due_at, created_at,
      changed_at)
    select c.agent_id, c.conversation_id, new.seq,
      case when (c.state ->> 'optedOut')::boolean then 'confirmation' when new.author = 'agent' then 'agent' else 'reply' end,
      t.channel, t.number, t.address, new.created_at, new.created_at, new.created_at
    from conversation c join channel_thread t on t.agent_id = c.agent_id and t.link_id = c.link_id
      and t.visitor_id = c.visitor_id and t.client_id = c.client_id and t.channel = new.channel
    where c.agent_id = new.agent_id and c.conversation_id = new.conversation_id
    order by t.last_inbound_at desc limit 1;
    return null;
  end $$`,
  `create trigger queue_channel_message after insert on message for each row
    when (new.role = 'assistant' and new.channel <> 'web') execute function queue_channel_message()`,
  `create function link_channel_thread() returns trigger language plpgsql as $$
  begin
    update channel_thread set conversation_id = new.conversation_id
    where agent_id = new.agent_id and link_id = new.link_id and visitor_id = new.visitor_id
      and client_id = new.client_id and conversation_id is null;
    return null;
  end $$`,
  `create trigger link_channel_thread after insert on conversation for each row
    when (new.channel <> 'web') execute function link_channel_thread()`,
];
