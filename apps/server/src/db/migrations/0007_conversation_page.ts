import { type Kysely, sql } from "kysely";

/** The agent's side of a conversation: who answers, drafts to decide, and notifications. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Who answers. The dialogue's state also has `agent` and `muted` as its owner, which keeps the assistant silent;
  // `muted` sends the agent no notifications either.
  `alter table conversation
    add column control text not null default 'assistant' check (control in ('assistant', 'review', 'agent', 'muted')),
    add column contact_only boolean not null default false`,

  // `sent_key` is the agent's own key for a message, so that a retry is the same message.
  `alter table message
    add column reviewed text check (reviewed in ('approved', 'edited')),
    add column sent_key text`,
  `create unique index message_sent_once on message (agent_id, conversation_id, sent_key) where sent_key is not null`,

  `create table draft (
    agent_id uuid not null references agent on delete cascade,
    draft_id uuid not null default gen_random_uuid(),
    conversation_id uuid not null,
    kind text not null check (kind in ('reply', 'answer', 'showing', 'properties')),
    topic text not null default '',
    property_id uuid,
    content text not null,
    translation text not null,
    language text not null check (language in ('en', 'es')),
    needs_answer boolean not null default false,
    grounds jsonb not null default '[]',
    status text not null default 'waiting' check (status in ('waiting', 'sent', 'rejected', 'stale')),
    sent_seq integer,
    created_at timestamptz not null default now(),
    decided_at timestamptz,
    primary key (agent_id, draft_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create index draft_of_conversation on draft (agent_id, conversation_id, created_at)`,
  `create index draft_waiting on draft (agent_id, created_at, draft_id) where status = 'waiting'`,

  // Copies no renter data: the panel and the mails read what is stored when they are shown.
  `create table notification (
    agent_id uuid not null references agent on delete cascade,
    notification_id uuid not null default gen_random_uuid(),
    kind text not null,
    conversation_id uuid,
    data jsonb not null default '{}',
    created_at timestamptz not null default now(),
    read_at timestamptz,
    mail_due timestamptz,
    mail_id uuid references mail on delete set null,
    primary key (agent_id, notification_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create unique index notification_unread on notification (agent_id, kind, conversation_id, (data ->> 'mark'))
    nulls not distinct where read_at is null`,
  `create index notification_recent on notification (agent_id, created_at desc, notification_id desc)`,
  `create index notification_to_mail on notification (mail_due) where mail_due is not null`,
  `create index notification_of_mail on notification (mail_id) where mail_id is not null`,

  `create table notification_setting (
    agent_id uuid primary key references agent on delete cascade,
    mail jsonb not null default '{}',
    quiet_from smallint check (quiet_from between 0 and 23),
    quiet_to smallint check (quiet_to between 0 and 23)
  )`,

  // Whatever writes a notable event also adds its notification in the same transaction: one cheap insert, for the few
  // turns that need one. A conversation has one unread notification of each kind.
  `create function tell_agent(agent uuid, what text, about uuid, at timestamptz) returns void language sql as $$
    insert into notification (agent_id, kind, conversation_id, created_at, mail_due)
    select agent, what, about, at, at
    where not exists (
      select from conversation c where c.agent_id = agent and c.conversation_id = about and c.control = 'muted')
    on conflict (agent_id, kind, conversation_id, (data ->> 'mark')) where read_at is null
      do update set created_at = greatest(notification.created_at, excluded.created_at)
  $$`,

  `create function tell_of_hot_lead() returns trigger language plpgsql as $$
  begin
    perform tell_agent(new.agent_id, 'hot_lead', new.conversation_id, new.updated_at);
    return null;
  end $$`,
  `create trigger lead_begins_hot after insert on lead for each row
    when (new.status = 'hot' and new.conversation_id is not null) execute function tell_of_hot_lead()`,
  `create trigger lead_becomes_hot after update of status on lead for each row
    when (new.status = 'hot' and old.status <> 'hot' and new.conversation_id is not null)
    execute function tell_of_hot_lead()`,

  `create function tell_of_task() returns trigger language plpgsql as $$
  begin
    perform tell_agent(new.agent_id, case new.kind when 'emergency' then 'emergency' else 'person_wanted' end,
      new.conversation_id, new.created_at);
    return null;
  end $$`,
  `create trigger task_raised after insert on task for each row
    when (new.kind in ('ask_human', 'emergency')) execute function tell_of_task()`,

  `create function tell_of_draft() returns trigger language plpgsql as $$
  begin
    perform tell_agent(new.agent_id, 'draft', new.conversation_id, new.created_at);
    return null;
  end $$`,
  `create trigger draft_waits after insert on draft for each row
    when (new.status = 'waiting') execute function tell_of_draft()`,

  // A renter writes in a conversation that the agent answers. The message that causes a hand-off is reported as the
  // request it makes.
  `create function tell_of_message() returns trigger language plpgsql as $$
  begin
    perform tell_agent(new.agent_id, 'message', new.conversation_id, new.updated_at);
    return null;
  end $$`,
  `create trigger conversation_begins_waiting after insert on conversation for each row
    when (new.status = 'waiting' and new.state ->> 'owner' = 'assistant') execute function tell_of_message()`,
  `create trigger conversation_waits after update of status on conversation for each row
    when (new.status = 'waiting' and old.status <> 'waiting' and new.control <> 'review'
      and new.state ->> 'owner' = old.state ->> 'owner')
    execute function tell_of_message()`,
];
