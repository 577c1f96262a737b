import { type Kysely, sql } from "kysely";

/**
 * How often each page was opened, one row per day and kind of view. It contains nothing about a person: no address, no
 * cookie, no time of day. Empty text means that there was no referrer, source or campaign.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create table page_day (
    day date not null,
    path text not null,
    language text not null check (language in ('en', 'es')),
    referrer text not null,
    source text not null,
    campaign text not null,
    views integer not null,
    visits integer not null,
    primary key (day, path, language, referrer, source, campaign)
  )`,
  `create index waitlist_entry_created on waitlist_entry (created_at)`,
];
