import { dayMs } from "@llave/contract/calendar";
import { defaultNotificationSettings, type NotificationSettings } from "@llave/contract/notifications/notifications";
import { describe, expect, test } from "vitest";
import { createAgent, showsOnRequest } from "../testing/factories.ts";
import { mailsTo } from "../testing/people.ts";
import { production } from "../testing/production.ts";
import { startChat } from "../testing/testApp.ts";
import { notificationMail } from "./mailContent.ts";
import { sendDueMails } from "./sendDueMails.ts";
import { mailTime } from "./settings.ts";

type Chat = Awaited<ReturnType<typeof startChat>>;
const json = { "content-type": "application/json" };

/** An agent's notifications, as kind and renter. */
async function told(chat: Chat) {
  const owner = await chat.signedIn(chat.agent.email);
  const { body } = await owner.get("/api/notifications");
  const list = body.notifications.map((entry: { kind: string; leadName: string | null }) => [
    entry.kind,
    entry.leadName,
  ]);
  return { owner, unread: body.unread, list };
}

/** A chat whose agent confirms each showing, so that requesting one leaves a draft. */
async function startOnRequest(options?: Parameters<typeof startChat>[0]): Promise<Chat> {
  const chat = await startChat(options);
  await showsOnRequest(chat.database.db, chat.agent.agent_id);
  return chat;
}

async function hotLead(chat: Chat) {
  for (const text of ["Hi, 2 bedroom in Brickell under $3,000", "as soon as possible", "My name is Ana Lopez"])
    await chat.say(text);
  await chat.say("ana@mail.example");
}

/** A renter who gave all details, but moves late. */
async function finishedLead(chat: Chat) {
  await chat.say("Hi, 2 bedroom in Brickell under $3,000, moving in ten months");
  return chat.say("My name is Ana Lopez, ana@mail.example");
}

describe("an agent is notified", () => {
  test("once about a hot lead, its last answer, a draft and a renter who wants a person, newest first", async () => {
    const chat = await startOnRequest();
    await hotLead(chat);
    await chat.say("Can I see it tomorrow at 5pm?");
    await chat.say("Can I see it tomorrow at 6pm?");
    await chat.say("Please let a human agent call me");
    const { list, unread } = await told(chat);
    expect(list.map(([kind]: [string]) => kind).sort()).toEqual([
      "draft",
      "finished_lead",
      "hot_lead",
      "person_wanted",
    ]);
    expect(list.every(([, name]: [string, string]) => name === "Ana Lopez")).toBe(true);
    expect(unread).toBe(4);
  });

  test("with what each was about, whatever was written since; a settled draft asks for nothing", async () => {
    const chat = await startOnRequest();
    await hotLead(chat);
    await chat.say("Can I see it tomorrow at 5pm?");
    const owner = await chat.signedIn(chat.agent.email);
    const list = async () => (await owner.get("/api/notifications")).body.notifications;
    const of = async (kind: string) => (await list()).find((entry: { kind: string }) => entry.kind === kind);
    const about = { lastMessage: "Can I see it tomorrow at 5pm?", read: false, settled: false };
    expect(await of("draft")).toMatchObject(about);
    const drafts = (await owner.get("/api/drafts")).body;
    for (const { id } of drafts) expect((await owner.post(`/api/drafts/${id}/approve`, {})).status).toBe(200);
    await chat.say("Please let a human agent call me");
    expect(await of("draft")).toMatchObject({ ...about, read: true, settled: true });
    expect(await of("hot_lead")).toMatchObject({ lastMessage: expect.stringMatching(/ana@mail|Ana Lopez|as soon/) });
    expect(await of("person_wanted")).toMatchObject({ lastMessage: "Please let a human agent call me" });
  });

  test("about a qualified lead of any temperature", async () => {
    const chat = await startChat();
    await finishedLead(chat);
    const { owner, list } = await told(chat);
    expect(list).toEqual([["finished_lead", "Ana Lopez"]]);
    const [lead] = (await owner.get("/api/leads")).body;
    expect(lead.status).not.toBe("hot");
    await sendDueMails({ ...chat.app.services, now: () => new Date(new Date().setUTCHours(17) + dayMs) });
    expect((await mailsTo(chat, chat.agent.email, 1))[0]?.subject).toMatch(
      /^Ana Lopez is ready to hear from you, score/,
    );
  });

  test("about a message in a conversation the agent answers, and again after reading it", async () => {
    const chat = await startChat();
    await chat.database.pool.query("update agent set ai_mode = 'minimal' where agent_id = $1", [chat.agent.agent_id]);
    await chat.say("hello");
    const { owner, list } = await told(chat);
    expect(list).toEqual([["message", null]]);
    const [{ conversationId }] = (await owner.get("/api/notifications")).body.notifications;
    await owner.post(`/api/conversations/${conversationId}/messages`, { text: "Hi!" });
    expect((await owner.post("/api/notifications/read", { conversationId })).body).toEqual({ unread: 0 });
    await chat.say("2 bedrooms in Doral");
    expect((await owner.get("/api/notifications")).body.unread).toBe(1);
  });

  test("only about their own renters, and can't read other agents' notifications", async () => {
    const chat = await startChat();
    await hotLead(chat);
    const other = await createAgent(chat.database.db);
    const stranger = await chat.signedIn(other.email);
    expect((await stranger.get("/api/notifications")).body).toEqual({ unread: 0, notifications: [] });
    const { owner } = await told(chat);
    const [{ id }] = (await owner.get("/api/notifications")).body.notifications;
    expect((await stranger.post("/api/notifications/read", { ids: [id] })).status).toBe(404);
    expect((await told(chat)).unread).toBe(2);
  });

  test("in pages", async () => {
    const chat = await startOnRequest();
    for (let renter = 0; renter < 5; renter++) await chat.say("Can I see it tomorrow at 5pm?", { from: chat.client() });
    const { owner } = await told(chat);
    const first = await owner.get("/api/notifications?limit=3");
    const next = first.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1] ?? "";
    const second = await owner.get(next);
    const ids = [...first.body.notifications, ...second.body.notifications].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
    expect(second.headers.get("link")).toBeNull();
  });
});

describe("by mail", () => {
  /** Ten in the morning in Miami. */
  const morning = new Date("2026-11-20T15:00:00Z");

  test("immediately, in one mail for everything collected, with a link to the conversation", async () => {
    let now = morning;
    const chat = await startChat({ now: () => now });
    await chat.say("Please let a human agent call me at 305-555-0100, my name is Ana Lopez");
    await sendDueMails(chat.app.services);
    const [mail] = await mailsTo(chat, chat.agent.email, 1);
    expect(mail?.subject).toBe("Ana Lopez asked for you");
    expect(mail?.text).toMatch(/\/dashboard\/conversations\/[0-9a-f-]{36}/);
    now = new Date(now.getTime() + 60_000);
    await sendDueMails(chat.app.services);
    expect(await mailsTo(chat, chat.agent.email, 1)).toHaveLength(1);
  });

  test("with one entry for each lead, and what it takes to call back", async () => {
    const chat = await startChat();
    const now = new Date();
    await chat.say("2 bedrooms in Brickell up to $3,000, moving in next month. I'm Ana Lopez, 305-555-0123");
    const { rows } = await chat.database.pool.query("select lead_id, conversation_id from lead where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    const [{ lead_id, conversation_id }] = rows;
    const mail = await chat.database.pool.query(
      "insert into mail (kind, recipient, language, status) values ('notifications', $1, 'en', 'sent') returning mail_id",
      [chat.agent.email],
    );
    const mailId = mail.rows[0].mail_id;
    await chat.database.pool.query("delete from notification where agent_id = $1", [chat.agent.agent_id]);
    for (const kind of ["hot_lead", "finished_lead"])
      await chat.database.pool.query(
        "insert into notification (agent_id, kind, lead_id, conversation_id, mail_id) values ($1, $2, $3, $4, $5)",
        [chat.agent.agent_id, kind, lead_id, conversation_id, mailId],
      );
    const content = await notificationMail(chat.database.db, { mailId, language: "en", origin: "", now });
    expect(content).toMatchObject({
      subject: expect.stringMatching(/^Ana Lopez is ready to hear from you, score \d+$/),
      newsCount: 1,
      news: [
        {
          text: expect.stringMatching(
            /^Ana Lopez is ready .+ · 2 bedrooms in Brickell up to \$3,000 · \(305\) 555-0123$/,
          ),
        },
      ],
    });
  });

  test("with a link for each of several items in one mail", async () => {
    const chat = await startChat({ now: () => morning });
    await chat.say("Please let a human agent call me, my name is Ana Lopez");
    await chat.say("Please let a human agent call me, my name is Beatriz Gil", { from: chat.client() });
    await sendDueMails(chat.app.services);
    const [mail] = await mailsTo(chat, chat.agent.email, 1);
    const { rows } = await chat.database.pool.query("select conversation_id from conversation where agent_id = $1", [
      chat.agent.agent_id,
    ]);
    expect(rows).toHaveLength(2);
    for (const { conversation_id } of rows)
      expect(mail?.text).toContain(`/dashboard/conversations/${conversation_id}\n`);
    expect(mail?.text).toMatch(/Open your dashboard:\n\S+\/dashboard\n/);
  });

  test("never about read or turned-off notifications, or before quiet hours end", async () => {
    let now = morning;
    const chat = await startOnRequest({ now: () => now });
    const { owner } = await told(chat);
    // Mails are decided on when the test asks for it.
    await chat.app.services.jobs.stop();
    const settings: NotificationSettings = {
      ...defaultNotificationSettings,
      mail: { ...defaultNotificationSettings.mail, draft: "off" },
      quietHours: { from: 9, to: 11 },
    };
    const saved = await owner.send("PUT", "/api/agent/notification-settings", JSON.stringify(settings), json);
    expect(saved.body).toEqual(settings);
    expect((await owner.get("/api/agent/notification-settings")).body).toEqual(settings);
    await chat.say("Please let a human agent call me");
    await chat.say("Can I see it tomorrow at 5pm?", { from: chat.client() });
    await sendDueMails(chat.app.services);
    const due = async () =>
      (
        await chat.database.pool.query("select kind, mail_due, mail_id from notification where agent_id = $1", [
          chat.agent.agent_id,
        ])
      ).rows;
    const byKind = Object.fromEntries((await due()).map((row) => [row.kind, row]));
    expect(byKind.draft).toMatchObject({ mail_due: null, mail_id: null });
    expect(byKind.person_wanted).toMatchObject({ mail_due: new Date("2026-11-20T16:00:00Z"), mail_id: null });
    await owner.post("/api/notifications/read", { all: true });
    now = new Date("2026-11-20T16:00:00Z");
    await sendDueMails(chat.app.services);
    expect((await due()).map((row) => row.mail_id)).toEqual([null, null]);
  });

  test("isn't promised on a server that sends none: it stays off, and other choices apply", async () => {
    const chat = await startChat({ env: production });
    const { owner } = await told(chat);
    const put = async (change: Partial<NotificationSettings>) => {
      const settings = { ...defaultNotificationSettings, ...change };
      const { status, body } = await owner.send(
        "PUT",
        "/api/agent/notification-settings",
        JSON.stringify(settings),
        json,
      );
      return [status, body.code];
    };
    const draftOff = { ...defaultNotificationSettings.mail, draft: "off" } as const;
    expect(await put({ mail: draftOff, quietHours: null })).toEqual([200, undefined]);
    expect(await put({})).toEqual([409, "mail_not_set_up"]);
    expect(await put({ mail: draftOff, digest: { hour: 8 } })).toEqual([409, "mail_not_set_up"]);
    expect((await owner.get("/api/agent/notification-settings")).body).toMatchObject({
      mail: draftOff,
      quietHours: null,
      digest: null,
    });
  });

  test("about what they missed, as soon as the setting is turned back on", async () => {
    const chat = await startChat({ now: () => morning });
    const { owner } = await told(chat);
    const choose = (timing: "off" | "immediately") =>
      owner.send(
        "PUT",
        "/api/agent/notification-settings",
        JSON.stringify({
          ...defaultNotificationSettings,
          mail: { ...defaultNotificationSettings.mail, person_wanted: timing, draft: "off" },
          quietHours: null,
        }),
        json,
      );
    await choose("off");
    await chat.say("Please let a human agent call me, my name is Ana Lopez");
    await chat.say("Please let a human agent call me, my name is Beatriz Gil", { from: chat.client() });
    await sendDueMails(chat.app.services);
    const news = (await owner.get("/api/notifications")).body.notifications;
    const read = news.find(({ leadName }: { leadName: string }) => leadName === "Beatriz Gil");
    await owner.post("/api/notifications/read", { ids: [read.id] });
    await choose("immediately");
    await sendDueMails(chat.app.services);
    const [mail] = await mailsTo(chat, chat.agent.email, 1);
    expect(mail?.subject).toBe("Ana Lopez asked for you");
    await choose("immediately");
    await sendDueMails(chat.app.services);
    expect(await mailsTo(chat, chat.agent.email, 1)).toHaveLength(1);
  });

  test.each([
    ["hot_lead", "2026-11-20T15:10:00Z", "2026-11-20T15:10:00Z"],
    ["draft", "2026-11-20T15:10:00Z", "2026-11-20T16:00:00Z"],
    // Ten at night in Miami: quiet until eight.
    ["hot_lead", "2026-11-21T03:10:00Z", "2026-11-21T13:00:00Z"],
    ["draft", "2026-11-21T03:10:00Z", "2026-11-21T13:00:00Z"],
    ["emergency", "2026-11-21T03:10:00Z", "2026-11-21T03:10:00Z"],
  ] as const)("a notification about %s at %s is mailed at %s", (kind, at, expected) => {
    const now = new Date(at);
    const time = mailTime({ kind, createdAt: now }, defaultNotificationSettings, now, "America/New_York");
    expect(time).toEqual(new Date(expected));
  });
});
