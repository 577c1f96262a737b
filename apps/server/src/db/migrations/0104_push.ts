import { type Kysely, sql } from "kysely";

/**
 * Notifications on the agent's devices by web push: the installation's keys, the devices, and what is on its way to
 * them. A device belongs to a session, so that it gets nothing once that session has ended.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // One row, made at first need. The private key is encrypted with the installation's secret.
  `create table push_key (
    only_one boolean primary key default true check (only_one),
    public_key text not null,
    private_key bytea not null,
    created_at timestamptz not null
  )`,
  // A browser has one address, for all accounts that sign in there.
  `create table push_device (
    agent_id uuid not null references agent on delete cascade,
    device_id uuid not null,
    session_id uuid not null references session on delete cascade,
    endpoint text not null unique,
    p256dh bytea not null,
    auth bytea not null,
    created_at timestamptz not null,
    delivered_at timestamptz,
    primary key (agent_id, device_id)
  )`,
  `create index push_device_of_session on push_device (session_id)`,
  `alter table notification add column push_due timestamptz, add column push_id uuid`,
  `create index notification_to_push on notification (push_due) where push_due is not null`,
  `create index notification_of_push on notification (agent_id, push_id) where push_id is not null`,
  // What a push says is read from its notifications when it is sent, so that nothing read meanwhile is pushed.
  `create table push_delivery (
    agent_id uuid not null,
    push_id uuid not null,
    device_id uuid not null,
    attempts integer not null default 0,
    due_at timestamptz not null,
    claimed_at timestamptz,
    created_at timestamptz not null,
    primary key (agent_id, push_id, device_id),
    foreign key (agent_id, device_id) references push_device on delete cascade
  )`,
  `create index push_delivery_of_device on push_delivery (agent_id, device_id)`,
  `create index push_delivery_due on push_delivery (due_at)`,
  `alter table notification_setting add column push jsonb not null default '{}'`,

  // Whatever adds a notification; for agents without a device it costs one lookup.
  `create function push_to_devices() returns trigger language plpgsql as $$
  begin
    if exists (select from push_device d where d.agent_id = new.agent_id) then new.push_due := new.created_at; end if;
    return new;
  end $$`,
  `create trigger notification_pushed before insert on notification for each row
    when (new.read_at is null) execute function push_to_devices()`,
];
