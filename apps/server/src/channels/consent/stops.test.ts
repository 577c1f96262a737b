import { expect, test, vi } from "vitest";
import { isSuppressed } from "../../suppression/suppression.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";

const json = { "content-type": "application/json" };

/** A renter on the chat page who gave a phone and an email, and agreed to texts. */
async function stage() {
  const chat = await startTextChat();
  const { services, agent, link, renterPhone } = chat;
  const agentId = agent.agent_id;
  await services.db.updateTable("agent").set({ sms_enabled: true }).where("agent_id", "=", agentId).execute();
  const email = `eva${renterPhone.slice(-4)}@renters.example`;
  await chat.say(`I'm Eva. 2 bedrooms in Brickell, ${renterPhone.slice(2)}, ${email}`);
  const own = { linkId: link.link_id, conversationId: `${link.link_id}-1`, channel: "sms", page: "/smartlink/rosa" };
  await chat.renter.send("PUT", "/api/renter/consent", JSON.stringify({ ...own, granted: true }), json);
  const ledger = () =>
    services.db
      .selectFrom("consent")
      .select(["act", "channel", "source", "language"])
      .where("agent_id", "=", agentId)
      .orderBy("given_at")
      .orderBy("channel")
      .execute();
  const isStopped = async () => {
    const contacts = [
      { phone: renterPhone, email: null },
      { phone: null, email },
    ];
    return Promise.all(contacts.map((contact) => isSuppressed(services.db, services.secret, agentId, contact)));
  };
  return { ...chat, agentId, email, ledger, isStopped };
}

test.each([
  ["STOP", "en"],
  ["ALTO", "es"],
])("%s on the chat page ends messages on every channel at once, and the ledger says so", async (word, language) => {
  const { say, services, agentId, conversations, renterPhone, ledger, isStopped } = await stage();
  await services.jobs.stop();
  const [{ conversation_id } = { conversation_id: "" }] = await conversations();
  const now = new Date();
  await services.db
    .insertInto("outgoing_message")
    .values({
      agent_id: agentId,
      conversation_id,
      kind: "automated",
      subject: "showing:1",
      channel: "sms",
      number: sharedNumber,
      address: renterPhone,
      words: "Reminder",
      due_at: now,
      created_at: now,
      changed_at: now,
    })
    .execute();
  expect(await isStopped()).toEqual([false, false]);
  await say(word);
  expect(await isStopped()).toEqual([true, true]);
  expect(await ledger()).toEqual([
    { act: "granted", channel: "sms", source: "page", language: "en" },
    { act: "revoked", channel: "email", source: "keyword", language },
    { act: "revoked", channel: "sms", source: "keyword", language },
    { act: "revoked", channel: "whatsapp", source: "keyword", language },
  ]);
  const { rows } = await services.pool.query("select status, reason from outgoing_message where agent_id = $1", [
    agentId,
  ]);
  expect(rows).toEqual([{ status: "canceled", reason: "opted_out" }]);
});

test("START on the chat page lets the agent write again, and is no consent to texts", async () => {
  const { say, ledger, isStopped } = await stage();
  await say("STOP");
  await say("START");
  expect(await isStopped()).toEqual([false, false]);
  expect((await ledger()).at(-1)).toMatchObject({ act: "revoked" });
});

test("a stop counts even if the server dies before it has stored the message", async () => {
  const { say, services, isStopped } = await stage();
  const write = vi.spyOn(services.turns, "write").mockRejectedValue(new Error("the server died"));
  expect((await say("STOP")).status).toBe(500);
  write.mockRestore();
  expect(await isStopped()).toEqual([true, true]);
});

test("a stop by text reaches every address of the renter's merged leads", async () => {
  const { deliver, services, agentId, email, code, text } = await stage();
  await text(`2 bedrooms in Doral ${code}`);
  const merged = services.db.selectFrom("lead").select("lead_id").where("merged_into", "is not", null);
  await vi.waitFor(async () => expect(await merged.where("agent_id", "=", agentId).execute()).not.toEqual([]), {
    timeout: 5_000,
  });
  await deliver("STOP");
  const contact = { phone: null, email };
  expect(await isSuppressed(services.db, services.secret, agentId, contact)).toBe(true);
});
