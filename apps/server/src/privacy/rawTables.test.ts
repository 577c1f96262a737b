import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { dayMs } from "@llave/contract/calendar";
import { strFromU8, unzipSync } from "fflate";
import { expect, test } from "vitest";
import { newConversationCode } from "../channels/connection/codes.ts";
import { leadAddress, replyAddress } from "../mail/replyAddress.ts";
import { eraseInactive } from "../retention/eraseInactive.ts";
import { purgeOldRecords } from "../retention/purgeOldRecords.ts";
import { isSuppressed } from "../suppression/suppression.ts";
import { findInTables } from "../testing/databases/rawTables.ts";
import { testPassword } from "../testing/factories.ts";
import { startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { requestCode } from "./codes.ts";
import { copyOf } from "./copy.ts";
import { copySections } from "./copySections.ts";
import { eraseAllOf } from "./erase.ts";

const mailSecret = "a secret of the mail provider";
const env = { INBOUND_MAIL_DOMAIN: "reply.llave.example", INBOUND_MAIL_SECRET: mailSecret };
const basic = { authorization: `Basic ${Buffer.from(`llave:${mailSecret}`).toString("base64")}` };
const json = { "content-type": "application/json" };

/** A name and words that only this renter uses: any data that contains one of them is about this renter. */
const name = "Zoraquill";
const words = "wugtown";
const picture = "GIF89a picture of the wugtown";
const pageAddress = "/smartlink/rosa?zoraquill";

/**
 * A renter who used everything: chat, text, WhatsApp, email with a file, a portal, a showing, consents, a rating; and an
 * agent who wrote about them. Every table with renters' data has rows of theirs.
 */
async function renterEverywhere() {
  const chat = await startTextChat({ env });
  const { services, agent, link, database, renterPhone } = chat;
  const { pool } = database;
  const agentId = agent.agent_id;
  const email = `zoraquill-${randomUUID()}@renters.example`;
  const local = renterPhone.slice(2);
  const owner = await chat.signedIn(agent.email);
  await chat.renter.get(`/api/smartlink/${agent.slug}`);
  const hook = { url: "https://crm.example/in", events: ["lead.created", "message.created"] };
  await pool.query(
    `insert into webhook_endpoint (agent_id, endpoint_id, url, events, secret, created_at)
     values ($1, $1, $2, $3, '\\x00', now())`,
    [agentId, hook.url, hook.events],
  );
  await chat.say(`Hi, I'm ${name} Vexmoor. 2 bedrooms in Brickell up to 3000, moving May 1. ${email}, ${local}`);
  await chat.say(`Is there a ${words} bakery nearby? Please let a human agent call me`);
  const [conversation] = await chat.conversations();
  if (!conversation) throw new Error("no conversation");
  const { conversation_id: id, visitor_id: visitorId, client_id: clientId } = conversation;
  const own = { linkId: link.link_id, conversationId: clientId };
  await chat.app.services.db
    .updateTable("agent")
    .set({ sms_enabled: true, whatsapp_enabled: true, phone: "+13055550101" })
    .where("agent_id", "=", agentId)
    .execute();
  for (const granted of [true, false]) {
    const body = JSON.stringify({ ...own, channel: "sms", granted, page: pageAddress });
    expect((await chat.renter.send("PUT", "/api/renter/consent", body, json)).status).toBe(200);
  }
  await chat.renter.post("/api/renter/rating", { ...own, stars: 4, reasons: [] });
  // The same conversation goes on by text with a picture, by WhatsApp, and by email with a file.
  const path = "/2010-04-01/Accounts/x/Messages/y/Media/z";
  chat.twilio.files.set(path, { contentType: "image/gif", content: Buffer.from(picture) });
  const media = { NumMedia: "1", MediaUrl0: chat.twilio.url + path, MediaContentType0: "image/gif" };
  const code = () =>
    newConversationCode(services.db, { agentId, linkId: link.link_id, visitorId, clientId }, new Date());
  await chat.text(`Here is my ${words} (${await code()})`, { more: media });
  await chat.text(`On WhatsApp now, still ${words} (${await code()})`, { channel: "whatsapp" });
  const unusedCode = await code();
  const address = replyAddress(services, { name: "", conversationId: id })?.address ?? "";
  const mail = (to: string, more: object) => ({
    MessageID: `<${randomUUID()}@renters.example>`,
    OriginalRecipient: to,
    From: `${name} <${email}>`,
    Subject: `About ${words}`,
    TextBody: `My letter about ${words}`,
    ...more,
  });
  const file = { ContentType: "text/plain", Content: Buffer.from(`my ${words} letter`).toString("base64") };
  const post = (body: object) => chat.client().post("/api/webhooks/email/postmark", body, basic);
  expect((await post(mail(address, { Attachments: [file] }))).status).toBe(204);
  const portal = `New lead from Zillow\nName: ${name} Vexmoor\nEmail: ${email}\nMessage: Is the ${words} home free?`;
  await post(mail(leadAddress(services, agentId) ?? "", { From: "Zillow <leads@zillow.com>", TextBody: portal }));
  await chat.work();
  const leads = (await owner.get("/api/leads")).body;
  const leadId = leads[0].id;
  await owner.post(`/api/conversations/${id}/messages`, { text: `Hello ${name}, about the ${words}` });
  await owner.post(`/api/leads/${leadId}/notes`, { text: `${name} loves the ${words}` });
  await owner.post(`/api/leads/${leadId}/todos`, { text: `Call ${name}`, dueOn: null });
  await pool.query(
    `insert into showing (agent_id, showing_id, lead_id, conversation_id, starts_at, ends_at, blocked, status, token_hash, language)
     values ($1, $2, $3, $2, now() + interval '1 day', now() + interval '25 hours',
       tstzrange(now() + interval '1 day', now() + interval '25 hours'), 'confirmed', uuid_send($2), 'en')`,
    [agentId, id, leadId],
  );
  await pool.query(
    `insert into draft (agent_id, conversation_id, kind, content, translation, language)
     values ($1, $2, 'follow_up', $3, $3, 'en')`,
    [agentId, id, `Still looking for a ${words}, ${name}?`],
  );
  // Mails that failed at a provider, still in the queue.
  await pool.query(
    `insert into mail (kind, recipient, language, about, subject, body_text, error, status)
     values ('showing', $1, 'en', $2, $3, $3, $4, 'failed'), ('showing_reminder', $1, 'en', gen_random_uuid(), $3, $3, null, 'sent')`,
    [email, id, `Your showing, ${name}`, `550 ${email} unknown`],
  );
  // A text to the agent's phone, about the renter.
  await pool.query(
    `insert into alert_text (agent_id, text_id, status, body, due_at, created_at) values ($1, $2, 'sent', $3, now(), now())`,
    [agentId, id, `${name} asked about the ${words}`],
  );
  await pool.query(
    `insert into notification (agent_id, kind, conversation_id, lead_id, text_id, created_at, read_at)
     values ($1, 'message', $2, $3, $2, now(), now())`,
    [agentId, id, leadId],
  );
  await pool.query(
    `insert into conversation_event (agent_id, conversation_id, kind, detail) values ($1, $2, 'security', $3)`,
    [agentId, id, words],
  );
  await pool.query(
    `insert into lead_event (agent_id, lead_id, actor, kind, detail)
     values ($1, $2, 'agent', 'fact', jsonb_build_object('from', $3::text))`,
    [agentId, leadId, words],
  );
  await pool.query(`update notification set data = jsonb_build_object('quote', $2::text) where agent_id = $1`, [
    agentId,
    words,
  ]);
  // A file on its way into the thread.
  await pool.query(
    `insert into inbound_file (inbound_id, place, content_type, content, file_name)
     select inbound_id, 9, 'text/plain', $2, 'letter.txt' from inbound_message where agent_id = $1 limit 1`,
    [agentId, Buffer.from(words)],
  );
  await requestCode({ ...services, jobs: chat.app.services.jobs }, { kind: "email", value: email }, "en");
  await pool.query("update webhook_event set payload = $2 where agent_id = $1", [agentId, `{"name":"${name}"}`]);
  await services.jobs.stop();
  const texts = [name, words, email, local, visitorId, unusedCode.slice(3)];
  const found = () => findInTables(pool, texts);
  return { ...chat, pool, owner, email, visitorId, agentId, found };
}

/** The tables in which a renter's data must be found before anything is erased. */
const tablesWithRenters = [
  "alert_text",
  "channel_code",
  "channel_media",
  "channel_thread",
  "consent",
  "conversation",
  "conversation_event",
  "draft",
  "inbound_file",
  "inbound_message",
  "lead",
  "lead_event",
  "lead_lookup",
  "lead_note",
  "lead_todo",
  "lead_word",
  "link_view",
  "mail",
  "message",
  "notification",
  "outgoing_message",
  "privacy_request",
  "task",
  "webhook_event",
];

/** The other tables of renters: their rows have ids, hashes and choices, nothing that a search for a text would find. */
const tablesOfIds = [
  "calendar_event",
  "conversation_rating",
  "follow_up",
  "inquiry_mail",
  "joined_conversation",
  "merge_check",
  "model_use",
  "privacy_receipt",
  "push_delivery",
  "rate_limit",
  "showing",
  "suppressed_contact",
  "unmerged_lead",
  "webhook_delivery",
];

test("checks every table that the data map lists for renters", () => {
  const page = readFileSync(join(import.meta.dirname, "../../../../docs/data-map.md"), "utf8");
  const renters = page.slice(page.indexOf("## Renters"), page.indexOf("## Agents"));
  const mapped = [...renters.matchAll(/^\| `(\w+)` \|/gm)].map(([, table]) => table);
  // Texts to the agent about renters are listed with the agent's tables.
  const looked = [...tablesWithRenters, ...tablesOfIds].filter((table) => table !== "alert_text");
  expect(mapped.toSorted()).toEqual(looked.toSorted());
});

test("erasing a renter with a code leaves no trace in any column of any table", async () => {
  const stage = await renterEverywhere();
  const { services, email, found, pool, agentId, renterPhone } = stage;
  const tables = new Set((await found()).map((line) => line.split(":")[0]));
  expect([...tables].filter((table) => tablesWithRenters.includes(table ?? "")).toSorted()).toEqual(tablesWithRenters);
  await stage.deliver("STOP");
  await eraseAllOf(
    { ...services, jobs: stage.app.services.jobs },
    { by: "code", address: { kind: "email", value: email } },
    "en",
  );
  // The one thing left is the mail that confirms the erasure, for a day.
  expect(await found()).toEqual([`mail: ${name}`, `mail: ${email}`]);
  const { rows } = await pool.query("select kind from mail where recipient = $1", [email]);
  expect(rows).toEqual([{ kind: "privacy_erased" }]);
  await purgeOldRecords(services.db, new Date(Date.now() + 25 * 60 * 60_000));
  expect(await found()).toEqual([]);
  const both = { email, phone: renterPhone };
  expect(await isSuppressed(services.db, services.secret, agentId, both)).toBe(true);
  const consents = await pool.query("select act, wording, address, ip, page from consent where agent_id = $1", [
    agentId,
  ]);
  expect(consents.rows.length).toBeGreaterThan(2);
  for (const row of consents.rows) expect(row).toMatchObject({ address: null, ip: null, page: null });
});

test("removes all of a renter's data after two years of silence or with the agent's account", async () => {
  const stage = await renterEverywhere();
  const { services, agent, found } = stage;
  const later = new Date();
  later.setUTCFullYear(later.getUTCFullYear() + 2);
  later.setUTCDate(later.getUTCDate() + 3);
  await eraseInactive(services.db, { secret: services.secret, now: later });
  await purgeOldRecords(services.db, later);
  expect(await found()).toEqual([]);
  const other = await renterEverywhere();
  expect((await other.found()).length).toBeGreaterThan(0);
  await other.owner.post("/api/account/delete", { currentPassword: testPassword });
  // The renter's request for a code isn't the agent's; it and its mail expire by themselves.
  const asked = (await other.found()).map((line) => line.split(":")[0]);
  expect([...new Set(asked)]).toEqual(["mail", "privacy_request"]);
  const mails = await other.pool.query("select kind from mail where recipient = $1", [other.email]);
  expect(mails.rows).toEqual([{ kind: "privacy_code" }]);
  await purgeOldRecords(other.services.db, new Date(Date.now() + 91 * dayMs));
  expect(await other.found()).toEqual([]);
  // Everyone else's data stays.
  const owner = await stage.signedIn(agent.email);
  expect((await owner.get("/api/agent/settings")).body).toMatchObject({ name: agent.name });
});

test("a renter's copy has their own rows in every section, and nobody else's", async () => {
  const stage = await renterEverywhere();
  const { pool, agentId, email } = stage;
  const other = await startTextChat();
  await other.text(`I'm Quillon, with a ${words}lessness (${other.code})`);
  await stage.text("STOP");
  const { rows } = await pool.query("select lead_id, conversation_id from lead where agent_id = $1 and email = $2", [
    agentId,
    email,
  ]);
  const { lead_id: leadId, conversation_id: id } = rows[0];
  await pool.query(
    `insert into follow_up (agent_id, lead_id, conversation_id, step, occasion, outcome, channel, created_at)
     values ($1, $2, $3, 'silence_24h', 'once', 'sent', 'email', now())`,
    [agentId, leadId, id],
  );
  await pool.query(
    `insert into lead_event (agent_id, lead_id, actor, kind, detail) values ($1, $2, 'agent', 'stage', '{"to": "contacted"}')`,
    [agentId, leadId],
  );
  const copy = await copyOf(stage.services, { by: "code", address: { kind: "email", value: email } });
  expect(copy.holders).toHaveLength(1);
  type Rows = Record<string, unknown[]>;
  const [holder] = copy.holders as [Rows & { conversations: Rows[] }];
  const filled = copySections.filter(({ name: part, inConversation }) =>
    inConversation ? holder.conversations.some((one) => (one[part]?.length ?? 0) > 0) : (holder[part]?.length ?? 0) > 0,
  );
  expect(filled.map((part) => part.name)).toEqual(copySections.map((part) => part.name));
  expect(JSON.stringify(copy)).not.toContain("Quillon");
  expect(JSON.stringify(copy)).not.toContain("loves the");
});

test("a renter's copy has what they wrote on every channel, their consents, and the files themselves", async () => {
  const stage = await renterEverywhere();
  const answer = await fetch(`${stage.origin}/my-data/copy`, {
    headers: { cookie: `llave_visitor=${stage.renter.cookie("llave_visitor")}` },
  });
  expect(answer.headers.get("content-disposition")).toContain("llave-my-data.zip");
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  const texts = Object.entries(files).map(([file, bytes]) => [file, strFromU8(bytes)] as const);
  const copy = JSON.parse(texts.find(([file]) => file === "my-data.json")?.[1] ?? "{}");
  const [holder] = copy.holders;
  expect(holder.addresses.map(({ channel }: { channel: string }) => channel).toSorted()).toEqual([
    "email",
    "sms",
    "whatsapp",
  ]);
  expect(holder.consents).toMatchObject([
    { act: "granted", channel: "sms", page: pageAddress, wording: expect.stringContaining("I agree") },
    { act: "revoked", channel: "sms" },
  ]);
  const written = JSON.stringify(holder.conversations);
  for (const text of ["Here is my wugtown", "On WhatsApp now", "My letter about wugtown"])
    expect(written).toContain(text);
  expect(holder.sentMessages.length).toBeGreaterThan(0);
  const sent = texts.filter(([file]) => file.startsWith("files/")).map(([, text]) => text);
  expect(sent.toSorted()).toEqual([picture, `my ${words} letter`].toSorted());
  expect(holder.files.map(({ name: file }: { name: string }) => file).toSorted()).toEqual(
    texts.flatMap(([file]) => (file.startsWith("files/") ? [file] : [])).toSorted(),
  );
});
