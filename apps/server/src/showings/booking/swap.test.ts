import { expect, test } from "vitest";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");
/** Monday, March 23, 11 AM in Miami, and the next time that the earlier showing leaves free. */
const [first, second] = ["2026-03-23T15:00:00.000Z", "2026-03-23T15:45:00.000Z"];

/** Two showings next to each other: one of a renter who chats, one of a lead added by hand. */
async function stage() {
  const chat = await startChat({ now });
  const owner = await chat.signedIn(chat.agent.email);
  const { property_id: propertyId } = await createProperty(chat.database.db, chat.agent.agent_id);
  await chat.say("Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1");
  const [ana] = (await owner.get("/api/leads?q=Torres")).body;
  const bea = (await owner.post("/api/leads", { name: "Bea", email: "bea@mail.example" })).body;
  const book = async (leadId: string, at: string) => {
    const { status, body } = await owner.post("/api/showings", { leadId, propertyId, at });
    expect(status).toBe(201);
    return body.id as string;
  };
  const ids = [await book(ana.id, first), await book(bea.id, second)] as const;
  const times = async () => {
    const list: { id: string; at: string }[] = (await owner.get("/api/showings")).body;
    return ids.map((id) => list.find((one) => one.id === id)?.at);
  };
  return { ...chat, owner, ids, times, ana };
}

test("swaps two full times at once, and tells both renters", async () => {
  const { owner, ids, times, ana, database } = await stage();
  const [one, other] = ids;
  const alone = await owner.post(`/api/showings/${one}/move`, { at: second });
  expect(alone).toMatchObject({ status: 409, body: { code: "showing_time_taken" } });
  const mailsBefore = await database.db.selectFrom("mail").select("kind").where("kind", "=", "showing").execute();
  const { status, body } = await owner.post(`/api/showings/${one}/swap`, { withId: other });
  expect(status).toBe(200);
  expect(body).toMatchObject([
    { id: other, at: first, status: "confirmed" },
    { id: one, at: second, status: "confirmed" },
  ]);
  expect(await times()).toEqual([second, first]);
  const { messages } = (await owner.get(`/api/conversations/${ana.conversationId}/messages`)).body;
  expect(messages.at(-1).content).toContain("11:45 AM");
  const mails = await database.db.selectFrom("mail").select("kind").where("kind", "=", "showing").execute();
  expect(mails.length).toBe(mailsBefore.length + 1);
  const { rows } = await database.pool.query("select starts_at = lower(blocked) as kept from showing");
  expect(rows).toEqual([{ kept: true }, { kept: true }]);
});

test("swaps two showings of one thread, with a note for each", async () => {
  const { owner, ids, times, ana, database } = await stage();
  const [one, other] = ids;
  await database.pool.query(
    `update showing s set conversation_id = o.conversation_id, lead_id = o.lead_id
     from showing o where s.showing_id = $1 and o.showing_id = $2`,
    [other, one],
  );
  expect((await owner.post(`/api/showings/${one}/swap`, { withId: other })).status).toBe(200);
  expect(await times()).toEqual([second, first]);
  const { messages } = (await owner.get(`/api/conversations/${ana.conversationId}/messages`)).body;
  const notes = messages.slice(-2).map(({ content }: { content: string }) => content);
  expect(notes).toEqual([expect.stringContaining("11 AM"), expect.stringContaining("11:45 AM")]);
});

test("tells only the renter who hasn't opted out", async () => {
  const { owner, ids, times, ana, database } = await stage();
  const [one, other] = ids;
  const messages = async () => (await owner.get(`/api/conversations/${ana.conversationId}/messages`)).body.messages;
  const mails = () => database.db.selectFrom("mail").select("recipient").where("kind", "=", "showing").execute();
  await database.pool.query(
    `update conversation set state = state || '{"optedOut": true}' where conversation_id = $1`,
    [ana.conversationId],
  );
  await database.pool.query("update lead set email = 'ana@mail.example' where conversation_id = $1", [
    ana.conversationId,
  ]);
  const [written, mailed] = [await messages(), await mails()];
  expect((await owner.post(`/api/showings/${one}/swap`, { withId: other })).status).toBe(200);
  expect(await times()).toEqual([second, first]);
  expect(await messages()).toEqual(written);
  expect((await mails()).slice(mailed.length)).toEqual([{ recipient: "bea@mail.example" }]);
});

test("refuses a past showing, the same showing twice, and another agent's", async () => {
  const { owner, ids, times, database, signedIn } = await stage();
  const [one, other] = ids;
  const swap = (id: string, withId: string) => owner.post(`/api/showings/${id}/swap`, { withId });
  expect(await swap(one, one)).toMatchObject({ status: 409, body: { code: "showing_time_taken" } });
  expect((await swap(one, crypto.randomUUID())).status).toBe(404);
  const stranger = await signedIn((await createAgent(database.db)).email);
  expect((await stranger.post(`/api/showings/${one}/swap`, { withId: other })).status).toBe(404);
  await owner.post(`/api/showings/${other}/cancel`);
  expect(await swap(one, other)).toMatchObject({ status: 409, body: { code: "showing_over" } });
  expect((await times())[0]).toBe(first);
});

test("refuses the whole swap if the agent blocked one of the times", async () => {
  const { owner, ids, times } = await stage();
  const [one, other] = ids;
  await owner.post("/api/blocked-times", { from: "2026-03-23T15:00:00.000Z", to: "2026-03-23T15:30:00.000Z" });
  expect(await owner.post(`/api/showings/${one}/swap`, { withId: other })).toMatchObject({
    status: 409,
    body: { code: "showing_time_taken" },
  });
  expect(await times()).toEqual([first, second]);
});

test("a requested showing that the agent moves is confirmed, and its renter reads that", async () => {
  const { owner, ids, ana, database } = await stage();
  await database.db.updateTable("showing").set({ status: "requested" }).where("showing_id", "=", ids[0]).execute();
  const later = "2026-03-24T15:00:00.000Z";
  expect((await owner.post(`/api/showings/${ids[0]}/move`, { at: later })).body).toMatchObject({ status: "confirmed" });
  const said = async () =>
    (await owner.get(`/api/conversations/${ana.conversationId}/messages`)).body.messages.at(-1).content;
  expect(await said()).toMatch(/confirmed your showing with a new time: .*11 AM/);
  await owner.post(`/api/showings/${ids[0]}/move`, { at: "2026-03-24T16:00:00.000Z" });
  expect(await said()).toMatch(/^Your showing has a new time: /);
});
