import type pg from "pg";
import { expect, test } from "vitest";
import { isSuppressed } from "../suppression/suppression.ts";
import { testPassword } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { eraseInactive } from "./eraseInactive.ts";

const secret = "a secret for tests only, 32 characters";
const later = (years: number, days: number) => {
  const at = new Date();
  at.setUTCFullYear(at.getUTCFullYear() + years);
  at.setUTCDate(at.getUTCDate() + days);
  return at;
};

test("erases leads and conversations two years after the last activity and keeps the figures", async () => {
  const stage = await startChat();
  const { db, pool } = stage.database;
  const id = stage.agent.agent_id;
  const said = [
    "Hi, what do you have?",
    "2 bedrooms in Brickell, I'm Ana, 305-555-0111",
    "2 bedrooms, I'm Luis, 305-555-0122",
  ];
  for (const [n, message] of said.entries()) {
    const answer = await stage.say(message, {
      from: stage.client(),
      body: { conversationId: `${stage.link.link_id}-${n}` },
    });
    expect(answer.status).toBe(200);
  }
  // A renter who wrote and never became a lead.
  await pool.query(
    `with gone as (delete from lead where agent_id = $1 and phone is null returning lead_id)
     update conversation set lead_id = null where agent_id = $1 and lead_id in (select lead_id from gone)`,
    [id],
  );
  const left = async () => {
    const { rows } = await pool.query(
      `select (select count(*) from lead where agent_id = $1) as leads,
        (select count(distinct lead_id) from lead_word where agent_id = $1) as found,
        (select count(*) from conversation where agent_id = $1) as conversations,
        (select count(distinct conversation_id) from message where agent_id = $1) as threads,
        (select sum(leads) from lead_day where agent_id = $1) as counted,
        (select sum(conversations) from smartlink_day where agent_id = $1) as begun`,
      [id],
    );
    return rows[0];
  };
  await eraseInactive(db, { secret, now: later(2, -1) });
  expect(await left()).toMatchObject({ leads: 2, found: 2, conversations: 3, threads: 3 });

  // The agent writes a note about Luis a year and a half later: his two years start over.
  await pool.query(
    `insert into lead_note (agent_id, lead_id, note_id, text, changed_at)
     select agent_id, lead_id, gen_random_uuid(), 'Called.', now() + interval '18 months' from lead
     where agent_id = $1 and name = 'Luis'`,
    [id],
  );
  await eraseInactive(db, { secret, now: later(2, 1), batchSize: 1 });
  expect(await left()).toEqual({ leads: 1, found: 1, conversations: 1, threads: 1, counted: 2, begun: 3 });
  await eraseInactive(db, { secret, now: later(4, 1) });
  expect(await left()).toEqual({ leads: 0, found: 0, conversations: 0, threads: 0, counted: 2, begun: 3 });
});

test("keeps opted-out addresses suppressed after erasing everything else", async () => {
  const stage = await startChat();
  const { db, pool } = stage.database;
  const id = stage.agent.agent_id;
  await stage.say("2 bedrooms in Brickell, I'm Ana, 305-555-0133, ana@renters.example");
  await pool.query("update conversation set status = 'stopped', version = version + 1 where agent_id = $1", [id]);
  await eraseInactive(db, { secret, now: later(2, 1) });
  const ana = { email: "Ana@renters.example", phone: null };
  expect(await isSuppressed(db, secret, id, ana)).toBe(true);
  expect(await isSuppressed(db, secret, id, { email: null, phone: "+13055550133" })).toBe(true);
  expect(await isSuppressed(db, secret, id, { email: null, phone: "+13055550134" })).toBe(false);
  const { rows } = await pool.query("select * from suppressed_contact where agent_id = $1", [id]);
  expect(JSON.stringify(rows)).not.toMatch(/ana|555/i);
});

test("no table keeps data of an agent who deleted the account", async () => {
  const stage = await startChat();
  const { pool } = stage.database;
  const id = stage.agent.agent_id;
  const { rows: tables } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = current_schema() and column_name = 'agent_id' and table_type = 'BASE TABLE' order by 1`,
  );
  const counts = async (within: Pick<pg.Pool, "query"> = pool) => {
    const found: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await within.query(`select count(*) as n from "${name}" where agent_id = $1`, [id]);
      found[name] = rows[0].n;
    }
    return found;
  };
  const empty = (found: Record<string, number>) => Object.keys(found).filter((name) => found[name] === 0);
  await stage.say("Can I see it tomorrow at 5pm?");
  await stage.say("I need 2 bedrooms in Brickell under $3,000, I'm Ana, call me at 305-555-0144");
  await useEverything(pool, id, async (client) => {
    // Without this check, the test couldn't fail for a table missing from useEverything.
    expect(empty(await counts(client))).toEqual([]);
  });
  const browser = await stage.signedIn(stage.agent.email);
  expect((await browser.post("/api/account/delete", { currentPassword: testPassword })).status).toBe(200);
  expect(empty(await counts())).toEqual(tables.map(({ name }) => name));
});

/**
 * Stores at least one row for this agent in every table with an agent's data, and checks them before committing: jobs
 * that clear a table, such as the one that settles leads, don't see the rows until then.
 */
async function useEverything(
  pool: pg.Pool,
  id: string,
  check: (client: pg.PoolClient) => Promise<void>,
): Promise<void> {
  const owned = `from lead where agent_id = '${id}'`;
  const statements = [
    `insert into property (agent_id, address, area, price, bedrooms, bathrooms) values ('${id}', '1 Main St', 'Brickell', 2000, 1, 1)`,
    `insert into picture (agent_id, picture_id, purpose, width, height) values ('${id}', '${id}', 'listing', 1, 1)`,
    `insert into link_view select agent_id, link_id, '2026-01-01', agent_id from smartlink where agent_id = '${id}'`,
    `insert into picture_size values ('${id}', '${id}', 'small', '\\x00')`,
    `insert into picture_original values ('${id}', '${id}', '\\x00', 1)`,
    `insert into property_photo select '${id}', property_id, '${id}', 0 from property where agent_id = '${id}'`,
    `insert into onboarding_draft (agent_id, draft) values ('${id}', '{}')`,
    `insert into wording_finding (agent_id, field, phrase, basis) values ('${id}', 'description', 'x', 'x')`,
    `insert into agent_number (agent_id, channel, account_sid, auth_token, number)
      values ('${id}', 'sms', 'AC1', '\\x00', '+13055550001')`,
    `insert into channel_code (agent_id, code, link_id) select agent_id, 'ABCDEF', link_id from smartlink where agent_id = '${id}'`,
    `insert into channel_thread (agent_id, channel, number, address, link_id, visitor_id, client_id, conversation_id,
        last_inbound_at)
      select agent_id, 'sms', '+13055550001', '+13055550144', link_id, visitor_id, client_id, conversation_id, now()
      from conversation where agent_id = '${id}'`,
    `insert into inbound_message (agent_id, thread_id, provider_id, body, received_at)
      select agent_id, thread_id, 'SM1', 'Hi', now() from channel_thread where agent_id = '${id}'`,
    `insert into inquiry_mail values ('${id}', '<1@zillow.example>', now())`,
    `insert into channel_media (agent_id, conversation_id, seq, place, content_type, content)
      select agent_id, conversation_id, 1, 0, 'image/png', '\\x00' ${owned}`,
    `insert into outgoing_message (agent_id, conversation_id, kind, channel, number, address, due_at, created_at, changed_at)
      select agent_id, conversation_id, 'agent', 'sms', '+13055550001', '+13055550144', '2100-01-01', now(), now() ${owned}`,
    `insert into consent (agent_id, channel, act, contact_hash, source, wording, wording_version, language, given_at)
      values ('${id}', 'sms', 'granted', '\\x00', 'page', 'x', 'x', 'en', now())`,
    `insert into short_link (agent_id, code, link_id, property_id)
      select agent_id, 'ABCDEFGH', link_id, agent_id from smartlink where agent_id = '${id}'`,
    `insert into introduction (agent_id, account_id, message, day) values ('${id}', '${id}', 'Hi', '2026-01-01')`,
    `insert into privacy_receipt (agent_id, receipt_id, act, proof, conversations, messages, leads, showings)
      values ('${id}', '${id}', 'copy', 'code', 1, 1, 1, 0)`,
    `insert into model_use select agent_id, '2026-01-01', conversation_id, 'openai x', 'v1', 1, 1, 1, 2, 10, 10, null
     from conversation where agent_id = '${id}'`,
    `insert into suppressed_contact values ('${id}', '\\x00')`,
    `insert into notification_setting (agent_id) values ('${id}')`,
    `insert into notification (agent_id, kind) values ('${id}', 'quota')`,
    `insert into notification_digest values ('${id}', '2026-01-01')`,
    `insert into alert_phone (agent_id, channel, phone) values ('${id}', 'sms', '+13055550155')`,
    `insert into alert_text (agent_id, text_id, due_at, created_at) values ('${id}', '${id}', '2100-01-01', now())`,
    `insert into session (session_id, account_id, token_hash, expires_at)
      values ('${id}', '${id}', uuid_send('${id}'), '2100-01-01')`,
    `insert into push_device (agent_id, device_id, session_id, endpoint, p256dh, auth, created_at)
      values ('${id}', '${id}', '${id}', 'https://fcm.googleapis.com/${id}', '\\x00', '\\x00', now())`,
    `insert into push_delivery (agent_id, push_id, device_id, due_at, created_at)
      values ('${id}', '${id}', '${id}', '2100-01-01', now())`,
    `insert into own_answer values ('${id}', '${id}', null, 'Any fee?', '', 'No', '', now(), now())`,
    `insert into own_answer_use values ('${id}', '${id}', 0, 12, now())`,
    `insert into saved_reply values ('${id}', '${id}', 'apply', 'Here is the form', '', now(), now())`,
    `insert into follow_up_setting (agent_id) values ('${id}')`,
    `insert into follow_up_text values ('${id}', 'silence_1h', 'Hi', 'Hola')`,
    `insert into follow_up (agent_id, lead_id, conversation_id, step, occasion, outcome, channel, created_at)
      select agent_id, lead_id, conversation_id, 'silence_1h', 'x', 'skipped', 'web', now() ${owned}`,
    `insert into listing_news (agent_id, property_id, kind, price, created_at)
      select agent_id, property_id, 'new_match', 2000, now() from property where agent_id = '${id}'`,
    `insert into rescoring values ('${id}', now())`,
    `insert into saved_view (agent_id, name, query) values ('${id}', 'Hot', '?status=hot')`,
    `insert into lead_note select agent_id, lead_id, gen_random_uuid(), 'Note' ${owned}`,
    `insert into lead_todo select agent_id, lead_id, gen_random_uuid(), 'To do' ${owned}`,
    `insert into lead_event (agent_id, lead_id, actor, kind) select agent_id, lead_id, 'agent', 'note' ${owned}`,
    `insert into merge_check select agent_id, lead_id ${owned}
      on conflict (agent_id, lead_id) do update set lead_id = excluded.lead_id`,
    `insert into unmerged_lead select agent_id, lead_id, lead_id ${owned}`,
    `insert into joined_conversation select agent_id, gen_random_uuid(), conversation_id ${owned}`,
    `insert into conversation_rating select agent_id, conversation_id, 5 ${owned}`,
    `insert into conversation_event (agent_id, conversation_id, kind, detail) select agent_id, conversation_id, 'x', 'x' ${owned}`,
    `insert into task (agent_id, conversation_id, kind) select agent_id, conversation_id, 'x' ${owned}`,
    `insert into draft (agent_id, conversation_id, kind, content, translation, language)
      select agent_id, conversation_id, 'reply', 'x', 'x', 'en' ${owned}`,
    `insert into availability values ('${id}', '[]', 30, 15, 60, 14)`,
    `insert into blocked_time values ('${id}', '${id}', '2026-01-02 10:00Z', '2026-01-02 11:00Z')`,
    `insert into api_key (agent_id, key_id, name, prefix, token_hash, scopes, created_at)
      values ('${id}', '${id}', 'CRM', 'llave_abcdef', uuid_send('${id}'), '{leads:read}', now())`,
    `insert into webhook_endpoint (agent_id, endpoint_id, url, events, secret, created_at)
      values ('${id}', '${id}', 'https://crm.example/', '{}', '\\x00', now())`,
    `insert into webhook_event (agent_id, event_id, type, occurred_at) values ('${id}', '${id}', 'webhook.test', now())`,
    `insert into webhook_delivery (agent_id, endpoint_id, event_id, due_at, created_at)
      values ('${id}', '${id}', '${id}', '2100-01-01', now())`,
    `insert into calendar_feed values ('${id}', '${id}', uuid_send('${id}'), 'en')`,
    `insert into calendar_sign_in values (uuid_send('${id}'), '${id}', 'google', '\\x00', 'en', now())`,
    `insert into calendar_connection (agent_id, provider, account, language, refresh_token, read_due_at, connected_at)
      values ('${id}', 'google', 'ana@mail.example', 'en', '\\x00', '2100-01-01', now())`,
    `insert into calendar_event (agent_id, provider, showing_id, due_at)
      values ('${id}', 'google', '${id}', '2100-01-01')`,
    `insert into channel_test values ('${id}', 'sms', '+13055550142', gen_random_uuid(), null, 'sent', null, now(), now())`,
    `insert into mls_connection (agent_id, service_url, member_id, auth, credentials, connected_at)
      values ('${id}', 'https://mls.example', '1', 'token', '\\x00', now())`,
    `insert into mls_listing select agent_id, 'K1', property_id, now() from property where agent_id = '${id}'`,
    `insert into showing (agent_id, showing_id, starts_at, ends_at, blocked, status, token_hash, language)
      values ('${id}', gen_random_uuid(), '2026-01-01 10:00Z', '2026-01-01 11:00Z',
        '[2026-01-01 10:00Z,2026-01-01 11:00Z)', 'confirmed', uuid_send('${id}'), 'en')`,
  ];
  const client = await pool.connect();
  try {
    await client.query("begin");
    for (const statement of statements) await client.query(statement);
    await check(client);
    await client.query("commit");
  } finally {
    client.release(true);
  }
}
