import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, describe, expect, test } from "vitest";
import { composeMail } from "../../letters/compose.ts";
import { deliverMail } from "../../mail/deliver.ts";
import type { MailRow } from "../../mail/mailRow.ts";
import { clock, type Item, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { friday } from "../../testing/testClock.ts";

beforeEach(() => {
  clock.at = friday;
});

/** A renter who writes by text and agreed to automated texts. */
async function texting(mode: "full" | "balanced") {
  const test = await startFollowUps({ mode });
  await test.text(`2 bedrooms in Doral, I'm Eva ${test.code}`);
  await test.agree();
  await test.calm();
  const { rows } = await test.database.pool.query<{ lead_id: string }>(
    "select lead_id from lead where agent_id = $1 and phone = $2 and merged_into is null",
    [test.agent.agent_id, test.renterPhone],
  );
  const past = async () => {
    const { body } = await test.owner.get(`/api/leads/${rows[0]?.lead_id}/follow-ups`);
    return (body.items as Item[]).filter(({ canSkip }) => !canSkip);
  };
  const outbox = (status: string, reason: string | null) =>
    test.database.pool.query(
      "update outgoing_message set status = $2, reason = $3 where agent_id = $1 and kind = 'automated'",
      [test.agent.agent_id, status, reason],
    );
  return { ...test, past, outbox };
}

describe("a follow-up by text", () => {
  test("approved at night shows as planned for the morning, and as sent once delivered", async () => {
    const test = await texting("balanced");
    await test.run(1.2 * hour);
    const { body: drafts } = await test.owner.get("/api/drafts");
    // The other draft is about a renter who chats on the web.
    const draft = drafts.find(({ content }: { content: string }) => content.includes("Eva"));
    // 10 PM in Miami.
    clock.at = friday + 12 * hour;
    expect((await test.owner.post(`/api/drafts/${draft.id}/approve`, {})).status).toBe(200);
    await test.work();
    const morning = "2026-03-21T12:00:00.000Z";
    const planned = { state: "planned", reason: "quiet_hours", at: morning, channel: "sms", canSend: false };
    expect(await test.past()).toMatchObject([planned]);
    // The next day's list has it too.
    clock.at = Date.parse(morning);
    expect(await test.plan()).toContainEqual(expect.objectContaining(planned));
    await test.work();
    expect(await test.past()).toMatchObject([{ state: "sent", reason: null, at: morning }]);
    await test.outbox("failed", "not_delivered");
    expect(await test.past()).toMatchObject([{ state: "held", reason: "not_delivered" }]);
  });

  test.each([
    ["canceled", "superseded", { state: "held", reason: "superseded" }],
    ["canceled", "window_closed", { state: "held", reason: "window_closed" }],
    ["canceled", "daily_limit", { state: "held", reason: "daily_limit" }],
    ["failed", "Unreachable destination handset", { state: "held", reason: "not_delivered" }],
    ["sending", null, { state: "planned", reason: null }],
    ["delivered", null, { state: "sent", reason: null }],
  ])("that is %s (%s) in the outbox shows as %j", async (status, reason, shown) => {
    const test = await texting("full");
    await test.run(1.2 * hour);
    await test.outbox(status, reason);
    expect(await test.past()).toMatchObject([{ ...shown, channel: "sms" }]);
  });
});

test("a follow-up by mail shows what the mail server reported", async () => {
  const test = await startFollowUps();
  await test.run(1.1 * hour);
  const past = async () => (await test.ofLead()).filter(({ canSkip }) => !canSkip);
  await test.mailed("queued");
  expect(await past()).toMatchObject([{ state: "planned", channel: "email", text: expect.stringContaining("Ana") }]);
  for (const [status, dropReason, shown] of [
    ["dropped", "opted_out", { state: "held", reason: "opted_out" }],
    ["dropped", "superseded", { state: "held", reason: "superseded" }],
    ["failed", null, { state: "held", reason: "not_delivered" }],
    ["sent", null, { state: "sent", reason: null }],
  ] as const) {
    await test.mailed(status, dropReason);
    expect(await past()).toMatchObject([{ ...shown, channel: "email" }]);
  }
});

test.each([
  ["answered", "Yes, still looking", "superseded"],
  ["asked for no more messages", "STOP", "opted_out"],
])("drops a waiting mail once the renter %s, and shows the agent why", async (_, message, reason) => {
  const { run, mailed, say, ofLead, services, database, email, owner } = await startFollowUps();
  await run(1.1 * hour);
  await mailed("queued");
  clock.at += 60_000;
  await say(message);
  const { rows } = await database.pool.query<{ mail_id: string }>(
    "select mail_id from mail where kind = 'follow_up' and recipient = $1",
    [email],
  );
  const sent: unknown[] = [];
  const transport = { send: async (mail: unknown) => void sent.push(mail), close() {} };
  const compose = (mail: MailRow) => composeMail(services, mail);
  await deliverMail(services, { transport, compose }, rows[0]?.mail_id ?? "", { last: true });
  expect(sent).toEqual([]);
  const past = (await ofLead()).filter(({ canSkip }) => !canSkip);
  expect(past).toMatchObject([{ state: "held", channel: "email", reason }]);
  const [{ id }] = (await owner.get("/api/conversations/recent")).body;
  const { messages } = (await owner.get(`/api/conversations/${id}/messages`)).body;
  const deliveries = messages.map(({ delivery }: { delivery: unknown }) => delivery).filter(Boolean);
  expect(deliveries).toMatchObject([{ channel: "email", status: "canceled", reason }]);
});

test("a reminder shows whether its own mail and text arrived", async () => {
  const test = await startFollowUps();
  await test.hasShowing();
  const starts = Date.parse("2026-03-22T15:00:00Z") - friday;
  await test.run(starts - 23 * hour);
  await test.mailed("sent");
  await test.run(starts - hour);
  await test.mailed("failed");
  const reminders = async () => (await test.ofLead()).filter(({ step }) => step.startsWith("showing"));
  expect(await reminders()).toMatchObject([
    { step: "showing_day_before", state: "sent" },
    { step: "showing_two_hours", state: "held", reason: "not_delivered" },
  ]);
  // With a text beside the mail, one of them is enough.
  await test.database.pool.query(
    `insert into outgoing_message (agent_id, conversation_id, kind, subject, channel, number, address, words, status,
       due_at, sent_at, created_at, changed_at)
     select agent_id, conversation_id, 'automated', 'showing:' || occasion || ':' || step, 'sms', '+13055550199',
       '+13055550001', 'Reminder', 'delivered', created_at, created_at, created_at, created_at
     from follow_up where agent_id = $1 and step = 'showing_two_hours'`,
    [test.agent.agent_id],
  );
  expect((await reminders()).at(-1)).toMatchObject({ state: "sent", channel: "sms", text: "Reminder" });
});
