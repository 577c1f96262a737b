import { expect, test } from "vitest";
import { createAgent, createLink } from "../../testing/factories.ts";
import { startTextChat } from "../../testing/twilioServer/startTextChat.ts";
import { linkCode } from "../connection/codes.ts";

test.each([
  ["sms", "whatsapp"],
  ["whatsapp", "sms"],
] as const)(
  "a phone known by %s goes on by %s in the same conversation, with or without a code",
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

test("the code of another agent's link starts a conversation of its own", async () => {
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
