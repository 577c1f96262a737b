import { hourMs as hour } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { friday, testClock } from "../../testing/testClock.ts";
import { startAgentPhone } from "../../testing/twilioServer/startAgentPhone.ts";
import { postSigned } from "../../testing/twilioServer/twilioProtocol.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";

const clock = testClock();
const { now } = clock;

describe("after WhatsApp's window, a notification", () => {
  const [en, es] = [`HX${"e1".repeat(16)}`, `HX${"e5".repeat(16)}`];
  const settings = { TWILIO_NEWS_TEMPLATE_EN: en, TWILIO_NEWS_TEMPLATE_ES: es };
  const wanted = "I'm Ana Lopez. Please let a human agent call me";

  /** An agent after WhatsApp's 24 hours, and the templates of the shared number's account. */
  async function stageClosed({ env = settings as Record<string, string>, status = "approved" } = {}) {
    const test = await startAgentPhone({ now, env });
    const add = (sid: string, language: string, body: string) =>
      test.twilio.templates.push({
        sid,
        friendly_name: `llave_news_${language}`,
        language,
        types: { "twilio/text": { body } },
        variables: { "1": "…", "2": "…" },
        approval_requests: { status },
      });
    add(en, "en", "Llave: {{1}}. See it at {{2}} or reply STOP.");
    add(es, "es", "Llave: {{1}}. Míralo en {{2}} o responde ALTO.");
    await test.verify("whatsapp");
    clock.at = friday + 25 * hour;
    const speak = (language: string) =>
      test.database.pool.query("update account set language = $2 where account_id = $1", [
        test.agent.agent_id,
        language,
      ]);
    const report = (more: Record<string, string>) => {
      const sent = test.taken().at(-1);
      return postSigned(sent?.statusCallback ?? "", {
        MessageSid: sent?.sid ?? "",
        MessageStatus: "undelivered",
        From: `whatsapp:${sharedNumber}`,
        To: `whatsapp:${test.phone}`,
        ...more,
      });
    };
    const writes = () => test.deliver("hi", { from: test.phone, channel: "whatsapp" });
    const stored = async () =>
      (
        await test.database.pool.query(
          "select body, status, by_template from alert_text where agent_id = $1 order by created_at",
          [test.agent.agent_id],
        )
      ).rows;
    return { ...test, speak, report, writes, stored };
  }

  test.each([
    ["en", en, "Llave: Ana Lopez asked for you. See it at "],
    ["es", es, "Llave: Ana Lopez pidió hablar contigo. Míralo en "],
  ])("is sent as the approved template in the agent's language (%s)", async (language, contentSid, words) => {
    const test = await stageClosed();
    await test.speak(language);
    expect(await test.state()).toMatchObject({ afterWindow: "template" });
    await test.say(wanted);
    await test.run();
    await test.run();
    const [{ id }] = (await test.owner.get("/api/conversations/recent")).body;
    expect(test.taken()).toMatchObject([{ to: `whatsapp:${test.phone}`, contentSid }]);
    const [row] = await test.stored();
    expect(row).toMatchObject({ status: "sent", by_template: true });
    expect(row.body).toContain(words);
    expect(row.body).toContain(`/dashboard/conversations/${id}`);
  });

  test("is sent as free text again once the agent writes", async () => {
    const test = await stageClosed();
    await test.writes();
    await test.say(wanted);
    await test.run();
    expect(test.taken()).toMatchObject([{ contentSid: null, body: expect.stringContaining("asked for you") }]);
  });

  test.each([
    ["at once", true],
    ["in a report, later", false],
  ])("that WhatsApp refuses as free text (%s) is sent as the template", async (_how, atOnce) => {
    const test = await stageClosed();
    await test.writes();
    await test.say(wanted);
    if (atOnce) test.twilio.failures.push({ status: 400, code: 63016 });
    await test.run();
    if (!atOnce) expect((await test.report({ ErrorCode: "63016" })).status).toBe(204);
    await test.run();
    await test.run();
    expect(test.taken().at(-1)).toMatchObject({ contentSid: en });
    expect(test.taken()).toHaveLength(atOnce ? 1 : 2);
  });

  test.each([
    ["at once", true],
    ["in a report, later", false],
  ])("waits for the agent if the template is refused too (%s)", async (_how, atOnce) => {
    const test = await stageClosed();
    await test.say(wanted);
    if (atOnce) test.twilio.failures.push({ status: 400, code: 63016 });
    await test.run();
    if (!atOnce) await test.report({ ErrorCode: "63016" });
    const before = test.taken().length;
    await test.run();
    expect(test.taken()).toHaveLength(before);
    await test.writes();
    await test.run();
    expect(test.taken().at(-1)).toMatchObject({ contentSid: null });
    expect(test.taken()).toHaveLength(before + 1);
  });

  test("lost with its server is found at the provider by the template's words", async () => {
    const test = await stageClosed();
    await test.say(wanted);
    test.twilio.failures.push("after");
    await test.run();
    expect(test.taken()).toHaveLength(1);
    clock.at += 10 * 60_000;
    await test.run();
    await test.run();
    expect(test.taken()).toHaveLength(1);
    expect(await test.stored()).toMatchObject([{ status: "sent", by_template: true }]);
  });

  test.each([
    ["isn't approved yet", { status: "pending" }],
    ["isn't set", { env: {} }],
  ])("waits until the agent writes if the template %s", async (_why, options) => {
    const test = await stageClosed(options);
    expect(await test.state()).toMatchObject({ afterWindow: "waits" });
    await test.say(wanted);
    await test.run();
    await test.run();
    expect(test.texts()).toEqual([]);
    await test.writes();
    await test.run();
    expect(test.taken()).toMatchObject([{ contentSid: null, body: expect.stringContaining("asked for you") }]);
  });

  test("is promised by template only once both languages are approved, and the provider says so", async () => {
    const test = await stageClosed();
    const approve = (status: string) => {
      for (const template of test.twilio.templates)
        if (template.language === "es") template.approval_requests = { status };
    };
    const stateNow = async () => {
      clock.at += 2 * 60_000;
      return (await test.state()).afterWindow;
    };
    approve("pending");
    expect(await stateNow()).toBe("waits");
    approve("approved");
    expect(await stateNow()).toBe("template");
    test.twilio.stop();
    expect(await stateNow()).toBe("waits");
  });

  test("as a test is sent as the template, or says that the agent has to write first", async () => {
    const test = await stageClosed();
    expect((await test.owner.post("/api/agent/alert-phone/test")).body).toEqual({ sent: true });
    expect(test.taken()).toMatchObject([{ contentSid: en }]);
    clock.at = friday;
    const plain = await stageClosed({ env: {} });
    const answer = await plain.owner.post("/api/agent/alert-phone/test");
    expect([answer.status, answer.body.code]).toEqual([409, "alert_phone_window_closed"]);
    expect(plain.taken()).toEqual([]);
  });
});
