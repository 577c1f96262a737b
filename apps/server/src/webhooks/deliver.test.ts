import { dayMs as day } from "@llave/contract/calendar";
import { describe, expect, test, vi } from "vitest";
import { isSignedWith, startWebhookChat } from "../testing/chats/startWebhookChat.ts";
import { mailsTo } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";
import { deliverWebhooks } from "./deliver.ts";
import { claimDue } from "./queue.ts";

describe("a delivery of a webhook", () => {
  test("gets each event once when two servers deliver at the same time", async () => {
    const { add, services, database, site, agent, received, now } = await startWebhookChat();
    const { id } = await add(["lead.updated"]);
    await database.pool.query(
      `with events as (insert into webhook_event (agent_id, type, occurred_at)
         select $1, 'webhook.test', $3 from generate_series(1, 300) returning event_id)
       insert into webhook_delivery (agent_id, endpoint_id, event_id, due_at, created_at)
       select $1, $2, event_id, $3, $3 from events`,
      [agent.agent_id, id, now()],
    );
    const other = await startTestApp({ database, now });
    other.app.services.webPages = site.webPages;
    const second = other.app.services;
    await Promise.all([services, second, services, second].map(deliverWebhooks));
    expect(received).toHaveLength(300);
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(300);
    const { rows } = await database.pool.query(
      "select status, count(*)::int as n from webhook_delivery where agent_id = $1 group by 1",
      [agent.agent_id],
    );
    expect(rows).toEqual([{ status: "delivered", n: 300 }]);
  });

  test("gets an event again with the same id if the delivering server died", async () => {
    const { add, say, services, database, deliver, received, pass } = await startWebhookChat();
    await add(["message.received"]);
    await say("Hi!");
    const [claimed] = await claimDue(database.db, services.now(), 10);
    await deliver();
    expect(received).toEqual([]);
    pass(60_000);
    await deliver();
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([claimed?.event_id]);
  });

  test("is retried after growing waits with the same id and text", async () => {
    const { add, say, deliver, received, answers, log, pass, hook } = await startWebhookChat();
    const { id } = await add(["message.received"]);
    await say("Hi!");
    answers.push(...Array.from({ length: 8 }, () => 500));
    const waits: number[] = [];
    for (let n = 0; n < 9; n++) {
      await deliver();
      const [{ nextAttemptAt }] = await log(id);
      if (nextAttemptAt === null) break;
      const wait = Date.parse(nextAttemptAt) - Date.parse("2026-03-20T14:00:00Z") - waits.reduce((a, b) => a + b, 0);
      waits.push(wait);
      pass(wait - 1);
      await deliver();
      expect(received).toHaveLength(n + 1);
      pass(1);
    }
    const seconds = [5, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000];
    expect(waits).toEqual(seconds.map((each) => each * 1000));
    expect(new Set(received.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(new Set(received.map(({ body }) => body)).size).toBe(1);
    expect(await log(id)).toMatchObject([{ status: "delivered", attempts: 9, responseStatus: 200, problem: null }]);
    expect(await hook()).toMatchObject({ on: true, failingSince: null });
  });

  test("to a program that never answers fails in time and is retried, and delays no other", async () => {
    const { add, say, deliver, received, answers, log, pass, services } = await startWebhookChat();
    const { webPages } = services;
    const post = webPages.post.bind(webPages);
    const limits: number[] = [];
    vi.spyOn(webPages, "post").mockImplementation((url, posting) => {
      limits.push(posting.timeoutMs);
      const timeoutMs = answers[0] === "silence" ? 300 : posting.timeoutMs;
      return post(url, { ...posting, timeoutMs });
    });
    const { id } = await add(["message.received"]);
    await say("Hi!");
    await say("2 bedrooms in Brickell");
    answers.push("silence");
    await deliver();
    expect(limits.every((limit) => limit <= 10_000)).toBe(true);
    const failed = { status: "pending", responseStatus: null, problem: "too_slow" };
    expect((await log(id)).filter(({ problem }: { problem: string | null }) => problem)).toMatchObject([failed]);
    expect(received).toHaveLength(2);
    pass(5_000);
    await deliver();
    expect(await log(id)).toMatchObject([{ status: "delivered" }, { status: "delivered" }]);
  });

  test("waits as long as the other program asks", async () => {
    const { add, say, deliver, answers, log } = await startWebhookChat();
    const { id } = await add(["message.received"]);
    await say("Hi!");
    answers.push({ status: 429, headers: { "retry-after": "600" } });
    await deliver();
    expect((await log(id))[0]).toMatchObject({ responseStatus: 429, nextAttemptAt: "2026-03-20T14:10:00.000Z" });
  });

  test("is turned off after three days of failures, with one mail, and sends again once it is on", async () => {
    const test = await startWebhookChat();
    const { add, say, deliver, answers, pass, hook, log, browser, agent, received } = test;
    const { id } = await add(["message.received"]);
    await say("Hi!");
    await say("Are you there?");
    answers.push(...Array.from({ length: 40 }, () => 503));
    for (let n = 0; n < 12 && (await hook()).on; n++) {
      await deliver();
      pass(day);
    }
    expect(await hook()).toMatchObject({ on: false, offBecause: "failing" });
    const mails = await mailsTo(test, agent.email, 1);
    expect(mails.map(({ subject, text }) => [subject, text.includes("listings.example")])).toEqual([
      ["We turned off one of your webhooks", true],
    ]);
    const before = await log(id);
    expect(before.map(({ status }: { status: string }) => status)).toEqual(["failed", "failed"]);
    await say("Hello?");
    const replay = () => browser.post(`/api/agent/webhooks/${id}/deliveries/${before[0].id}/replay`);
    expect((await replay()).body.code).toBe("webhook_off");
    const on = { on: true };
    const change = (body: object) =>
      browser.send("PATCH", `/api/agent/webhooks/${id}`, JSON.stringify(body), { "content-type": "application/json" });
    expect((await change(on)).body).toMatchObject({ on: true, failingSince: null });
    answers.length = 0;
    received.length = 0;
    expect((await replay()).status).toBe(202);
    await deliver();
    expect(received.map(({ headers }) => headers["webhook-id"])).toEqual([before[0].eventId]);
    expect((await log(id))[0]).toMatchObject({ status: "delivered", attempts: 1 });
  });

  test("is turned off at once by 410 Gone", async () => {
    const { add, say, deliver, answers, hook } = await startWebhookChat();
    await add(["message.received"]);
    await say("Hi!");
    answers.push(410);
    await deliver();
    expect(await hook()).toMatchObject({ on: false, offBecause: "gone" });
  });

  test("signs with both secrets for a day after a rotation, then with the new one only", async () => {
    const { add, say, deliver, received, browser, pass } = await startWebhookChat();
    const { id, secret: old } = await add(["message.received"]);
    const rotated = (await browser.post(`/api/agent/webhooks/${id}/secret`)).body;
    expect(rotated.secret).not.toBe(old);
    expect(rotated.previousSecretUntil).toBe("2026-03-21T14:00:00.000Z");
    const signedBy = async () => {
      received.length = 0;
      await say("Hi!");
      await deliver();
      return [old, rotated.secret].map((secret) => received[0] && isSignedWith(secret, received[0]));
    };
    expect(await signedBy()).toEqual([true, true]);
    pass(day);
    expect(await signedBy()).toEqual([false, true]);
    expect((await browser.get("/api/agent/webhooks")).body[0].previousSecretUntil).toBeNull();
  });

  test("gets a test event on request, and the log shows it", async () => {
    const { add, deliver, received, browser, log } = await startWebhookChat();
    const { id } = await add(["lead.created"]);
    expect((await browser.post(`/api/agent/webhooks/${id}/test`)).status).toBe(202);
    await deliver();
    expect(received.map(({ payload }) => payload)).toEqual([
      { type: "webhook.test", timestamp: "2026-03-20T14:00:00.000Z", data: {} },
    ]);
    expect(await log(id)).toEqual([
      {
        id: expect.any(String),
        eventId: received[0]?.headers["webhook-id"],
        type: "webhook.test",
        status: "delivered",
        attempts: 1,
        responseStatus: 200,
        problem: null,
        createdAt: "2026-03-20T14:00:00.000Z",
        deliveredAt: "2026-03-20T14:00:00.000Z",
        nextAttemptAt: null,
        payload: received[0]?.body,
      },
    ]);
  });

  test("has a log in pages, newest first", async () => {
    const { add, browser, pass } = await startWebhookChat();
    const { id } = await add(["lead.created"]);
    for (let n = 0; n < 5; n++) {
      await browser.post(`/api/agent/webhooks/${id}/test`);
      pass(1_000);
    }
    const first = await browser.get(`/api/agent/webhooks/${id}/deliveries?limit=3`);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const second = await browser.get(next);
    const times = [...first.body, ...second.body].map(({ createdAt }: { createdAt: string }) =>
      createdAt.slice(17, 19),
    );
    expect(times).toEqual(["04", "03", "02", "01", "00"]);
    expect(second.headers.get("link")).toBeNull();
  });
});
