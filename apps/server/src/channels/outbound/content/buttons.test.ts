import { describe, expect, test } from "vitest";
import { createProperty } from "../../../testing/factories.ts";
import { testClock } from "../../../testing/testClock.ts";
import { startTextChat } from "../../../testing/twilioServer/startTextChat.ts";

const clock = testClock();

/** A renter on WhatsApp, and an agent with homes in two areas. */
async function stage(areas = ["Brickell", "Doral"]) {
  const chat = await startTextChat({ now: clock.now });
  for (const area of areas) await createProperty(chat.services.db, chat.agent.agent_id, { area });
  await chat.services.links.reload({ agentId: chat.agent.agent_id, linkId: chat.link.link_id });
  const write = (words: string, more = {}) => chat.text(words, { channel: "whatsapp", ...more });
  const labelsOf = (contentSid: string | null | undefined) => {
    const [type] = Object.values(chat.twilio.contents.get(contentSid ?? "")?.types ?? {});
    return type?.actions?.map(({ title }) => title) ?? type?.items?.map(({ item }) => item) ?? [];
  };
  return { ...chat, write, labelsOf };
}

describe("a question on WhatsApp", () => {
  test("has buttons, created at Twilio once, and tapping one answers it", async () => {
    const { write, code, labelsOf, twilio, conversations } = await stage();
    const [question] = await write(`Hi ${code}`);
    expect(question?.to).toMatch(/^whatsapp:/);
    expect(labelsOf(question?.contentSid)).toEqual(["Brickell", "Doral", "Anywhere"]);
    expect(question?.body).toMatch(/AI assistant for[\s\S]*\?/);
    // What Twilio delivers for a tap.
    const tapped = { more: { ButtonText: "Doral", ButtonPayload: "2", MessageType: "button" } };
    await write("Doral", tapped);
    expect(await conversations()).toMatchObject([{ state: { slots: { area: expect.anything() } } }]);
    const made = twilio.contents.size;
    await write(`Hi ${code}`, { from: "+13055558801" });
    expect(twilio.contents.size).toBe(made);
  });

  test("has a list when there are more than three answers", async () => {
    const { services, agent, link, write, code, labelsOf, twilio } = await stage();
    for (const area of ["Wynwood", "Kendall"]) await createProperty(services.db, agent.agent_id, { area });
    await services.links.reload({ agentId: agent.agent_id, linkId: link.link_id });
    const [question] = await write(`Hola, busco apartamento ${code}`);
    expect(labelsOf(question?.contentSid)).toHaveLength(5);
    expect(twilio.contents.get(question?.contentSid ?? "")?.types).toMatchObject({
      "twilio/list-picker": { button: "Elegir", body: "{{1}}" },
    });
  });

  test.each([
    ["Twilio can't make them now", "Wynwood"],
    ["Twilio refuses them", "Kendall"],
    ["someone deleted them at Twilio", "Coral Gables"],
  ])("is sent as plain text if %s, and has buttons the next time", async (how, area) => {
    const { write, code, twilio, labelsOf } = await stage([area]);
    if (how.includes("make")) twilio.contentFailures.push(500);
    if (how.includes("refuses")) twilio.failures.push({ status: 400, code: 21656 });
    if (how.includes("deleted")) {
      await write(`Hi ${code}`, { from: "+13055558803" });
      twilio.contents.clear();
    }
    const [question, ...more] = await write(`Hi ${code}`);
    expect(more).toEqual([]);
    expect(question).toMatchObject({ contentSid: null, body: expect.stringContaining("AI assistant for") });
    const [next] = await write(`Hi ${code}`, { from: "+13055558804" });
    expect(labelsOf(next?.contentSid)).toEqual([area, "Anywhere"]);
  });

  test("has no buttons by text, in the agent's own messages, or once the conversation moved on", async () => {
    const { text, write, code, twilio, signedIn, agent, work } = await stage();
    const [byText] = await text(`Hi ${code}`);
    expect(byText?.contentSid).toBeNull();
    await write(`Hi ${code}`, { from: "+13055558802" });
    const owner = await signedIn(agent.email);
    const [{ id }] = (await owner.get("/api/conversations/recent")).body;
    await owner.post(`/api/conversations/${id}/messages`, { text: "Brickell or Doral?" });
    await work();
    expect(twilio.taken.at(-1)).toMatchObject({
      body: expect.stringContaining("Brickell or Doral?"),
      contentSid: null,
    });
  });
});
