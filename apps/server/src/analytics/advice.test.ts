import { expect, test } from "vitest";
import { createAgent, createProperty, listingRequest } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";

const path = "/api/dashboard/advice";

test("names unanswered questions and the listings that still lack the fact", async () => {
  const chat = await startChat();
  const owner = await chat.signedIn(chat.agent.email);
  const { property_id } = await createProperty(chat.database.db, chat.agent.agent_id, { address: "100 SW 10th St" });
  for (const renter of ["one", "two"]) {
    const from = chat.client();
    await chat.say("Does 100 SW 10th St have a balcony?", { from, body: { conversationId: `balcony-${renter}` } });
    await chat.say("ok, I'm Ana", { from, body: { conversationId: `balcony-${renter}` } });
  }
  const before = (await owner.get(path)).body;
  expect(before).toMatchObject({ asked: 2, open: 2 });
  expect(before.questions).toEqual([
    {
      topic: "balcony",
      asked: 2,
      open: 2,
      quote: "Does 100 SW 10th St have a balcony?",
      listings: [{ id: property_id, address: "100 SW 10th St" }],
      leadId: expect.any(String),
    },
  ]);
  expect(before.firstAnswers).toEqual([{ by: "assistant", conversations: 2, seconds: expect.any(Number) }]);

  const { body: stored } = await owner.get(`/api/properties/${property_id}`);
  const body = JSON.stringify({
    ...listingRequest,
    version: stored.version,
    facts: { balcony: { en: "Wide balcony" } },
  });
  const saved = await owner.send("PUT", `/api/properties/${property_id}`, body, { "content-type": "application/json" });
  expect(saved.status, saved.text).toBe(200);
  // The server's copy of the listings follows the database's notification.
  await expect
    .poll(async () => (await owner.get(path)).body.questions)
    .toMatchObject([{ topic: "balcony", asked: 2, listings: [] }]);

  await chat.database.db
    .updateTable("task")
    .set({ done_at: new Date(), closed_as: "answered" })
    .where("agent_id", "=", chat.agent.agent_id)
    .execute();
  expect((await owner.get(path)).body.questions, "answered, and the listing says it").toEqual([]);
});

test("lists links by leads, and says until when showings are possible", async () => {
  const chat = await startChat();
  const owner = await chat.signedIn(chat.agent.email);
  await chat.renter.get(`/api/smartlink/${chat.agent.slug}`, {
    "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)",
  });
  await chat.say("2 bedrooms in Brickell");
  await chat.say("I'm Ana, 305-555-0100");
  const { body } = await owner.get(path);
  expect(body.links).toEqual([{ id: expect.any(String), name: expect.any(String), views: 1, leads: 1 }]);
  expect(body.showingsEnd).toBeGreaterThan(12);
});

test('counts "what else is coming up?" as an open question, although no listing could answer it', async () => {
  const chat = await startChat();
  const owner = await chat.signedIn(chat.agent.email);
  await chat.say("I'm Ana, 305-555-0100. 2 bedrooms in Brickell up to $3,000 from May 1");
  const { conversation_id } = await chat.database.db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", chat.agent.agent_id)
    .executeTakeFirstOrThrow();
  await chat.database.db
    .insertInto("task")
    .values({
      agent_id: chat.agent.agent_id,
      conversation_id,
      kind: "knowledge_gap",
      topic: "availability",
      quote: "What else do you have?",
    })
    .execute();
  const { body } = await owner.get(path);
  expect(body.questions).toEqual([]);
  expect(body.open).toBeGreaterThan(0);
});

test("counts nothing that belongs to another agent", async () => {
  const chat = await startChat();
  await chat.say("2 bedrooms in Brickell");
  await chat.say("Can I talk to a person?");
  const other = await createAgent(chat.database.db);
  const { body } = await (await chat.signedIn(other.email)).get(path);
  expect(body).toMatchObject({ questions: [], asked: 0, open: 0, links: [], firstAnswers: [] });
});
