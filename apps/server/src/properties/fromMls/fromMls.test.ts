import { maxDescriptionLength } from "@llave/contract/listings/properties";
import { isStorableText, storable } from "@llave/contract/text/storableText";
import sharp from "sharp";
import { describe, expect, onTestFinished, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { mlsProperty } from "../../testing/mlsServer/properties.ts";
import { type MlsBehavior, startMlsServer } from "../../testing/mlsServer/server.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { readRecord } from "./readRecord.ts";
import { mlsRecord } from "./record.ts";
import { readMls } from "./webApi.ts";

const now = new Date("2026-03-20T14:44:00Z");

async function stage(behavior: Partial<MlsBehavior> = {}) {
  const server = await startMlsServer({ properties: [mlsProperty()], ...behavior });
  onTestFinished(server.close);
  const { app, database, signedIn } = await startTestApp({ now: () => now });
  app.services.webPages = server.webPages;
  const agent = await createAgent(database.db);
  const browser = await signedIn(agent.email);
  const put = (body: object) =>
    browser.send("PUT", "/api/agent/mls", JSON.stringify(body), { "content-type": "application/json" });
  const byToken = { auth: "token", serviceUrl: server.url("/odata"), memberId: "A100", token: "mls-token" };
  const byClient = {
    auth: "client",
    serviceUrl: server.url("/odata"),
    memberId: "A100",
    tokenUrl: server.url("/token"),
    clientId: "llave",
    clientSecret: "s3cret",
  };
  return {
    ...server,
    database,
    agent,
    browser,
    signedIn,
    put,
    byToken,
    byClient,
    preview: () => browser.post("/api/agent/mls/preview"),
    take: (...keys: string[]) => browser.post("/api/agent/mls/import", { keys }),
    stored: () => database.db.selectFrom("property").selectAll().where("agent_id", "=", agent.agent_id).execute(),
  };
}

describe("a record of the MLS", () => {
  const read = (changes: object, places = ["Miami", "Edgewater", "Brickell"]) =>
    readRecord(mlsRecord.parse(mlsProperty(changes)), places);

  test("becomes a listing with the terms that it states", () => {
    expect(read({})).toEqual({
      key: "key-1",
      modifiedAt: "2026-03-10T14:00:00.000Z",
      status: "active",
      externalId: "A11700001",
      address: "1800 N Bayshore Dr, #1412",
      area: "Edgewater",
      price: 2950,
      bedrooms: 1,
      bathrooms: 1.5,
      squareFeet: 782,
      availableFrom: "2026-04-01",
      description: "Corner unit with a balcony over the bay.",
      terms: { pets: { allowed: ["cat"] }, parkingSpaces: 1, furnished: false, utilities: ["water", "trash"] },
      photos: [],
    });
  });

  test("is read in the spelling of older servers", () => {
    const old = {
      StandardStatus: "ActiveUnderContract",
      PropertyType: "ResidentialLease",
      PetsAllowed: "CatsOk,DogsOk",
      RentIncludes: "Electricity,TrashCollection",
      LivingArea: 100,
      LivingAreaUnits: "SquareMeters",
    };
    expect(read(old)).toMatchObject({
      status: "pending",
      squareFeet: 1076,
      terms: { pets: { allowed: ["cat", "dog"] }, utilities: ["electricity", "trash"] },
    });
  });

  test("leaves out what it doesn't state", () => {
    const home = read({
      StreetNumber: null,
      UnitNumber: null,
      LeaseAmountFrequency: "Weekly",
      PetsAllowed: ["Call"],
      RentIncludes: ["See Remarks"],
      BedroomsTotal: null,
      Furnished: "Negotiable",
      ParkingTotal: null,
    });
    expect(home).toMatchObject({ address: "1800 N Bayshore Dr #1412", terms: {} });
    expect(Object.keys(home ?? {})).not.toContain("price");
    expect(Object.keys(home ?? {})).not.toContain("bedrooms");
  });

  test.each([[{ BathroomsFull: 0, BathroomsHalf: 0 }], [{ BathroomsFull: null, BathroomsTotalInteger: 0 }]])(
    "with %j doesn't state its bathrooms",
    (none) => {
      expect(Object.keys(read(none) ?? {})).not.toContain("bathrooms");
    },
  );

  test("that is for sale isn't a listing here", () => {
    expect(read({ PropertyType: "Residential" })).toBeNull();
    expect(read({ StandardStatus: "Incomplete" })).toBeNull();
  });
});

describe("the connection", () => {
  test("doesn't exist at first, and can be removed", async () => {
    const { browser, put, byToken } = await stage();
    expect((await browser.get("/api/agent/mls")).body).toEqual({ connection: null });
    expect((await browser.post("/api/agent/mls/preview")).body.code).toBe("mls_not_connected");
    expect((await put(byToken)).status).toBe(200);
    expect((await browser.send("DELETE", "/api/agent/mls")).status).toBe(204);
    expect((await browser.get("/api/agent/mls")).body).toEqual({ connection: null });
    expect((await browser.send("DELETE", "/api/agent/mls")).body.code).toBe("mls_not_connected");
  });

  test("keeps the token encrypted and never sends it back", async () => {
    const { put, byToken, database, agent } = await stage();
    const connected = await put(byToken);
    expect(connected.body).toEqual({
      serviceUrl: byToken.serviceUrl,
      memberId: "A100",
      auth: "token",
      connectedAt: now.toISOString(),
      importedAt: null,
    });
    const { credentials } = await database.db
      .selectFrom("mls_connection")
      .select("credentials")
      .where("agent_id", "=", agent.agent_id)
      .executeTakeFirstOrThrow();
    expect(credentials.toString("latin1")).not.toContain("mls-token");
  });

  test.each(["header", "body"] as const)("gets its tokens with a client named in the %s", async (clientIn) => {
    const { put, byClient, preview, requests } = await stage({ clientIn });
    expect((await put(byClient)).status).toBe(200);
    expect((await preview()).body.listings).toHaveLength(1);
    expect(requests.at(-1)?.authorization).toMatch(/^Bearer token-/);
  });

  test("gets a new token when one expires between two pages", async () => {
    const properties = [1, 2, 3].map((n) => mlsProperty({ ListingKey: `key-${n}`, ListingId: `A${n}` }));
    const { put, byClient, preview } = await stage({ properties, requestsPerToken: 1 });
    expect((await put(byClient)).status).toBe(200);
    expect((await preview()).body.listings).toHaveLength(3);
  });

  test.each([
    ["a wrong token", { token: "other" }, 422, "mls_refused"],
    ["an address inside", { serviceUrl: "http://127.0.0.1/odata" }, 422, "mls_not_public"],
    ["an address that isn't one", { serviceUrl: "mls" }, 422, "mls_not_public"],
    ["an address that doesn't exist", { serviceUrl: "https://nowhere.example/odata" }, 422, "mls_not_found"],
    ["an id that would change the query", { memberId: "A' or 1 eq 1" }, 400, "invalid_request"],
    ["no token", { token: " " }, 400, "invalid_request"],
  ])("is refused with %s and not stored", async (_why, change, status, code) => {
    const { browser, put, byToken } = await stage();
    const answer = await put({ ...byToken, ...change });
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect((await browser.get("/api/agent/mls")).body.connection).toBeNull();
  });

  test("is refused with a wrong client", async () => {
    const { put, byClient } = await stage();
    expect((await put({ ...byClient, clientSecret: "wrong" })).body.code).toBe("mls_refused");
    expect((await put({ ...byClient, tokenUrl: "http://10.0.0.1/token" })).body.code).toBe("mls_not_public");
  });
});

describe("the reading", () => {
  test("asks for the agent's own listings only, and drops others that come anyway", async () => {
    const properties = [mlsProperty(), mlsProperty({ ListingKey: "key-2", ListAgentMlsId: "B200" })];
    const { put, byToken, preview, requests } = await stage({ properties, ignoresFilter: true });
    await put(byToken);
    const { listings } = (await preview()).body;
    expect(listings.map(({ key }: { key: string }) => key)).toEqual(["key-1"]);
    expect(requests.at(-1)?.query.get("$filter")).toBe(
      "ListAgentMlsId eq 'A100' and ModificationTimestamp ge 2025-03-20T14:44:00.000Z",
    );
    expect(requests.at(-1)?.query.get("$expand")).toBe("Media");
    expect(requests.at(-1)?.query.get("$select")).toContain("ListPrice");
  });

  test("asks without a choice of fields if the MLS doesn't have one of them", async () => {
    const { put, byToken, preview } = await stage({ unknownField: "PetsAllowed" });
    await put(byToken);
    expect((await preview()).body.listings).toHaveLength(1);
  });

  test("never takes the token to another server", async () => {
    const properties = [1, 2, 3].map((n) => mlsProperty({ ListingKey: `key-${n}`, ListingId: `A${n}` }));
    const { put, byToken, preview, requests } = await stage({ properties, nextOrigin: "https://other.mls.example" });
    await put(byToken);
    const before = requests.length;
    expect((await preview()).body.code).toBe("mls_not_found");
    expect(requests.length - before).toBe(1);
  });

  test.each([
    [{ failures: [{ status: 429, headers: { "retry-after": "120" } }] }, 503, "mls_busy"],
    [{ failures: [{ status: 503 }] }, 503, "mls_down"],
    [{ failures: [{ status: 401 }] }, 422, "mls_refused"],
    [{ failures: [{ status: 302, headers: { location: "http://127.0.0.1/" } }] }, 422, "mls_not_found"],
    [{ refusesFilter: true }, 422, "mls_query_refused"],
  ])("says what went wrong: %o", async (failing, status, code) => {
    const { put, byToken, preview, mls } = await stage();
    await put(byToken);
    Object.assign(mls, failing);
    const answer = await preview();
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    if (code === "mls_busy") expect(answer.headers.get("retry-after")).toBe("120");
  });

  test("ends when the MLS takes too long, over all its pages together", async () => {
    const properties = [1, 2, 3].map((n) => mlsProperty({ ListingKey: `key-${n}`, ListingId: `A${n}` }));
    const { webPages, byToken } = await stage({ properties, delayMs: 300 });
    const access = { ...byToken, tokenUrl: null, credentials: { token: "mls-token" } };
    await expect(readMls(access, { webPages, now, timeoutMs: 500 })).rejects.toMatchObject({ code: "mls_too_slow" });
    expect(await readMls(access, { webPages, now })).toHaveLength(3);
  });
});

describe("the import", () => {
  test("stores the chosen listings, each once however often it is repeated", async () => {
    const properties = [mlsProperty(), mlsProperty({ ListingKey: "key-2", ListingId: "A2", UnitNumber: "2" })];
    const { put, byToken, preview, take, stored } = await stage({ properties });
    await put(byToken);
    expect((await preview()).body.listings).toMatchObject([{ change: "created" }, { change: "created" }]);
    expect(await stored()).toEqual([]);
    expect((await take("key-1")).body).toEqual({ created: 1, updated: 0, withPhotos: [] });
    await take("key-1");
    expect(await stored()).toMatchObject([{ address: "1800 N Bayshore Dr, #1412", status: "active", price: 2950 }]);
    expect((await preview()).body.listings).toMatchObject([
      { key: "key-1", change: "unchanged", changes: [] },
      { key: "key-2", change: "created" },
    ]);
  });

  test("cleans texts that can't be stored as is", async () => {
    // Half of a pair arrives as such, or is left where a long text is cut.
    const remarks = `Bay\0 view \ud83d.${"a".repeat(maxDescriptionLength - 12)}🏙`;
    const Media = [{ MediaURL: "https://mls.example/1.jpg", ShortDescription: "Bal\0cony \udc00" }];
    const odd = mlsProperty({ PublicRemarks: remarks, ListingId: "A1\u00001", City: "Mia\0mi", Media });
    const { put, byToken, take, stored } = await stage({ properties: [odd] });
    await put(byToken);
    expect((await take("key-1")).status).toBe(200);
    const [home] = await stored();
    expect(home).toMatchObject({ external_id: "A11", address: "1800 N Bayshore Dr, #1412" });
    expect(home?.description).toMatch(/^Bay view \ufffd\.a+\ufffd$/);
    const read = readRecord(mlsRecord.parse(storable(odd)), []);
    expect([read?.description, read?.photos[0]?.alt].map((text) => isStorableText(text ?? ""))).toEqual([true, true]);
  });

  test("keeps what the agent changed until the MLS changes the listing", async () => {
    const { put, byToken, preview, take, stored, mls, database, agent } = await stage();
    await put(byToken);
    await take("key-1");
    await database.db
      .updateTable("property")
      .set({ price: 2900, description: "My own words." })
      .where("agent_id", "=", agent.agent_id)
      .execute();
    expect((await preview()).body.listings).toMatchObject([{ change: "unchanged", price: 2900 }]);
    mls.properties = [mlsProperty({ ListPrice: 2800, ModificationTimestamp: "2026-03-19T09:00:00Z" })];
    expect((await preview()).body.listings).toMatchObject([{ change: "updated", changes: ["price"], price: 2800 }]);
    expect((await take("key-1")).body).toMatchObject({ created: 0, updated: 1 });
    expect(await stored()).toMatchObject([{ price: 2800, description: "My own words." }]);
  });

  test("marks a listing as rented when the MLS closes it, and ignores closed ones that aren't here", async () => {
    const { put, byToken, preview, take, stored, mls } = await stage();
    await put(byToken);
    await take("key-1");
    const closed = { StandardStatus: "Closed", ModificationTimestamp: "2026-03-19T09:00:00Z" };
    mls.properties = [mlsProperty(closed), mlsProperty({ ...closed, ListingKey: "key-2", ListingId: "A2" })];
    expect((await preview()).body.listings).toMatchObject([{ key: "key-1", changes: ["status"], status: "leased" }]);
    await take("key-1");
    expect(await stored()).toMatchObject([{ status: "leased" }]);
  });

  test("stores an unfinished listing as a draft and says what is missing", async () => {
    const { put, byToken, preview, take, stored } = await stage({
      properties: [
        mlsProperty({ BedroomsTotal: null }),
        mlsProperty({ ListingKey: "x", StreetNumber: null, UnparsedAddress: null }),
      ],
    });
    await put(byToken);
    const { listings } = (await preview()).body;
    expect(listings).toMatchObject([{ status: "draft", missing: ["bedrooms"] }, { missing: ["address"] }]);
    expect((await take("key-1", "x")).body).toMatchObject({ created: 1 });
    expect(await stored()).toMatchObject([{ status: "draft", bedrooms: null }]);
  });

  test("leaves out a description that says who may live there", async () => {
    const { put, byToken, preview, take, stored } = await stage({
      properties: [mlsProperty({ PublicRemarks: "Bright corner unit. No kids." })],
    });
    await put(byToken);
    expect((await preview()).body.listings).toMatchObject([{ withoutDescription: true }]);
    await take("key-1");
    expect(await stored()).toMatchObject([{ description: "" }]);
  });

  test("copies the photos of a listing that has none, in their order", async () => {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c4ffe5" } })
      .jpeg()
      .toBuffer();
    const { put, byToken, preview, take, browser, url, mls, database, agent } = await stage({ photo });
    mls.properties = [
      mlsProperty({
        Media: [
          { MediaURL: "http://127.0.0.1/inside.jpg", MediaCategory: "Photo", Order: 3 },
          { MediaURL: url("/photo/1"), MediaCategory: "Photo", Order: 1, ShortDescription: "Living room" },
          { MediaURL: url("/plan.pdf"), MediaCategory: "Document", Order: 2 },
        ],
      }),
    ];
    await put(byToken);
    expect((await preview()).body.listings).toMatchObject([{ photos: 2 }]);
    expect((await take("key-1")).body.withPhotos).toEqual(["key-1"]);
    const copied = await browser.post("/api/agent/mls/photos", { key: "key-1" });
    expect(copied.body).toEqual({ copied: 1, failed: 1 });
    const photos = database.db.selectFrom("property_photo").select("alt").where("agent_id", "=", agent.agent_id);
    expect(await photos.execute()).toEqual([{ alt: "Living room" }]);
    expect((await preview()).body.listings).toMatchObject([{ photos: 0 }]);
    expect((await browser.post("/api/agent/mls/photos", { key: "key-1" })).status).toBe(404);
  });

  test("another agent has neither the connection nor the listings", async () => {
    const { put, byToken, take, database, signedIn } = await stage();
    await put(byToken);
    await take("key-1");
    const other = await createAgent(database.db);
    const stranger = await signedIn(other.email);
    expect((await stranger.get("/api/agent/mls")).body.connection).toBeNull();
    expect((await stranger.post("/api/agent/mls/photos", { key: "key-1" })).body.code).toBe("mls_not_connected");
    expect((await stranger.post("/api/agent/mls/import", { keys: ["key-1"] })).body.code).toBe("mls_not_connected");
    expect((await stranger.post("/api/agent/mls/import", { keys: [] })).status).toBe(400);
  });
});
