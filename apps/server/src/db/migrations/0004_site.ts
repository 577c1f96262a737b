import { type Kysely, sql } from "kysely";

/**
 * Messages to support, and the community directory: what an agent shows there, and introductions.
 *
 * An agent is in the directory since `community_listed_at` on. `directory_name` is the name that the list is
 * ordered and searched by, without capitals and accents; `foldText` of packages/contract does the same.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

/** The same condition as in the directory's queries, so that the index has no one else. */
const listed = "community_listed_at is not null and onboarded_at is not null and license_status <> 'rejected'";

const accented = "áàäâãåéèëêíìïîóòöôõúùüûñçÁÀÄÂÃÅÉÈËÊÍÌÏÎÓÒÖÔÕÚÙÜÛÑÇ";
const plain = "aaaaaaeeeeiiiiooooouuuuncaaaaaaeeeeiiiiooooouuuunc";

const statements = [
  `create table contact_message (
    message_id uuid primary key default gen_random_uuid(),
    client_key text unique,
    name text not null,
    email text not null,
    subject text not null,
    body text not null,
    language text not null check (language in ('en', 'es')),
    created_at timestamptz not null default now()
  )`,
  "create index contact_message_time on contact_message (created_at)",
  // The contact message or introduction that a mail is about.
  "alter table mail add column about uuid",

  `alter table agent
    add column community_listed_at timestamptz,
    add column community_specialty text
      check (community_specialty in ('luxury_rentals', 'corporate_housing', 'family_housing')),
    add column community_markets text[] not null default '{}'
      check (community_markets <@ array['miami_beach', 'downtown_miami', 'coral_gables', 'brickell']),
    add column community_languages text[] not null default '{}',
    add column community_headline text not null default '',
    add column community_experience integer check (community_experience between 0 and 70),
    add column directory_name text not null
      generated always as (translate(lower(name), '${accented}', '${plain}')) stored`,
  `create index agent_directory on agent (directory_name, agent_id) where ${listed}`,
  "create index lead_leased on lead (agent_id) where stage = 'leased'",

  // The introduced agent, and the account that wrote. One per pair and day of the market.
  `create table introduction (
    agent_id uuid not null references agent on delete cascade,
    introduction_id uuid not null default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    message text not null,
    day date not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, introduction_id),
    unique (agent_id, account_id, day)
  )`,
  "create unique index introduction_id on introduction (introduction_id)",
  "create index introduction_account on introduction (account_id, day)",
  "create index introduction_time on introduction (created_at)",
];
