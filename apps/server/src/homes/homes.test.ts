import { expect, test } from "vitest";
import { publicDemoLink } from "../demo/chat/demoLink.ts";
import { createAgent, createLink, createProperty } from "../testing/factories.ts";
import { startChat } from "../testing/testApp.ts";
import { presentCards } from "./cards.ts";

/** Friday, 20 March 2026, 10:00 AM in Miami. */
const now = () => new Date("2026-03-20T14:00:00Z");

async function stage() {
  const chat = await startChat({ now });
  const { db } = chat.database;
  const agentId = chat.agent.agent_id;
  await db.updateTable("agent").set({ ai_mode: "full" }).where("agent_id", "=", agentId).execute();
  const terms = JSON.stringify({
    pets: { allowed: ["cat"], most: 2, fee: 150 },
    fees: { firstMonth: true, deposit: 2800, application: 75 },
    utilities: ["water", "internet"],
  });
  const near = await createProperty(db, agentId, { address: "1 Bay Dr, #9", available_from: "2026-04-01", terms });
  const dear = await createProperty(db, agentId, {
    address: "2 Bay Dr, #8",
    price: 3080,
    available_from: "2026-04-12",
  });
  const path = (query: Record<string, string>) =>
    `/api/renter/home?${new URLSearchParams({ linkId: chat.link.link_id, ...query })}`;
  return { ...chat, db, agentId, near, dear, path };
}

const search = "2 bedrooms in Brickell up to 3000 from April 5, with two cats";

test("proposes homes as cards with the reasons that distinguish them", async () => {
  const { say } = await stage();
  const { matches } = (await say(search)).body;
  expect(matches.map(({ address }: { address: string }) => address)).toEqual(["1 Bay Dr, #9", "2 Bay Dr, #8"]);
  const [best, other] = matches;
  expect(best).toMatchObject({ isNearMiss: false, photo: null, moveInTotal: 5975, photoCount: 0 });
  expect(best.reasons).toContainEqual({ fits: false, text: "One-time cat fee of $300" });
  expect(best.reasons).toContainEqual({ fits: true, text: "$200 under your budget" });
  expect(other.reasons).toContainEqual({ fits: false, text: "$80 over your budget" });
  expect(other.reasons).toContainEqual({ fits: false, text: "7 days later than you need" });
  expect(best.drawing).toMatch(/^\/art\/brickell-[\w-]+\.svg$/);
  expect(other.drawing).not.toBe(best.drawing);
});

test("names the question at the end of a reply with homes, now and after a reload", async () => {
  const { say, renter, link } = await stage();
  const { message, question } = (await say(search)).body;
  expect(question).toMatch(/^[^?]+\?$/);
  expect(message.endsWith(` ${question}`)).toBe(true);
  const query = new URLSearchParams({ linkId: link.link_id, conversationId: `${link.link_id}-1` });
  const stored = (await renter.get(`/api/renter/conversation?${query}`)).body.messages.at(-1);
  expect(stored).toMatchObject({ content: message, question });
  expect((await say("Does 1 Bay Dr have a gym?")).body).not.toHaveProperty("question");
});

test("shows matches first, and never a near miss with a higher percentage", () => {
  const link = publicDemoLink(now());
  const [near = "", good = "", best = ""] = link.properties.map(({ id }) => id);
  const proposed = [
    { propertyId: near, percentage: 96, reasons: [{ criterion: "budget", outcome: "misses", data: { over: 90 } }] },
    { propertyId: good, percentage: 88, reasons: [] },
    { propertyId: best, percentage: 93, reasons: [] },
  ] satisfies Parameters<typeof presentCards>[1];
  const cards = presentCards(link, proposed, { wishes: {}, language: "en", now: now() });
  expect(cards.map(({ id, percentage, isNearMiss }) => [id, percentage, isNearMiss])).toEqual([
    [best, 93, false],
    [good, 88, false],
    [near, 87, true],
  ]);
});

test("says how many days too late a home is for a renter who moves as soon as possible", async () => {
  const { say, renter, link, dear, path } = await stage();
  const { matches } = (await say("2 bedrooms in Brickell up to 3100, asap")).body;
  const card = matches.find(({ id }: { id: string }) => id === dear.property_id);
  expect(card.reasons).toContainEqual({ fits: false, text: "23 days later than you need" });
  const shown = await renter.get(path({ homeId: dear.property_id, conversationId: `${link.link_id}-1` }));
  expect(shown.body.reasons).toContainEqual({ fits: false, text: "23 days later than you need" });
});

test("shows a home with its match to the visitor's search, pets, move-in costs and location", async () => {
  const { say, renter, near, link, path, client } = await stage();
  await say(search);
  const own = { homeId: near.property_id, conversationId: `${link.link_id}-1`, language: "en" };
  const { status, body } = await renter.get(path(own));
  expect(status).toBe(200);
  expect(body).toMatchObject({
    percentage: 100,
    pets: { fits: true, title: "Your cats are welcome" },
    included: "water and internet",
    locator: { name: "Brickell" },
    moveIn: { total: 5975 },
  });
  expect(body.moveIn.parts.map(({ part }: { part: string }) => part)).toEqual([
    "firstMonth",
    "deposit",
    "application",
    "petFee",
  ]);
  expect((await renter.get(path({ ...own, language: "es" }))).body.pets.title).toBe("Aceptan a tus gatos");
  // Another visitor sees the home, but nothing from this renter's search.
  const stranger = await client().get(path(own));
  expect(stranger.body).toMatchObject({ percentage: null, reasons: [], moveIn: { total: 5675 } });
});

test("says in which language the agent's words are where they don't exist in the renter's", async () => {
  const { client, db, agentId, path } = await stage();
  const facts = JSON.stringify({
    balcony: { es: "sí, tiene un balcón" },
    noise: { en: "quiet street", es: "calle tranquila" },
  });
  const home = await createProperty(db, agentId, { facts });
  const notesIn = async (language: string) =>
    (await client().get(path({ homeId: home.property_id, language }))).body.notes;
  expect(await notesIn("en")).toEqual([
    { label: "Noise", text: "Quiet street", language: null },
    { label: null, text: "Sí, tiene un balcón", language: "es" },
  ]);
  expect(await notesIn("es")).toMatchObject([{ text: "Calle tranquila", language: null }, { language: null }]);
});

test("returns 404 for another agent's home, an inactive link, or a home off the market", async () => {
  const { renter, db, near, path, link, agentId } = await stage();
  const other = await createAgent(db);
  const theirs = await createProperty(db, other.agent_id);
  expect((await renter.get(path({ homeId: theirs.property_id }))).status).toBe(404);
  const closed = await createLink(db, agentId, { is_active: false, name_slug: "closed" });
  expect((await renter.get(path({ homeId: near.property_id, linkId: closed.link_id }))).status).toBe(404);
  await db
    .updateTable("property")
    .set({ status: "leased" })
    .where("agent_id", "=", agentId)
    .where("property_id", "=", near.property_id)
    .execute();
  await expect.poll(async () => (await renter.get(path({ homeId: near.property_id }))).status).toBe(404);
  expect((await renter.get(`/api/renter/home?linkId=${link.link_id}&homeId=no-id`)).status).toBe(400);
});

test("serves only the drawings that replace missing photos", async () => {
  const { client } = await stage();
  const drawing = await client().get("/art/wynwood-loft.svg");
  expect(drawing.status).toBe(200);
  expect(drawing.text).toContain("<svg");
  expect((await client().get("/art/..%2Froutes.svg")).status).toBe(404);
  expect((await client().get("/art/..%2Froutes.png")).status).toBe(404);
});
