import { addDays } from "@llave/contract/calendar";
import type { Home } from "@llave/contract/chat/homes";
import { leadStage } from "@llave/contract/leads/leads";
import { expect, test } from "vitest";
import { drawing } from "../art/routes.ts";
import { shortLinkOf } from "../channels/outbound/content/shortLinks.ts";
import { readConfig } from "../config.ts";
import { demoPassword } from "../process/installation.ts";
import { openTestDatabase } from "../testing/databases/database.ts";
import { startTestApp } from "../testing/testApp.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone } from "../time/markets.ts";
import { playDemoChat } from "./chat/play.ts";
import { demoAgent, demoListings } from "./content.ts";
import { playDemo } from "./play.ts";
import { scenes } from "./scenes.ts";
import { demoAccess, seedDemo } from "./seed.ts";

const secret = "a secret for tests only, 32 characters";

/** The demo as after a first start, made once for this file, and its agent's browser. */
async function stage() {
  const database = await openTestDatabase();
  const isNew = await seedDemo(database, readConfig({ LLAVE_DEMO: "1" }), secret);
  const test = await startTestApp();
  if (isNew) await playDemo(test.app.services);
  const agent = await test.signedIn(demoAgent.email, demoPassword(secret, "agent"));
  const rows = async (query: string) => (await database.pool.query(query)).rows;
  return { ...test, agent, rows, today: marketDay(test.app.services.now(), homeTimeZone) };
}

test("every home has at least four pictures of its own", async () => {
  const pictures: string[] = [];
  for (const { address } of demoListings) {
    const own = scenes[address] ?? [];
    expect(own.length, address).toBeGreaterThanOrEqual(4);
    for (const scene of own) expect(await drawing(scene.drawing)).toContain("<svg");
    pictures.push(...own.map((scene) => JSON.stringify(scene)));
  }
  expect(new Set(pictures).size).toBe(pictures.length);
});

test("there are leads in every stage, past leases, and showings before today and in the coming week", async () => {
  const { rows, today } = await stage();
  const stages = await rows("select distinct stage from lead");
  expect(stages.map(({ stage }) => stage).sort()).toEqual([...leadStage.options].sort());
  const leases = await rows("select rent, commission, leased_at from lead where stage = 'leased'");
  expect(leases.length).toBeGreaterThanOrEqual(2);
  for (const { rent, commission, leased_at } of leases) {
    expect(commission).toBeGreaterThan(rent / 4);
    expect(commission).toBeLessThanOrEqual(rent);
    expect(marketDay(leased_at, homeTimeZone) < today).toBe(true);
  }
  const days = (await rows("select starts_at from showing")).map((row) => marketDay(row.starts_at, homeTimeZone));
  expect(days.filter((day) => day < today).length).toBeGreaterThanOrEqual(2);
  const week = addDays(today, 7);
  expect(days.filter((day) => day >= today && day <= week).length).toBeGreaterThanOrEqual(3);
});

test("the day begins with a showing, an answer and listings to decide, the hottest lead among them", async () => {
  const { rows } = await stage();
  const waiting = await rows(
    `select distinct kind from draft join conversation using (agent_id, conversation_id)
     where draft.status = 'waiting' and updated_at > now() - interval '3 days'`,
  );
  expect(waiting.map(({ kind }) => kind).sort()).toEqual(["answer", "properties", "showing"]);
  const [hottest] = await rows(
    `select kind from draft join conversation using (agent_id, conversation_id) join lead using (agent_id, lead_id)
     where draft.status = 'waiting' order by lead.score desc limit 1`,
  );
  expect(hottest).toEqual({ kind: "showing" });
});

test("each step is rarer than the one before it: views, conversations, leads, showings, leases", async () => {
  const { agent } = await stage();
  const { days } = (await agent.get("/api/dashboard/trends?period=30d")).body;
  const sum = (part: string) =>
    days.reduce((total: number, day: Record<string, number>) => total + (day[part] ?? 0), 0);
  const steps = ["views", "conversations", "leads", "showings", "leased"].map(sum);
  expect(steps.at(-1)).toBeGreaterThan(0);
  for (const [index, count] of steps.slice(1).entries()) expect(count, String(steps)).toBeLessThan(steps[index] ?? 0);
  const { conversionRate, smartLinkViews } = (await agent.get("/api/dashboard/analytics?period=30d")).body;
  expect(smartLinkViews).toBe(steps[0]);
  // More than a third of all visitors isn't believable, less than one in a hundred doesn't sell.
  expect(conversionRate).toBeGreaterThan(1);
  expect(conversionRate).toBeLessThan(35);
});

/** Money and sizes; what depends on the day or on photos is different on a page that was recorded. */
function figures({
  address,
  area,
  price,
  bedrooms,
  bathrooms,
  squareFeet,
  ...rest
}: Home & { moveInTotal?: number | null }) {
  return { address, area, price, bedrooms, bathrooms, squareFeet, moveInTotal: rest.moveInTotal };
}

// The landing page's recording is what the public demo answers: its own test checks that.
test("the hero, the chat's cards, a home's details and its link preview show the same numbers", async () => {
  const { app, database, client } = await stage();
  const { services } = app;
  const message = "2 bedrooms in Brickell or Edgewater up to $3,200, in two months, with one cat";
  const hero = playDemoChat({ messages: [message], language: "en" }, services.now()).turns[0]?.homes ?? [];
  expect(hero).toHaveLength(3);

  const link = (await demoAccess(database.db, secret))?.smartLinkPath ?? "";
  const renter = client();
  const { linkId, agentId } = (await renter.get(`/api${link}`)).body;
  const turn = { linkId, conversationId: `${linkId}-figures`, message };
  const cards = (await renter.post("/api/smartlink/openai-conversation", turn)).body.matches;
  expect(cards.map(figures)).toEqual(hero.map(figures));

  for (const card of cards) {
    const query = new URLSearchParams({ linkId, homeId: card.id, conversationId: turn.conversationId });
    const detail = (await renter.get(`/api/renter/home?${query}`)).body;
    expect(figures({ ...detail, moveInTotal: detail.moveIn.total })).toEqual(figures(card));
    const path = await shortLinkOf(database.db, { agentId, linkId, propertyId: card.id });
    const preview = (await client({ "accept-language": "en" }).get(path)).text;
    expect(preview).toContain(`property="og:title" content="${card.address}"`);
    const facts = `${card.bedrooms} bd · ${card.bathrooms} ba · ${card.area} · $${card.price.toLocaleString("en")}`;
    expect(preview).toContain(`property="og:description" content="${facts}"`);
  }
});
