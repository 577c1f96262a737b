import { expect, test, vi } from "vitest";
import { takeRenterTurn } from "../../conversations/turn/takeRenterTurn.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { answerInbound } from "./answerInbound.ts";

/** A renter who wrote by text, and what the agent sees of it. */
async function stage() {
  const chat = await startTextChat();
  const { services, agent, link, database } = chat;
  await services.jobs.stop();
  const close = async (change: { is_active: boolean } | { deleted_at: Date }) => {
    await services.db.updateTable("smartlink").set(change).where("link_id", "=", link.link_id).execute();
    await services.links.reload({ agentId: agent.agent_id, linkId: link.link_id });
  };
  const thread = async () => {
    const { rows } = await database.pool.query<{ author: string; content: string }>(
      "select author, content from message where agent_id = $1 order by conversation_id, seq",
      [agent.agent_id],
    );
    return rows.map(({ author, content }) => [author, content]);
  };
  const told = async () => {
    const { rows } = await database.pool.query<{ kind: string }>("select kind from notification where agent_id = $1", [
      agent.agent_id,
    ]);
    return rows.map(({ kind }) => kind);
  };
  return { ...chat, close, thread, told };
}

test.each([
  ["deleted", { deleted_at: new Date() }],
  ["inactive", { is_active: false }],
])("a text to a link that is %s reaches the agent without an assistant's answer", async (_what, change) => {
  const { text, code, close, thread, told, conversations, say } = await stage();
  await text(`2 bedrooms in Brickell ${code}`);
  await close(change);
  expect(await text("Is parking included?")).toEqual([]);
  expect((await thread()).at(-1)).toEqual(["renter", "Is parking included?"]);
  expect(await told()).toContain("message");
  expect(await conversations()).toMatchObject([{ status: "waiting" }]);
  expect([404, 410]).toContain((await say("hello")).status);
});

test("after five failures a message is stored once in its thread and the agent is notified", async () => {
  const { deliver, code, services, app, thread, told, database, agent } = await stage();
  const takeTurn = vi.fn(() => Promise.reject(new Error("the assistant is broken")));
  await deliver(`2 bedrooms in Brickell ${code}`);
  for (let attempt = 0; attempt < 6; attempt++) {
    await answerInbound({ ...services, takeTurn }, app.log);
    await database.pool.query("update inbound_message set claimed_at = null where agent_id = $1", [agent.agent_id]);
  }
  expect(takeTurn).toHaveBeenCalledTimes(5);
  expect(await thread()).toEqual([["renter", "2 bedrooms in Brickell"]]);
  expect(await told()).toEqual(["message"]);
  // The next one is answered as always.
  await deliver("up to 3000");
  await answerInbound({ ...services, takeTurn: (message) => takeRenterTurn(services, message) }, app.log);
  expect((await thread()).map(([author]) => author)).toEqual(["renter", "renter", "assistant"]);
});
