import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { EventStreams, type Source } from "./streams.ts";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server with one page, a stream. */
async function startStreams(source: () => Partial<Source>) {
  const app = fastify();
  const streams = new EventStreams(app);
  app.get("/", (request, reply) => {
    streams.start(request, reply, { channel: "agent 1", listen: () => () => {}, caps: [], ...source() });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  return async () => ((await once(get({ port, host: "127.0.0.1" }), "response")) as [IncomingMessage])[0];
}

const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1_000);

test.each([
  ["with its session, although the reader does nothing", 60, { id: "1", expiresAt: 0 }, 75],
  ["after a quarter of an hour", 900, undefined, 900],
])("a stream ends %s", async (_, until, session, ended) => {
  const caps = [{ of: "session 1", max: 1 }];
  const open = await startStreams(() => ({
    caps,
    ...(session && { session: { ...session, expiresAt: Date.now() + until * 1_000 } }),
  }));
  const answer = await open();
  let over = false;
  const read = text(answer).finally(() => {
    over = true;
  });
  await seconds(ended - 1);
  expect([over, (await open()).statusCode]).toEqual([false, 500]);
  await seconds(1);
  expect(await read).toMatch(/: still here\n\n$/);
  const next = await open();
  expect(next.statusCode).toBe(200);
  next.destroy();
});

test("all streams share one heartbeat, and each hears it", async () => {
  const open = await startStreams(() => ({}));
  const timers = vi.getTimerCount();
  const answers = [await open(), await open(), await open()];
  expect(vi.getTimerCount()).toBe(timers);
  const heard = answers.map((answer) => once(answer, "data").then(() => once(answer, "data")));
  await seconds(25);
  expect((await Promise.all(heard)).map(String)).toEqual(answers.map(() => ": still here\n\n"));
  for (const answer of answers) answer.destroy();
});
