import { expect, test, vi } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAgent } from "../testing/factories.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";

/** Opens the stream and yields the events as they arrive. */
async function listen(origin: string, cookie: string, path = "/api/events", more: Record<string, string> = {}) {
  const stop = new AbortController();
  const response = await fetch(origin + path, { headers: { cookie, ...more }, signal: stop.signal });
  const events: { leadId: string | null; conversationId: string }[] = [];
  const read = async () => {
    const decoder = new TextDecoder();
    let text = "";
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk as Uint8Array, { stream: true });
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const data = block.match(/^event: change\ndata: (.+)$/)?.[1];
        if (data) events.push(JSON.parse(data));
      }
    }
  };
  const reading = read().catch(() => {});
  const close = () => {
    stop.abort();
    return reading;
  };
  return { response, events, close, ended: reading };
}

test("a turn reaches only its agent's open dashboards, on every server", async () => {
  const chat = await startChat();
  const second = await startTestApp();
  const other = await createAgent(chat.database.db);
  const cookieOf = async (email: string) => `llave_sid=${(await chat.signedIn(email)).cookie("llave_sid")}`;
  const own = await listen(chat.origin, await cookieOf(chat.agent.email));
  const ownElsewhere = await listen(second.origin, await cookieOf(chat.agent.email));
  const stranger = await listen(chat.origin, await cookieOf(other.email));
  expect(own.response.headers.get("content-type")).toMatch(/^text\/event-stream/);
  await chat.say("2 bedrooms in Brickell");
  await expect.poll(() => own.events.length).toBe(1);
  await expect.poll(() => ownElsewhere.events.length).toBe(1);
  expect(own.events[0]).toEqual({ leadId: expect.any(String), conversationId: expect.any(String) });
  expect(stranger.events).toEqual([]);
  await Promise.all([own.close(), ownElsewhere.close(), stranger.close()]);
});

test("a renter's page gets events only about its own conversation", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const other = chat.client();
  await chat.say("hello", { from: other });
  const path = `/api/renter/events?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  const cookieOf = (browser: typeof other) => `llave_visitor=${browser.cookie("llave_visitor")}`;
  const own = await listen(chat.origin, cookieOf(chat.renter), path);
  const others = await listen(chat.origin, cookieOf(other), path);
  await chat.say("2 bedrooms in Brickell");

  const agent = await chat.signedIn(chat.agent.email);
  const { rows } = await chat.database.pool.query(`select conversation_id from conversation where visitor_id = $1`, [
    chat.renter.cookie("llave_visitor")?.split(".")[0],
  ]);
  await agent.post(`/api/conversations/${rows[0].conversation_id}/messages`, { text: "Hi, I'm Rosa" });
  await expect.poll(() => own.events.length).toBe(1);
  expect(own.events).toEqual([{}]);
  expect(others.events).toEqual([]);
  await Promise.all([own.close(), others.close()]);
});

test("a renter's stream opens only for its visitor, and for a few pages at once", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const path = `/api/renter/events?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  expect((await chat.client().get(path)).status).toBe(404);
  expect((await chat.client().get("/api/renter/events")).status).toBe(400);
  const cookie = `llave_visitor=${chat.renter.cookie("llave_visitor")}`;
  const streams = await Promise.all(Array.from({ length: 4 }, () => listen(chat.origin, cookie, path)));
  const refused = await chat.renter.get(path);
  expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
  await Promise.all(streams.map((stream) => stream.close()));
  await expect
    .poll(async () => {
      const again = await listen(chat.origin, cookie, path);
      await again.close();
      return again.response.status;
    })
    .toBe(200);
});

test("allows one address a hundred renters' streams, even with more conversations", async () => {
  const chat = await startChat({ env: { TRUST_PROXY: "1" } });
  const path = `/api/renter/events?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  const renters = Array.from({ length: 26 }, () => chat.client());
  for (const from of renters) await chat.say("hello", { from });
  const open = (renter: TestClient | undefined, address: string) =>
    listen(chat.origin, `llave_visitor=${renter?.cookie("llave_visitor")}`, path, { "x-forwarded-for": address });
  const last = renters.pop();
  const streams = await Promise.all(
    [...renters, ...renters, ...renters, ...renters].map((renter) => open(renter, "203.0.113.7")),
  );
  expect(streams.filter(({ response }) => response.status !== 200)).toEqual([]);
  const refused = await open(last, "203.0.113.7");
  expect([refused.response.status, Number(refused.response.headers.get("retry-after")) > 0]).toEqual([429, true]);
  const elsewhere = await open(last, "203.0.113.8");
  expect(elsewhere.response.status).toBe(200);
  await streams[0]?.close();
  await expect
    .poll(async () => {
      const again = await open(last, "203.0.113.7");
      await again.close();
      return again.response.status;
    })
    .toBe(200);
  await Promise.all([...streams, refused, elsewhere].map(({ close }) => close()));
});

const sessionOf = (browser: TestClient) => `llave_sid=${browser.cookie("llave_sid")}`;

test("a stream ends with its session on every server, and other sessions' streams stay", async () => {
  const chat = await startChat();
  const second = await startTestApp();
  const [leaving, staying] = [await chat.signedIn(chat.agent.email), await chat.signedIn(chat.agent.email)];
  const here = await listen(chat.origin, sessionOf(leaving));
  const there = await listen(second.origin, sessionOf(leaving));
  const other = await listen(chat.origin, sessionOf(staying));
  await leaving.post("/api/auth/logout");
  await Promise.all([here.ended, there.ended]);
  await chat.say("2 bedrooms in Brickell");
  await expect.poll(() => other.events.length).toBe(1);
  await other.close();
});

test("returns 429 with Retry-After beyond a session's or an account's streams, and frees closed ones", async () => {
  const chat = await startChat();
  const browsers = await Promise.all([1, 2, 3, 4].map(() => chat.signedIn(chat.agent.email)));
  const [first, second, third, last] = browsers.map(sessionOf) as [string, string, string, string];
  const eight = (cookie: string) => Promise.all(Array.from({ length: 8 }, () => listen(chat.origin, cookie)));
  const refusal = async (cookie: string) => {
    const { response, close } = await listen(chat.origin, cookie);
    await close();
    return [response.status, Number(response.headers.get("retry-after")) > 0];
  };
  const streams = await eight(first);
  expect(await refusal(first)).toEqual([429, true]);
  streams.push(...(await eight(second)), ...(await eight(third)));
  expect(await refusal(last)).toEqual([429, true]);
  await streams[0]?.close();
  await expect.poll(() => refusal(last)).toEqual([200, false]);
  await Promise.all(streams.map(({ close }) => close()));
});

test("one server limits the streams of all agents together, and of all renters", async () => {
  const chat = await startChat();
  const other = await createAgent(chat.database.db);
  const start = vi.spyOn(chat.app.services.streams, "start");
  const browsers = [await chat.signedIn(chat.agent.email), await chat.signedIn(other.email)];
  await chat.say("hello");
  const renters = [chat.renter, chat.client()];
  await chat.say("hello", { from: renters[1] });
  const path = `/api/renter/events?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  const streams = [
    ...(await Promise.all(browsers.map((browser) => listen(chat.origin, sessionOf(browser))))),
    ...(await Promise.all(
      renters.map((renter) => listen(chat.origin, `llave_visitor=${renter?.cookie("llave_visitor")}`, path)),
    )),
  ];
  const caps = start.mock.calls.map(([, , source]) => source.caps.map(({ of }) => of));
  expect(caps).toHaveLength(4);
  const shared = (one: string[] = [], two: string[] = []) => one.filter((of) => two.includes(of));
  expect(shared(caps[0], caps[1])).toEqual(["agents"]);
  expect(shared(caps[2], caps[3])).toContain("renters");
  await Promise.all(streams.map(({ close }) => close()));
});
