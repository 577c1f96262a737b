import type { DialogueState } from "@llave/assistant";
import { describe, expect, test } from "vitest";
import { createAgent, createLink } from "../../testing/factories.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { linkCode, newConversationCode } from "../connection/codes.ts";

test.each([
  ["sms", "whatsapp"],
  ["whatsapp", "sms"],
] as const)(
  "a phone known from %s continues by %s in the same conversation, with or without a code",
  async (first, then) => {
    const { text, code, conversations, services } = await startTextChat();
    await services.jobs.stop();
    await text(`2 bedrooms in Brickell, I'm Ana ${code}`, { channel: first });
    const [sent] = await text("Hi, it's me again", { channel: then });
    expect(sent?.to.startsWith("whatsapp:")).toBe(then === "whatsapp");
    await text(`Still me ${code}`, { channel: then });
    await text("And here", { channel: first });
    const [one, ...more] = await conversations();
    expect(more).toEqual([]);
    expect(one).toMatchObject({ channel: first, message_count: 8 });
    const other = "+13055558802";
    await text(`2 bedrooms in Doral ${code}`, { channel: first, from: other });
    await text(`up to 3000 ${code}`, { channel: then, from: other });
    expect(await conversations()).toHaveLength(2);
  },
);

test("another agent's code starts a separate conversation", async () => {
  const { text, code, conversations, services } = await startTextChat();
  await services.jobs.stop();
  await text(`2 bedrooms in Brickell ${code}`);
  const { agent_id: otherId } = await createAgent(services.db);
  const link = await createLink(services.db, otherId, { is_first: true });
  const otherCode = await linkCode(services.db, { agentId: otherId, linkId: link.link_id });
  await text(`3 bedrooms in Doral ${otherCode}`, { channel: "whatsapp" });
  expect(await conversations()).toMatchObject([{ message_count: 2 }]);
  const theirs = services.db.selectFrom("conversation").select("message_count").where("agent_id", "=", otherId);
  expect(await theirs.execute()).toHaveLength(1);
});

describe("a phone that wrote before, given on the chat page", () => {
  /** The phone wrote by text and WhatsApp; then someone gives its number on the page. */
  async function writtenBefore(onPage: string) {
    const chat = await startTextChat();
    const { services, agent, link, text, say, code, renterPhone } = chat;
    await services.jobs.stop();
    await text(`Hi, I'm Ana. 2 bedrooms in Brickell up to 3000, we have a cat ${code}`);
    await text("Hi here", { channel: "whatsapp" });
    await say(onPage.replace("PHONE", renterPhone.slice(2)));
    const first = (await chat.conversations()).find(({ channel }) => channel === "web");
    if (!first) throw new Error("no conversation on the page");
    const of = { visitorId: first.visitor_id, clientId: first.client_id };
    const pageCode = () =>
      newConversationCode(services.db, { agentId: agent.agent_id, linkId: link.link_id, ...of }, services.now());
    const ofPage = async () =>
      (await chat.conversations()).find(({ conversation_id }) => conversation_id === first.conversation_id) ?? first;
    const slots = async () => ((await ofPage()).state as DialogueState).slots;
    return { ...chat, pageCode, ofPage, slots };
  }

  test("isn't merged while the number is only typed, so neither side sees the other", async () => {
    const { text, slots, ofPage, conversations, code } = await writtenBefore("I'm Ana, 3 bedrooms, call PHONE");
    const before = await ofPage();
    await text(`up to 3200 now ${code}`);
    await text("and parking", { channel: "whatsapp" });
    expect(await slots()).not.toHaveProperty("area");
    expect((await ofPage()).message_count).toBe(before.message_count);
    expect(await conversations()).toHaveLength(2);
  });

  test("is merged once the phone sends the page's code, with everything known so far", async () => {
    const { text, slots, ofPage, pageCode, conversations, say } = await writtenBefore(
      "I'm Ana, 3 bedrooms, call PHONE",
    );
    await text(`It's me (${await pageCode()})`);
    await text("and parking", { channel: "whatsapp" });
    await text("by text again");
    expect(await ofPage()).toMatchObject({ channel: "sms" });
    expect(await slots()).toMatchObject({ bedrooms: 3, area: "Brickell", budget_max: 3000, pets: { has: true } });
    // The page goes on from there, although this server knows the conversation as it was.
    await say("Which homes fit?");
    expect(await slots()).toMatchObject({ area: "Brickell", budget_max: 3000 });
    expect(await conversations()).toHaveLength(1);
  });

  test("takes over a budget as one fact, and nothing from a shared phone", async () => {
    const budget = await writtenBefore("I'm Ana, at least 3500, call PHONE");
    await budget.text(`It's me (${await budget.pageCode()})`);
    expect(await budget.slots()).toMatchObject({ area: "Brickell" });
    expect((await budget.slots()).budget_max).not.toBe(3000);
    const couple = await writtenBefore("I'm Luis, 3 bedrooms, call PHONE");
    await couple.text(`It's me (${await couple.pageCode()})`);
    expect(await couple.slots()).not.toHaveProperty("area");
    expect(await couple.ofPage()).toMatchObject({ channel: "sms" });
    expect(await couple.conversations()).toHaveLength(2);
  });
});
