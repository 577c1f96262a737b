import { randomUUID } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAccount, createAgent, createProperty } from "../testing/factories.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";

const listing = {
  address: "77 SW 9th St, #5",
  area: "Brickell",
  price: 2500,
  bedrooms: 1,
  bathrooms: 1.5,
  squareFeet: 720,
  status: "active",
  availableFrom: "2026-12-01",
  sourceUrl: null,
  externalId: null,
  description: "Corner unit over the park.",
  terms: { pets: { allowed: ["cat"], most: 2, fee: 250 }, fees: { firstMonth: true, deposit: 2500 }, parkingSpaces: 1 },
  facts: { laundry: { en: "Washer and dryer inside" } },
  photos: [],
};

async function agentBrowser() {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  const browser = await app.signedIn(agent.email);
  const put = (id: string, body: object) => browser.send("PUT", `/api/properties/${id}`, JSON.stringify(body), json);
  return { ...app, agent, browser, put };
}

const json = { "content-type": "application/json" };

describe("a listing", () => {
  test("is stored completely, changed and read back", async () => {
    const { browser, put } = await agentBrowser();
    const made = await browser.post("/api/properties", { ...listing, area: "the gables" });
    expect(made.status).toBe(201);
    const read = (await browser.get(`/api/properties/${made.body.id}`)).body;
    expect(read).toMatchObject({ ...listing, area: "Coral Gables", images: [] });
    expect(read.moveInCost).toEqual({
      total: 5000,
      parts: [
        { part: "firstMonth", amount: 2500 },
        { part: "deposit", amount: 2500 },
      ],
    });
    expect((await put(made.body.id, { ...listing, price: 2600, facts: {} })).status).toBe(200);
    expect((await browser.get(`/api/properties/${made.body.id}`)).body).toMatchObject({ price: 2600, facts: {} });
    expect((await browser.get("/api/properties")).body).toMatchObject([
      { id: made.body.id, address: listing.address, price: 2600, bedrooms: 1, bathrooms: 1.5, squareFeet: 720 },
    ]);
  });

  test("reports missing or impossible values; a draft only needs an address", async () => {
    const { browser } = await agentBrowser();
    const bare = { ...listing, area: null, price: null, bedrooms: null, bathrooms: null };
    const answer = await browser.post("/api/properties", bare, { "accept-language": "es" });
    expect(answer.body.fields).toEqual({
      area: "Obligatorio",
      price: "Obligatorio",
      bedrooms: "Obligatorio",
      bathrooms: "Obligatorio",
    });
    expect((await browser.post("/api/properties", { ...bare, status: "draft" })).status).toBe(201);
    expect((await browser.post("/api/properties", { ...bare, status: "draft", address: "" })).status).toBe(400);
    for (const wrong of [
      { price: 0 },
      { bathrooms: 1.3 },
      { availableFrom: "2026-02-30" },
      { sourceUrl: "javascript:alert(1)" },
    ]) {
      const refused = await browser.post("/api/properties", { ...listing, ...wrong });
      expect([refused.status, Object.keys(refused.body.fields)]).toEqual([400, Object.keys(wrong)]);
    }
  });

  test("can be confirmed as available, and isn't published incomplete", async () => {
    const { browser, agent, database } = await agentBrowser();
    const { property_id } = await createProperty(database.db, agent.agent_id, { updated_at: new Date("2026-01-01") });
    const patch = (id: string, status: string) =>
      browser.send("PATCH", `/api/properties/${id}`, JSON.stringify({ status }), json);
    const confirmed = await patch(property_id, "active");
    expect(Date.parse(confirmed.body.updatedAt)).toBeGreaterThan(Date.parse("2026-06-01"));
    expect((await patch(property_id, "leased")).body).toMatchObject({
      status: "leased",
      abilities: { share: false, confirm: false },
    });
    expect((await patch(property_id, "sold")).status).toBe(400);
    const draft = await createProperty(database.db, agent.agent_id, { status: "draft", price: null });
    expect((await patch(draft.property_id, "active")).body.fields).toEqual({ price: "Required" });
  });

  test("needs confirmation after two weeks, the oldest first", async () => {
    const { browser, agent, database } = await agentBrowser();
    const daysAgo = (days: number) => new Date(Date.now() - days * dayMs);
    const add = (address: string, days: number, more = {}) =>
      createProperty(database.db, agent.agent_id, { address, updated_at: daysAgo(days), ...more });
    const old = await add("Old", 20);
    await add("Older", 30);
    await add("Fresh", 13);
    await add("Leased", 40, { status: "leased" });
    await add("Deleted", 40, { deleted_at: daysAgo(1) });
    const other = await createAgent(database.db);
    await createProperty(database.db, other.agent_id, { updated_at: daysAgo(50) });
    const asked = async () => {
      const { items, total } = (await browser.get("/api/properties/unconfirmed")).body;
      return [total, items.map(({ address }: { address: string }) => address)];
    };
    expect(await asked()).toEqual([2, ["Older", "Old"]]);
    const body = JSON.stringify({ status: "active" });
    await browser.send("PATCH", `/api/properties/${old.property_id}`, body, json);
    expect(await asked()).toEqual([1, ["Older"]]);
  });

  test("can be restored after deletion", async () => {
    const { browser, agent, database } = await agentBrowser();
    const { property_id } = await createProperty(database.db, agent.agent_id);
    expect((await browser.send("DELETE", `/api/properties/${property_id}`)).status).toBe(200);
    expect((await browser.get("/api/properties")).body).toEqual([]);
    expect((await browser.get(`/api/properties/${property_id}`)).status).toBe(404);
    expect((await browser.post(`/api/properties/${property_id}/restore`)).status).toBe(200);
    expect((await browser.get("/api/properties")).body).toHaveLength(1);
  });

  test("returns 404 for another agent, and an account without an agent can't have one", async () => {
    const { browser, put, database, signedIn } = await agentBrowser();
    const other = await createAgent(database.db);
    const { property_id } = await createProperty(database.db, other.agent_id);
    for (const id of [property_id, randomUUID()]) expect((await put(id, listing)).status).toBe(404);
    expect((await browser.get("/api/properties")).body).toEqual([]);
    const account = await createAccount(database.db, { role: "admin" });
    expect((await (await signedIn(account.email)).post("/api/properties", listing)).status).toBe(403);
  });
});

describe("photos", () => {
  async function photo(browser: Awaited<ReturnType<typeof agentBrowser>>["browser"], background: string) {
    const bytes = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .png()
      .toBuffer();
    const answer = await browser.send("POST", "/api/pictures?purpose=listing", new Uint8Array(bytes), {
      "content-type": "image/png",
    });
    return answer.body as { id: string; urls: { medium: string } };
  }

  test("keep their order and alt texts, and belong to the agent", async () => {
    const { browser, put, signedIn, database } = await agentBrowser();
    const [red, blue] = [await photo(browser, "#f00"), await photo(browser, "#00f")];
    const { id } = (
      await browser.post("/api/properties", {
        ...listing,
        photos: [
          { id: red.id, alt: "Red door" },
          { id: blue.id, alt: "" },
        ],
      })
    ).body;
    expect((await browser.get("/api/properties")).body[0]).toMatchObject({
      images: [red.urls.medium, blue.urls.medium],
      imageAlt: "Red door",
    });
    await put(id, {
      ...listing,
      photos: [
        { id: blue.id, alt: "Sea" },
        { id: red.id, alt: "Red door" },
      ],
    });
    const { photos } = (await browser.get(`/api/properties/${id}`)).body;
    expect(photos.map(({ alt }: { alt: string }) => alt)).toEqual(["Sea", "Red door"]);
    const thief = await signedIn((await createAgent(database.db)).email);
    const stolen = await thief.post("/api/properties", { ...listing, photos: [{ id: red.id, alt: "" }] });
    expect([stolen.status, Object.keys(stolen.body.fields)]).toEqual([404, ["photos"]]);
  });

  test("are limited to twenty", async () => {
    const { browser } = await agentBrowser();
    const photos = Array.from({ length: 21 }, (_, index) => ({ id: `p${index}`, alt: "" }));
    expect((await browser.post("/api/properties", { ...listing, photos })).status).toBe(400);
  });
});

describe("the list", () => {
  test("pages to the end without a gap in every order, also for listings created at once", async () => {
    const { browser, agent, database } = await agentBrowser();
    await database.pool.query(
      `insert into property (agent_id, address, area, price, bedrooms, bathrooms)
       select $1, n || ' NE 1st St', 'Brickell', 2000 + (n * 7) % 5 * 100, 1, 1 from generate_series(1, 23) n`,
      [agent.agent_id],
    );
    for (const sort of ["newest", "rent_low", "rent_high"]) {
      const seen: { id: string; price: number }[] = [];
      let path: string | undefined = `/api/properties?limit=5&sort=${sort}`;
      while (path) {
        const page: Awaited<ReturnType<typeof browser.get>> = await browser.get(path);
        seen.push(...page.body);
        path = page.headers.get("link")?.match(/^<(.+)>; rel="next"$/)?.[1];
      }
      expect(new Set(seen.map(({ id }) => id)).size).toBe(23);
      const rents = seen.map(({ price }) => price);
      if (sort !== "newest") expect(rents).toEqual(rents.toSorted((a, b) => (sort === "rent_low" ? a - b : b - a)));
    }
  });

  test("filters by status and words, and ignores unknown values", async () => {
    const { browser, agent, database } = await agentBrowser();
    await createProperty(database.db, agent.agent_id, { address: "1 Main St", external_id: "A-100%" });
    await createProperty(database.db, agent.agent_id, { address: "2 Main St", status: "leased" });
    const found = async (query: string) =>
      (await browser.get(`/api/properties${query}`)).body.map(({ address }: { address: string }) => address);
    expect(await found("?status=leased")).toEqual(["2 Main St"]);
    expect(await found("?q=100%25")).toEqual(["1 Main St"]);
    for (const odd of ["?status=all", "?sort=odd", "?after=x", "?limit=0", "?after=WyJ4IiwgImEiXQ"])
      expect(await found(odd)).toHaveLength(2);
  });
});

describe("the fair-housing check", () => {
  test("refuses a listing, names words and law, offers a replacement and leaves a record", async () => {
    const { browser, agent, database } = await agentBrowser();
    const unfair = {
      ...listing,
      address: "1420 Brickell Bay Dr, adults only",
      description: "Bay view. No kids.",
      facts: { pool: { es: "Solo adultos" } },
    };
    const answer = await browser.post("/api/properties", unfair);
    expect([answer.status, answer.body.code]).toEqual([400, "listing_wording"]);
    expect(answer.body.fields.description).toBe(
      "“No kids” turns away families with children (Fair Housing Act, 42 USC 3604).",
    );
    expect(answer.body.fields["facts.pool.es"]).toContain("Solo adultos");
    expect((await browser.get("/api/properties")).body).toEqual([]);
    const check = await browser.post("/api/properties/wording", {
      texts: { description: unfair.description, ok: "Pool" },
    });
    expect(check.body).toEqual({
      description: {
        findings: [{ start: 10, end: 17, phrase: "No kids", basis: "familial_status" }],
        rewrite: "Bay view.",
      },
    });
    const records = await database.db
      .selectFrom("wording_finding")
      .select(["field", "phrase", "basis"])
      .where("agent_id", "=", agent.agent_id)
      .orderBy("field")
      .execute();
    expect(records).toEqual([
      { field: "address", phrase: "adults only", basis: "familial_status" },
      { field: "description", phrase: "No kids", basis: "familial_status" },
      { field: "facts.pool.es", phrase: "Solo adultos", basis: "familial_status" },
    ]);
  });
});

describe("the assistant", () => {
  test("answers from the stored listing in the renter's language right after it is saved", async () => {
    const { signedIn, agent, say } = await startChat();
    const browser = await signedIn(agent.email);
    const { id } = (await browser.post("/api/properties", listing)).body;
    const asks = async (text: string) => (await say(text)).body.message as string;
    expect(await asks("Does 77 SW 9th allow pets?")).toMatch(/cats welcome only, 2 at most/i);
    expect(await asks("And the pet fee?")).toContain("$250");
    expect(await asks("How much do I need in total to move in?")).toContain("$5,000");
    expect(await asks("Is there parking?")).toContain("1 parking space included");
    expect(await asks("Is there a washer?")).toMatch(/Yes[,:] washer and dryer inside/);
    expect(await asks("¿Aceptan gatos?")).toMatch(/solo se aceptan gatos/i);
    const changed = { ...listing, terms: { pets: { allowed: [] } } };
    await browser.send("PUT", `/api/properties/${id}`, JSON.stringify(changed), json);
    expect(await asks("¿Aceptan mascotas?")).toMatch(/no se aceptan mascotas/i);
  });

  test("ignores draft, leased and deleted listings", async () => {
    const { signedIn, agent, say, database } = await startChat();
    const browser = await signedIn(agent.email);
    await createProperty(database.db, agent.agent_id, { address: "9 Draft Rd", status: "draft" });
    const { property_id } = await createProperty(database.db, agent.agent_id, { address: "9 Gone Rd" });
    await browser.send("DELETE", `/api/properties/${property_id}`);
    expect((await say("How much is the rent at 9 Gone Rd?")).body.message).not.toContain("2,800");
  });
});

describe("a listing's matching leads", () => {
  test("come best first with reasons, and near misses say what doesn't fit", async () => {
    const { signedIn, agent, say, client, database } = await startChat();
    await say("2 bedrooms in Brickell, up to $3,000, moving as soon as possible, I have a cat. I'm Ana, 305-555-0101");
    const other = client();
    await say("2 bedrooms in Brickell up to $2,500, I'm Luis, 305-555-0102", { from: other });
    const third = client();
    await say("Studio in Doral for $1,500, I'm Eva, 305-555-0103", { from: third });
    const browser = await signedIn(agent.email);
    const { property_id } = await createProperty(database.db, agent.agent_id, {
      available_from: "2026-01-01",
      terms: JSON.stringify({ pets: { allowed: ["cat"] } }),
    });
    const found = (await browser.get(`/api/properties/${property_id}/matches`)).body;
    expect(found).toMatchObject({ considered: 3, fitting: 1 });
    expect(found.matches).toMatchObject([{ name: "Ana", percentage: 100 }]);
    expect(found.matches[0].reasons).toContainEqual({ criterion: "budget", outcome: "fits", data: { under: 200 } });
    expect(found.nearMisses).toMatchObject([{ name: "Luis" }]);
    expect(found.nearMisses[0].reasons).toContainEqual({ criterion: "budget", outcome: "misses", data: { over: 300 } });
  });

  test("weigh the pet that the chat knows against the limit", async () => {
    const { signedIn, agent, say, database } = await startChat();
    await say("2 bedrooms in Brickell, up to $3,000, asap, I have a 70 lb dog. I'm Ana, 305-555-0101");
    const browser = await signedIn(agent.email);
    const { property_id } = await createProperty(database.db, agent.agent_id, {
      available_from: "2026-01-01",
      terms: JSON.stringify({ pets: { allowed: ["dog"], pounds: 30 } }),
    });
    const found = (await browser.get(`/api/properties/${property_id}/matches`)).body;
    expect(found.fitting).toBe(0);
    const limit = { criterion: "pets", outcome: "misses", data: { allowed: "dog", limit: 30 } };
    expect(found.nearMisses[0].reasons).toContainEqual(limit);
  });
});
