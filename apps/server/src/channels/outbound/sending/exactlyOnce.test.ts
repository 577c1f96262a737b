import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { quickReplies } from "../../../conversations/turn/quickReplies.ts";
import type { Services } from "../../../services.ts";
import { presentOffers } from "../../../showings/chat/offers.ts";
import { startTestApp } from "../../../testing/testApp.ts";
import { startTextChat } from "../../../testing/twilioServer/startTextChat.ts";
import { sharedNumber } from "../../../testing/twilioServer/twilioServer.ts";
import { claimDue, settleAfterMs } from "./outbox.ts";
import { sendOutgoing as sendWith } from "./sendOutgoing.ts";
import { settleUnknown } from "./settleUnknown.ts";

const sendOutgoing = (services: Services) => sendWith({ ...services, presentOffers, quickReplies });

let clock = Date.parse("2026-03-20T14:00:00Z");
const now = () => new Date(clock);

/** A conversation with waiting messages from its agent, one for each of this many renters. */
async function stage(count: number) {
  const chat = await startTextChat({ now });
  const { services, twilio, agent } = chat;
  await services.jobs.stop();
  await chat.text(`2 bedrooms in Brickell ${chat.code}`);
  twilio.taken.length = 0;
  const [{ conversation_id } = { conversation_id: "" }] = await chat.conversations();
  const rows = Array.from({ length: count }, (_, at) => ({
    agent_id: agent.agent_id,
    conversation_id,
    kind: "agent" as const,
    channel: "sms" as const,
    number: sharedNumber,
    address: `+1786${String(5_550_000 + at)}`,
    words: `Message ${at} ${randomUUID()}`,
    due_at: now(),
    created_at: now(),
    changed_at: now(),
  }));
  for (let at = 0; at < count; at += 500) {
    await services.db
      .insertInto("outgoing_message")
      .values(rows.slice(at, at + 500))
      .execute();
  }
  /** The number of messages each recipient got. */
  const received = () => {
    const counts = new Map<string, number>();
    for (const { to } of twilio.taken) counts.set(to, (counts.get(to) ?? 0) + 1);
    return rows.map(({ address }) => counts.get(address) ?? 0);
  };
  const waiting = async () => (await chat.outgoing()).filter(({ status }) => status !== "sent");
  return { ...chat, received, waiting };
}

test("sends every message exactly once from two servers on one database", async () => {
  const { services, database, twilio, received, waiting } = await stage(150);
  const other = await startTestApp({ env: twilio.env, database, now });
  await Promise.all([
    sendOutgoing(services),
    sendOutgoing(other.app.services),
    sendOutgoing(other.app.services),
    sendOutgoing(services),
  ]);
  expect(received().every((times) => times === 1)).toBe(true);
  expect(twilio.taken).toHaveLength(150);
  expect(await waiting()).toEqual([]);
});

test("sends nothing twice and loses nothing if a server dies in the middle of its calls", async () => {
  const { services, database, twilio, received, waiting } = await stage(60);
  const dying = await startTestApp({ env: twilio.env, database, now });
  // It dies with twenty claims: some before their calls, some after the provider accepted the message but before it was
  // recorded.
  await claimDue(dying.app.services.db, now(), 20);
  twilio.failures.push(...Array.from({ length: 20 }, () => "after" as const));
  await sendOutgoing(dying.app.services);
  expect(await waiting()).toHaveLength(40);
  expect(twilio.taken).toHaveLength(40);
  // No other server touches a claim whose call may still be running.
  await settleUnknown(services);
  await sendOutgoing(services);
  expect(twilio.taken).toHaveLength(40);
  clock += settleAfterMs + 1_000;
  await Promise.all([settleUnknown(services), settleUnknown(services)]);
  await sendOutgoing(services);
  expect(received().every((times) => times === 1)).toBe(true);
  expect(await waiting()).toEqual([]);
});

test("retries what wasn't sent, and checks with the provider first if it can't know", async () => {
  const { services, twilio, received, waiting } = await stage(4);
  twilio.failures.push(429, 500, "before");
  await sendOutgoing(services);
  expect(twilio.taken).toHaveLength(1);
  expect((await waiting()).map(({ status, reason }) => [status, reason]).toSorted()).toEqual([
    ["queued", "provider_busy"],
    ["sending", null],
    ["sending", null],
  ]);
  clock += 31_000;
  await sendOutgoing(services);
  expect(twilio.taken).toHaveLength(2);
  clock += settleAfterMs;
  await settleUnknown(services);
  await sendOutgoing(services);
  expect(received()).toEqual([1, 1, 1, 1]);
});

test("a provider that accepts a message and never answers delays no other, and isn't asked to send it again", async () => {
  const { services, twilio, received, waiting } = await stage(3);
  twilio.failures.push("silence");
  await sendOutgoing(services);
  expect((await waiting()).map(({ status }) => status)).toEqual(["sending"]);
  expect(received()).toEqual([1, 1, 1]);
  clock += settleAfterMs + 1_000;
  await settleUnknown(services);
  await sendOutgoing(services);
  expect(await waiting()).toEqual([]);
  expect(received()).toEqual([1, 1, 1]);
}, 60_000);

test("doesn't retry what the provider refused, and stops after a carrier's opt-out", async () => {
  const { services, twilio, outgoing, agent } = await stage(1);
  twilio.failures.push({ status: 400, code: 21610 });
  await sendOutgoing(services);
  await sendOutgoing(services);
  expect(twilio.taken).toEqual([]);
  expect((await outgoing()).at(-1)).toMatchObject({ status: "failed", error_code: 21610 });
  const ledger = services.db
    .selectFrom("consent")
    .select(["act", "source", "channel"])
    .distinct()
    .where("agent_id", "=", agent.agent_id)
    .orderBy("channel");
  expect(await ledger.execute()).toEqual([
    { act: "revoked", source: "carrier", channel: "sms" },
    { act: "revoked", source: "carrier", channel: "whatsapp" },
  ]);
});

test("makes no call once its claim has expired", async () => {
  const { services, twilio } = await stage(1);
  const now = () => {
    clock += 61_000;
    return new Date(clock);
  };
  await sendOutgoing({ ...services, now });
  expect(twilio.taken).toEqual([]);
});
