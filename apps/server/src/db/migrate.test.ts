import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, inject, onTestFinished, test } from "vitest";
import { databaseOn, onServer } from "../testing/databases/databaseServer.ts";
import { type DatabaseHandle, openDatabase } from "./connect.ts";
import { migrateToLatest, migrationNames } from "./migrate.ts";

/** Every migration that ever landed. Add new ones here; never remove or rename one. */
const landed = [
  "0001_foundation",
  "0002_accounts_waitlist_mail",
  "0004_site",
  "0005_page_counts",
  "0006_onboarding",
  "0007_conversation_page",
  "0008_listings",
  "0009_leads_analytics",
  "0010_showings",
  "0011_showing_reminders",
  "0012_settings",
  "0013_language_models",
  "0014_steady_lists",
  "0015_conduct",
  "0016_follow_ups",
  "0021_stopped_follow_ups",
  "0022_even_searches",
  "0023_same_person",
  "0024_pictures_in_two_steps",
  "0025_same_person",
  "0026_words_of_leads",
  "0027_session_ends",
  "0030_proven_addresses",
  "0031_storage_use",
  "0032_security_events",
  "0033_second_factors",
  "0040_homes_in_the_chat",
  "0041_channels",
  "0043_finished_leads",
  "0050_showing_calendar",
  "0061_one_message",
  "0070_listing_links",
  "0071_first_steps",
  "0080_open_items",
  "0081_who_answers",
  "0082_done_leads",
  "0085_lead_filters",
  "0086_leads_by_hand",
  "0090_api_keys",
  "0090_questions_by_time",
  "0091_webhooks",
  "0092_rating_reasons",
  "0100_own_texts",
  "0101_pauses",
  "0102_rescoring",
  "0103_own_answer_use",
  "0104_push",
  "0105_email_channel",
  "0106_inquiries",
  "0116_calendars",
  "0117_drive_time",
  "0123_mls",
  "0130_follow_up_sequences",
  "0131_stages_end_follow_ups",
  "0132_agent_texts",
  "0137_mailbox_place",
  "0138_whatsapp_buttons",
  "0139_questions_by_home",
  "0145_mail_claims",
  "0146_email_unsubscribes",
  "0147_file_names",
  "0148_mailbox_troubles",
  "0150_glossary_names",
  "0151_notification_templates",
  "0152_storage_of_files",
  "0153_uncalled_index",
  "0154_texts_by_number",
  "0155_channel_tests",
  "0156_mails_of_reminders",
  "0157_lead_notifications",
  "0159_held_showings",
  "0161_conversation_hours",
  "0162_catch_up",
  "0166_unseen_messages",
  "0167_unasked_quotes",
  "0170_tell_about_leads",
  "0173_resumed_messages",
  "0174_threads_by_address",
  "0177_privacy_codes_by_text",
  "0178_follow_ups_by_hand",
  "0185_reserved_storage",
  "0190_joined_conversations",
  "0191_drop_reasons",
  "0192_weekly_blocked_time",
  "0195_settled_drafts",
  "0196_declined_showings",
  "0197_triggers_for_many_leads",
  "0198_leads_in_talk",
  "0199_silent_since",
];

/** A new, empty database. */
async function emptyDatabase(): Promise<DatabaseHandle> {
  const name = `llave_test_${randomUUID().replaceAll("-", "")}`;
  const server = inject("testServer");
  await onServer(server, `create database ${name}`);
  const database = openDatabase(databaseOn(server, name), 3);
  onTestFinished(async () => {
    await database.close();
    await onServer(server, `drop database ${name} with (force)`);
  });
  return database;
}

/** Runs all migrations up to one, as that version did. */
async function migrateUpTo({ db }: DatabaseHandle, last: string): Promise<void> {
  const names = migrationNames().filter((name) => name <= last);
  const load = async (name: string) => [name, await import(`./migrations/${name}.ts`)];
  const provider = { getMigrations: async () => Object.fromEntries(await Promise.all(names.map(load))) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}

/** The functions and triggers of a database, as text. */
async function programs({ db }: DatabaseHandle): Promise<string[]> {
  const { rows } = await sql<{ source: string }>`
    select pg_get_functiondef(p.oid) as source from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and p.prokind = 'f' and p.probin is null
    union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal order by 1`.execute(db);
  return rows.map(({ source }) => source);
}

test("every migration that ever landed is still there", () => {
  expect(migrationNames()).toEqual(landed);
});

test("opens a database that ran the withdrawn same-person migration", async () => {
  const [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
  await migrateUpTo(old, "0022_even_searches");
  for (const statement of withdrawn) await sql.raw(statement).execute(old.db);
  await sql`insert into kysely_migration values ('0023_same_person', now()::text)`.execute(old.db);
  await Promise.all([old, fresh].map(({ db }) => migrateToLatest(db)));
  expect(await programs(old)).toEqual(await programs(fresh));
});

test("removes older one-message conversations from every count, and counts links like the lists", async () => {
  const database = await emptyDatabase();
  await migrateUpTo(database, "0050_showing_calendar");
  for (const statement of before61) await sql.raw(statement).execute(database.db);
  await migrateToLatest(database.db);
  const { rows } = await sql`
    select (select array_agg(client_id order by client_id) from lead join conversation using (agent_id, conversation_id)
        where counted) as counted,
      (select sum(leads)::int from lead_total) as total, (select sum(active)::int from lead_total) as active,
      (select sum(leads)::int from lead_day) as days, (select sum(leads)::int from smartlink_day) as link`.execute(
    database.db,
  );
  expect(rows).toEqual([{ counted: ["reachable", "wrote twice"], total: 2, active: 2, days: 2, link: 2 }]);
});

/** An agent's link with three conversations, as a version before migration 61 stored them; the link counted one. */
const [owner, link] = [randomUUID(), randomUUID()];
const before61 = [
  `insert into account (account_id, email, name, password_hash) values ('${owner}', 'a@b.example', 'A', 'x')`,
  `insert into agent (agent_id, slug, name, license_number, license_state) values ('${owner}', 'a', 'A', 'SL1', 'FL')`,
  `insert into smartlink (agent_id, link_id, name, name_slug, token) values ('${owner}', '${link}', 'L', 'l', 't')`,
  ...[
    { id: "one message", messages: 1, phone: "null" },
    { id: "reachable", messages: 1, phone: "'+13055550100'" },
    { id: "wrote twice", messages: 2, phone: "null" },
  ].flatMap(({ id, messages, phone }) => {
    const [conversation, lead] = [randomUUID(), randomUUID()];
    return [
      `insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state,
        answered, notice_version, notice_at, lead_counted) values ('${owner}', '${conversation}', '${link}', '${randomUUID()}',
        '${id}', '${lead}', 'en', '{}', '[]', '1', now(), ${phone !== "null"})`,
      `insert into message (agent_id, conversation_id, seq, role, author, content, language)
        select '${owner}', '${conversation}', n, 'user', 'renter', 'Hi', 'en' from generate_series(1, ${messages}) n`,
      `insert into lead (agent_id, lead_id, conversation_id, link_id, phone, score, status, language)
        values ('${owner}', '${lead}', '${conversation}', '${link}', ${phone}, 10, 'cold', 'en')`,
    ];
  }),
  `insert into smartlink_day (agent_id, link_id, day, shard, leads) values ('${owner}', '${link}', market_day(now()), 3, 1)`,
];

test("counts the files that renters had sent as their agent's storage", async () => {
  const database = await emptyDatabase();
  await migrateUpTo(database, "0050_showing_calendar");
  for (const statement of before61) await sql.raw(statement).execute(database.db);
  await sql`insert into storage_use values (${owner}, 1000)`.execute(database.db);
  await sql`
    insert into channel_media (agent_id, conversation_id, seq, place, content_type, content)
    select agent_id, conversation_id, 0, 0, 'image/gif', 'GIF89a' from conversation`.execute(database.db);
  await migrateToLatest(database.db);
  const { rows } = await sql`select bytes from storage_use`.execute(database.db);
  expect(rows).toEqual([{ bytes: 1_018 }]);
});

test("gives tables, columns, functions and stored values the glossary's names", async () => {
  const database = await emptyDatabase();
  await migrateUpTo(database, "0148_mailbox_troubles");
  for (const statement of before150) await sql.raw(statement).execute(database.db);
  await migrateToLatest(database.db);
  const { rows } = await sql`
    select (select array_agg(status || ' by ' || coalesce(canceled_by, 'nobody') order by status) from showing) as showings,
      (select array_agg(type || ' ' || payload) from webhook_event) as events,
      (select array_agg(status) from draft) as drafts,
      (select array_agg(data order by notification_id) from notification) as notifications,
      (select array_agg(detail) from lead_event where kind = 'showing') as history,
      (select array_agg(lead_id order by lead_id) from merge_check) as checks,
      (select count(*)::int from link_view) as views`.execute(database.db);
  expect(rows).toEqual([
    {
      showings: ["canceled by renter", "confirmed by nobody"],
      events: [`showing.canceled ${JSON.stringify({ status: "canceled", note: '"status":"cancelled"' })}`],
      drafts: ["superseded"],
      notifications: [{ mark: "x", step: "canceled" }],
      history: [{ at: "2026-11-20", what: "canceled" }],
      checks: [lead150],
      views: 1,
    },
  ]);
  // The functions work on the new names.
  await sql`update showing set status = 'canceled' where status = 'confirmed'`.execute(database.db);
  await sql`update lead set email = 'new@renter.example'`.execute(database.db);
  const events = await sql<{ type: string }>`select type from webhook_event where payload is null`.execute(database.db);
  expect(events.rows).toEqual([{ type: "showing.canceled" }]);
  const texts = [...(await programs(database)), ...(await namesIn(database))];
  const former =
    /smartlink_visit|lead_parted|lead_to_settle|lead_view|wording_refusal|own_part|joined_by|cancelled|settle_|part_moved|'stale'/;
  expect(texts.filter((text) => former.test(text))).toEqual([]);
});

/** Tables, columns, constraints and indexes of a database, as text. */
async function namesIn({ db }: DatabaseHandle): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'
    union all select conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'`.execute(db);
  return rows.map(({ name }) => name);
}

/** One lead with two showings, a draft and a history, as a version before migration 150 stored them. */
const [owner150, link150, conversation150, lead150] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const before150 = [
  `insert into account (account_id, email, name, password_hash) values ('${owner150}', 'a@b.example', 'A', 'x')`,
  `insert into agent (agent_id, slug, name, license_number, license_state)
    values ('${owner150}', 'a', 'A', 'SL1', 'FL')`,
  `insert into smartlink (agent_id, link_id, name, name_slug, token) values ('${owner150}', '${link150}', 'L', 'l', 't')`,
  `insert into smartlink_visit (agent_id, link_id, day, visitor_id)
    values ('${owner150}', '${link150}', '2026-11-20', '${randomUUID()}')`,
  `insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state, answered,
      notice_version, notice_at)
    values ('${owner150}', '${conversation150}', '${link150}', '${randomUUID()}', 'c', '${lead150}', 'en', '{}', '[]', '1',
      now())`,
  `insert into lead (agent_id, lead_id, conversation_id, link_id, email, score, status, language)
    values ('${owner150}', '${lead150}', '${conversation150}', '${link150}', 'r@renter.example', 10, 'cold', 'en')`,
  ...["cancelled", "confirmed"].map(
    (status, at) => `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked,
        status, cancelled_by, token_hash, language)
      select '${owner150}', '${randomUUID()}', '${conversation150}', '${lead150}', t, t + interval '30 minutes',
        tstzrange(t, t + interval '1 hour'), '${status}', ${at === 0 ? "'renter'" : "null"}, '\\x0${at}', 'en'
      from (select now() + interval '${at + 1} days' as t) s`,
  ),
  `insert into webhook_endpoint (agent_id, endpoint_id, url, events, secret, created_at)
    values ('${owner150}', '${randomUUID()}', 'https://crm.example', '{showing.canceled}', '', now())`,
  `insert into webhook_event (agent_id, type, payload, occurred_at) values ('${owner150}', 'showing.canceled',
    '${JSON.stringify({ status: "cancelled", note: '"status":"cancelled"' })}', now())`,
  `insert into draft (agent_id, conversation_id, kind, content, translation, language, status)
    values ('${owner150}', '${conversation150}', 'answer', 'Yes', '', 'en', 'stale')`,
  `delete from notification`,
  `insert into notification (agent_id, kind, conversation_id, data)
    values ('${owner150}', 'showing', '${conversation150}', '{"step": "cancelled", "mark": "x"}')`,
  `delete from lead_event`,
  `insert into lead_event (agent_id, lead_id, actor, kind, detail)
    values ('${owner150}', '${lead150}', 'renter', 'showing', '{"what": "cancelled", "at": "2026-11-20"}')`,
];

test("runs a migration with an earlier number that landed after a later one has run", async () => {
  const database = await emptyDatabase();
  await migrateToLatest(database.db);
  await sql`delete from kysely_migration where name = '0023_same_person'`.execute(database.db);
  await migrateToLatest(database.db);
  const { rows } = await sql`select from kysely_migration where name = '0023_same_person'`.execute(database.db);
  expect(rows).toHaveLength(1);
});

test("refuses a newer version's database with one line that says what to do", async () => {
  const database = await emptyDatabase();
  await migrateToLatest(database.db);
  await sql`insert into kysely_migration values ('9999_from_the_future', now()::text)`.execute(database.db);
  const refusal = await migrateToLatest(database.db).catch((error: unknown) => error);
  expect(refusal).toMatchObject({ name: "NewerDatabaseError" });
  expect((refusal as Error).message).toMatch(
    /^This database was used by a newer version of Llave \(9999_from_the_future\)\. .*$/,
  );
});

/** What migration 0023 did on the databases where it ran. */
const withdrawn = [
  `create or replace function look_up_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    values (new.agent_id, new.lead_id, search_words(new.name, new.email, new.phone, new.area), lower(new.email),
      new.phone)
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    if (new.email is not null or new.phone is not null) and new.removed_at is null then
      perform merge_same_person(new.agent_id, new.lead_id, lower(new.email), new.phone);
    end if;
    return null;
  end $$`,
  `create or replace function merge_same_person(agent uuid, newer uuid, its_email text, its_phone text) returns void
  language plpgsql as $$ begin end $$`,
];
