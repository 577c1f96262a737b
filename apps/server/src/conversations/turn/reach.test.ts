import { describe, expect, test } from "vitest";
import { startChat } from "../../testing/testApp.ts";

async function stage(ways: ("call" | "text" | "whatsapp" | "email")[]) {
  const chat = await startChat();
  await chat.database.db
    .updateTable("agent")
    .set({ phone: "+13055550142", renter_contact: ways })
    .where("agent_id", "=", chat.agent.agent_id)
    .execute();
  const own = new URLSearchParams({ linkId: chat.link.link_id, conversationId: `${chat.link.link_id}-1` });
  const stored = async () => (await chat.renter.get(`/api/renter/conversation?${own}`)).body.messages.at(-1);
  return { ...chat, stored };
}

describe("a renter who asks how to reach the agent", () => {
  test.each([
    "What's her number?",
    "how can I reach her",
    "do you have whatsapp?",
    "what is the agent's phone number",
    "¿Cuál es su número?",
    "me das el teléfono de Rosa",
    "¿Tiene WhatsApp?",
    "cómo puedo contactarla",
  ])("gets the ways that the agent allows: %s", async (question) => {
    const { say, stored } = await stage(["call", "whatsapp"]);
    const { body } = await say(question);
    expect(body.reach).toBe(true);
    expect((await stored()).reach).toBe(true);
  });

  test("gets the number in the text too, in the language of the question", async () => {
    const { say } = await stage(["text"]);
    expect((await say("What's her number?")).body.message).toContain("(305) 555-0142");
    expect((await say("¿Y cuál es su número?")).body.message).toContain("(305) 555-0142");
  });

  test("gets neither number nor ways from an agent who allows none", async () => {
    const { say, stored } = await stage([]);
    const { body } = await say("What's her number?");
    expect(body.reach).toBeUndefined();
    expect(body.message).not.toMatch(/\d/);
    expect((await stored()).reach).toBeUndefined();
  });

  test("no longer sees the ways under an old reply once the agent turns them off", async () => {
    const { say, stored, database, agent } = await stage(["call"]);
    await say("What's her number?");
    await database.db.updateTable("agent").set({ renter_contact: [] }).where("agent_id", "=", agent.agent_id).execute();
    await expect.poll(async () => (await stored()).reach).toBeUndefined();
  });

  test("sees no ways under replies to other questions", async () => {
    const { say } = await stage(["call"]);
    expect((await say("2 bedrooms in Brickell, my number is 305-555-0170")).body.reach).toBeUndefined();
  });
});
