import { type Kysely, sql } from "kysely";

/** An agent's connection to an MLS, and which listings came from it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table mls_connection (
    agent_id uuid primary key references agent on delete cascade,
    service_url text not null,
    member_id text not null,
    auth text not null check (auth in ('token', 'client')),
    token_url text check ((token_url is not null) = (auth = 'client')),
    -- The token, or the client's id and secret; encrypted, since each request needs them in plain text.
    credentials bytea not null,
    connected_at timestamptz not null,
    imported_at timestamptz
  )`,
  `create table mls_listing (
    agent_id uuid not null,
    listing_key text not null,
    property_id uuid not null,
    -- The listing's ModificationTimestamp when it was imported: until it moves, the agent's own changes stay.
    modified_at timestamptz not null,
    primary key (agent_id, listing_key),
    foreign key (agent_id, property_id) references property (agent_id, property_id) on delete cascade
  )`,
  `create index mls_listing_by_property on mls_listing (agent_id, property_id)`,
];
