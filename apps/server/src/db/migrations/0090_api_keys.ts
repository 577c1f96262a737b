import { type Kysely, sql } from "kysely";

/** Keys with which an agent's own programs call the API. Only the hash of a key is stored; revoking deletes the row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table api_key (
    agent_id uuid not null references agent on delete cascade,
    key_id uuid not null,
    name text not null,
    prefix text not null,
    token_hash bytea not null unique,
    scopes text[] not null,
    created_at timestamptz not null,
    last_used_at timestamptz,
    primary key (agent_id, key_id)
  )`,
];
