import { type Kysely, sql } from "kysely";

/** Why a reply was given, the agent's verdict on it, and how renters get or erase their stored data. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Only replies have it: rules, score and what made the text, as short keys; see conversations/turn/whyOf.ts.
  `alter table message add column why jsonb, add column marked_wrong_at timestamptz`,

  `create index message_marked_wrong on message (agent_id, conversation_id) where marked_wrong_at is not null`,

  // A renter proves an address with a code. Only the code's hash is stored, the address for at most a day.
  `create table privacy_request (
    request_id uuid primary key,
    address text not null,
    email text,
    language text not null check (language in ('en', 'es')),
    code_hash bytea not null,
    attempts smallint not null default 0,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index privacy_request_by_address on privacy_request (address, created_at)`,

  // What was handed out or erased, without saying whose data. The notices prove what the renter had been shown.
  `create table privacy_receipt (
    agent_id uuid not null references agent on delete cascade,
    receipt_id uuid not null,
    act text not null check (act in ('copy', 'erasure')),
    proof text not null check (proof in ('code', 'device')),
    conversations integer not null,
    messages integer not null,
    leads integer not null,
    showings integer not null,
    notices jsonb not null default '[]',
    created_at timestamptz not null default now(),
    primary key (agent_id, created_at, receipt_id)
  )`,

  // A renter's device is recognized by its visitor cookie, whichever agent it wrote to.
  `create index conversation_of_visitor on conversation (visitor_id)`,
];
