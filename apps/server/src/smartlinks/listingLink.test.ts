import { describe, expect, test } from "vitest";
import { createAgent, createProperty } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";

async function agentWithListing() {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db, { plan: "trial" });
  const listing = await createProperty(app.database.db, agent.agent_id, {
    address: "888 Brickell Key Dr, #2406",
    terms: JSON.stringify({ pets: { allowed: ["cat"], most: 2 } }),
  });
  const browser = await app.signedIn(agent.email);
  const patch = (path: string, body: object) =>
    browser.send("PATCH", path, JSON.stringify(body), { "content-type": "application/json" });
  const ownLink = `/api/properties/${listing.property_id}/smartlink`;
  return { ...app, agent, listing, browser, patch, ownLink };
}

type Stage = Awaited<ReturnType<typeof agentWithListing>>;

/** Sends a message as a new renter on a link, given by its path after `/smartlink/`. */
async function say({ client }: Stage, slug: string, message: string): Promise<string> {
  const renter = client();
  const { linkId, agentId, agentName } = (await renter.get(`/api/smartlink/${slug}`)).body;
  const turn = { linkId, agentId, agentName, message, conversationId: `${linkId}-1`, previousMessages: [] };
  return (await renter.post("/api/smartlink/openai-conversation", turn)).body.message;
}

describe("a listing's own link", () => {
  test("is created once, is named after its address and doesn't use up the plan", async () => {
    const { browser, agent, listing, ownLink } = await agentWithListing();
    const [first, second] = await Promise.all([browser.post(ownLink), browser.post(ownLink)]);
    expect(first.body).toMatchObject({
      name: "888 Brickell Key Dr, #2406",
      slug: `${agent.slug}/888-brickell-key-dr-2406`,
      propertyId: listing.property_id,
      sourceTag: "888 Brickell Key Dr, #2406",
    });
    expect(second.body.id).toBe(first.body.id);
    expect((await browser.get("/api/smartlinks/allowance")).body).toMatchObject({ used: 0, limit: 1 });
  });

  test("is created once however many requests arrive at the same moment", async () => {
    const { database, browser, agent } = await agentWithListing();
    for (let street = 1; street <= 15; street++) {
      const listing = await createProperty(database.db, agent.agent_id, { address: `${street} SW 1st Ave` });
      const open = () => browser.post(`/api/properties/${listing.property_id}/smartlink`);
      const links = await Promise.all([open(), open(), open(), open()]);
      expect(new Set(links.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
      expect(links[0]?.body.slug).toBe(`${agent.slug}/${street}-sw-1st-ave`);
    }
  });

  test("answers about its listing from the first message, and counts for it", async () => {
    const stage = await agentWithListing();
    await createProperty(stage.database.db, stage.agent.agent_id, { address: "1 SW 1st Ave", price: 1900 });
    const { slug } = (await stage.browser.post(stage.ownLink)).body;
    expect(await say(stage, slug, "Do they allow cats?")).toMatch(/cats/i);
    const [row] = (await stage.browser.get("/api/properties?q=brickell key")).body;
    expect(row).toMatchObject({ chats: 1, unanswered: 0 });
  });

  test("says so when its listing was rented", async () => {
    const stage = await agentWithListing();
    const { slug } = (await stage.browser.post(stage.ownLink)).body;
    await stage.patch(`/api/properties/${stage.listing.property_id}`, { status: "leased" });
    await expect.poll(() => say(stage, slug, "Do they allow cats?")).toMatch(/no longer|off the market|available/i);
  });

  test("isn't created for a draft", async () => {
    const { browser, patch, listing, ownLink } = await agentWithListing();
    await patch(`/api/properties/${listing.property_id}`, { status: "draft" });
    expect((await browser.post(ownLink)).body).toMatchObject({ code: "listing_not_published" });
  });

  test("can't be created for another agent's listing", async () => {
    const { database, signedIn, ownLink } = await agentWithListing();
    const other = await signedIn((await createAgent(database.db)).email);
    expect((await other.post(ownLink)).status).toBe(404);
    expect((await other.post("/api/properties/none/smartlink")).status).toBe(400);
  });
});

describe("a slug chosen by the agent", () => {
  const request = { name: "Bio", sourceTag: "Bio", language: null, tone: null, brandColor: null, isActive: true };

  test("works alongside the long address, which codes keep", async () => {
    const { browser, agent, client, patch } = await agentWithListing();
    const made = (await browser.post("/api/smartlinks", request)).body;
    const long = new URL(made.url).pathname;
    const code = (await browser.get(`/api/smartlinks/${made.id}/qr.svg`)).text;
    const changed = await patch(`/api/smartlinks/${made.id}`, { customSlug: "Brickell-Rentas" });
    expect(changed.body.customSlug).toBe("brickell-rentas");
    expect(new URL(changed.body.url).pathname).toBe(`/smartlink/${agent.slug}/brickell-rentas`);
    for (const path of [long, `/smartlink/${agent.slug}/brickell-rentas`]) {
      await expect.poll(async () => (await client().get(`/api${path}`)).body.linkId).toBe(made.id);
    }
    expect((await browser.get(`/api/smartlinks/${made.id}/qr.svg`)).text).toBe(code);
  });

  test("is refused when malformed, or while another link uses it", async () => {
    const { browser, patch, ownLink } = await agentWithListing();
    await browser.post(ownLink);
    const { id } = (await browser.post("/api/smartlinks", request)).body;
    for (const customSlug of ["two words", "-a", "ñandú", "x".repeat(61)]) {
      expect((await patch(`/api/smartlinks/${id}`, { customSlug })).status).toBe(400);
    }
    const taken = await patch(`/api/smartlinks/${id}`, { customSlug: "888-brickell-key-dr-2406" });
    expect(taken.body).toMatchObject({ code: "smartlink_slug_taken" });
  });

  test("can be taken over from a deleted link", async () => {
    const { browser, patch } = await agentWithListing();
    const first = (await browser.post("/api/smartlinks", { ...request, customSlug: "rentas" })).body;
    await browser.send("DELETE", `/api/smartlinks/${first.id}`);
    const second = (await browser.post("/api/smartlinks", request)).body;
    expect((await patch(`/api/smartlinks/${second.id}`, { customSlug: "rentas" })).status).toBe(200);
  });
});

test("a listing shows how long it has had its status", async () => {
  const { browser, patch, listing } = await agentWithListing();
  const path = `/api/properties/${listing.property_id}`;
  const before = (await browser.get(path)).body.statusSince;
  await patch(path, { status: "active" });
  expect((await browser.get(path)).body.statusSince).toBe(before);
  await patch(path, { status: "leased" });
  expect((await browser.get(path)).body.statusSince > before).toBe(true);
});
