import { expect, test } from "vitest";
import { createProperty } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";

/** The slots each question's answers have to fill, in the order in which the assistant asks. */
const slots = ["area", "bedrooms", "budget", "move_in"];

for (const [language, hello] of [
  ["en", "hi there"],
  ["es", "hola, buenas"],
] as const) {
  test(`each question has answers that are understood as written (${language})`, async () => {
    const chat = await startChat({ now: () => new Date("2026-03-20T14:00:00Z") });
    const { db } = chat.database;
    const agentId = chat.agent.agent_id;
    await createProperty(db, agentId);
    await createProperty(db, agentId, { area: "Doral", bedrooms: 0, price: 1900 });
    // A new renter tries each answer of a question, after answering the earlier questions with their first answer.
    for (let question = 0; question < slots.length; question++) {
      for (let choice = 0; ; choice++) {
        const from = chat.client();
        const id = `${language}-${question}-${choice}`;
        let { quickReplies = [] } = (await chat.say(hello, { from, body: { conversationId: id } })).body;
        for (let before = 0; before < question; before++) {
          quickReplies =
            (await chat.say(quickReplies[0], { from, body: { conversationId: id } })).body.quickReplies ?? [];
        }
        const answer = quickReplies[choice];
        if (answer === undefined) {
          expect(choice, `answers to question ${question}`).toBeGreaterThan(1);
          break;
        }
        await chat.say(answer, { from, body: { conversationId: id } });
        const query = new URLSearchParams({ linkId: chat.link.link_id, conversationId: id });
        const { search } = (await from.get(`/api/renter/conversation?${query}`)).body;
        const isOpen = /Anywhere|Cualquier zona/.test(answer);
        const filled = search.some(({ slot }: { slot: string }) => slot === slots[question]);
        expect(filled || isOpen, `${answer} fills ${slots[question]}`).toBe(true);
      }
    }
  });
}

test("a goodbye has no answers under it, and the next question has them again", async () => {
  const chat = await startChat();
  await createProperty(chat.database.db, chat.agent.agent_id);
  const path = `/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  expect((await chat.say("hi")).body.quickReplies).not.toHaveLength(0);
  expect((await chat.say("no thanks, goodbye")).body).not.toHaveProperty("quickReplies");
  expect((await chat.renter.get(path)).body).toMatchObject({ quickReplies: [], ratingDue: true });
  const { quickReplies } = (await chat.say("actually, do you have 2 bedrooms?")).body;
  expect(quickReplies).not.toHaveLength(0);
  expect((await chat.renter.get(path)).body).toMatchObject({ quickReplies, ratingDue: true });
});

test("the answers for the area take two rows of a phone in either language", async () => {
  const chat = await startChat();
  // Which fit into two rows depends on their order, and two created within a millisecond have none.
  for (const [n, area] of ["Brickell", "Downtown Miami", "Edgewater", "Wynwood"].entries())
    await createProperty(chat.database.db, chat.agent.agent_id, { area, created_at: new Date(Date.now() + n) });
  expect((await chat.say("hi", { from: chat.client() })).body.quickReplies).toHaveLength(5);
  const spanish = (await chat.say("hola", { from: chat.client() })).body.quickReplies;
  expect(spanish).toHaveLength(4);
  expect(spanish.at(-1)).toBe("Cualquier zona");
});

test("a reload restores the quick replies, and shows that the agent read the thread", async () => {
  const chat = await startChat();
  await createProperty(chat.database.db, chat.agent.agent_id);
  const { quickReplies } = (await chat.say("hi")).body;
  const path = `/api/renter/conversation?linkId=${chat.link.link_id}&conversationId=${chat.link.link_id}-1`;
  const before = (await chat.renter.get(path)).body;
  expect(before).toMatchObject({ quickReplies, seenAt: null });
  const owner = await chat.signedIn(chat.agent.email);
  const [recent] = (await owner.get("/api/conversations/recent")).body;
  await owner.get(`/api/conversations/${recent.id}/messages`);
  expect((await chat.renter.get(path)).body.seenAt).toEqual(expect.any(String));
});
