import { describe, expect, test } from "vitest";
import { createAgent, createProperty } from "../../testing/factories.ts";
import { startTestApp } from "../../testing/testApp.ts";

async function importer() {
  const app = await startTestApp();
  const agent = await createAgent(app.database.db);
  const browser = await app.signedIn(agent.email);
  const send = (text: string | Uint8Array<ArrayBuffer>, query = "", headers: Record<string, string> = {}) =>
    browser.send("POST", `/api/properties/import${query}`, text, { "content-type": "text/csv", ...headers });
  const list = async () => (await browser.get("/api/properties")).body;
  return { ...app, agent, browser, send, list };
}

const good = [
  "Address,Area,Rent,Bedrooms,Bathrooms,Square feet,Available from,Reference,Pets,Deposit,Color",
  '"1 Ocean Dr, #2",South Beach,"$3,150.00",2,1.5,"1,050",1/15/2027,A-1,Cats and dogs,"3,150",blue',
  "2 Ocean Dr,sobe,2400,studio,1,,now,A-2,no,,",
].join("\r\n");

describe("a file of listings", () => {
  test("is previewed before it is stored, and changes nothing when imported again", async () => {
    const { send, list, browser } = await importer();
    const preview = await send(good);
    expect(preview.body).toMatchObject({ committed: false, created: 2, failed: 0, ignoredColumns: ["Color"] });
    expect(preview.body.preview[0]).toMatchObject({ line: 2, address: "1 Ocean Dr, #2", price: 3150, bathrooms: 1.5 });
    expect(await list()).toEqual([]);
    expect((await send(good, "?commit=true&publish=true")).body).toMatchObject({ committed: true, created: 2 });
    const stored = await list();
    expect(stored).toMatchObject([
      {
        address: "1 Ocean Dr, #2",
        area: "South Beach",
        squareFeet: 1050,
        availableFrom: "2027-01-15",
        status: "active",
      },
      { address: "2 Ocean Dr", area: "South Beach", bedrooms: 0 },
    ]);
    const detail = (await browser.get(`/api/properties/${stored[0].id}`)).body;
    expect(detail.terms).toEqual({ pets: { allowed: ["cat", "dog"] }, fees: { deposit: 3150 } });
    expect((await send(good, "?commit=true&publish=true")).body).toMatchObject({
      created: 0,
      updated: 0,
      unchanged: 2,
    });
    expect(await list()).toEqual(stored);
  });

  test("previews what each row changes, and whether renters see it", async () => {
    const { send } = await importer();
    await send(good, "?commit=true&publish=true");
    const { preview } = (await send(good.replace("$3,150.00", "3,200").replace(",Cats and dogs,", ",Cats,"))).body;
    expect(preview).toMatchObject([
      {
        change: "updated",
        live: true,
        changes: [
          { field: "price", before: 3150, after: 3200 },
          { field: "pets", before: ["cat", "dog"], after: ["cat"] },
        ],
      },
      { change: "unchanged", live: true, changes: [] },
    ]);
    expect((await send(`${good}\n3 Ocean Dr,sobe,2000,1,1,,,A-3,,,`)).body.preview[2]).toMatchObject({
      change: "created",
      live: false,
      changes: [],
    });
  });

  test("goes live only if the agent says so, and takes nothing offline", async () => {
    const { send, list } = await importer();
    const preview = await send(`${good}\n3 Ocean Dr,sobe,,,,,,A-3,,,`);
    expect(preview.body).toMatchObject({ created: 3, failed: 0, publishable: 2 });
    const statuses = async () => (await list()).map(({ status }: { status: string }) => status);
    await send(good, "?commit=true");
    expect(await statuses()).toEqual(["draft", "draft"]);
    const active = `${good.replace("Color", "Status").replace("blue", "Active")}Active`;
    expect((await send(active, "?commit=true")).body).toMatchObject({ unchanged: 2, publishable: 2 });
    expect((await send(active, "?commit=true&publish=true")).body).toMatchObject({ updated: 2, publishable: 2 });
    expect((await send(active, "?commit=true")).body).toMatchObject({ unchanged: 2, publishable: 0 });
    expect(await statuses()).toEqual(["active", "active"]);
  });

  test("keeps the units of one building apart, in both languages", async () => {
    const { send, list } = await importer();
    const file = "Address,Unit,Area,Rent\n77 SE 5th St,1403,Brickell,3050\n77 SE 5th St,PH 2,Brickell,4050";
    expect((await send(file, "?commit=true")).body).toMatchObject({ created: 2, failed: 0, ignoredColumns: [] });
    const spanish = "Dirección;Unidad;Renta\n77 SE 5th St;# 1403;3100";
    expect((await send(spanish, "?commit=true")).body).toMatchObject({ created: 0, updated: 1 });
    expect(await list()).toMatchObject([
      { address: "77 SE 5th St, #1403", price: 3100 },
      { address: "77 SE 5th St, #PH 2", price: 4050 },
    ]);
  });

  test("changes the fields it contains and leaves the others", async () => {
    const { send, agent, database, browser } = await importer();
    const { property_id } = await createProperty(database.db, agent.agent_id, {
      address: "9 NE 1st Ave, #7",
      description: "Kept",
      terms: JSON.stringify({ parkingSpaces: 2, pets: { allowed: ["cat"], most: 1 } }),
    });
    const file = "Dirección;Renta;Mascotas;Descripción\n9 ne 1st ave  #7;2.950;gatos y perros;";
    expect((await send(file, "?commit=true")).body).toMatchObject({ updated: 1, created: 0, errors: [] });
    expect((await browser.get(`/api/properties/${property_id}`)).body).toMatchObject({
      price: 2950,
      area: "Brickell",
      description: "Kept",
      terms: { parkingSpaces: 2, pets: { allowed: ["cat", "dog"], most: 1 } },
      facts: { parking: { en: "One space" } },
    });
  });

  test("reports every wrong row and column and imports the others", async () => {
    const { send, list } = await importer();
    const file = [
      "Address,Area,Rent,Bedrooms,Bathrooms,Available from,Description,Status",
      "1 A St,Brickell,2000,1,1,,Fine,",
      "2 B St,Brickell,cheap,1,1,31/31/2027,Fine,",
      "3 C St,Brickell,,1,1,,Fine,",
      "4 D St,Doral,1900,1,1,,No kids. Pool.,",
      "1 a st,Brickell,2100,1,1,,Fine,",
      "5 E St,,,,,,,draft",
      "6 F St no kids,,,,,,,draft",
    ].join("\n");
    const answer = await send(file, "?commit=true&publish=true");
    expect(answer.body).toMatchObject({ created: 2, failed: 5 });
    expect(answer.body.errors).toEqual([
      {
        line: 3,
        about: "2 B St",
        column: "Rent",
        value: "cheap",
        text: expect.stringContaining("Write it like 2900, 2,900 or $2,900"),
      },
      {
        line: 3,
        about: "2 B St",
        column: "Available from",
        value: "31/31/2027",
        text: expect.stringContaining("Write it like 1/15/2027"),
      },
      { line: 4, about: "3 C St", column: "Rent", value: "", text: "Required" },
      {
        line: 5,
        about: "4 D St",
        column: "Description",
        value: "No kids. Pool.",
        text: "“No kids” turns away families with children (Fair Housing Act, 42 USC 3604). Suggested: Pool.",
      },
      { line: 6, about: "1 a st", column: "", value: "", text: "The same listing is already on row 2." },
      {
        line: 8,
        about: "6 F St no kids",
        column: "Address",
        value: "6 F St no kids",
        text: "“no kids” turns away families with children (Fair Housing Act, 42 USC 3604). Suggested: 6 F St",
      },
    ]);
    expect((await list()).map(({ address }: { address: string }) => address)).toEqual(["1 A St", "5 E St"]);
    const spanish = await send("Dirección\n1 X St", "?publish=true", { "accept-language": "es" });
    expect(spanish.body.errors[0].text).toBe("Obligatorio");
  });

  test("accepts the template unchanged in both languages", async () => {
    const { send, browser } = await importer();
    for (const language of ["en", "es"]) {
      const template = await browser.get("/api/properties/template.csv", { "accept-language": language });
      expect(template.headers.get("content-disposition")).toContain("llave-properties.csv");
      expect((await send(template.text)).body).toMatchObject({ created: 1, failed: 0, ignoredColumns: [] });
    }
  });

  test("may use the encoding of old spreadsheets", async () => {
    const { send } = await importer();
    const windows = Buffer.from(
      "Dirección\tZona\tRenta\tHabitaciones\tBaños\r\n1 Calle Peña\tDoral\t1900\t1\t1\r\n",
      "latin1",
    );
    const answer = await send(new Uint8Array(windows));
    expect(answer.body.preview[0]).toMatchObject({ address: "1 Calle Peña", area: "Doral" });
  });

  test("is read with the columns the agent assigned", async () => {
    const { send, list } = await importer();
    const file = "Where,Color,How much\n1 A St,blue,2400";
    const first = await send(file);
    expect(first.body).toMatchObject({ needsAddress: true, created: 0 });
    expect(first.body.columns).toEqual([
      { name: "Where", field: null, example: "1 A St" },
      { name: "Color", field: null, example: "blue" },
      { name: "How much", field: null, example: "2400" },
    ]);
    expect((await send(file, "?commit=true")).body.code).toBe("csv_no_address");
    const mapped = (columns: unknown) => `?columns=${encodeURIComponent(JSON.stringify(columns))}`;
    expect((await send(file, mapped(["address", "color", "price"]))).status).toBe(400);
    expect((await send(file, "?columns=address")).status).toBe(400);
    const named = await send(
      "Where,Color,How much,Status\n1 A St,blue,2400,Draft",
      mapped(["address", null, "price", "status"]),
    );
    expect(named.body).toMatchObject({ needsAddress: false, created: 1, ignoredColumns: ["Color"] });
    const commit = `${mapped(["address", null, "price", "status"])}&commit=true`;
    await send("Where,Color,How much,Status\n1 A St,blue,2400,Draft", commit);
    expect(await list()).toMatchObject([{ address: "1 A St", price: 2400, status: "draft" }]);
  });

  test.each([
    ["nothing", "", 400, "csv_unreadable"],
    ["no head", "Color\nblue", 400, "csv_no_address"],
    ["a quote that never ends", 'Address\n"1 A St', 400, "csv_unreadable"],
    ["bytes that are no text", "Address\n\0\u0001", 400, "csv_unreadable"],
    ["too many lines", `Address\n${"1 A St\n".repeat(5_001)}`, 413, "csv_too_many_rows"],
    ["too many bytes", `Address\n${"x".repeat(5_100_000)}`, 413, "csv_too_many_rows"],
  ])("is refused with %s", async (_, text, status, code) => {
    const { send } = await importer();
    const answer = await send(text);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  });

  test("can have 5,000 rows, stored quickly and matched on the next import", async () => {
    const { send } = await importer();
    const lines = Array.from({ length: 5_000 }, (_, n) => `${n} NW 7th St,Doral,${1500 + n},1,1,R-${n}`);
    const file = ["Address,Area,Rent,Bedrooms,Bathrooms,Reference", ...lines].join("\n");
    expect((await send(file, "?commit=true")).body).toMatchObject({ created: 5_000, failed: 0 });
    expect((await send(file)).body).toMatchObject({ unchanged: 5_000 });
  });
});

test("a file never changes another agent's listings", async () => {
  const { send, database } = await importer();
  const other = await createAgent(database.db);
  await createProperty(database.db, other.agent_id, { address: "1 Ocean Dr, #2", external_id: "A-1" });
  expect((await send(good, "?commit=true&publish=true")).body).toMatchObject({ created: 2, updated: 0 });
  const rows = await database.db
    .selectFrom("property")
    .select("price")
    .where("agent_id", "=", other.agent_id)
    .execute();
  expect(rows).toEqual([{ price: 2800 }]);
});
