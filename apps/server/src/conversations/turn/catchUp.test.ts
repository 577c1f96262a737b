import { describe, expect, test } from "vitest";
import { begun, silent } from "../../testing/chats/begunChat.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { catchUp } from "./catchUp.ts";

const minute = 60_000;
const day = 24 * 60 * minute;

/** A conversation in which the assistant is silent, and a clock that the test moves. */
async function silenced(how: "off" | "pause" | "settings", options: Parameters<typeof begun>[0] = {}) {
  let time = Date.parse("2026-03-19T15:00:00Z");
  const now = () => new Date(time);
  const stage = await begun({ mode: "full", listing: true, now, ...options });
  const { services, log } = stage.chat.app;
  // The test runs the job itself.
  await services.jobs.stop();
  if (how === "off") await stage.give({ mode: "minimal" });
  if (how === "pause") await stage.write("Hi, this is Rosa");
  const thread = async () => (await stage.owner.get(`${stage.path}/messages`)).body.messages;
  const other = await startTestApp({ database: stage.chat.database, now });
  return {
    ...stage,
    thread,
    last: async () => (await thread()).at(-1),
    pass: (ms: number) => {
      time += ms;
    },
    /** As the job does on two servers at once. */
    run: () => Promise.all([services, other.app.services].map((each) => catchUp(each, log))),
    items: () =>
      stage.chat.database.db
        .selectFrom("task")
        .select(["kind", "topic", "quote"])
        .where("agent_id", "=", stage.chat.agent.agent_id)
        .execute(),
  };
}

describe("what a renter wrote while the assistant was silent", () => {
  test("is answered by the job as soon as the agent switches it on", async () => {
    const { chat, owner, path, give } = await begun({ mode: "full", listing: true });
    await give({ mode: "minimal" });
    expect((await chat.say("When can I move in at the earliest?")).body).toEqual(silent);
    await give({ mode: "full" });
    const last = async () => (await owner.get(`${path}/messages`)).body.messages.at(-1);
    await expect.poll(last).toMatchObject({ author: "assistant" });
  });

  test.each([
    ["off", { mode: "full" }],
    ["off", { mode: "balanced" }],
    ["pause", { resume: true }],
    ["pause", { mode: "full" }],
  ] as const)("while it was in %s gets one reply after %o, from one of two servers", async (how, change) => {
    const { chat, give, run, thread, last } = await silenced(how);
    const before = (await thread()).length;
    expect((await chat.say("My budget is up to $3,000")).body).toEqual(silent);
    expect((await chat.say("Can you show me what you have?")).body).toEqual(silent);
    await run();
    expect(await thread()).toHaveLength(before + 2);
    await give(change);
    await run();
    expect(await thread()).toHaveLength(before + 3);
    expect(await last()).toMatchObject({ author: "assistant", channel: "web" });
    expect((await last()).content).not.toMatch(/budget|how much/i);
    await give(change);
    await run();
    expect(await thread()).toHaveLength(before + 3);
    // The renter's page shows it, and the conversation goes on.
    expect((await chat.say("my name is Ana")).body.message).not.toBe("");
    expect(await thread()).toHaveLength(before + 5);
  });

  test("waits as a draft if the agent reviews every reply", async () => {
    const { chat, give, run, thread, detail } = await silenced("off");
    const before = (await thread()).length;
    await chat.say("Can you show me what you have?");
    await give({ review: true });
    await run();
    await run();
    expect(await thread()).toHaveLength(before + 1);
    expect((await detail()).drafts).toMatchObject([{ kind: "reply", status: "waiting" }]);
  });

  test("is answered even if the assistant only said that the agent answers", async () => {
    const { give, run, thread } = await silenced("settings", { mode: "minimal", first: "Do you have 2 bedrooms?" });
    const authors = async () => (await thread()).map(({ author }: { author: string }) => author);
    expect(await authors()).toEqual(["assistant", "renter", "assistant"]);
    await give({ mode: "full" });
    await run();
    expect(await authors()).toEqual(["assistant", "renter", "assistant", "assistant"]);
  });

  test("is answered once the assistant is on for all conversations", async () => {
    const { chat, owner, run, last } = await silenced("settings", { mode: "minimal" });
    expect((await chat.say("Up to $3,000 a month")).body).toMatchObject({ pending: true });
    const change = (aiMode: string) =>
      owner.send("PATCH", "/api/agent/settings", JSON.stringify({ aiMode }), { "content-type": "application/json" });
    expect((await change("full")).status).toBe(200);
    await run();
    expect(await last()).toMatchObject({ author: "assistant" });
  });

  test("isn't answered after an opt-out, a takeover, another pause or the agent's own answer", async () => {
    const stopped = await silenced("off");
    await stopped.chat.say("Is there a gym?");
    await stopped.chat.say("STOP");
    const taken = await silenced("pause");
    await taken.chat.say("Is there a gym?");
    await taken.give({ resume: true });
    await taken.give({ mode: "minimal" });
    const paused = await silenced("pause");
    await paused.chat.say("Is there a gym?");
    await paused.give({ resume: true });
    await paused.write("Yes, on the 3rd floor");
    const answered = await silenced("pause");
    await answered.chat.say("Is there a gym?");
    await answered.write("Yes, on the 3rd floor");
    await answered.give({ resume: true });
    await stopped.give({ mode: "full" });
    for (const { thread, run } of [stopped, taken, paused, answered]) {
      const before = await thread();
      await run();
      expect(await thread()).toEqual(before);
    }
  });

  test("becomes an open item after a day", async () => {
    const { chat, give, run, thread, items, pass } = await silenced("off");
    await chat.say("Can you show me what you have?");
    pass(day + minute);
    const before = await thread();
    await give({ mode: "full" });
    await run();
    await run();
    expect(await thread()).toEqual(before);
    expect(await items()).toEqual([{ kind: "knowledge_gap", topic: "other", quote: "Can you show me what you have?" }]);
  });

  test("is answered by another server if the first one dies", async () => {
    const { chat, give, run, thread, pass, last } = await silenced("off");
    await chat.say("Can you show me what you have?");
    await give({ mode: "full" });
    await chat.database.pool.query("update conversation set catch_up_claimed_at = catch_up_to");
    const before = await thread();
    await run();
    expect(await thread()).toEqual(before);
    pass(2 * minute);
    await run();
    expect(await last()).toMatchObject({ author: "assistant" });
  });
});
