import { type Kysely, sql } from "kysely";

/**
 * Pictures, the onboarding draft, what onboarding adds to an agent, unfinished listings, and the states' license files.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // An id is the hash of owner, purpose and content: it can't be guessed, and the same upload is stored once.
  `create table picture (
    agent_id uuid not null references account on delete cascade,
    picture_id text not null unique,
    purpose text not null check (purpose in ('portrait', 'listing', 'license')),
    width integer not null,
    height integer not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, picture_id)
  )`,
  `create index picture_by_purpose on picture (agent_id, purpose, created_at desc)`,
  `create table picture_size (
    agent_id uuid not null,
    picture_id text not null,
    size text not null check (size in ('small', 'medium', 'large')),
    content bytea not null,
    primary key (agent_id, picture_id, size),
    foreign key (agent_id, picture_id) references picture on delete cascade
  )`,
  // WebP does not compress any further.
  `alter table picture_size alter column content set storage external`,

  // The first SmartLink's address is reserved from the moment its QR code is shown.
  `create table onboarding_draft (
    agent_id uuid primary key references account on delete cascade,
    draft jsonb not null,
    step smallint not null default 1 check (step between 1 and 9),
    slug text unique,
    token text,
    updated_at timestamptz not null default now()
  )`,

  `alter table agent
    add column whatsapp_enabled boolean not null default false,
    add column sms_enabled boolean not null default false,
    add column property_types jsonb not null default '[]',
    add column neighborhoods text not null default '',
    add column plan text not null default 'trial' check (plan in ('trial', 'solo', 'team', 'office', 'enterprise')),
    add column trial_ends_at timestamptz,
    add column attested_at timestamptz,
    add column license_checked_at timestamptz,
    add column license_finding text
      check (license_finding in ('match', 'name_differs', 'not_active', 'not_in_file'))`,
  // Agents whose license needs a check: the administrators' list.
  `create index agent_license_open on agent (attested_at, agent_id)
    where license_status in ('attested', 'provisional') and attested_at is not null`,

  // A draft has only an address or a link so far; it is never quoted, matched or shown to renters.
  `alter table property
    alter column area drop not null,
    alter column price drop not null,
    alter column bedrooms drop not null,
    alter column bathrooms drop not null,
    add column source_url text`,
  `alter table property drop constraint property_status_check`,
  `alter table property add constraint property_status_check
    check (status in ('draft', 'active', 'pending', 'leased', 'off_market'))`,
  `alter table property add constraint property_whole
    check (status = 'draft' or (area is not null and price is not null and bedrooms is not null and bathrooms is not null))`,

  `create table license_import (
    import_id uuid primary key,
    state text not null,
    rows integer not null,
    skipped integer not null,
    imported_at timestamptz not null default now()
  )`,
  `create table license_record (
    state text not null,
    number text not null,
    holder text not null,
    active boolean not null,
    status text not null,
    expires_on date,
    import_id uuid not null,
    primary key (state, number)
  )`,
];
