import { hourMs as hour } from "@llave/contract/calendar";
import { defaultNotificationSettings } from "@llave/contract/notifications/notifications";
import { describe, expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { friday, testClock } from "../../testing/testClock.ts";
import { startAgentPhone } from "../../testing/twilioServer/startAgentPhone.ts";
import { postSigned } from "../../testing/twilioServer/twilioProtocol.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";
import { deliverTexts } from "./deliver.ts";
import { queueDueTexts } from "./queueDue.ts";

const clock = testClock();
const { now } = clock;
const stage = () => startAgentPhone({ now });

describe("the agent's phone", () => {
  test("is verified by a code that comes from it, and from no other", async () => {
    const test = await stage();
    expect(await test.state()).toMatchObject({ phone: test.phone, verified: false, waits: false });
    expect((await test.begin("email")).status).toBe(400);
    expect((await test.owner.post("/api/agent/alert-phone/test")).body).toMatchObject({
      code: "alert_phone_unverified",
    });
    const { body } = await test.begin("sms");
    expect(body).toEqual({
      number: sharedNumber,
      message: expect.stringMatching(/^LL-\w{6}$/),
      address: `sms:${sharedNumber}?body=${body.message}`,
    });
    await test.deliver(body.message, { from: "+13055559999" });
    expect(await test.state()).toMatchObject({ verified: false, waits: true });
    const answer = await test.deliver(`My code: ${body.message.toLowerCase()}`, { from: test.phone });
    expect(answer.text).toContain("Reply STOP to turn them off.");
    expect(await test.state()).toMatchObject({ verified: true, channel: "sms", number: sharedNumber, waits: false });
    expect((await test.owner.post("/api/agent/alert-phone/test")).body).toEqual({ sent: true });
    expect(test.texts()).toEqual(["This is a test from Llave. You'll get your notifications on this phone."]);
    const [sent] = test.taken();
    const report = { MessageSid: sent?.sid ?? "", MessageStatus: "delivered", From: sharedNumber, To: test.phone };
    expect(await test.state()).toMatchObject({ test: { status: "sent" } });
    expect((await postSigned(sent?.statusCallback ?? "", report)).status).toBe(204);
    expect(await test.state()).toMatchObject({ test: { status: "delivered" } });
    // The code made no conversation.
    expect(await test.conversations()).toEqual([]);
  });

  test("isn't verified by a code that is too old", async () => {
    const test = await stage();
    const { message } = (await test.begin("sms")).body;
    clock.at += hour;
    await test.deliver(message, { from: test.phone });
    expect((await test.state()).verified).toBe(false);
  });

  test("gets no texts after a stop, another number in the profile, or turning them off", async () => {
    const test = await stage();
    await test.verify();
    await test.deliver("STOP", { from: test.phone });
    expect((await test.state()).verified).toBe(false);
    await test.verify();
    expect((await test.state()).verified).toBe(true);
    expect((await test.owner.send("DELETE", "/api/agent/alert-phone")).body.verified).toBe(false);
    await test.verify();
    await test.database.pool.query("update agent set phone = '+13055550188' where agent_id = $1", [
      test.agent.agent_id,
    ]);
    expect((await test.state()).verified).toBe(false);
    await test.say("Help, there is a fire in the building!");
    await test.run();
    expect(test.texts()).toEqual([]);
  });

  test("can't be verified without a number or a phone", async () => {
    const plain = await startTestApp();
    const agent = await createAgent(plain.database.db);
    const owner = await plain.signedIn(agent.email);
    expect((await owner.post("/api/agent/alert-phone", { channel: "sms" })).body).toMatchObject({
      code: "phone_required",
    });
    await plain.database.pool.query("update agent set phone = '+13055550177' where agent_id = $1", [agent.agent_id]);
    expect((await owner.post("/api/agent/alert-phone", { channel: "sms" })).body).toMatchObject({
      code: "channel_not_connected",
    });
    expect((await owner.get("/api/agent/alert-phone")).body.connected).toEqual({ sms: false, whatsapp: false });
  });
});

describe("a text", () => {
  test("names what happened and leads to the conversation; two servers send it once", async () => {
    const test = await stage();
    await test.verify();
    await test.say("2 bedrooms in Brickell, I'm Ana Lopez. Please let a human agent call me");
    const other = await startTestApp({ env: test.twilio.env, database: test.database, now });
    const servers = [test.services, other.app.services];
    await Promise.all(servers.map((services) => queueDueTexts(services)));
    await Promise.all(servers.map((services) => deliverTexts(services)));
    const [{ id }] = (await test.owner.get("/api/conversations/recent")).body;
    expect(test.texts()).toHaveLength(1);
    expect(test.texts()[0]).toMatch(new RegExp(`Ana Lopez asked for you[^]*/dashboard/conversations/${id}$`));
  });

  test("comes once for what the agent missed in the last day, unless they read it", async () => {
    const test = await stage();
    await test.verify();
    const wanted = (on: boolean) =>
      test.settings({ text: { ...defaultNotificationSettings.text, person_wanted: on }, quietHours: null });
    await wanted(false);
    for (const [name, hours] of [
      ["Carla Paz", 25],
      ["Beatriz Gil", 0],
      ["Ana Lopez", 0],
    ] as const) {
      await test.say(`I'm ${name}. Please let a human agent call me`, { from: test.client() });
      await test.run();
      clock.at += hours * hour;
    }
    const news = (await test.owner.get("/api/notifications")).body.notifications;
    const read = news.find(({ leadName }: { leadName: string }) => leadName === "Beatriz Gil");
    await test.owner.post("/api/notifications/read", { ids: [read.id] });
    expect(test.texts()).toEqual([]);
    for (let time = 0; time < 2; time++) {
      await wanted(true);
      await test.run();
      expect(test.texts()).toEqual([expect.stringContaining("Ana Lopez asked for you")]);
    }
  });

  test("isn't sent if the agent has read it in the meantime", async () => {
    const test = await stage();
    await test.verify();
    await test.say("My apartment is on fire, help!");
    await test.owner.post("/api/notifications/read", { all: true });
    await test.run();
    expect(test.texts()).toEqual([]);
  });

  test("waits for the end of quiet hours; an emergency doesn't", async () => {
    const test = await stage();
    await test.verify();
    clock.at = friday + 13 * hour;
    await test.say("Please let a human agent call me");
    await test.run();
    expect(test.texts()).toEqual([]);
    clock.at = friday + 22.1 * hour;
    await test.run();
    expect(test.texts()).toHaveLength(1);
  });

  test("lost with its server is looked up at the provider before it's sent again", async () => {
    const test = await stage();
    await test.verify();
    await test.say("Please let a human agent call me");
    test.twilio.failures.push("after");
    await test.run();
    expect(test.texts()).toHaveLength(1);
    clock.at += 10 * 60_000;
    await test.run();
    await test.run();
    expect(test.texts()).toHaveLength(1);
  });

  test("by WhatsApp waits for the agent's next message once its day is over", async () => {
    const test = await stage();
    await test.verify("whatsapp");
    expect((await test.state()).windowEndsAt).toBe(new Date(friday + 24 * hour).toISOString());
    clock.at = friday + 25 * hour;
    await test.say("Please let a human agent call me");
    await test.run();
    expect(test.texts()).toEqual([]);
    await test.deliver("hi", { from: test.phone, channel: "whatsapp" });
    await test.run();
    expect(test.texts()).toHaveLength(1);
  });
});

describe("a notification by WhatsApp", () => {
  const wanted = "Please let a human agent call me";

  /** An agent whose phone WhatsApp reaches, and reports as Twilio makes them. */
  async function stageWhatsapp() {
    const test = await stage();
    await test.verify("whatsapp");
    const report = (status: string, more: Record<string, string> = {}) => {
      const sent = test.taken().at(-1);
      return postSigned(sent?.statusCallback ?? "", {
        MessageSid: sent?.sid ?? "",
        MessageStatus: status,
        From: `whatsapp:${sharedNumber}`,
        To: `whatsapp:${test.phone}`,
        ...more,
      });
    };
    const writes = () => test.deliver("hi", { from: test.phone, channel: "whatsapp" });
    return { ...test, report, writes };
  }

  test("goes to the verified phone as WhatsApp, names what happened and leads to the conversation", async () => {
    const test = await stageWhatsapp();
    await test.say(`2 bedrooms in Brickell, I'm Ana Lopez. ${wanted}`);
    await test.run();
    await test.run();
    const [{ id }] = (await test.owner.get("/api/conversations/recent")).body;
    expect(test.taken()).toMatchObject([{ to: `whatsapp:${test.phone}`, from: `whatsapp:${sharedNumber}` }]);
    expect(test.texts()[0]).toMatch(new RegExp(`Ana Lopez asked for you[^]*/dashboard/conversations/${id}$`));
    expect((await test.report("delivered")).status).toBe(204);
  });

  test.each([
    ["in Spanish", "es", "pidió hablar contigo"],
    ["in English", "en", "asked for you"],
  ])("is written in the agent's language (%s)", async (_which, language, words) => {
    const test = await stageWhatsapp();
    await test.database.pool.query("update account set language = $2 where account_id = $1", [
      test.agent.agent_id,
      language,
    ]);
    await test.say(`I'm Ana Lopez. ${wanted}`);
    await test.run();
    expect(test.texts()[0]).toContain(words);
  });

  test.each([
    ["at once", true],
    ["in a report, later", false],
  ])(
    "that WhatsApp refuses because its window is over (%s) comes with the agent's next message",
    async (_how, atOnce) => {
      const test = await stageWhatsapp();
      await test.say(wanted);
      if (atOnce) test.twilio.failures.push({ status: 400, code: 63016 });
      await test.run();
      if (!atOnce) expect((await test.report("undelivered", { ErrorCode: "63016" })).status).toBe(204);
      const before = test.taken().length;
      await test.run();
      expect(test.taken()).toHaveLength(before);
      // The settings say that the window is over, although the agent wrote minutes ago.
      expect(Date.parse((await test.state()).windowEndsAt)).toBeLessThanOrEqual(clock.at);
      // The bell has it in the meantime.
      expect((await test.owner.get("/api/notifications")).body.unread).toBeGreaterThan(0);
      await test.writes();
      await test.run();
      await test.run();
      expect(test.taken()).toHaveLength(before + 1);
      expect(Date.parse((await test.state()).windowEndsAt)).toBe(clock.at + 24 * hour);
    },
  );

  test("isn't repeated for what the agent read before writing again", async () => {
    const test = await stageWhatsapp();
    await test.say(wanted);
    test.twilio.failures.push({ status: 400, code: 63016 });
    await test.run();
    await test.owner.post("/api/notifications/read", { all: true });
    await test.writes();
    await test.run();
    expect(test.texts()).toEqual([]);
  });

  test("isn't repeated after a report of another failure, or someone else's report", async () => {
    const test = await stageWhatsapp();
    await test.say(wanted);
    await test.run();
    await test.report("undelivered", { ErrorCode: "63016", MessageSid: `SM${"0".repeat(32)}` });
    await test.report("undelivered", { ErrorCode: "63024" });
    await test.writes();
    await test.run();
    expect(test.texts()).toHaveLength(1);
  });

  test("ends with a stop by WhatsApp", async () => {
    const test = await stageWhatsapp();
    await test.deliver("STOP", { from: test.phone, channel: "whatsapp" });
    await test.say(wanted);
    await test.run();
    expect([test.texts(), (await test.state()).verified]).toEqual([[], false]);
  });
});
