import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { quickest } from "../../testing/quickest.ts";
import { startChat, startTestApp } from "../../testing/testApp.ts";
import { TurnQueue } from "./turnQueue.ts";

type Chat = Awaited<ReturnType<typeof startChat>>;

/** Sends messages over one connection without waiting for answers, so that they arrive in this order. */
async function sendAtOnce(chat: Chat, messages: string[], headersOf = (_index: number): string[] => []) {
  const socket = connect(Number(new URL(chat.origin).port), "127.0.0.1");
  const requests = messages.map((message, index) => {
    const body = JSON.stringify({ linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1`, message });
    const head = [
      "POST /api/smartlink/openai-conversation HTTP/1.1",
      "host: localhost",
      "content-type: application/json",
      `content-length: ${Buffer.byteLength(body)}`,
      `cookie: llave_visitor=${chat.renter.cookie("llave_visitor")}`,
      ...headersOf(index),
      ...(index === messages.length - 1 ? ["connection: close"] : []),
    ];
    return `${head.join("\r\n")}\r\n\r\n${body}`;
  });
  socket.write(requests.join(""));
  const answers = (await text(socket)).split(/(?=HTTP\/1\.1 \d)/);
  return answers.map((answer) => ({
    status: Number(answer.slice(9, 12)),
    retryAfter: answer.match(/^retry-after: (\d+)/m)?.[1],
  }));
}

async function storedMessages({ database, agent }: Chat): Promise<string[]> {
  const { rows } = await database.pool.query(
    "select content from message where agent_id = $1 and author = 'renter' order by seq",
    [agent.agent_id],
  );
  return rows.map((row) => row.content);
}

const numbered = (count: number) => Array.from({ length: count }, (_, index) => `my budget is ${2000 + index}`);

test("answers twenty simultaneous messages of one conversation in the order they came", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const messages = numbered(20);
  const answers = await sendAtOnce(chat, messages);
  expect(answers.map(({ status }) => status)).toEqual(messages.map(() => 200));
  expect(await storedMessages(chat)).toEqual(["hello", ...messages]);
});

test("keeps the order when checking the first message takes longest", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const { limits } = chat.app;
  const spend = limits.spend.bind(limits);
  vi.spyOn(limits, "spend").mockImplementationOnce(async (...args) => {
    await pause(300);
    await spend(...args);
  });
  const messages = numbered(3);
  await sendAtOnce(chat, messages);
  expect(await storedMessages(chat)).toEqual(["hello", ...messages]);
});

test("returns 429 with Retry-After beyond the limit, and stores every message it answers", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const messages = numbered(40);
  const answers = await sendAtOnce(chat, messages);
  const answered = messages.filter((_, index) => answers[index]?.status === 200);
  const refused = answers.filter(({ status }) => status === 429);
  expect(answered.length + refused.length).toBe(40);
  expect(answered.length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ retryAfter }) => Number(retryAfter) > 0)).toBe(true);
  expect(await storedMessages(chat)).toEqual(["hello", ...answered]);
  expect((await chat.say("2 bedrooms")).status).toBe(200);
});

test("runs low-priority work once no renter is waiting, or soon if they keep writing", async () => {
  const queue = new TurnQueue();
  const turn = queue.run("a", () => pause(60));
  const quiet = queue.quiet().then(() => "quiet");
  expect(await Promise.race([quiet, turn.then(() => "answered")])).toBe("answered");
  expect(await quiet).toBe("quiet");
  const endless = queue.run("b", () => pause(30_000, undefined, { ref: false }));
  const waited = await quickest(4_000, async () => {
    const from = performance.now();
    await queue.quiet();
    return performance.now() - from;
  });
  expect(waited).toBeGreaterThan(400);
  expect(waited).toBeLessThan(4_000);
  const began = performance.now();
  await queue.giveWay(() => pause(300));
  // It waited its half second, worked, and left as much time to the renters.
  expect(performance.now() - began).toBeGreaterThan(450 + 2 * 290);
  void endless;
});

test("answers a retry of a waiting message with that message's reply", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const key = randomUUID();
  const answers = await sendAtOnce(chat, ["2 bedrooms", "in Doral", "in Doral", "up to 3,000"], (index) => [
    `idempotency-key: ${index === 1 || index === 2 ? key : randomUUID()}`,
  ]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await storedMessages(chat)).toEqual(["hello", "2 bedrooms", "in Doral", "up to 3,000"]);
});

test("answers and stores messages of one conversation that three servers get at once", async () => {
  const chat = await startChat();
  await chat.say("hello");
  const others = await Promise.all([startTestApp(), startTestApp()]);
  const messages = numbered(45);
  const origins = [chat, ...others].map(({ origin }) => ({ ...chat, origin }));
  const shares = origins.map((server, share) => ({ server, part: messages.filter((_, i) => i % 3 === share) }));
  const answers = await Promise.all(shares.map(({ server, part }) => sendAtOnce(server, part)));
  expect(answers.flat().map(({ status }) => status)).toEqual(messages.map(() => 200));
  expect((await storedMessages(chat)).slice(1).sort()).toEqual(messages);
});
