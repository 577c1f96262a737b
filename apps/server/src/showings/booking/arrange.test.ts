import { expect, test } from "vitest";
import { lineOf, pathOf } from "../../notifications/mailContent.ts";
import { withSubject } from "../../notifications/repository.ts";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startChat } from "../../testing/testApp.ts";
import { showingToken } from "./book.ts";

/** Friday, March 20, 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");
/** Monday, March 23, 11 AM in Miami. */
const monday = "2026-03-23T15:00:00.000Z";

/** An agent with a home and a lead they added by hand. */
async function stage() {
  const chat = await startChat({ now });
  const { db } = chat.database;
  const owner = await chat.signedIn(chat.agent.email);
  const { property_id: propertyId } = await createProperty(db, chat.agent.agent_id);
  const newLead = async (name: string) =>
    (await owner.post("/api/leads", { name, email: `${name.toLowerCase()}@mail.example` })).body.id as string;
  return { ...chat, owner, propertyId, newLead, leadId: await newLead("Bea") };
}

test("books a showing at once: stage, list, mails and free times follow", async () => {
  const { owner, leadId, propertyId, database } = await stage();
  const free = async () => (await owner.get("/api/showing-times")).body.times as string[];
  expect(await free()).toContain(monday);
  const booked = await owner.post("/api/showings", { leadId, propertyId, at: monday });
  expect(booked).toMatchObject({ status: 201, body: { status: "confirmed", leadId, leadName: "Bea", at: monday } });
  expect(await free()).not.toContain(monday);
  expect((await owner.get(`/api/leads/${leadId}`)).body).toMatchObject({ stage: "showing" });
  expect((await owner.get(`/api/showings?leadId=${leadId}`)).body).toHaveLength(1);
  const mails = await database.db.selectFrom("mail").select("kind").orderBy("kind").execute();
  expect(mails.map(({ kind }) => kind)).toEqual(["showing", "showing_agent"]);
});

test("tells the renter in the chat, and the assistant knows about the showing", async () => {
  const { owner, propertyId, say } = await stage();
  await say("Hi, I'm Ana Torres, 305-555-0100. 2 bedrooms in Brickell up to 3000, moving in May 1");
  await say("Does 100 SW 10th St have parking?");
  const [lead] = (await owner.get("/api/leads?q=Torres")).body;
  expect((await owner.get(`/api/leads/${lead.id}`)).body.homeId).toBe(propertyId);
  expect((await owner.post("/api/showings", { leadId: lead.id, propertyId, at: monday })).status).toBe(201);
  const { messages } = (await owner.get(`/api/conversations/${lead.conversationId}/messages`)).body;
  expect(messages.at(-1).content).toMatch(/set up a showing for you at .+: Monday, March 23 at 11 AM\./);
  expect((await say("When is my showing?")).body.message).toContain("Monday, March 23");
});

test("refuses a second showing of the same lead, a taken time and a time that is over", async () => {
  const { owner, leadId, propertyId, newLead } = await stage();
  const book = (lead: string, at: string) => owner.post("/api/showings", { leadId: lead, propertyId, at });
  expect((await book(leadId, monday)).status).toBe(201);
  expect(await book(leadId, "2026-03-24T15:00:00.000Z")).toMatchObject({
    status: 409,
    body: { code: "showing_exists" },
  });
  const other = await newLead("Caro");
  for (const at of [monday, "2026-03-20T13:00:00.000Z"]) {
    expect(await book(other, at)).toMatchObject({ status: 409, body: { code: "showing_time_taken" } });
  }
  // The agent decides: Sunday evening is outside their hours.
  expect((await book(other, "2026-03-22T23:00:00.000Z")).status).toBe(201);
});

test("two calls at once book one showing", async () => {
  const { owner, leadId, propertyId } = await stage();
  const body = { leadId, propertyId, at: monday };
  const statuses = await Promise.all([1, 2, 3].map(async () => (await owner.post("/api/showings", body)).status));
  expect(statuses.sort()).toEqual([201, 409, 409]);
});

test("needs a session, an agent, a real time and the agent's own lead and listing", async () => {
  const { owner, leadId, propertyId, client, database, signedIn } = await stage();
  const body = { leadId, propertyId, at: monday };
  expect((await client().post("/api/showings", body)).status).toBe(401);
  for (const wrong of [{}, { ...body, at: "Monday" }, { ...body, leadId: "1" }]) {
    expect((await owner.post("/api/showings", wrong)).status).toBe(400);
  }
  const other = await signedIn((await createAgent(database.db)).email);
  expect((await other.post("/api/showings", body)).status).toBe(404);
});

test("a renter added by hand who cancels by the mail's link is at the bell, which leads to their page", async () => {
  const { owner, leadId, propertyId, client, app, database, agent, signedIn } = await stage();
  const { id } = (await owner.post("/api/showings", { leadId, propertyId, at: monday })).body;
  const path = `/visit/${showingToken(app.services.secret, id)}/cancel`;
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect((await client().send("POST", path, "", form)).status).toBeLessThan(400);
  const bell = async (browser = owner) => (await browser.get("/api/notifications")).body.notifications;
  expect(await bell()).toMatchObject([
    { kind: "showing", step: "canceled", conversationId: null, leadId, leadName: "Bea", read: false },
  ]);
  const place = async () => {
    const rows = await withSubject(database.db).where("n.agent_id", "=", agent.agent_id).execute();
    return rows.map((row) => [pathOf(row), lineOf(row, "en")]);
  };
  expect(await place()).toEqual([[`/dashboard/leads/${leadId}`, "Bea canceled their showing"]]);
  const stranger = await signedIn((await createAgent(database.db)).email);
  expect(await bell(stranger)).toEqual([]);
  await database.pool.query("delete from lead where lead_id = $1", [leadId]);
  expect(await bell()).toEqual([]);
});
