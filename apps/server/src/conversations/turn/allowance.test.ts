import { expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";

/** A chat whose agent already had this many conversations today. */
async function chatAfter(conversations: number, plan: "trial" | "solo") {
  const chat = await startChat();
  const { pool } = chat.database;
  await pool.query("update agent set plan = $2 where agent_id = $1", [chat.agent.agent_id, plan]);
  await pool.query(
    `insert into smartlink_day (agent_id, link_id, day, shard, conversations)
     values ($1, $2, (now() at time zone 'America/New_York')::date, 0, $3)`,
    [chat.agent.agent_id, chat.link.link_id, conversations],
  );
  const owner = await chat.signedIn(chat.agent.email);
  const quota = async () =>
    (await owner.get("/api/notifications")).body.notifications.filter(({ kind }: { kind: string }) => kind === "quota");
  const begin = (text: string) => chat.say(text, { from: chat.client() });
  return { chat, quota, begin };
}

test("notifies the agent once at 80 and at 100 percent of the plan's conversations", async () => {
  const { quota, begin } = await chatAfter(94, "solo");
  await begin("hello");
  expect(await quota()).toEqual([]);
  await begin("hello");
  await begin("hello");
  expect(await quota()).toMatchObject([{ used: 96, included: 120 }]);
  for (let begun = 97; begun < 122; begun++) await begin("hello");
  expect(await quota()).toMatchObject([
    { used: 120, included: 120 },
    { used: 96, included: 120 },
  ]);
});

test("still answers renters beyond a plan's conversations", async () => {
  const { begin } = await chatAfter(500, "solo");
  expect((await begin("2 bedrooms in Brickell")).body.message).toMatch(/\?$/);
});

test("only takes contact details beyond a trial's conversations, and tells the renter", async () => {
  const { chat, begin } = await chatAfter(50, "trial");
  const first = await begin("2 bedrooms in Brickell");
  expect(first.body.message).toContain("Rosa");
  const renter = chat.client();
  await chat.say("hello", { from: renter });
  const given = await chat.say("305-555-0100", { from: renter });
  expect(given.body.message).toContain("(305) 555-0100");
  const { rows } = await chat.database.pool.query(
    `select needs_you, phone from lead where agent_id = $1 order by created_at`,
    [chat.agent.agent_id],
  );
  expect(rows).toEqual([
    { needs_you: true, phone: null },
    { needs_you: true, phone: "+13055550100" },
  ]);
});

test("qualifies renters within a trial's conversations", async () => {
  const { begin } = await chatAfter(49, "trial");
  expect((await begin("2 bedrooms in Brickell")).body.message).toMatch(/\?$/);
});
