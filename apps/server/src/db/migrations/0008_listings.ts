import { type Kysely, sql } from "kysely";

/**
 * What a listing costs and allows, its text and photos; deleted listings and SmartLinks that can be restored; remarks
 * that were refused under fair-housing law.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // Two spellings of one address have one key, so that a file imported again finds its listings.
  `create function address_key(address text) returns text language sql immutable parallel safe as
    $$ select btrim(lower(regexp_replace(address, '[^[:alnum:]]+', ' ', 'g'))) $$`,
  `alter table property
    add column description text not null default '',
    add column terms jsonb not null default '{}',
    add column external_id text,
    add column deleted_at timestamptz,
    add column address_key text generated always as (address_key(address)) stored`,
  `create unique index property_external on property (agent_id, external_id)
    where external_id is not null and deleted_at is null`,
  `create index property_by_address on property (agent_id, address_key) where deleted_at is null`,
  `create index property_newest on property (agent_id, created_at desc, property_id desc) where deleted_at is null`,
  `create index property_by_price on property (agent_id, coalesce(price, 0), property_id) where deleted_at is null`,

  `create table property_photo (
    agent_id uuid not null,
    property_id uuid not null,
    picture_id text not null,
    position smallint not null check (position between 0 and 19),
    alt text not null default '',
    primary key (agent_id, property_id, picture_id),
    foreign key (agent_id, property_id) references property on delete cascade,
    foreign key (agent_id, picture_id) references picture on delete cascade
  )`,
  `create index property_photo_picture on property_photo (agent_id, picture_id)`,

  // Records what the fair-housing check refused to store: for the agent's own broker and for audits.
  `create table wording_refusal (
    agent_id uuid not null references account on delete cascade,
    refusal_id uuid not null default gen_random_uuid(),
    property_id uuid,
    field text not null,
    phrase text not null,
    basis text not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, refusal_id)
  )`,

  // A deleted link's leads, conversations and figures stay: only its address stops working.
  `alter table smartlink add column deleted_at timestamptz`,
];
