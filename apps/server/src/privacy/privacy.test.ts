import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import { isSuppressed } from "../suppression/suppression.ts";
import type { TestClient } from "../testing/client.ts";
import { createAgent, createLink } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

type Stage = Awaited<ReturnType<typeof startChat>>;
const secret = "a secret for tests only, 32 characters";
const form = { "content-type": "application/x-www-form-urlencoded" };

function post(browser: TestClient, path: string, fields: Record<string, string> = {}) {
  return browser.send("POST", path, new URLSearchParams(fields).toString(), form);
}

/** Requests a code as a browser does, and returns the request's id and the newest mail with its code. */
async function askForCode(browser: TestClient, address: string) {
  const page = await post(browser, "/my-data/code", { address });
  const request = /name="request" value="([^"]+)"/.exec(page.text)?.[1] ?? "";
  return { page, request };
}

async function codeFor(stage: Stage, to: string): Promise<string> {
  const newest = async () => {
    const { rows } = await stage.database.pool.query(
      "select subject from mail where recipient = $1 and kind = 'privacy_code' and subject is not null order by created_at desc",
      [to],
    );
    return /\d{6}/.exec(rows[0]?.subject ?? "")?.[0] ?? "";
  };
  await expect.poll(newest, { timeout: 20_000 }).not.toBe("");
  return newest();
}

/** Ana has written from one device: two conversations with two agents; Luis from another. */
async function twoRenters() {
  const stage = await startChat();
  const email = `ana-${randomUUID()}@renters.example`;
  await stage.say(`2 bedrooms in Brickell, I'm Ana, ${email}, 305-555-0147`);
  const other = await createAgent(stage.database.db);
  const link = await createLink(stage.database.db, other.agent_id, { is_first: true });
  await stage.say(`1 bedroom in Doral, I'm Ana, ${email}`, {
    body: { linkId: link.link_id, conversationId: `${link.link_id}-1` },
  });
  const luis = stage.client();
  const his = `luis-${randomUUID()}@renters.example`;
  await stage.say(`3 bedrooms in Kendall, I'm Luis, ${his}`, { from: luis });
  return { stage, email, other, luis, his };
}

/** A follow-up that was approved and mailed to one of the agent's renters. */
async function mailFollowUp(stage: Stage, email: string) {
  await stage.database.pool.query(
    `with written as (
       insert into draft (agent_id, conversation_id, kind, content, translation, language, status, sent_seq)
       select agent_id, conversation_id, 'follow_up', 'Still looking?', '', 'en', 'sent', 2 from lead where agent_id = $1 and email = $2
       returning agent_id, conversation_id, draft_id),
     noted as (
       insert into follow_up (agent_id, follow_up_id, lead_id, conversation_id, step, occasion, outcome, channel, draft_id, sent_seq, created_at)
       select w.agent_id, w.draft_id, l.lead_id, w.conversation_id, 'silence_24h', w.draft_id::text, 'sent', 'email', w.draft_id, 2, now()
       from written w join lead l on l.agent_id = w.agent_id and l.conversation_id = w.conversation_id)
     insert into mail (kind, recipient, language, about) select 'follow_up', $2, 'en', draft_id from written`,
    [stage.agent.agent_id, email],
  );
}

async function left(stage: Stage, email: string): Promise<string[]> {
  const { rows } = await stage.database.pool.query(
    "select l.name from lead l where l.email = $1 union all select kind from mail where recipient = $1 and kind = 'follow_up' union all select c.last_message from conversation c where c.last_message ilike '%' || $1 || '%'",
    [email],
  );
  return rows.map(({ name }) => name);
}

describe("with a code", () => {
  test("copies and erases data at every agent, and each keeps a receipt without a name", async () => {
    const { stage, email, other } = await twoRenters();
    await mailFollowUp(stage, email);
    const phone = stage.client();
    const { request } = await askForCode(phone, ` ${email.toUpperCase()} `);
    const code = await codeFor(stage, email);
    const proved = await post(phone, "/my-data/prove", { request, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect(proved.status).toBe(303);
    const page = await phone.get("/my-data");
    expect(page.text).toContain(stage.agent.name);
    expect(page.text).toContain(other.name);

    const copy = await phone.get("/my-data/copy");
    expect(copy.headers.get("content-disposition")).toContain("llave-my-data.json");
    expect(copy.body.holders).toHaveLength(2);
    const text = JSON.stringify(copy.body);
    for (const part of [email, "2 bedrooms in Brickell", "Doral", "+13055550147", "moves_soon|criteria_known"]) {
      expect(text).toMatch(new RegExp(part.replaceAll("+", "\\+")));
    }
    expect(text).not.toContain("Luis");

    const question = await phone.get("/my-data/erase?lang=es");
    expect(question.text).toContain("¿Borrar todo?");
    expect(await left(stage, email)).toHaveLength(5);
    const done = await post(phone, "/my-data/erase");
    expect(done.text).toContain("Your data has been erased");
    expect(await left(stage, email)).toEqual([]);
    expect((await phone.get("/my-data")).text).not.toContain(stage.agent.name);

    const owner = await stage.signedIn(stage.agent.email);
    const receipts = (await owner.get("/api/agent/privacy-receipts")).body;
    expect(receipts).toMatchObject([
      { act: "erasure", proof: "code", conversations: 1, messages: 3 },
      { act: "copy", proof: "code" },
    ]);
    expect(done.text).toContain(receipts[0].id);
    const events = (await owner.get("/api/account/security-events")).body;
    expect(events.map(({ kind }: { kind: string }) => kind).filter((kind: string) => kind !== "signed_in")).toEqual([
      "renter_data_erased",
      "renter_data_copied",
    ]);
    expect(JSON.stringify(events)).not.toContain(email);
    const stored = await stage.database.pool.query("select * from privacy_receipt where agent_id = $1", [
      stage.agent.agent_id,
    ]);
    expect(JSON.stringify(stored.rows)).not.toMatch(/ana|\+1\d{10}|305-555|renters/i);
    expect(stored.rows[0].notices[0]).toMatchObject({
      version: expect.any(String),
      channel: "web_chat",
      source: "direct",
    });
    expect((await (await stage.signedIn(other.email)).get("/api/agent/privacy-receipts")).body).toHaveLength(2);
  });

  test("works once, expires after five guesses, and goes only to the address on record", async () => {
    const { stage, email } = await twoRenters();
    const phone = stage.client();
    const { request } = await askForCode(phone, "(305) 555-0147");
    const code = await codeFor(stage, email);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, "0");
    expect((await post(phone, "/my-data/prove", { request, code: wrong })).status).toBe(400);
    const both = await Promise.all([1, 2].map(() => post(stage.client(), "/my-data/prove", { request, code })));
    expect(both.map(({ status }) => status).sort()).toEqual([303, 400]);
    expect((await post(phone, "/my-data/prove", { request, code })).status).toBe(400);

    const second = await askForCode(phone, email);
    for (let guess = 0; guess < 5; guess++) {
      await post(phone, "/my-data/prove", { request: second.request, code: "x" });
    }
    await expect.poll(() => codeFor(stage, email), { timeout: 20_000 }).not.toBe(code);
    const right = await codeFor(stage, email);
    expect((await post(phone, "/my-data/prove", { request: second.request, code: right })).status).toBe(400);
    const { rows } = await stage.database.pool.query("select * from privacy_request where request_id = $1", [
      second.request,
    ]);
    expect(JSON.stringify(rows)).not.toContain(right);
  });

  test("doesn't reveal who is on record, and floods no mailbox", async () => {
    const { stage, email } = await twoRenters();
    const known = await askForCode(stage.client(), email);
    const unknown = await askForCode(stage.client(), "nobody@renters.example");
    const plain = (text: string) => text.replace(/value="[^"]+"|nonce="[^"]+"/g, "");
    expect(plain(known.page.text)).toBe(plain(unknown.page.text));
    for (let again = 0; again < 5; again++) await askForCode(stage.client(), email);
    const { rows } = await stage.database.pool.query(
      "select recipient, count(*)::int as n from mail where kind = 'privacy_code' and recipient = any($1) group by 1",
      [[email, "nobody@renters.example"]],
    );
    expect(rows).toEqual([{ recipient: email, n: 3 }]);
    const odd = await post(stage.client(), "/my-data/code?lang=es", { address: "<script>" });
    expect([odd.status, odd.text.includes("Escribe un correo o un teléfono")]).toEqual([400, true]);
    expect(odd.text).not.toContain("<script>");
  });

  test("giving another person's phone with one's own email doesn't show or erase that person's chats", async () => {
    const { stage, email } = await twoRenters();
    const guess = `guess-${randomUUID()}@renters.example`;
    const other = stage.client();
    await stage.say(`I'm Ana, 305-555-0147, ${guess}`, { from: other });
    const owner = await stage.signedIn(stage.agent.email);
    const shown = async () => (await owner.get("/api/leads?q=0147")).body;
    await expect.poll(async () => (await shown())[0].email, { timeout: 20_000 }).toBe(guess);
    expect(await shown()).toHaveLength(1);
    const { request } = await askForCode(other, guess);
    const phone = stage.client();
    await post(phone, "/my-data/prove", { request, code: await codeFor(stage, guess) });
    const copy = JSON.stringify((await phone.get("/my-data/copy")).body);
    expect(copy).toContain(guess);
    expect(copy).not.toMatch(new RegExp(`Brickell|${email}`));
    expect((await post(phone, "/my-data/erase")).status).toBe(200);
    expect(await shown()).toMatchObject([{ email, area: "Brickell" }]);
    expect(await left(stage, guess)).toEqual([]);
  });
});

describe("from the device that wrote", () => {
  test("shows, copies and erases only that device's chats", async () => {
    const { stage, email, luis, his } = await twoRenters();
    expect((await stage.renter.get("/my-data?lang=es")).text).toContain("Desde este dispositivo");
    expect((await stage.client().get("/my-data")).text).not.toContain("From this device");
    const copy = (await luis.get("/my-data/copy")).body;
    expect(JSON.stringify(copy)).toContain("Kendall");
    expect(JSON.stringify(copy)).not.toContain(email);
    expect((await post(luis, "/my-data/erase")).text).toContain("Receipt");
    expect(await left(stage, his)).toEqual([]);
    expect(await left(stage, email)).toHaveLength(4);
    // The next message starts a new conversation.
    expect((await stage.say("hello", { from: luis })).status).toBe(200);
  });

  test("erases more conversations than are found at once, at all agents together", async () => {
    const { stage } = await twoRenters();
    const { rows } = await stage.database.pool.query(
      `insert into conversation select (jsonb_populate_record(c, jsonb_build_object('conversation_id', gen_random_uuid(),
         'client_id', n::text, 'lead_id', null))).* from conversation c, generate_series(1, 100) n
       where c.visitor_id = (select visitor_id from conversation where agent_id = $1 order by created_at limit 1)
       returning visitor_id`,
      [stage.agent.agent_id],
    );
    expect(rows).toHaveLength(200);
    expect((await post(stage.renter, "/my-data/erase")).status).toBe(200);
    const left = await stage.database.pool.query("select from conversation where visitor_id = $1", [
      rows[0].visitor_id,
    ]);
    expect(left.rowCount).toBe(0);
  });

  test("shows, copies and erases nothing without proof or from another site", async () => {
    const { stage, email } = await twoRenters();
    const stranger = stage.client();
    expect((await stranger.get("/my-data/copy")).status).toBe(302);
    expect((await stranger.get("/my-data/erase")).status).toBe(302);
    expect((await post(stranger, "/my-data/erase")).status).toBe(303);
    const forged = stage.client({ cookie: `llave_own_data=${randomUUID()}.forged` });
    expect((await forged.get("/my-data/copy")).status).toBe(302);
    const cross = await stage.renter.send("POST", "/my-data/erase", "", { ...form, origin: "https://evil.example" });
    expect(cross.status).toBe(403);
    expect(await left(stage, email)).toHaveLength(4);
  });
});

test("keeps an opted-out renter suppressed after erasure, and cancels an upcoming showing", async () => {
  const stage = await startChat();
  const { pool, db } = stage.database;
  const id = stage.agent.agent_id;
  await stage.say("2 bedrooms in Brickell, I'm Eva, eva@renters.example");
  const { rows } = await pool.query("select lead_id, conversation_id from lead where agent_id = $1", [id]);
  await pool.query(
    `insert into showing (agent_id, showing_id, lead_id, conversation_id, starts_at, ends_at, blocked, status, token_hash, language)
     select $1, $1, $2, $3, now() + interval '1 day', now() + interval '25 hours',
       tstzrange(now() + interval '1 day', now() + interval '25 hours'), 'confirmed', uuid_send($1), 'en'`,
    [id, rows[0].lead_id, rows[0].conversation_id],
  );
  await stage.say("STOP");
  await post(stage.renter, "/my-data/erase");
  expect(await isSuppressed(db, secret, id, { email: "eva@renters.example", phone: null })).toBe(true);
  expect((await pool.query("select 1 from showing where agent_id = $1", [id])).rowCount).toBe(0);
  const owner = await stage.signedIn(stage.agent.email);
  expect((await owner.get("/api/agent/privacy-receipts")).body[0]).toMatchObject({ showings: 1, proof: "device" });
});
