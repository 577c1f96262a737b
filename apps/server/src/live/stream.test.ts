import { once } from "node:events";
import { get, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { EventStream, eventText } from "./stream.ts";

/** One stream over real HTTP, and the response of a client that reads nothing yet. */
async function openStream() {
  const app = fastify();
  const opened = Promise.withResolvers<{ stream: EventStream; raw: ServerResponse }>();
  app.get("/", (_request, reply) => {
    opened.resolve({ stream: new EventStream(reply), raw: reply.raw });
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;
  const answered = once(get({ port, host: "127.0.0.1" }), "response") as Promise<[IncomingMessage]>;
  const [answer] = await answered;
  return { answer, ...(await opened.promise) };
}

const large = eventText("change", { filler: "x".repeat(100_000) });

test("a client that stops reading uses no more memory, and its stream ends so that it refetches", async () => {
  const { answer, stream, raw } = await openStream();
  for (let event = 0; event < 1_000; event++) stream.write(large);
  const held = raw.writableLength;
  for (let event = 0; event < 1_000; event++) stream.write(large);
  expect(raw.writableLength).toBeLessThanOrEqual(held);
  expect(held).toBeLessThan(1_000_000);
  expect(await text(answer)).toMatch(/^retry: 2000\n\nevent: change/);
});

test("a client that reads nothing between two heartbeats is cut off", async () => {
  const { stream, raw } = await openStream();
  const closed = once(raw, "close");
  // Until the system's own buffers are full too.
  while (raw.writableLength === 0 || !raw.writableNeedDrain) {
    stream.write(large);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  stream.beat();
  expect(raw.destroyed).toBe(false);
  stream.beat();
  await closed;
  expect(raw.writableFinished).toBe(false);
});
