import { hourMs as hour } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { runFollowUps } from "../followUps/sending/runFollowUps.ts";
import { eraseAllOf } from "../privacy/erase.ts";
import { isSuppressed } from "../suppression/suppression.ts";
import { createAgent, createLink } from "../testing/factories.ts";
import { friday, testClock } from "../testing/testClock.ts";
import { newSid, startTextChat } from "../testing/twilioServer/startTextChat.ts";
import { postSigned, sharedNumber } from "../testing/twilioServer/twilioServer.ts";
import { linkCode } from "./connection/codes.ts";
import { queueAutomatedText } from "./outbound/rules/automated.ts";

const clock = testClock();

/** A renter who gave a phone in the web chat, and the page's side of consent. */
async function stage() {
  const chat = await startTextChat({ now: clock.now });
  const { say, renter, link, renterPhone, services, agent } = chat;
  await services.db
    .updateTable("agent")
    .set({ sms_enabled: true, whatsapp_enabled: true })
    .where("agent_id", "=", agent.agent_id)
    .execute();
  await say(`2 bedrooms in Brickell, I'm Ana, call me at ${renterPhone.slice(2)}`);
  const own = { linkId: link.link_id, conversationId: `${link.link_id}-1` };
  const put = (body: object) =>
    renter.send("PUT", "/api/renter/consent", JSON.stringify({ ...own, page: "/smartlink/x", ...body }), {
      "content-type": "application/json",
    });
  const choices = async () =>
    (await renter.get(`/api/renter/consent?linkId=${own.linkId}&conversationId=${own.conversationId}`)).body;
  const [{ conversation_id } = { conversation_id: "" }] = await chat.conversations();
  const automated = (subject: string) =>
    queueAutomatedText(services, services.db, {
      agentId: agent.agent_id,
      conversationId: conversation_id,
      phone: renterPhone,
      subject,
      words: `About ${subject}`,
    });
  const ledger = () => services.db.selectFrom("consent").selectAll().where("agent_id", "=", agent.agent_id).execute();
  return { ...chat, own, put, choices, automated, ledger, conversationId: conversation_id };
}

test("M6: sends an automated text only to people who agreed to texts", async () => {
  const { put, choices, automated, work, twilio, ledger, agent, renterPhone, client, own } = await stage();
  expect(await choices()).toMatchObject([
    { channel: "sms", granted: false, phone: renterPhone },
    { channel: "whatsapp", granted: false },
  ]);
  const query = new URLSearchParams(own);
  expect((await client().get(`/api/renter/consent?${query}`)).status).toBe(404);
  expect((await put({ channel: "email", granted: true })).status).toBe(400);
  await automated("showing:1");
  await put({ channel: "whatsapp", granted: true });
  await automated("showing:2");
  await work();
  expect(twilio.taken).toEqual([]);
  const [choice] = (await put({ channel: "sms", granted: true })).body;
  expect(choice.granted).toBe(true);
  await Promise.all([automated("showing:3"), automated("showing:3")]);
  await work();
  expect(twilio.taken.map(({ body }) => body)).toEqual([
    `AI assistant for ${agent.name}. Reply STOP to end, HELP for help.\nAbout showing:3`,
  ]);
  // The ledger has the text that was shown, its version, when, from where and on which page.
  expect((await ledger()).find(({ channel }) => channel === "sms")).toMatchObject({
    act: "granted",
    channel: "sms",
    source: "page",
    wording: choice.wording,
    wording_version: expect.stringMatching(/^\d{4}-/),
    address: renterPhone,
    page: "/smartlink/x",
    ip: expect.any(String),
    given_at: new Date(friday),
  });
  await automated("showing:4");
  clock.at += 1_000;
  await put({ channel: "sms", granted: false });
  await work();
  expect(twilio.taken).toHaveLength(1);
});

test("M5: puts an automated text on hold until the renter's morning and says why", async () => {
  const { put, automated, work, twilio, outgoing } = await stage();
  await put({ channel: "sms", granted: true });
  // 8:30 PM in Miami.
  clock.at = friday + 10.5 * hour;
  await automated("showing:1");
  await work();
  expect(twilio.taken).toEqual([]);
  const morning = new Date("2026-03-21T12:00:00Z");
  expect(await outgoing()).toMatchObject([{ status: "queued", reason: "quiet_hours", due_at: morning }]);
  clock.at = morning.getTime();
  await work();
  expect(twilio.taken).toHaveLength(1);
});

test("W1 and W2: allows WhatsApp free text for only a day, and templates only with consent to WhatsApp", async () => {
  const { text, agree, code, agent, signedIn, twilio, work, services } = await startTextChat({ now: clock.now });
  await text(`2 bedrooms in Brickell ${code}`, { channel: "whatsapp" });
  twilio.templates.push({
    sid: `HX${"1".repeat(32)}`,
    friendly_name: "still_looking",
    language: "en",
    types: { "twilio/text": { body: "Hi {{1}}, are you still looking?" } },
    variables: { "1": "Ana" },
    approval_requests: { status: "approved" },
  });
  const owner = await signedIn(agent.email);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const write = (words: string) => owner.post(`/api/conversations/${id}/messages`, { text: words });
  expect((await owner.get(`/api/conversations/${id}`)).body.reach).toEqual({
    channel: "whatsapp",
    windowEndsAt: new Date(friday + 24 * hour).toISOString(),
  });
  clock.at = friday + 24 * hour;
  expect((await write("In time")).status).toBe(200);
  await work();
  clock.at += 1_000;
  expect((await write("Too late")).body).toMatchObject({ code: "whatsapp_window_closed" });
  const [template] = (await owner.get(`/api/conversations/${id}/templates`)).body;
  const { contentSid } = template;
  const send = (variables: object) => owner.post(`/api/conversations/${id}/templates`, { contentSid, variables });
  expect((await send({})).status).toBe(400);
  expect((await send({ "1": "Ana" })).body).toMatchObject({ code: "whatsapp_no_opt_in" });
  const stranger = await signedIn((await createAgent(services.db)).email);
  expect((await stranger.post(`/api/conversations/${id}/templates`, { contentSid, variables: {} })).status).toBe(404);
  // START from someone who never agreed opens the window again, and is no consent.
  await text("START", { channel: "whatsapp" });
  clock.at += 25 * hour;
  expect((await send({ "1": "Ana" })).body).toMatchObject({ code: "whatsapp_no_opt_in" });
  await agree("whatsapp");
  expect((await send({ "1": "Ana" })).body).toMatchObject({ content: "Hi Ana, are you still looking?" });
  await work();
  expect(twilio.taken.at(-1)).toMatchObject({ to: expect.stringMatching(/^whatsapp:/), contentSid });
});

test("erasing a person's texts keeps the hashes that stop the agent from writing again", async () => {
  const { put, text, code, services, agent, renterPhone, ledger, deliver } = await stage();
  await put({ channel: "sms", granted: true });
  await text(`Hi ${code}`);
  await deliver("STOP");
  const rows = await services.db
    .selectFrom("conversation")
    .select("visitor_id")
    .where("agent_id", "=", agent.agent_id)
    .execute();
  for (const { visitor_id: visitorId } of rows) await eraseAllOf(services, { by: "device", visitorId }, "en");
  const { rows: left } = await services.db.transaction().execute(async (tx) => {
    const tables = [
      "channel_thread",
      "inbound_message",
      "outgoing_message",
      "channel_media",
      "consent",
      "conversation",
    ] as const;
    const found = await Promise.all(
      tables.map((table) => tx.selectFrom(table).selectAll().where("agent_id", "=", agent.agent_id).execute()),
    );
    return { rows: JSON.stringify(found) };
  });
  expect(left).not.toContain(renterPhone);
  expect((await ledger()).length).toBeGreaterThan(0);
  expect(await isSuppressed(services.db, services.secret, agent.agent_id, { email: null, phone: renterPhone })).toBe(
    true,
  );
});

test("an agent's own number has its own account, and its messages its own signature", async () => {
  const { twilio, agent, signedIn, deliver, work, conversations, services } = await startTextChat({
    now: clock.now,
  });
  const own = {
    accountSid: `AC${"b2".repeat(16)}`,
    authToken: "a token of the agent's own account",
    number: "+17865550100",
  };
  const owner = await signedIn(agent.email);
  const put = (body: object) =>
    owner.send("PUT", "/api/agent/channels/sms", JSON.stringify(body), { "content-type": "application/json" });
  expect((await owner.get("/api/agent/channels")).body[0]).toMatchObject({
    source: "shared",
    missing: ["webhook", "first_message"],
  });
  expect((await put(own)).body).toMatchObject({ code: "channel_credentials" });
  twilio.accounts.push({ ...own, numbers: [own.number] });
  expect((await put({ ...own, number: "+17865550101" })).body).toMatchObject({ code: "channel_number_missing" });
  expect((await put(own)).body).toMatchObject({ source: "own", number: own.number, codes: [] });
  expect(twilio.webhooks.get(own.number)).toBe(`${services.origin()}/api/webhooks/twilio/message`);
  const stored = await services.db.selectFrom("agent_number").select("auth_token").executeTakeFirstOrThrow();
  expect(stored.auth_token.toString("latin1")).not.toContain(own.authToken);
  const rival = await signedIn((await createAgent(services.db)).email);
  const taken = await rival.send("PUT", "/api/agent/channels/sms", JSON.stringify(own), {
    "content-type": "application/json",
  });
  expect(taken.body).toMatchObject({ code: "channel_number_taken" });
  // The shared account's token can't sign for it.
  expect((await deliver("Hi", { to: own.number })).status).toBe(403);
  expect((await deliver("2 bedrooms in Doral", { to: own.number, authToken: own.authToken })).status).toBe(200);
  await work();
  expect(await conversations()).toHaveLength(1);
  expect(twilio.taken.at(-1)).toMatchObject({ from: own.number });
  expect((await owner.post("/api/agent/channels/sms/test")).body).toMatchObject({ code: "phone_required" });
  expect((await owner.send("DELETE", "/api/agent/channels/sms")).body).toMatchObject({ source: "shared" });
});

test("texts one reminder of a showing to a renter who agreed to texts", async () => {
  const { put, services, agent, conversationId, work, twilio, database } = await stage();
  await put({ channel: "sms", granted: true });
  await database.pool.query(
    `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status, token_hash,
       language, changed_at)
     select agent_id, gen_random_uuid(), conversation_id, lead_id, '2026-03-21 13:00Z', '2026-03-21 13:30Z',
       '[2026-03-21 13:00Z,2026-03-21 13:30Z)', 'confirmed', uuid_send(conversation_id), 'en', '2026-03-19 13:00Z'
     from conversation where agent_id = $1 and conversation_id = $2`,
    [agent.agent_id, conversationId],
  );
  await Promise.all([runFollowUps(services), runFollowUps(services)]);
  await work();
  expect(twilio.taken.map(({ body }) => body)).toEqual([
    expect.stringMatching(/Reminder: your showing at .* is .*Saturday, March 21.*\/visit\/[\w-]+$/s),
  ]);
  expect(twilio.taken[0]?.body).not.toMatch(/cancel/i);
});

test.each(["STOP", "AYUDA", "yes"])("treats %s as the answer to an automated text", async (words) => {
  const { put, automated, work, text, deliver, conversations, conversationId, services, agent, renterPhone } =
    await stage();
  await put({ channel: "sms", granted: true });
  await automated("showing:1");
  await work();
  clock.at += 60_000;
  const [reply, ...more] = await text(words);
  expect(more).toEqual([]);
  const expected = { STOP: "START", AYUDA: agent.name }[words] ?? "";
  expect(reply?.body).toContain(expected);
  // It goes on in the conversation that the renter began on the page.
  expect(await conversations()).toMatchObject([{ conversation_id: conversationId, channel: "sms" }]);
  const contact = { email: null, phone: renterPhone };
  expect(await isSuppressed(services.db, services.secret, agent.agent_id, contact)).toBe(words === "STOP");
  // A phone we never wrote to is still unknown.
  expect((await deliver(words, { from: "+13055559990" })).text).toContain(
    words === "STOP" ? "<Response>" : "<Message>",
  );
});

test("adds the answer to an automated text from an agent's own number to the same conversation", async () => {
  const { put, automated, work, deliver, conversations, conversationId, agent, signedIn, twilio } = await stage();
  const own = {
    accountSid: `AC${"c3".repeat(16)}`,
    authToken: "a token of another own account",
    number: "+17865550102",
  };
  twilio.accounts.push({ ...own, numbers: [own.number] });
  const owner = await signedIn(agent.email);
  const json = { "content-type": "application/json" };
  expect((await owner.send("PUT", "/api/agent/channels/sms", JSON.stringify(own), json)).status).toBe(200);
  await put({ channel: "sms", granted: true });
  await automated("showing:1");
  await work();
  await deliver("yes", { to: own.number, authToken: own.authToken });
  await work();
  expect(await conversations()).toMatchObject([{ conversation_id: conversationId, channel: "sms" }]);
  expect(twilio.taken.at(-1)).toMatchObject({ from: own.number });
});

test("continues with the agent who texted last, while STOP stops every agent on the number", async () => {
  const first = await stage();
  const { put, automated, work, deliver, text, services, agent, renterPhone, conversations, conversationId } = first;
  const other = await createAgent(services.db);
  const link = await createLink(services.db, other.agent_id, { is_first: true });
  await text(`2 bedrooms in Doral ${await linkCode(services.db, { agentId: other.agent_id, linkId: link.link_id })}`);
  await put({ channel: "sms", granted: true });
  clock.at += 60_000;
  await automated("showing:1");
  await work();
  clock.at += 60_000;
  await deliver("yes");
  await work();
  expect(await conversations()).toMatchObject([{ conversation_id: conversationId, channel: "sms" }]);
  const third = await stage();
  await third.put({ channel: "sms", granted: true });
  await third.automated("showing:1");
  await third.work();
  // Another agent's text to the same phone, which the renter never answered.
  await services.db
    .updateTable("outgoing_message")
    .set({ address: renterPhone })
    .where("agent_id", "=", third.agent.agent_id)
    .execute();
  await text("STOP");
  for (const agentId of [agent.agent_id, other.agent_id, third.agent.agent_id]) {
    const contact = { email: null, phone: renterPhone };
    expect(await isSuppressed(services.db, services.secret, agentId, contact)).toBe(true);
  }
});

test("offers to continue by phone only if the agent turned the channel on", async () => {
  const { renter, own, services, agent, client } = await stage();
  const go = (channel: string, browser = renter) => browser.post("/api/renter/continue", { ...own, channel });
  const { body } = await go("sms");
  expect(body.address).toBe(`sms:${body.number}?body=${encodeURIComponent(body.message)}`);
  expect(body.message).toMatch(/\(LL-\w{6}\)$/);
  expect((await go("whatsapp")).body.address).toMatch(/^https:\/\/wa\.me\/1\d+\?text=/);
  expect((await go("sms", client())).status).toBe(404);
  expect((await go("fax")).status).toBe(400);
  await services.db.updateTable("agent").set({ sms_enabled: false }).where("agent_id", "=", agent.agent_id).execute();
  expect((await go("sms")).body).toMatchObject({ code: "channel_not_connected" });
});

test("shows whether a test message arrived, and counts it as the first delivered one", async () => {
  const { text, code, agent, signedIn, services, twilio, client, webhook } = await startTextChat({
    now: clock.now,
  });
  const phone = "+13055559301";
  await services.db.updateTable("agent").set({ phone }).where("agent_id", "=", agent.agent_id).execute();
  const owner = await signedIn(agent.email);
  const state = async (browser = owner) => (await browser.get("/api/agent/channels")).body[0];
  const send = async () => {
    expect((await owner.post("/api/agent/channels/sms/test")).body).toEqual({ sent: true });
    return twilio.taken.at(-1);
  };
  const report = (message: Awaited<ReturnType<typeof send>>, more: object) =>
    postSigned(message?.statusCallback ?? webhook, {
      MessageSid: message?.sid ?? "",
      From: sharedNumber,
      To: phone,
      MessageStatus: "delivered",
      ...more,
    });
  await text(`Hi ${code}`);
  expect(await state()).toMatchObject({ missing: ["first_message"], test: null });
  const first = await send();
  expect(first).toMatchObject({ to: phone, body: expect.stringContaining("test") });
  expect((await state()).test).toEqual({ status: "sent", errorCode: null, sentAt: new Date(friday).toISOString() });
  expect((await report(first, { MessageStatus: "undelivered", ErrorCode: "30034" })).status).toBe(204);
  expect(await state()).toMatchObject({ missing: ["first_message"], test: { status: "failed", errorCode: 30034 } });
  const second = await send();
  // A report about the test before, or with another message's id, says nothing about this one.
  await report(first, {});
  await report(second, { MessageSid: newSid() });
  expect((await state()).test.status).toBe("sent");
  await report(second, {});
  await report(second, { MessageStatus: "sent" });
  expect(await state()).toMatchObject({
    missing: [],
    lastDeliveredAt: new Date(friday).toISOString(),
    test: { status: "delivered", errorCode: null },
  });
  const other = await signedIn((await createAgent(services.db)).email);
  expect(await state(other)).toMatchObject({ test: null, lastDeliveredAt: null });
  twilio.failures.push({ status: 400, code: 21211 });
  expect((await owner.post("/api/agent/channels/sms/test")).body.code).toBe("channel_unreachable");
  expect((await state()).test).toMatchObject({ status: "failed", errorCode: 21211 });
  expect((await client().post("/api/agent/channels/sms/test")).status).toBe(401);
  expect((await owner.post("/api/agent/channels/fax/test")).status).toBe(400);
});

test("says that a channel isn't connected if the server has no account", async () => {
  const { agent, signedIn } = await startTextChat({
    env: { TWILIO_ACCOUNT_SID: "", TWILIO_AUTH_TOKEN: "", TWILIO_SMS_FROM: "", TWILIO_WHATSAPP_FROM: "" },
  });
  const owner = await signedIn(agent.email);
  for (const state of (await owner.get("/api/agent/channels")).body)
    expect(state).toMatchObject({ connected: false, number: null, missing: ["number", "webhook", "first_message"] });
  expect((await owner.post("/api/agent/channels/sms/test")).body).toMatchObject({ code: "channel_not_connected" });
});
