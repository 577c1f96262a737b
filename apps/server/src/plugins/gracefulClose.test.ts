import { once } from "node:events";
import { Agent, get, type IncomingMessage, request } from "node:http";
import { type AddressInfo, connect, createServer } from "node:net";
import { text } from "node:stream/consumers";
import { isDeepStrictEqual } from "node:util";
import { expect, onTestFinished, test } from "vitest";
import { createAgent } from "../testing/factories.ts";
import { quickest } from "../testing/quickest.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";

const portOf = (origin: string) => Number(new URL(origin).port);

/** A client that keeps its connections open, as proxies and browsers do. */
function keepAliveAgent(): Agent {
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  return agent;
}

/** How long something takes. Milliseconds. */
async function lasts(work: Promise<unknown>): Promise<number> {
  const before = performance.now();
  await work;
  return performance.now() - before;
}

test("closing answers the request in progress on a keep-alive connection and waits no longer", async () => {
  expect(await quickest(4_000, closeDuringTurn)).toBeLessThan(4_000);
});

async function closeDuringTurn(): Promise<number> {
  const chat = await startChat();
  await chat.say("hello");
  const holder = await chat.database.pool.connect();
  onTestFinished(() => holder.release());
  await holder.query("begin");
  await holder.query("select from conversation where agent_id = $1 for update", [chat.agent.agent_id]);
  const turn = request(`${chat.origin}/api/smartlink/openai-conversation`, {
    agent: keepAliveAgent(),
    method: "POST",
    headers: { "content-type": "application/json", cookie: `llave_visitor=${chat.renter.cookie("llave_visitor")}` },
  });
  turn.end(JSON.stringify({ linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1`, message: "2 beds" }));
  const answered = once(turn, "response") as Promise<[IncomingMessage]>;
  await once(chat.app.server, "request");
  const closing = lasts(chat.app.close());
  await expect.poll(() => chat.app.server.listening).toBe(false);
  await holder.query("commit");
  const [answer] = await answered;
  expect([answer.statusCode, answer.headers.connection]).toEqual([200, "close"]);
  expect(await text(answer)).toContain("message");
  return closing;
}

test("closing ends idle and preconnected connections immediately", async () => {
  expect(await quickest(1_000, closeWithIdle)).toBeLessThan(1_000);
});

async function closeWithIdle(): Promise<number> {
  const { app, origin } = await startTestApp();
  const accepted = once(app.server, "connection");
  const ahead = connect(portOf(origin), "127.0.0.1");
  await accepted;
  const ended = once(ahead, "close");
  const [idle] = (await once(get(`${origin}/healthz`, { agent: keepAliveAgent() }), "response")) as [IncomingMessage];
  expect(await text(idle)).toContain("ok");
  const took = await lasts(app.close());
  expect(await ended).toEqual([false]);
  return took;
}

test("closing refuses new connections", async () => {
  const { app, origin } = await startTestApp();
  await app.close();
  const late = connect(portOf(origin), "127.0.0.1");
  expect(await once(late, "error")).toEqual([expect.objectContaining({ code: "ECONNREFUSED" })]);
});

test("closing ends a connection with an incomplete request after eight seconds", async () => {
  const took = await quickest(10_000, closeWithIncomplete);
  expect(took).toBeGreaterThan(7_000);
  expect(took).toBeLessThan(10_000);
});

async function closeWithIncomplete(): Promise<number> {
  const { app, origin } = await startTestApp();
  const slow = connect(portOf(origin), "127.0.0.1");
  slow.on("error", () => {});
  slow.write("POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{");
  await once(app.server, "request");
  return lasts(app.close());
}

test("closing takes nine seconds at most with a stuck mail and an incomplete request", async () => {
  expect(await quickest(9_500, closeWithStuckMail)).toBeLessThan(9_500);
});

/** Counts only if the mail was put back by the time the server had closed. */
async function closeWithStuckMail(): Promise<number> {
  const silent = createServer(() => {});
  silent.listen(0, "127.0.0.1");
  await once(silent, "listening");
  onTestFinished(() => void silent.close());
  const { port } = silent.address() as AddressInfo;
  const { app, client, database, origin } = await startTestApp({ env: { SMTP_URL: `smtp://127.0.0.1:${port}` } });
  const agent = await createAgent(database.db);
  const connected = once(silent, "connection");
  await client().post("/api/auth/forgot-password", { email: agent.email });
  await connected;
  const slow = connect(portOf(origin), "127.0.0.1");
  slow.on("error", () => {});
  slow.write("POST /api/contact HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{");
  await once(app.server, "request");
  const took = await lasts(app.close());
  const { rows } = await database.pool.query("select distinct state from pgboss.job where name = 'mail'");
  return isDeepStrictEqual(rows, [{ state: "retry" }]) ? took : Number.POSITIVE_INFINITY;
}
