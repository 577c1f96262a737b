import sharp from "sharp";
import { describe, expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAccount, createAgent, createLink } from "../testing/factories.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";
import { startTwilioServer } from "../testing/twilioServer/twilioServer.ts";

const address = "/api/agent/settings";

const patch = (browser: TestClient, change: object) =>
  browser.send("PATCH", address, JSON.stringify(change), { "content-type": "application/json" });

async function stage(overrides: Parameters<typeof createAgent>[1] = {}, env: Record<string, string> = {}) {
  const app = await startTestApp({ env });
  const agent = await createAgent(app.database.db, overrides);
  return { ...app, agent, browser: await app.signedIn(agent.email) };
}

describe("an agent's settings", () => {
  test("are shown, and change field by field", async () => {
    const { browser, database, agent } = await stage({ phone: "+13055550100", brokerage: "Bay Realty" });
    const before = await browser.get(address);
    expect(before.status).toBe(200);
    expect(before.body).toMatchObject({
      name: agent.name,
      brokerage: "Bay Realty",
      phone: "+13055550100",
      license: { number: "SL3456789", state: "FL", status: "attested", finding: null },
      aiMode: "balanced",
      muted: false,
      brandColor: "#FFA56B",
      languageModel: { available: false, enabled: true, month: { messages: 0, cost: null } },
    });
    const change = {
      headline: "Brickell, day and night",
      phone: "(786) 555-0199",
      tone: "direct",
      language: "spanish",
      aiMode: "minimal",
      muted: true,
      brandColor: "#1c2238",
    };
    const after = await patch(browser, change);
    const kept = { ...change, phone: "+17865550199", brandColor: "#1C2238", brokerage: "Bay Realty" };
    expect([after.status, after.body]).toEqual([200, expect.objectContaining(kept)]);
    expect((await browser.get(address)).body).toEqual(after.body);
    const other = await createAgent(database.db);
    expect((await browser.get(address)).text).not.toContain(other.slug);
  });

  test("don't change for another agent, whatever a request names", async () => {
    const { browser, signedIn, database, agent } = await stage();
    const other = await createAgent(database.db, { name: "Ines Rey" });
    const refused = await patch(browser, { tone: "direct", agentId: other.agent_id });
    expect(refused.status).toBe(400);
    await patch(browser, { tone: "direct" });
    const theirs = (await (await signedIn(other.email)).get(address)).body;
    expect([theirs.name, theirs.tone]).toEqual(["Ines Rey", "friendly"]);
    expect(agent.agent_id).not.toBe(other.agent_id);
  });

  test("enforce their rules, each with a text for its field", async () => {
    const { browser } = await stage();
    const wrong = [
      {},
      { name: " " },
      { tone: "rude" },
      { brandColor: "orange" },
      { plan: "enterprise" },
      { licenseNumber: "SL1" },
      { aiMode: null },
      { muted: "yes" },
      { languageModel: "on" },
    ];
    for (const body of wrong) {
      expect([body, (await patch(browser, body)).status]).toEqual([body, 400]);
    }
    expect((await patch(browser, { phone: "12" })).body.code).toBe("phone_not_valid");
    expect((await patch(browser, { smsEnabled: true })).body.code).toBe("phone_required");
  });

  test("turn on a channel only once it is connected, and don't show it as on before", async () => {
    const { browser } = await stage({ phone: "+13055550100", whatsapp_enabled: true });
    expect((await browser.get(address)).body).toMatchObject({ whatsappEnabled: false, smsEnabled: false });
    for (const change of [{ whatsappEnabled: true }, { smsEnabled: true, tone: "direct" }]) {
      const refused = await patch(browser, change);
      expect([refused.status, refused.body.code]).toEqual([409, "channel_not_connected"]);
    }
    expect((await browser.get(address)).body).toMatchObject({ smsEnabled: false, tone: "friendly" });
  });

  test("turn a connected channel on and off", async () => {
    const twilio = await startTwilioServer();
    const { browser } = await stage({ phone: "+13055550100" }, twilio.env);
    expect((await patch(browser, { smsEnabled: true })).body).toMatchObject({ smsEnabled: true });
    expect((await browser.get(address)).body).toMatchObject({ smsEnabled: true });
    expect((await patch(browser, { phone: "" })).body).toMatchObject({ phone: "", smsEnabled: true });
    expect((await patch(browser, { smsEnabled: false })).body).toMatchObject({ smsEnabled: false });
  });

  test.each(["sms", "whatsapp"] as const)("leave %s off when another number is connected later", async (channel) => {
    const twilio = await startTwilioServer();
    const own = { accountSid: `AC${"d4".repeat(16)}`, authToken: "a token of an own account", number: "+12125550188" };
    twilio.accounts.push({ ...own, numbers: [own.number] });
    const sender = { sender_id: `whatsapp:${own.number}`, status: "ONLINE", webhook: { callback_url: null } };
    twilio.registrations.senders = [sender];
    // No shared number: this server knows only where Twilio is.
    const { browser } = await stage({ phone: "+13055550100" }, { TWILIO_API_URL: twilio.env.TWILIO_API_URL ?? "" });
    const path = `/api/agent/channels/${channel}`;
    const connect = () => browser.send("PUT", path, JSON.stringify(own), { "content-type": "application/json" });
    const on = { [`${channel}Enabled`]: true };
    expect((await connect()).body).toMatchObject({ source: "own" });
    expect((await patch(browser, on)).body).toMatchObject(on);
    // A new token for the same number changes nothing.
    await connect();
    expect((await browser.get(address)).body).toMatchObject(on);
    expect((await browser.send("DELETE", path)).body).toMatchObject({ connected: false });
    expect((await connect()).body).toMatchObject({ connected: true });
    expect((await browser.get(address)).body).toMatchObject({ [`${channel}Enabled`]: false });
    await browser.send("DELETE", path);
  });

  test("leave a channel off that was on when the server lost its shared number", async () => {
    const twilio = await startTwilioServer();
    const own = { accountSid: `AC${"f6".repeat(16)}`, authToken: "a token of an own account", number: "+12125550190" };
    twilio.accounts.push({ ...own, numbers: [own.number] });
    const { browser, database, agent } = await stage({ phone: "+13055550100" }, twilio.env);
    expect((await patch(browser, { smsEnabled: true })).body).toMatchObject({ smsEnabled: true });
    const env = { TWILIO_API_URL: twilio.env.TWILIO_API_URL ?? "" };
    const later = await (await startTestApp({ env, database })).signedIn(agent.email);
    expect((await later.get(address)).body).toMatchObject({ smsEnabled: false });
    const path = "/api/agent/channels/sms";
    await later.send("PUT", path, JSON.stringify(own), { "content-type": "application/json" });
    expect((await later.get(address)).body).toMatchObject({ smsEnabled: false });
    expect((await patch(later, { smsEnabled: true })).body).toMatchObject({ smsEnabled: true });
  });

  test("keep a channel on whose own number goes while there is a shared one", async () => {
    const twilio = await startTwilioServer();
    const own = { accountSid: `AC${"e5".repeat(16)}`, authToken: "a token of an own account", number: "+12125550189" };
    twilio.accounts.push({ ...own, numbers: [own.number] });
    const { browser } = await stage({ phone: "+13055550100" }, twilio.env);
    const put = () =>
      browser.send("PUT", "/api/agent/channels/sms", JSON.stringify(own), { "content-type": "application/json" });
    await put();
    await patch(browser, { smsEnabled: true });
    expect((await browser.send("DELETE", "/api/agent/channels/sms")).body).toMatchObject({ source: "shared" });
    expect((await browser.get(address)).body).toMatchObject({ smsEnabled: true });
  });

  test("require completed onboarding", async () => {
    const { signedIn, database } = await stage();
    const starts = await signedIn((await createAccount(database.db)).email);
    for (const unfinished of [await starts.get(address), await patch(starts, { tone: "warm" })]) {
      expect([unfinished.status, unfinished.body.code]).toEqual([409, "onboarding_unfinished"]);
    }
  });

  test("show only the photo that the agent uploaded", async () => {
    const { browser, signedIn, database } = await stage();
    const png = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#c4ffe5" } })
      .png()
      .toBuffer();
    const uploaded = await browser.send("POST", "/api/pictures?purpose=portrait", new Uint8Array(png), {
      "content-type": "image/png",
    });
    const photoId = uploaded.body.id;
    const other = await signedIn((await createAgent(database.db)).email);
    expect((await patch(other, { photoId })).status).toBe(404);
    const shown = (await patch(browser, { photoId })).body.photo;
    expect(shown).toBe(uploaded.body.urls.medium);
    expect((await browser.get(shown)).status).toBe(200);
    expect((await patch(browser, { photoId: null })).body.photo).toBe("");
    expect((await browser.get(shown)).status).toBe(404);
  });

  test("lose the license verification when the name changes", async () => {
    const { browser } = await stage({ license_status: "verified", license_finding: "match" });
    const same = await patch(browser, { name: "Rosa Delgado" });
    expect(same.body.license.status).toBe("verified");
    const renamed = await patch(browser, { name: "Somebody Else" });
    expect(renamed.body.license).toMatchObject({ status: "attested", finding: null });
    expect((await browser.get("/api/auth/me")).body.user.name).toBe("Somebody Else");
  });
});

test("an open chat follows the agent's name, color and AI mode", async () => {
  const chat = await startChat();
  const browser = await chat.signedIn(chat.agent.email);
  expect((await chat.say("Hi!")).body.message).not.toBe("");
  await patch(browser, { name: "Marta Ruiz", brandColor: "#1C2238", aiMode: "minimal" });
  await expect
    .poll(async () => (await chat.renter.get(`/api/smartlink/${chat.agent.slug}`)).text, { timeout: 20_000 })
    .toContain("Marta Ruiz");
  const next = await chat.say("2 bedrooms in Brickell under $3,000");
  expect(next.body).toMatchObject({ pending: true });
});

test("the agent's own use of a language model is summed up for the month", async () => {
  const env = { LLM_PROVIDER: "anthropic", LLM_MODEL: "claude", LLM_API_KEY: "none", LLM_BUDGET_MS: "100" };
  const chat = await startChat({ env });
  const { pool, db } = chat.database;
  const other = await createAgent(db);
  const link = await createLink(db, other.agent_id);
  const browser = await chat.signedIn(chat.agent.email);
  await patch(browser, { languageModel: false });
  for (const [agent, on] of [
    [chat.agent.agent_id, chat.link.link_id],
    [other.agent_id, link.link_id],
  ]) {
    await pool.query(
      `insert into conversation (agent_id, link_id, visitor_id, client_id, language, state, notice_version, notice_at)
       values ($1, $2, gen_random_uuid(), 'x', 'en', '{}', 'x', now())`,
      [agent, on],
    );
  }
  await pool.query(
    `insert into model_use (agent_id, conversation_id, day, model, prompts, turns, understood, phrased, calls, input_tokens, output_tokens, cost_micros)
     select agent_id, conversation_id, day, 'm', 'p', 3, 2, 1, 5, 4000, 600, 2500
     from conversation, (values (now()::date), (now()::date - 62)) as days(day) where client_id = 'x'`,
  );
  expect((await browser.get(address)).body.languageModel).toEqual({
    available: true,
    enabled: false,
    month: { conversations: 1, messages: 3, worded: 1, tokens: 4600, cost: 0.0025 },
  });
});

test("counts usage from stored data", async () => {
  const chat = await startChat();
  await createLink(chat.database.db, chat.agent.agent_id, { name: "Gone", deleted_at: new Date() });
  await chat.say("Hi!");
  const browser = await chat.signedIn(chat.agent.email);
  const usage = async () => (await browser.get(address)).body.usage;
  expect(await usage()).toMatchObject({
    plan: "trial",
    smartLinks: { used: 1, included: 1 },
    storage: { used: 0, included: 250_000_000 },
    conversations: { period: "trial", used: 1, included: 50, overage: 0, overagePrice: null },
  });
  await chat.database.pool.query("update agent set plan = 'solo' where agent_id = $1", [chat.agent.agent_id]);
  await chat.database.pool.query("update smartlink_day set conversations = conversations + 130 where agent_id = $1", [
    chat.agent.agent_id,
  ]);
  expect(await usage()).toMatchObject({
    trialEndsAt: null,
    smartLinks: { included: 3 },
    conversations: { period: "month", used: 131, included: 120, overage: 11, overagePrice: 0.5 },
  });
});
