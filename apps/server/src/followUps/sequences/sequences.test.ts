import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { suppress } from "../../suppression/suppression.ts";
import { clock, type Item, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { mailsTo } from "../../testing/people.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { friday } from "../../testing/testClock.ts";
import { runFollowUps } from "../sending/runFollowUps.ts";

beforeEach(() => {
  clock.at = friday;
});
const now = () => new Date(clock.at);

test("an assistant that acts sends after an hour, a day and three days of silence, in the chat and by mail", async () => {
  const test = await startFollowUps();
  await test.run(0.9 * hour);
  expect(await test.sent()).toEqual([]);
  expect((await test.ofLead()).map(({ step, state, channel }) => [step, state, channel])).toEqual([
    ["silence_1h", "planned", "email"],
    ["silence_24h", "planned", "email"],
    ["silence_72h", "planned", "email"],
  ]);
  for (const after of [1.1 * hour, 1.2 * hour, 25 * hour, 26 * hour, 73 * hour, 74 * hour, 100 * hour])
    await test.run(after);
  expect(await test.sent()).toEqual([
    {
      author: "assistant",
      content:
        "Hi Ana, are you still there? Tell me what matters most and I'll keep looking for 2 bedrooms in Brickell.",
    },
    { author: "assistant", content: expect.stringContaining("are you still looking for 2 bedrooms in Brickell?") },
    { author: "assistant", content: expect.stringContaining("I won't ask about 2 bedrooms in Brickell again.") },
  ]);
  // The assistant's own message is no contact by the agent.
  expect((await test.owner.get(`/api/leads/${test.leadId}`)).body.stage).toBe("new");
  await test.services.jobs.start();
  const mails = await mailsTo(test, test.email, 3);
  expect(mails[0]?.text).toMatch(/AI assistant for/);
});

test("an answer stops the sequence, and the next silence begins a new one", async () => {
  const test = await startFollowUps();
  await test.run(1.1 * hour);
  clock.at = friday + 2 * hour;
  await test.say("Yes, still looking, thanks");
  await test.calm();
  await test.run(2.9 * hour);
  expect(await test.sent()).toHaveLength(1);
  await test.run(3.1 * hour);
  expect(await test.sent()).toHaveLength(2);
});

test.each([
  ["an opt-out", "opted_out", (t: Staged) => t.say("STOP")],
  ["a takeover", "took_over", (t: Staged) => putControl(t, { mode: "minimal" })],
  ["the assistant turned off", "assistant_off", (t: Staged) => setMode(t, "minimal")],
  ["a question for the agent", "needs_agent", (t: Staged) => needs(t)],
] as const)("%s puts the plan on hold and says why", async (_, reason, change) => {
  const test = await startFollowUps();
  await change(test);
  const items = await test.ofLead();
  expect(items.length).toBeGreaterThan(0);
  expect(new Set(items.map((item) => item.reason))).toEqual(new Set([reason]));
  await test.run(25 * hour);
  expect(await test.sent()).toEqual([]);
});

type Staged = Awaited<ReturnType<typeof startFollowUps>>;

async function putControl({ owner }: Staged, body: object): Promise<void> {
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const json = { "content-type": "application/json" };
  await owner.send("PUT", `/api/conversations/${id}/control`, JSON.stringify(body), json);
}

function setMode({ database, agent }: Staged, mode: string) {
  return database.pool.query("update agent set ai_mode = $2 where agent_id = $1", [agent.agent_id, mode]);
}

function needs({ database, agent }: Staged) {
  return database.pool.query("update lead set needs_you = true where agent_id = $1", [agent.agent_id]);
}

test("a stage that ends the search removes the plan and its waiting draft", async () => {
  const test = await startFollowUps({ mode: "balanced" });
  await test.run(1.1 * hour);
  const drafts = async () => (await test.owner.get("/api/drafts")).body;
  expect(await drafts()).toMatchObject([{ kind: "follow_up" }]);
  const waiting = (await test.plan()).find(({ reason }) => reason === "waiting_approval");
  expect(waiting).toMatchObject({ step: "silence_1h", state: "held", asks: true });
  const json = { "content-type": "application/json" };
  await test.owner.send("PATCH", `/api/leads/${test.leadId}`, JSON.stringify({ stage: "lost" }), json);
  expect(await drafts()).toEqual([]);
  await test.run(25 * hour);
  expect(await test.sent()).toEqual([]);
  expect(await test.ofLead()).toEqual([]);
});

test("waits for the renter's morning, by the area code", async () => {
  // Ten in the evening in Miami: due an hour later.
  clock.at = friday + 12 * hour;
  const test = await startFollowUps({
    first: (email) => `2 bedrooms in Brickell up to 3000, I'm Bo, 415 555 0134, ${email}`,
  });
  clock.at = friday + 14 * hour;
  const [item] = await test.ofLead();
  // 8 AM in San Francisco.
  expect(item).toMatchObject({ state: "planned", reason: "quiet_hours", at: "2026-03-21T15:00:00.000Z" });
  await test.run(24.5 * hour);
  expect(await test.sent()).toEqual([]);
  await test.run(25.1 * hour);
  expect(await test.sent()).toHaveLength(1);
});

describe("by text", () => {
  async function texting() {
    const test = await startFollowUps();
    await test.text(`Hola, busco 2 habitaciones en Doral, soy Eva ${test.code}`);
    await test.calm();
    test.twilio.taken.length = 0;
    return { ...test, due: () => test.run(clock.at - friday + 1.1 * hour) };
  }

  test("a renter who didn't agree to automated texts gets none", async () => {
    const test = await texting();
    await test.due();
    await test.work();
    expect(test.twilio.taken).toEqual([]);
    const items = (await test.owner.get("/api/follow-ups")).body.items as Item[];
    expect(items.find(({ channel }) => channel === "sms")).toMatchObject({ state: "held", reason: "no_consent" });
  });

  test("a renter who agreed gets one through the outbox, in their language", async () => {
    const test = await texting();
    await test.agree();
    await test.calm();
    test.twilio.taken.length = 0;
    await test.due();
    await test.work();
    expect(test.twilio.taken.map(({ body }) => body)).toEqual([expect.stringContaining("Hola Eva, ¿sigues por aquí?")]);
    expect((await test.outgoing()).at(-1)).toMatchObject({
      kind: "automated",
      subject: expect.stringMatching(/^follow_up:silence_1h:/),
    });
    await test.text("ALTO");
    await test.run(clock.at - friday + 24 * hour);
    await test.work();
    expect((await test.outgoing()).filter(({ kind }) => kind === "automated")).toHaveLength(1);
  });

  test("drops what waits in the outbox once the renter answers", async () => {
    const test = await texting();
    await test.agree();
    await test.calm();
    test.twilio.taken.length = 0;
    test.twilio.failures.push(429);
    await test.due();
    await test.work();
    clock.at += 60_000;
    await test.text("Sí, sigo buscando");
    clock.at += hour;
    await test.work();
    const automated = (await test.outgoing()).find(({ kind }) => kind === "automated");
    expect(automated).toMatchObject({ status: "canceled", reason: "superseded" });
  });
});

describe("after WhatsApp's 24 hours", () => {
  async function onWhatsApp(first: string) {
    const test = await startFollowUps();
    const by = { channel: "whatsapp" } as const;
    await test.text(`${first} ${test.code}`, by);
    await test.agree("whatsapp");
    await test.calm();
    test.twilio.taken.length = 0;
    const leads = (await test.owner.get("/api/leads")).body as { id: string; name: string | null }[];
    const eva = leads.find(({ name }) => name === "Eva");
    const planned = async () => (await test.owner.get(`/api/leads/${eva?.id}/follow-ups`)).body.items as Item[];
    return { ...test, planned };
  }

  test("a renter who gave an email address gets the rest by mail", async () => {
    const eva = "eva.after@renters.example";
    const test = await onWhatsApp(`Hola, busco 2 habitaciones en Doral, soy Eva, ${eva}`);
    expect((await test.planned()).map(({ step, state, channel }) => [step, state, channel])).toEqual([
      ["silence_1h", "planned", "whatsapp"],
      ["silence_24h", "planned", "email"],
      ["silence_72h", "planned", "email"],
    ]);
    await test.run(1.1 * hour);
    await test.work();
    await test.run(25 * hour);
    await test.work();
    expect(test.twilio.taken).toHaveLength(1);
    const { rows } = await test.database.pool.query("select kind from mail where recipient = $1", [eva]);
    expect(rows).toEqual([{ kind: "follow_up" }]);
  });

  test("a renter who gave none gets nothing", async () => {
    const test = await onWhatsApp("Hola, busco 2 habitaciones en Doral, soy Eva");
    expect((await test.planned()).slice(1)).toMatchObject([
      { step: "silence_24h", channel: "whatsapp", state: "held", reason: "window_closed" },
      { step: "silence_72h", channel: "whatsapp", state: "held", reason: "window_closed" },
    ]);
  });
});

test("sends each message once from two servers at once", async () => {
  const test = await startFollowUps();
  const other = await startTestApp({ env: test.twilio.env, database: test.database, now });
  clock.at = friday + 1.1 * hour;
  const servers = [test.services, other.app.services, test.services, other.app.services];
  await Promise.all(servers.map((services) => runFollowUps(services)));
  expect(await test.sent()).toHaveLength(1);
  const { rows } = await test.database.pool.query("select 1 from mail where recipient = $1", [test.email]);
  expect(rows).toHaveLength(1);
});

test("a server that dies before its transaction commits leaves nothing behind, and another one sends it", async () => {
  const test = await startFollowUps();
  const dying = await startTestApp({ env: test.twilio.env, database: test.database, now });
  clock.at = friday + 1.1 * hour;
  const services = dying.app.services;
  // The last thing before the commit: the mail's job.
  vi.spyOn(services.jobs, "sendMails").mockImplementation(async (_tx, mailIds) => {
    if (mailIds.length > 0) throw new Error("the server died");
  });
  await expect(runFollowUps(services)).rejects.toThrow("the server died");
  expect(await test.sent()).toEqual([]);
  await runFollowUps(test.services);
  expect(await test.sent()).toHaveLength(1);
});

describe("showings", () => {
  async function withShowing() {
    const test = await startFollowUps();
    await test.hasShowing();
    return test;
  }
  const starts = Date.parse("2026-03-22T15:00:00Z") - friday;

  test("pause the follow-ups about a silence, and ask afterward how it went", async () => {
    const test = await withShowing();
    const held = (await test.ofLead()).filter(({ step }) => step.startsWith("silence"));
    expect(new Set(held.map(({ reason }) => reason))).toEqual(new Set(["showing_planned"]));
    for (const after of [starts - 23 * hour, starts - hour, starts + 3 * hour]) await test.run(after);
    const { rows } = await test.database.pool.query("select kind from mail where recipient = $1 order by created_at", [
      test.email,
    ]);
    expect(rows.map(({ kind }) => kind)).toEqual(["showing_reminder", "showing_reminder", "follow_up"]);
    expect((await test.sent()).map(({ content }) => content)).toEqual([
      expect.stringContaining("how was the showing at the home?"),
    ]);
  });

  test("a skipped reminder isn't sent until it's restored", async () => {
    const test = await withShowing();
    const reminder = async () => (await test.ofLead()).find(({ step }) => step === "showing_day_before");
    const item = await reminder();
    expect(item).toMatchObject({ state: "planned", canSkip: true });
    expect((await test.act("skip", item ?? { id: "" })).status).toBe(200);
    expect(await reminder()).toMatchObject({ state: "skipped" });
    expect((await test.act("send", item ?? { id: "" })).body).toMatchObject({ code: "follow_up_done" });
    await test.run(starts - 23 * hour);
    await test.act("restore", item ?? { id: "" });
    await test.run(starts - 22 * hour);
    await test.mailed("sent");
    expect(await reminder()).toMatchObject({ state: "sent" });
  });

  test("still have reminders when the renter only stopped follow-ups", async () => {
    const test = await withShowing();
    const { db, secret } = test.services;
    const contacts = [{ email: test.email, phone: null }];
    await suppress(db, secret, { agentId: test.agent.agent_id, contacts, now: now(), followUpsOnly: true });
    for (const after of [starts - 23 * hour, starts + 3 * hour]) await test.run(after);
    const { rows } = await test.database.pool.query("select kind from mail where recipient = $1", [test.email]);
    expect(rows).toEqual([{ kind: "showing_reminder" }]);
  });

  test("reminders turned off stay off", async () => {
    const test = await withShowing();
    await test.settings({ offSteps: ["showing_day_before", "showing_two_hours"] });
    for (const after of [starts - 23 * hour, starts - hour]) await test.run(after);
    const { rows } = await test.database.pool.query("select 1 from mail where recipient = $1", [test.email]);
    expect(rows).toEqual([]);
  });
});
