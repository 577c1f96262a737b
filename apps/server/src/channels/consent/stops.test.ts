import { hourMs } from "@llave/contract/calendar";
import { expect, test, vi } from "vitest";
import { isSuppressed } from "../../suppression/suppression.ts";
import { createAgent, createLink } from "../../testing/factories.ts";
import { friday } from "../../testing/testClock.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { sharedNumber } from "../../testing/twilioServer/twilioServer.ts";
import { queueAutomatedText } from "../outbound/rules/automated.ts";
import { hasConsent } from "./consent.ts";

const json = { "content-type": "application/json" };

/** A renter on the chat page who gave a phone and an email, and agreed to texts. */
async function stage(options: Parameters<typeof startTextChat>[0] = {}) {
  const chat = await startTextChat(options);
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
])("%s on the chat page ends messages on every channel, and the consent ledger says so", async (word, language) => {
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

test("START on the chat page lets the agent write again, but isn't consent to texts", async () => {
  const { say, ledger, isStopped, services, agentId, renterPhone } = await stage();
  await say("STOP");
  await say("START");
  expect(await isStopped()).toEqual([false, false]);
  expect((await ledger()).slice(-3)).toEqual([
    { act: "resumed", channel: "email", source: "keyword", language: "en" },
    { act: "resumed", channel: "sms", source: "keyword", language: "en" },
    { act: "resumed", channel: "whatsapp", source: "keyword", language: "en" },
  ]);
  const line = { agentId, channel: "sms", address: renterPhone } as const;
  expect(await hasConsent(services.db, services.secret, line)).toBe(false);
});

test("a stop counts even if the server dies before storing the message", async () => {
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
    timeout: 30_000,
  });
  await deliver("STOP");
  const contact = { phone: null, email };
  expect(await isSuppressed(services.db, services.secret, agentId, contact)).toBe(true);
});

test("START by text resumes automated texts only for a renter who had agreed to them", async () => {
  const { deliver, text, code, services, agentId, renterPhone } = await stage();
  const agreed = (address: string) => hasConsent(services.db, services.secret, { agentId, channel: "sms", address });
  await deliver("STOP");
  expect(await agreed(renterPhone)).toBe(false);
  await deliver("START");
  expect(await agreed(renterPhone)).toBe(true);
  const from = "+13055558801";
  await text(`2 bedrooms in Doral ${code}`, { from });
  await deliver("STOP", { from });
  await deliver("START", { from });
  expect(await agreed(from)).toBe(false);
  const contact = { phone: from, email: null };
  expect(await isSuppressed(services.db, services.secret, agentId, contact)).toBe(false);
});

test("STOP on the shared number cancels a text waiting for the morning, and is confirmed once", async () => {
  const tenPm = new Date(friday + 12 * hourMs);
  const chat = await stage({ now: () => tenPm });
  const { services, agentId, renterPhone, conversations, work, text, outgoing, isStopped, ledger } = chat;
  await services.jobs.stop();
  const [{ conversation_id: conversationId } = { conversation_id: "" }] = await conversations();
  const reminder = { agentId, conversationId, phone: renterPhone, subject: "showing:1", words: "Reminder" };
  await queueAutomatedText(services, services.db, reminder);
  await work();
  expect(await outgoing()).toMatchObject([{ status: "queued", reason: "quiet_hours" }]);
  const sent = await text("STOP \u{1F6D1}");
  expect(await isStopped()).toEqual([true, true]);
  const waited = (await outgoing()).find(({ kind }) => kind === "automated");
  expect(waited).toMatchObject({ status: "canceled", reason: "opted_out" });
  expect(sent).toHaveLength(1);
  expect(sent[0]?.body).toContain("START");
  expect((await ledger()).filter(({ act }) => act === "revoked").map(({ channel }) => channel)).toContain("sms");
});

test("STOP on the shared number reaches every agent the renter agreed to there", async () => {
  const { services, say, deliver, work, twilio, renter, renterPhone, agentId } = await stage();
  await services.jobs.stop();
  const { agent_id: otherId } = await createAgent(services.db, { sms_enabled: true });
  const other = await createLink(services.db, otherId, { is_first: true });
  const own = { linkId: other.link_id, conversationId: `${other.link_id}-1` };
  await say(`2 bedrooms in Brickell, I'm Ana, ${renterPhone.slice(2)}`, { body: own });
  const yes = JSON.stringify({ ...own, channel: "sms", granted: true, page: "/x" });
  expect((await renter.send("PUT", "/api/renter/consent", yes, json)).status).toBe(200);
  // Nobody has texted yet.
  await deliver("STOP");
  await work();
  const contact = { phone: renterPhone, email: null };
  for (const id of [agentId, otherId]) {
    expect(await isSuppressed(services.db, services.secret, id, contact)).toBe(true);
    const revoked = await services.db
      .selectFrom("consent")
      .select("consent_id")
      .where("agent_id", "=", id)
      .where("channel", "=", "sms")
      .where("act", "=", "revoked")
      .execute();
    expect(revoked).toHaveLength(1);
  }
  await expect.poll(() => twilio.taken.filter(({ body }) => body.includes("START"))).toHaveLength(1);
});
