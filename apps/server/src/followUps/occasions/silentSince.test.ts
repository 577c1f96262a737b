import { hourMs as hour } from "@llave/contract/calendar";
import { beforeEach, expect, test } from "vitest";
import { clock, startFollowUps } from "../../testing/chats/startFollowUps.ts";
import { friday } from "../../testing/testClock.ts";

beforeEach(() => {
  clock.at = friday;
});

async function startSilence() {
  const stage = await startFollowUps();
  const { database, agent, owner, leadId } = stage;
  const { conversationId } = (await owner.get(`/api/leads/${leadId}`)).body;
  /** As stored, in hours after the first message; what the messages say must be the same. */
  const silent = async () => {
    const { rows } = await database.pool.query<{ stored: Date | null; read: Date | null }>(
      `select silent_since as stored, silent_since(agent_id, conversation_id) as read from lead
       where agent_id = $1 and lead_id = $2`,
      [agent.agent_id, leadId],
    );
    expect(rows[0]?.stored).toEqual(rows[0]?.read);
    return rows[0]?.stored ? (rows[0].stored.getTime() - friday) / hour : null;
  };
  const write = (text: string) => owner.post(`/api/conversations/${conversationId}/messages`, { text });
  const turnOff = () =>
    owner.send("PUT", `/api/conversations/${conversationId}/control`, JSON.stringify({ mode: "minimal" }), {
      "content-type": "application/json",
    });
  return { ...stage, silent, write, turnOff };
}

test("a silence starts with the reply and isn't restarted by a follow-up", async () => {
  const { silent, run, sent } = await startSilence();
  expect(await silent()).toBe(0);
  await run(1.5 * hour);
  expect(await sent()).toHaveLength(1);
  expect(await silent()).toBe(0);
});

test("a silence starts again with the agent's message", async () => {
  const { silent, write } = await startSilence();
  clock.at = friday + 2 * hour;
  expect((await write("Still looking?")).status).toBe(200);
  expect(await silent()).toBe(2);
});

test("a renter whose last message has no reply isn't silent", async () => {
  const { silent, say, turnOff } = await startSilence();
  clock.at = friday + 2 * hour;
  expect((await turnOff()).status).toBe(200);
  expect((await say("ok, thanks")).body.message).toBe("");
  expect(await silent()).toBeNull();
});
