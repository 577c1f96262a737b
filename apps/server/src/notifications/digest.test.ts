import { defaultNotificationSettings } from "@llave/contract/notifications/notifications";
import { expect, test } from "vitest";
import { mailsTo } from "../testing/people.ts";
import { startChat } from "../testing/testApp.ts";
import { testClock } from "../testing/testClock.ts";
import { sendDigests } from "./sendDigests.ts";
import { sendDueMails } from "./sendDueMails.ts";

/** Friday, 20 March 2026, 11:00 PM in Miami. */
const night = Date.parse("2026-03-21T03:00:00Z");
/** 8:10 AM. */
const morning = Date.parse("2026-03-21T12:10:00Z");
const clock = testClock(night);
const json = { "content-type": "application/json" };

async function stage(digest: { hour: number } | null) {
  const chat = await startChat({ now: clock.now });
  const owner = await chat.signedIn(chat.agent.email);
  const body = JSON.stringify({ ...defaultNotificationSettings, digest });
  expect((await owner.send("PUT", "/api/agent/notification-settings", body, json)).body.digest).toEqual(digest);
  const { services } = chat.app;
  /** The minute's job, on two servers. */
  const run = async (at: number) => {
    clock.at = at;
    await Promise.all([sendDigests(services), sendDigests(services)]);
    await sendDueMails(services);
  };
  const kinds = async () => {
    const { rows } = await chat.database.pool.query("select kind from mail where recipient = $1", [chat.agent.email]);
    return rows.map(({ kind }) => kind);
  };
  return { ...chat, owner, run, kinds };
}

async function showingToday({ database, agent }: Awaited<ReturnType<typeof stage>>) {
  await database.pool.query(
    `insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status, token_hash, language)
     select agent_id, gen_random_uuid(), conversation_id, lead_id, '2026-03-21 15:00Z', '2026-03-21 15:30Z',
       '[2026-03-21 15:00Z,2026-03-21 15:30Z)', 'confirmed', uuid_send(conversation_id), 'en'
     from conversation where agent_id = $1`,
    [agent.agent_id],
  );
}

test("one mail lists what came overnight and today's showings, and nothing is mailed twice", async () => {
  const test = await stage({ hour: 8 });
  await test.say("2 bedrooms in Brickell, I'm Ana Lopez. Please let a human agent call me");
  await showingToday(test);
  await test.run(night + 60_000);
  expect(await test.kinds()).toEqual([]);
  await test.run(morning);
  await test.run(morning + 60_000);
  const [mail] = await mailsTo(test, test.agent.email, 1);
  expect(await test.kinds()).toEqual(["digest"]);
  expect(mail?.subject).toMatch(/^Your day: 1 showing, \d things? to look at$/);
  expect(mail?.text).toContain("11 AM · Ana Lopez");
  expect(mail?.text).toContain("Ana Lopez asked for you");
  const [{ id }] = (await test.owner.get("/api/conversations/recent")).body;
  expect(mail?.text).toContain(`/dashboard/conversations/${id}`);
});

test("comes only to agents who chose it, and only if there is something to say", async () => {
  const without = await stage(null);
  await without.say("Please let a human agent call me");
  await without.run(morning);
  expect(await without.kinds()).toEqual(["notifications"]);
  const quiet = await stage({ hour: 8 });
  await quiet.run(morning);
  expect(await quiet.kinds()).toEqual([]);
});
