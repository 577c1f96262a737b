import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { createAgent } from "../../testing/factories.ts";
import { startPageServer } from "../../testing/pageServer.ts";
import { quickest } from "../../testing/quickest.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { readListing } from "./readListing.ts";

const context = { url: "https://x.example/home", today: "2026-03-20", places: ["Miami", "Edgewater", "Brickell"] };
const script = (data: object) => `<script type="application/ld+json">${JSON.stringify(data)}</script>`;

const apartment = {
  "@context": "https://schema.org",
  "@graph": [
    { "@type": "Organization", name: "Biscayne Key Realty", address: { streetAddress: "1 Office Park" } },
    {
      "@type": ["Apartment", "Product"],
      address: {
        "@type": "PostalAddress",
        streetAddress: "1800 N Bayshore Dr",
        unitNumber: "1412",
        addressLocality: "Miami",
      },
      numberOfBedrooms: 1,
      numberOfBathroomsTotal: 1,
      floorSize: { value: "782", unitCode: "FTK" },
      description: "Bright 1 bedroom, 1.5 baths in Edgewater. Available April 1st. <b>Water</b> &amp; trash included.",
      offers: { "@type": "Offer", price: "2,950.00", priceCurrency: "USD" },
      image: ["/1.jpg", { url: "https://cdn.example/2.jpg" }, "javascript:alert(1)"],
    },
  ],
};

describe("a listing's page", () => {
  test("is read from its data, with differences in its text", () => {
    const { fields, photos } = readListing(script(apartment), context);
    expect(fields).toMatchObject({
      address: [{ value: "1800 N Bayshore Dr, #1412", source: "data" }],
      area: [{ value: "Edgewater", source: "text" }],
      price: [{ value: 2950, source: "data" }],
      bedrooms: [{ value: 1, source: "data" }],
      bathrooms: [
        { value: 1, source: "data" },
        { value: 1.5, source: "text", quote: "1.5 baths" },
      ],
      squareFeet: [{ value: 782, source: "data" }],
      availableFrom: [{ value: "2026-04-01", source: "text" }],
    });
    expect(fields.description?.[0]?.value).toContain("Water & trash included.");
    expect(photos).toEqual(["https://x.example/1.jpg", "https://cdn.example/2.jpg"]);
  });

  test("is read from its preview if it has no data, in Spanish too", () => {
    const html = `<title>55 SE 6th St #2804 | Rentas</title>
      <meta property="og:description" content="Estudio en Brickell, 1 baño, 520 pies², $2,150 al mes, disponible desde el 4 de abril">
      <meta name='og:image' content='a.png'><meta property="og:title" content="55 SE 6th St #2804 – Brickell">`;
    const { fields, photos } = readListing(html, context);
    expect(fields).toMatchObject({
      address: [{ value: "55 SE 6th St #2804", source: "summary" }],
      area: [{ value: "Brickell" }],
      price: [{ value: 2150, source: "text" }],
      bedrooms: [{ value: 0 }],
      bathrooms: [{ value: 1 }],
      squareFeet: [{ value: 520 }],
      availableFrom: [{ value: "2026-04-04" }],
    });
    expect(photos).toEqual(["https://x.example/a.png"]);
  });

  test("returns nothing for pages without data, and hostile ones end quickly", async () => {
    expect(readListing("<p>Hello</p>", context)).toEqual({ fields: {}, photos: [] });
    const [opened, closed] = [`{"a":`.repeat(5_000), "}".repeat(5_000)];
    const hostile = [
      `<script type="application/ld+json">${opened}1${closed}</script>`,
      "<script ".repeat(100_000),
      "<meta ".repeat(100_000),
      `${"<meta ".repeat(100_000)}>`,
      `<meta name="a" content="b">`.repeat(100_000),
      "<title".repeat(300_000),
      `<title>${"<".repeat(1_000_000)}`,
      `<title>${"1 ".repeat(500_000)}`,
      `<meta name="description" content="${"available ".repeat(50_000)}">`,
    ];
    for (const html of hostile) {
      const took = await quickest(2_000, () => {
        const started = performance.now();
        readListing(html, context);
        return performance.now() - started;
      });
      expect(took).toBeLessThan(2_000);
    }
  });
});

describe("the calls", () => {
  async function stage() {
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#c4ffe5" } })
      .jpeg()
      .toBuffer();
    const site = await startPageServer((request, response) => {
      if (request.url === "/1.jpg") return response.writeHead(200, { "content-type": "image/jpeg" }).end(photo);
      if (request.url === "/odd") {
        const html = script({ "@type": "Apartment", description: "Bay\0 view \ud83d", address: "1 Main\0 St \udc00" });
        return response.writeHead(200, { "content-type": "text/html" }).end(html);
      }
      if (request.url === "/empty")
        return response.writeHead(200, { "content-type": "text/html" }).end("<p>Nothing</p>");
      return response.writeHead(200, { "content-type": "text/html" }).end(script(apartment));
    });
    const app = await startTestApp();
    app.app.services.webPages = site.webPages;
    const agent = await createAgent(app.database.db);
    const browser = await app.signedIn(agent.email);
    return { ...app, site, agent, browser, read: (url: string) => browser.post("/api/properties/page", { url }) };
  }

  test("read a page and copy one of its photos into the agent's pictures", async () => {
    const { site, browser, read, agent, database } = await stage();
    const page = await read(site.url("/home"));
    expect(page.body).toMatchObject({ url: site.url("/home"), fields: { price: [{ value: 2950 }] } });
    const copied = await browser.post("/api/properties/page/photo", { url: page.body.photos[0] });
    expect([copied.status, copied.body.width]).toEqual([201, 40]);
    const stored = await database.db
      .selectFrom("picture")
      .select("purpose")
      .where("agent_id", "=", agent.agent_id)
      .execute();
    expect(stored).toEqual([{ purpose: "listing" }]);
  });

  test("return only texts that a listing can be saved with", async () => {
    const { site, read } = await stage();
    const { fields } = (await read(site.url("/odd"))).body;
    expect([fields.description[0].value, fields.address[0].value]).toEqual(["Bay view \ufffd", "1 Main St \ufffd"]);
  });

  test("say why a page wasn't read", async () => {
    const { site, read, browser } = await stage();
    expect((await read("http://127.0.0.1/")).body.code).toBe("page_not_public");
    expect((await read(site.url("/empty"))).body.code).toBe("page_no_listing");
    expect((await read(site.url("/1.jpg"))).body.code).toBe("page_no_listing");
    expect((await read("https://nowhere.example/")).body.code).toBe("page_not_found");
    expect((await read("")).status).toBe(400);
    const noPhoto = await browser.post("/api/properties/page/photo", { url: site.url("/home") });
    expect(noPhoto.body.code).toBe("page_no_listing");
  });
});
