import { type Kysely, sql } from "kysely";

/** A second factor besides the password: authenticator codes, passkeys, and recovery codes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // The secret is encrypted with the installation's secret; it protects nothing until a code has confirmed it.
  `create table authenticator (
    account_id uuid primary key references account on delete cascade,
    secret bytea not null,
    confirmed_at timestamptz,
    -- The last time step whose code was used: a code works once.
    used_step bigint not null default 0,
    created_at timestamptz not null default now()
  )`,
  `create table passkey (
    account_id uuid not null references account on delete cascade,
    passkey_id uuid not null unique default gen_random_uuid(),
    credential_id text not null unique,
    public_key bytea not null,
    counter bigint not null default 0,
    transports text[] not null default '{}',
    name text not null,
    created_at timestamptz not null default now(),
    used_at timestamptz,
    primary key (account_id, passkey_id)
  )`,
  `create table recovery_code (
    account_id uuid not null references account on delete cascade,
    code_hash bytea not null,
    used_at timestamptz,
    primary key (account_id, code_hash)
  )`,
  // Steps that were started and wait for a response: the second step of a sign-in, or a passkey's signature.
  `create table pending_proof (
    proof_id uuid primary key default gen_random_uuid(),
    account_id uuid references account on delete cascade,
    purpose text not null check (purpose in ('second_step', 'passkey_sign_in', 'passkey_new')),
    challenge text,
    invite text,
    attempts integer not null default 0,
    expires_at timestamptz not null
  )`,
  `create index pending_proof_expired on pending_proof (expires_at)`,
];
