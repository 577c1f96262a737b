import { describe, expect, test } from "vitest";
import { createAccount, createAgent, createLink, createProperty } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";

const json = { "content-type": "application/json" };
const stepsPath = "/api/agent/first-steps";
const testPath = "/api/agent/test-chat";

async function newAgent() {
  const app = await startTestApp();
  const { db } = app.database;
  const agent = await createAgent(db, { first_steps: "{}" });
  await createLink(db, agent.agent_id, { is_first: true });
  const browser = await app.signedIn(agent.email);
  const patch = (body: object) => browser.send("PATCH", stepsPath, JSON.stringify(body), json);
  return { ...app, db, agent, browser, patch };
}

describe("the list of first steps", () => {
  test("says what a draft lacks, and disappears once everything is done", async () => {
    const { db, agent, browser, patch } = await newAgent();
    const none = { photo: false, listing: null, hours: false, tested: false, shared: false };
    expect((await browser.get(stepsPath)).body).toEqual({ ...none, shown: true, hidden: false });
    const draft = { area: null, price: null, bedrooms: null, bathrooms: null, status: "draft" } as const;
    const { property_id } = await createProperty(db, agent.agent_id, draft);
    expect((await browser.get(stepsPath)).body.listing).toMatchObject({
      status: "draft",
      missing: ["area", "price", "bedrooms", "bathrooms"],
    });
    await db.deleteFrom("property").where("property_id", "=", property_id).execute();
    await createProperty(db, agent.agent_id);
    await db.updateTable("agent").set({ photo: "/pictures/x" }).where("agent_id", "=", agent.agent_id).execute();
    const hours = (await browser.get("/api/agent/availability")).body;
    await browser.send("PUT", "/api/agent/availability", JSON.stringify(hours), json);
    await browser.post(testPath, { messages: ["Do you have anything in Brickell?"], language: "en" });
    const last = await patch({ shared: true });
    expect(last.body).toMatchObject({ shown: false, photo: true, hours: true, tested: true, shared: true });
  });

  test("can be hidden and brought back, and never appears for older accounts", async () => {
    const { db, patch, signedIn } = await newAgent();
    expect((await patch({ hidden: true })).body).toMatchObject({ shown: false, hidden: true });
    expect((await patch({ hidden: false })).body).toMatchObject({ shown: true, hidden: false });
    expect((await patch({ shared: false })).status).toBe(400);
    const old = await signedIn((await createAgent(db)).email);
    expect((await old.get(stepsPath)).body.shown).toBe(false);
    const unfinished = await signedIn((await createAccount(db)).email);
    expect((await unfinished.get(stepsPath)).body.code).toBe("onboarding_unfinished");
  });
});

describe("the test chat", () => {
  test("answers from a draft like a published listing, says what is missing and stores nothing", async () => {
    const { db, agent, browser } = await newAgent();
    const terms = JSON.stringify({ pets: { allowed: ["cat"], most: 2 } });
    const { property_id: propertyId } = await createProperty(db, agent.agent_id, { status: "draft", terms });
    const ask = async (...messages: string[]) =>
      (await browser.post(testPath, { messages, language: "en", propertyId })).body.turns;
    const [pets, laundry] = await ask("Are cats allowed?", "Is there a washer?");
    expect(pets).toMatchObject({ missing: [], language: "en", reply: expect.stringMatching(/cats/i) });
    expect(laundry.missing).toEqual(["laundry"]);
    const [spanish] = await ask("¿Aceptan gatos?");
    expect(spanish).toMatchObject({ language: "es", reply: expect.stringMatching(/gatos/i) });
    for (const table of ["conversation", "lead", "message"] as const) {
      expect(await db.selectFrom(table).select("agent_id").where("agent_id", "=", agent.agent_id).execute()).toEqual(
        [],
      );
    }
  });

  test("refuses unfinished drafts and another agent's listing", async () => {
    const { db, agent, browser, signedIn } = await newAgent();
    const { property_id: draft } = await createProperty(db, agent.agent_id, { status: "draft", price: null });
    const ask = (propertyId: string) => browser.post(testPath, { messages: ["Hi"], language: "en", propertyId });
    expect((await ask(draft)).body.code).toBe("listing_unfinished");
    const other = await createAgent(db);
    const { property_id: theirs } = await createProperty(db, other.agent_id);
    expect((await ask(theirs)).status).toBe(404);
    expect((await browser.post(testPath, { messages: [], language: "en" })).status).toBe(400);
    const withoutLink = await signedIn(other.email);
    expect((await withoutLink.post(testPath, { messages: ["Hi"], language: "en" })).status).toBe(404);
  });
});
