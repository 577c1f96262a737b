import { type Kysely, sql } from "kysely";

/** The newest test message of each number to its agent's own phone, and what became of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table channel_test (
    agent_id uuid not null references agent on delete cascade,
    channel text not null check (channel in ('sms', 'whatsapp')),
    number text not null,
    test_id uuid not null unique,
    provider_id text,
    status text not null check (status in ('sending', 'sent', 'delivered', 'read', 'failed')),
    error_code integer,
    sent_at timestamptz not null,
    changed_at timestamptz not null,
    primary key (agent_id, channel, number)
  )`,
];
