import { defaultNotificationSettings } from "@llave/contract/notifications/notifications";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { morning, startPushChat, titles, wantsPerson } from "../../testing/chats/startPushChat.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { deliverPushes } from "./deliver.ts";
import { queueDuePushes } from "./queueDue.ts";

/** Ten at night in Miami: quiet until eight. */
const night = new Date("2026-11-21T03:00:00Z");
const quietEnd = new Date("2026-11-21T13:00:00Z");
const minute = 60_000;

describe("a push", () => {
  test("says who and what, leads to the chat, and is signed for this installation", async () => {
    const { say, run, device, push, owner } = await startPushChat();
    await say("Please let a human agent call me at 305-555-0100, my name is Ana Lopez");
    await run();
    expect(push.faults).toEqual([]);
    const [arrived] = device.arrived;
    const [{ conversationId, leadId }] = (await owner.get("/api/notifications")).body.notifications;
    expect(arrived?.payload).toEqual({
      title: "Ana Lopez",
      line: "Asked for you",
      path: `/dashboard/conversations/${conversationId}`,
      tag: leadId,
      language: "en",
    });
    expect(arrived?.headers).toMatchObject({ urgency: "normal", ttl: "86400" });
    expect(arrived?.claims).toMatchObject({ aud: push.url, sub: "mailto:support@llave.example" });
    expect(arrived?.claims.exp).toBe(morning.getTime() / 1000 + 12 * 3600);
  });

  test("is in the agent's language", async () => {
    const { say, run, device, database, agent } = await startPushChat();
    await database.pool.query("update account set language = 'es' where account_id = $1", [agent.agent_id]);
    await say(wantsPerson("Ana Lopez"));
    await run();
    expect(device.arrived[0]?.payload).toMatchObject({ line: "Pidió hablar contigo", language: "es" });
  });

  test("goes to each device once, although two servers send at the same time", async () => {
    const { say, services, push, device, add, app, client, database } = await startPushChat();
    const second = push.subscribe();
    await add(second);
    const renters = Array.from({ length: 12 }, (_, n) => `Renter ${String.fromCharCode(65 + n)}`);
    for (const name of renters) await say(wantsPerson(name), { from: client() });
    const other = await startTestApp({ database, now: () => morning, env: push.env });
    const both = [services, other.app.services, services, other.app.services];
    await Promise.all(
      both.map(async (each) => {
        await queueDuePushes(each);
        await deliverPushes(each, app.log);
      }),
    );
    for (const each of [device, second]) {
      expect(each.arrived).toHaveLength(renters.length);
      expect(new Set(each.arrived.map(({ payload }) => payload.tag)).size).toBe(renters.length);
    }
  });

  test("is sent once for several events of one renter, about the most urgent one", async () => {
    const { say, run, device, client } = await startPushChat();
    await say("Please let a human agent call me, my name is Ana Lopez");
    await say("Can I see it tomorrow at 5pm?");
    await say(wantsPerson("Beatriz Gil"), { from: client() });
    await run();
    expect(device.arrived.map(({ payload }) => [payload.title, payload.line]).sort()).toEqual([
      ["Ana Lopez", "Asked for you"],
      ["Beatriz Gil", "Asked for you"],
    ]);
  });

  test("isn't sent for notifications that were read or turned off", async () => {
    const { say, run, device, owner, choose } = await startPushChat();
    await say(wantsPerson("Ana Lopez"));
    await owner.post("/api/notifications/read", { all: true });
    await run();
    await choose({ push: { ...defaultNotificationSettings.push, person_wanted: false }, quietHours: null });
    await say(wantsPerson("Ana Lopez"));
    await run();
    expect(device.arrived).toEqual([]);
  });

  test("isn't sent if the agent reads it before a retry", async () => {
    const { say, run, device, owner, pass } = await startPushChat();
    device.answers.push(503);
    await say(wantsPerson("Ana Lopez"));
    await run();
    await owner.post("/api/notifications/read", { all: true });
    pass(minute);
    await run();
    expect(device.arrived).toEqual([]);
  });

  test("waits for the end of quiet hours, and is then one for all", async () => {
    const { say, run, device, client, setTime } = await startPushChat(night);
    await say(wantsPerson("Ana Lopez"));
    await say(wantsPerson("Beatriz Gil"), { from: client() });
    await run();
    expect(device.arrived).toEqual([]);
    setTime(quietEnd);
    await run();
    expect(device.arrived.map(({ payload }) => payload)).toEqual([
      {
        title: "2 new notifications",
        line: "From your quiet hours",
        path: "/dashboard",
        tag: "summary",
        language: "en",
      },
    ]);
  });

  test("comes sooner if the agent turns off quiet hours", async () => {
    const { say, run, device, choose } = await startPushChat(night);
    await say(wantsPerson("Ana Lopez"));
    await run();
    await choose({ quietHours: null });
    await run();
    expect(titles(device)).toEqual(["Ana Lopez"]);
  });

  test("comes once for what the agent missed in the last day, unless they read it", async () => {
    const { say, run, device, owner, choose, client, pass } = await startPushChat();
    const wanted = (on: boolean) =>
      choose({ push: { ...defaultNotificationSettings.push, person_wanted: on }, quietHours: null });
    await wanted(false);
    for (const [name, waits] of [
      ["Carla Paz", 25 * 60],
      ["Beatriz Gil", 0],
      ["Ana Lopez", 0],
    ] as const) {
      await say(wantsPerson(name), { from: client() });
      await run();
      pass(waits * minute);
    }
    const news = (await owner.get("/api/notifications")).body.notifications;
    const read = news.find(({ leadName }: { leadName: string }) => leadName === "Beatriz Gil");
    await owner.post("/api/notifications/read", { ids: [read.id] });
    expect(device.arrived).toEqual([]);
    for (let time = 0; time < 2; time++) {
      await wanted(true);
      await run();
      expect(titles(device)).toEqual(["Ana Lopez"]);
    }
  });

  test("about an emergency comes at any hour and wakes the phone", async () => {
    const { say, run, device } = await startPushChat(night);
    await say("I smell gas in my apartment, help");
    await run();
    expect(device.arrived.map(({ payload, headers }) => [payload.line, headers.urgency])).toEqual([
      ["Emergency: needs help now", "high"],
    ]);
  });

  test("is sent by the job right after the turn", async () => {
    const { say, device } = await startPushChat(morning, { withJobs: true });
    await say(wantsPerson("Ana Lopez"));
    await vi.waitFor(() => expect(titles(device)).toEqual(["Ana Lopez"]), { timeout: 30_000 });
  });
});

describe("a push service that fails", () => {
  test("is retried after growing waits, until we give up", async () => {
    const { say, run, device, pass, database } = await startPushChat();
    device.answers.push(...Array.from({ length: 5 }, () => 500));
    await say(wantsPerson("Ana Lopez"));
    const left = () => 5 - device.answers.length;
    await run();
    for (const [tries, wait] of [1, 5, 15, 40].entries()) {
      expect(left()).toBe(tries + 1);
      pass(wait * minute - 1);
      await run();
      expect(left()).toBe(tries + 1);
      pass(1);
      await run();
    }
    const { rows } = await database.pool.query("select * from push_delivery");
    expect([left(), rows, device.arrived]).toEqual([5, [], []]);
  });

  test("isn't called for as long as it asks us to wait", async () => {
    const { say, run, device, pass } = await startPushChat();
    device.answers.push({ status: 429, headers: { "retry-after": "600" } });
    await say(wantsPerson("Ana Lopez"));
    await run();
    pass(10 * minute - 1);
    await run();
    expect(device.arrived).toEqual([]);
    pass(1);
    await run();
    expect(titles(device)).toEqual(["Ana Lopez"]);
  });

  test.each([404, 410])("that returns %i removes the device", async (status) => {
    const { say, run, device, list } = await startPushChat();
    device.answers.push(status);
    await say(wantsPerson("Ana Lopez"));
    await run();
    expect(await list()).toEqual([]);
  });

  test.each([400, 403, 413, 301])("that returns %i isn't retried, and the device stays", async (status) => {
    const { say, run, device, list, pass } = await startPushChat();
    device.answers.push({ status, headers: { location: "/elsewhere" } });
    await say(wantsPerson("Ana Lopez"));
    await run();
    pass(60 * minute);
    await run();
    expect(device.arrived).toEqual([]);
    expect(await list()).toHaveLength(1);
  });

  test("that doesn't respond doesn't delay other devices", async () => {
    const { say, run, device, push, add, pass, database } = await startPushChat();
    const quick = push.subscribe();
    await add(quick);
    device.answers.push("slow");
    await say(wantsPerson("Ana Lopez"));
    const waits = new AbortController();
    onTestFinished(() => void vi.restoreAllMocks());
    vi.spyOn(AbortSignal, "timeout").mockImplementation(() => waits.signal);
    const sending = run();
    const undelivered = () => database.db.selectFrom("push_delivery").select("device_id").execute();
    await expect.poll(async () => [titles(quick), await undelivered()]).toEqual([["Ana Lopez"], [expect.anything()]]);
    waits.abort();
    await sending;
    vi.restoreAllMocks();
    expect(titles(device)).toEqual([]);
    pass(minute);
    await run();
    expect([titles(device), titles(quick)]).toEqual([["Ana Lopez"], ["Ana Lopez"]]);
  });
});
