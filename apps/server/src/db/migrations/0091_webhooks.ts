import { type Kysely, sql } from "kysely";

/**
 * Webhooks: addresses of other programs, the events they get, and each delivery. Triggers write an event in the
 * transaction of its cause, for agents with an address that wants it; for everyone else they cost one lookup.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, writing, leadEvents, otherEvents].flat()) await sql.raw(statement).execute(db);
}

const tables = [
  // Secrets are encrypted with the installation's: they sign, so a hash isn't enough.
  `create table webhook_endpoint (
    agent_id uuid not null references agent on delete cascade,
    endpoint_id uuid not null,
    url text not null,
    events text[] not null,
    secret bytea not null,
    previous_secret bytea,
    previous_until timestamptz,
    off_because text check (off_because in ('agent', 'failing', 'gone')),
    failing_since timestamptz,
    created_at timestamptz not null,
    primary key (agent_id, endpoint_id)
  )`,
  // The payload is written at the first attempt. Erasing a lead or a conversation erases its events.
  `create table webhook_event (
    agent_id uuid not null references agent on delete cascade,
    event_id uuid not null default gen_random_uuid(),
    type text not null,
    lead_id uuid,
    conversation_id uuid,
    seq integer,
    showing_id uuid,
    reason text,
    payload text,
    occurred_at timestamptz not null,
    primary key (agent_id, event_id),
    foreign key (agent_id, lead_id) references lead on delete cascade,
    foreign key (agent_id, conversation_id) references conversation on delete cascade,
    foreign key (agent_id, showing_id) references showing on delete cascade
  )`,
  `create index webhook_event_by_time on webhook_event (occurred_at)`,
  ...["lead", "conversation", "showing"].map(
    (table) =>
      `create index webhook_event_of_${table} on webhook_event (agent_id, ${table}_id) where ${table}_id is not null`,
  ),
  `create table webhook_delivery (
    agent_id uuid not null,
    delivery_id uuid not null default gen_random_uuid(),
    endpoint_id uuid not null,
    event_id uuid not null,
    status text not null default 'pending' check (status in ('pending', 'sending', 'delivered', 'failed')),
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_at timestamptz,
    response_status integer,
    problem text check (problem in ('not_public', 'too_slow', 'not_found', 'off')),
    delivered_at timestamptz,
    created_at timestamptz not null,
    primary key (agent_id, delivery_id),
    unique (agent_id, endpoint_id, event_id),
    foreign key (agent_id, endpoint_id) references webhook_endpoint on delete cascade,
    foreign key (agent_id, event_id) references webhook_event on delete cascade
  )`,
  `create index webhook_delivery_open on webhook_delivery (due_at) where status in ('pending', 'sending')`,
  `create index webhook_delivery_of_event on webhook_delivery (agent_id, event_id)`,
  `create index webhook_delivery_log on webhook_delivery (agent_id, endpoint_id, created_at desc, delivery_id desc)`,
];

const writing = [
  `create function queue_webhook(owner uuid, what text, at timestamptz, about_lead uuid, about_conversation uuid,
    at_seq integer, about_showing uuid, why text) returns void language plpgsql as $$
  declare new_event uuid;
  begin
    if not exists (select from webhook_endpoint e
      where e.agent_id = owner and e.off_because is null and what = any (e.events)) then return; end if;
    insert into webhook_event (agent_id, type, lead_id, conversation_id, seq, showing_id, reason, occurred_at)
    values (owner, what, about_lead, about_conversation, at_seq, about_showing, why, at) returning event_id into new_event;
    insert into webhook_delivery (agent_id, endpoint_id, event_id, due_at, created_at)
    select e.agent_id, e.endpoint_id, new_event, at, at from webhook_endpoint e
    where e.agent_id = owner and e.off_because is null and what = any (e.events);
  end $$`,
];

const changed = [
  "name",
  "email",
  "phone",
  "budget",
  "timeline",
  "area",
  "bedrooms",
  "source",
  "status",
  "stage",
  "score",
  "language",
].map((column) => `old.${column} is distinct from new.${column}`);

/** The lists show it: one anonymous message, a removed lead and a merged one are not there. */
const listed = (row: string) => `${row}.counted and ${row}.removed_at is null and ${row}.merged_into is null`;

const leadEvents = [
  `create function tell_webhooks_of_lead() returns trigger language plpgsql as $$
  begin
    perform queue_webhook(new.agent_id, tg_argv[0], new.updated_at, new.lead_id, null, null, null, null);
    return null;
  end $$`,
  `create trigger webhook_lead_added after insert on lead for each row
    when (${listed("new")}) execute function tell_webhooks_of_lead('lead.created')`,
  `create trigger webhook_lead_counted after update on lead for each row
    when (${listed("new")} and not old.counted) execute function tell_webhooks_of_lead('lead.created')`,
  `create trigger webhook_lead_updated after update on lead for each row
    when (${listed("new")} and old.counted and (${changed.join(" or ")}))
    execute function tell_webhooks_of_lead('lead.updated')`,
  `create trigger webhook_lead_finished after update on lead for each row
    when (${listed("new")} and old.finished_at is null and new.finished_at is not null)
    execute function tell_webhooks_of_lead('lead.finished')`,
];

const otherEvents = [
  `create function tell_webhooks_of_message() returns trigger language plpgsql as $$
  begin
    perform queue_webhook(new.agent_id, 'message.received', new.created_at, null, new.conversation_id, new.seq, null,
      null);
    return null;
  end $$`,
  `create trigger webhook_message after insert on message for each row
    when (new.author = 'renter') execute function tell_webhooks_of_message()`,
  `create function tell_webhooks_of_hand_off() returns trigger language plpgsql as $$
  begin
    perform queue_webhook(new.agent_id, 'conversation.handed_off', new.created_at, null, new.conversation_id, null, null,
      case new.kind when 'emergency' then 'emergency' else 'person_wanted' end);
    return null;
  end $$`,
  `create trigger webhook_hand_off after insert on task for each row
    when (new.kind in ('ask_human', 'emergency')) execute function tell_webhooks_of_hand_off()`,
  // A time held while the renter chooses is not a showing yet, and letting it go cancels nothing.
  `create function tell_webhooks_of_showing() returns trigger language plpgsql as $$
  declare
    was boolean := tg_op = 'UPDATE' and old.status in ('requested', 'confirmed');
    what text;
  begin
    if new.status = 'cancelled' then
      if was then what := 'showing.canceled'; end if;
    elsif new.status in ('requested', 'confirmed') then
      if was and old.starts_at <> new.starts_at then what := 'showing.moved';
      elsif not was or old.status <> new.status then what := 'showing.' || new.status;
      end if;
    end if;
    if what is not null then
      perform queue_webhook(new.agent_id, what, new.changed_at, null, null, null, new.showing_id, null);
    end if;
    return null;
  end $$`,
  `create trigger webhook_showing after insert or update on showing for each row
    execute function tell_webhooks_of_showing()`,
];
