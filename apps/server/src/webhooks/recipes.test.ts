import { readFileSync } from "node:fs";
import { webhookEvents } from "@llave/contract/integrations/webhookLimits";
import { webhookPayload } from "@llave/contract/integrations/webhooks";
import { expect, test } from "vitest";
import { startWebhookChat } from "../testing/chats/startWebhookChat.ts";
import { createProperty } from "../testing/factories.ts";

const folder = new URL("../../../../docs/recipes/", import.meta.url);

function read(file: string): string {
  return readFileSync(new URL(file, folder), "utf8");
}

/** Ids differ from run to run. */
function withoutIds(payload: unknown): unknown {
  return JSON.parse(
    JSON.stringify(payload).replaceAll(
      /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g,
      "00000000-0000-0000-0000-000000000000",
    ),
  );
}

/** The payloads that the recipes show, as the running product sends them. */
async function capture() {
  const { add, say, deliver, received, browser, database, agent } = await startWebhookChat();
  await createProperty(database.db, agent.agent_id);
  await add();
  await say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, moving in May 1, phone 305-555-0101");
  await deliver();
  await say("Can I visit on Monday, March 23 at 9:00 AM?");
  await deliver();
  const [showing] = (await browser.get("/api/showings")).body;
  await browser.post(`/api/showings/${showing.id}/confirm`);
  await deliver();
  const payloadOf = (type: string) => received.find(({ payload }) => payload.type === type)?.payload;
  return { "lead.created": payloadOf("lead.created"), "showing.confirmed": payloadOf("showing.confirmed") };
}

test("the payloads in docs/recipes are what a webhook sends", async () => {
  for (const [type, payload] of Object.entries(await capture())) {
    const written = JSON.parse(read(`payloads/${type}.json`));
    expect(webhookPayload.parse(written)).toEqual(written);
    expect(withoutIds(written)).toEqual(withoutIds(payload));
  }
});

/** The JSON that a recipe shows. */
function jsonIn(recipe: string): unknown {
  const [block] = read(`${recipe}.md`).match(/(?<=```json\n)[^`]+/) ?? [];
  return JSON.parse(block ?? "");
}

test("the bodies for Follow Up Boss and HubSpot are built from the lead that a webhook sends", () => {
  const { lead } = JSON.parse(read("payloads/lead.created.json")).data;
  const [first, last] = lead.name.split(" ");
  expect(jsonIn("follow-up-boss")).toEqual({
    source: "Llave",
    system: "Llave",
    type: "General Inquiry",
    message: lead.lastMessage,
    person: { firstName: first, lastName: last, phones: [{ value: lead.phone }], tags: ["Llave", lead.status] },
  });
  const properties = { llave_lead_id: lead.id, firstname: first, lastname: last, phone: lead.phone };
  expect(jsonIn("hubspot")).toEqual({ inputs: [{ idProperty: "llave_lead_id", id: lead.id, properties }] });
});

test("Make finds each field it maps in what a webhook sends, and its events exist", async () => {
  const recipe = read("make.md");
  const payload = JSON.parse(read("payloads/showing.confirmed.json"));
  const fields = [...recipe.matchAll(/`data\.(\w+)\.(\w+)`/g)];
  expect(fields.length).toBeGreaterThanOrEqual(5);
  for (const [name, part = "", field = ""] of fields) expect(payload.data[part], name).toHaveProperty(field);
  for (const chosen of ["confirmed", "moved", "canceled"]) {
    expect(recipe).toMatch(new RegExp(`\\*\\*Showing\\s${chosen}\\*\\*`));
    expect(webhookEvents).toContain(`showing.${chosen}`);
  }
});

test("Zapier gets the lead's fields, and its body for adding a lead works", async () => {
  const { data } = JSON.parse(read("payloads/lead.created.json"));
  const fields = [...read("zapier.md").matchAll(/`data__lead__(\w+)`/g)].map(([, field]) => field);
  expect(fields.length).toBeGreaterThan(0);
  expect(Object.keys(data.lead)).toEqual(expect.arrayContaining(fields));
  const { browser, client } = await startWebhookChat();
  const { key } = (await browser.post("/api/agent/api-keys", { name: "Zapier", scopes: ["leads:write"] })).body;
  const body = JSON.stringify(jsonIn("zapier"));
  const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
  expect((await client().send("POST", "/api/leads", body, headers)).status).toBe(201);
  expect((await browser.get("/api/leads")).body).toMatchObject([
    { name: "Ana Torres", phone: "+13055550101", source: "Zillow", language: "es" },
  ]);
});
