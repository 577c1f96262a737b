import { minuteMs } from "@llave/contract/calendar";
import { expect, test } from "vitest";
import { takeRenterTurn } from "../../conversations/turn/takeRenterTurn.ts";
import { findInTables } from "../../testing/databases/rawTables.ts";
import { createAgent } from "../../testing/factories.ts";
import { testClock } from "../../testing/testClock.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { newConversationCode } from "../connection/codes.ts";
import { answerInbound } from "./answerInbound.ts";

const clock = testClock();

/** Ana texts, then writes on the page, then texts again; a code that she texts would show that all three are her. */
async function startBoth({ name = "Ana" } = {}) {
  const chat = await startTextChat({ now: clock.now });
  const { services, agent, link, twilio, text, say, code, conversations, signedIn, work } = chat;
  await services.jobs.stop();
  const later = () => {
    clock.at += minuteMs;
  };
  const path = "/2010-04-01/Accounts/x/Messages/y/Media/z";
  twilio.files.set(path, { contentType: "image/gif", content: Buffer.from("GIF89a a picture") });
  const file = { NumMedia: "1", MediaUrl0: twilio.url + path, MediaContentType0: "image/gif" };
  await text(`I'm Ana, my first text, 2 bedrooms in Brickell. Does it have parking? ${code}`, { more: file });
  const [byText] = await conversations();
  if (!byText) throw new Error("no conversation by text");
  later();
  await say(`I'm ${name}, on the page`);
  later();
  const owner = await signedIn(agent.email);
  const written = await owner.post(`/api/conversations/${byText.conversation_id}/messages`, { text: "From the agent" });
  expect(written.status).toBe(200);
  await work();
  later();
  await text("My second text");
  later();
  const onPage = (await conversations()).find(({ channel }) => channel === "web");
  if (!onPage) throw new Error("no conversation on the page");
  const pageCode = await newConversationCode(
    services.db,
    { agentId: agent.agent_id, linkId: link.link_id, visitorId: onPage.visitor_id, clientId: onPage.client_id },
    services.now(),
  );
  const threadOf = async (id: string) => (await owner.get(`/api/conversations/${id}/messages`)).body.messages;
  const rowsOf = (id: string) => findInTables(services.pool, [id]);
  return { ...chat, owner, byText, onPage, pageCode, threadOf, later, rowsOf };
}

interface Line {
  author: string;
  channel: string;
  content: string;
  delivery: { status: string } | null;
  media: unknown[];
}
const fromPeople = (messages: Line[]) =>
  messages.filter(({ author }) => author !== "assistant").map(({ channel, content }) => [channel, content]);

test("merges a phone's earlier texts into the page's conversation in order, for agent and renter", async () => {
  const { text, owner, byText, onPage, pageCode, threadOf, conversations, rowsOf, renter, link } = await startBoth();
  await text(`Here I am (${pageCode})`);
  expect(await conversations()).toMatchObject([{ conversation_id: onPage.conversation_id, channel: "sms" }]);
  const messages: Line[] = await threadOf(onPage.conversation_id);
  expect(fromPeople(messages)).toEqual([
    ["sms", "I'm Ana, my first text, 2 bedrooms in Brickell. Does it have parking?"],
    ["web", "I'm Ana, on the page"],
    ["sms", "From the agent"],
    ["sms", "My second text"],
    ["sms", "Here I am"],
  ]);
  // Replies follow what they answer, and files and deliveries went along.
  const answerTo = (text: string) => messages[messages.findIndex(({ content }) => content.startsWith(text)) + 1];
  expect(answerTo("I'm Ana, my first text")).toMatchObject({ author: "assistant", channel: "sms" });
  expect(answerTo("I'm Ana, on the page")).toMatchObject({ author: "assistant", channel: "web" });
  expect(messages[0]?.media).toHaveLength(1);
  expect(messages.find(({ author }) => author === "agent")?.delivery).toMatchObject({ status: "sent" });
  const page = await renter.get(`/api/renter/conversation?linkId=${link.link_id}&conversationId=${onPage.client_id}`);
  expect(page.body.messages).toContainEqual(expect.objectContaining({ content: "My second text", elsewhere: true }));
  expect(page.body.messages.find(({ content }: Line) => content.endsWith("on the page"))).not.toHaveProperty(
    "elsewhere",
  );
  // The old address still leads here, and nothing else knows the earlier conversation.
  const before = await owner.get(`/api/conversations/${byText.conversation_id}`);
  expect(before.body).toMatchObject({ id: onPage.conversation_id });
  expect(await rowsOf(byText.conversation_id)).toEqual([`joined_conversation: ${byText.conversation_id}`]);
});

test("merges the two leads with all their facts, and keeps the agent's pause", async () => {
  const { text, owner, byText, onPage, pageCode, renterPhone, services } = await startBoth();
  const { lead_id: leadId } = await services.db
    .selectFrom("conversation")
    .select("lead_id")
    .where("conversation_id", "=", byText.conversation_id)
    .executeTakeFirstOrThrow();
  const note = await owner.post(`/api/leads/${leadId}/notes`, { text: "Likes the pool" });
  expect(note.status).toBe(201);
  expect(await text(`Here I am (${pageCode})`)).toEqual([]);
  const leads = (await owner.get("/api/leads")).body;
  expect(leads).toMatchObject([{ name: "Ana", phone: renterPhone, area: "Brickell", stage: "contacted" }]);
  const lead = (await owner.get(`/api/leads/${leadId}`)).body;
  expect(lead.threads).toMatchObject([{ conversationId: onPage.conversation_id }]);
  const notes = (await owner.get(`/api/leads/${lead.id}/notes`)).body;
  expect(notes).toMatchObject([{ text: "Likes the pool" }]);
  const { pauseLeft } = (await owner.get(`/api/conversations/${onPage.conversation_id}`)).body;
  expect(pauseLeft).toBeGreaterThan(0);
});

test("keeps two conversations for a shared phone, and for leads the agent unmerged", async () => {
  const shared = await startBoth({ name: "Luis" });
  await shared.text(`Here I am (${shared.pageCode})`);
  expect(await shared.conversations()).toHaveLength(2);

  const { text, owner, onPage, byText, pageCode, conversations, services, agent } = await startBoth();
  const leadIds = (await conversations()).map(({ lead_id }) => lead_id ?? "");
  await services.db
    .insertInto("unmerged_lead")
    .values({
      agent_id: agent.agent_id,
      lead_id: leadIds[0] ?? "",
      other_id: leadIds[1] ?? "",
      created_at: clock.now(),
    })
    .execute();
  await text(`Here I am (${pageCode})`);
  expect(await conversations()).toHaveLength(2);
  const again = await owner.get(`/api/conversations/${byText.conversation_id}`);
  expect(again.body).toMatchObject({ id: byText.conversation_id });
  expect((await owner.get(`/api/conversations/${onPage.conversation_id}`)).body.reach).toMatchObject({
    channel: "sms",
  });
});

test("waits for another server's pending reply before merging its thread", async () => {
  const { app, deliver, work, pageCode, conversations, services, agent, later } = await startBoth();
  const inbound = services.db.updateTable("inbound_message").where("agent_id", "=", agent.agent_id);
  await deliver("Before the code", { channel: "whatsapp" });
  await inbound.set({ claimed_at: clock.now() }).where("status", "=", "received").execute();
  later();
  await deliver(`Here I am (${pageCode})`);
  await answerInbound({ ...services, takeTurn: (message) => takeRenterTurn(services, message) }, app.log);
  expect(await conversations()).toHaveLength(2);
  await inbound.set({ claimed_at: null }).where("status", "=", "received").execute();
  await work();
  const [one, ...more] = await conversations();
  expect(more).toEqual([]);
  expect(one?.last_message).toBe("Here I am");
});

test("returns 404 when another agent opens a merged conversation's address", async () => {
  const { text, pageCode, byText, services, signedIn, client } = await startBoth();
  await text(`Here I am (${pageCode})`);
  const path = `/api/conversations/${byText.conversation_id}`;
  const stranger = await signedIn((await createAgent(services.db)).email);
  expect((await stranger.get(path)).status).toBe(404);
  expect((await client().get(path)).status).toBe(401);
});
