import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { APIRequestContext, Page } from "@playwright/test";
import { expectAccessible, signIn } from "./support/agentSide.ts";
import { type Demo, expect, test as journey } from "./support/journey.ts";
import { startDemo } from "./support/servers.ts";

const link = "/smartlink/marisol-echeverria";

/** The pages' server, set up to take its map from the tile server. */
interface TileServer extends Demo {
  /** Paths of the tiles that were requested. */
  asked: string[];
  /** Tiles answer with this status. */
  status: number;
}

const test = journey.extend<{ tiles: TileServer }, { mapped: TileServer }>({
  mapped: [
    async ({ browserName: _ }, use) => {
      const nobody = { email: "", password: "" };
      const mapped: TileServer = { origin: "", smartLinkPath: "", agent: nobody, asked: [], status: 200 };
      const tiles = createServer((request, response) => {
        mapped.asked.push(request.url ?? "");
        response.writeHead(mapped.status, { "content-type": "image/svg+xml" });
        response.end(mapped.status === 200 ? tile(request.url ?? "") : "");
      });
      await new Promise<void>((resolve) => {
        tiles.listen(0, "127.0.0.1", resolve);
      });
      const { port } = tiles.address() as AddressInfo;
      const server = await startDemo({ MAP_TILES_URL: `http://127.0.0.1:${port}/{z}/{x}/{y}.svg` });
      const { origin, smartLinkPath, agent } = server;
      Object.assign(mapped, { origin, smartLinkPath, agent });
      await use(mapped);
      await server.stop();
      tiles.close();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  tiles: async ({ mapped }, use) => {
    mapped.asked = [];
    mapped.status = 200;
    await use(mapped);
  },
  baseURL: async ({ mapped }, use) => {
    await use(mapped.origin);
  },
});

function tile(path: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#f3ece2"/><path d="M0 60H256M0 180H256M80 0V256M200 0V256" stroke="#fff" stroke-width="8"/><text x="90" y="120" font-size="14">${path}</text></svg>`;
}

/** Opens the sheet of one of the demo's homes, as from a shared address. */
async function openHome(page: Page, request: APIRequestContext): Promise<void> {
  const { linkId } = await (await request.get(`/api${link}`)).json();
  const chat = { linkId, conversationId: "map", message: "2 bedrooms in Brickell or Edgewater up to 3200" };
  const { matches } = await (await request.post("/api/smartlink/openai-conversation", { data: chat })).json();
  await page.goto(`${link}?home=${matches[0].id}`);
  await expect(page.locator(".home-answers")).toBeVisible();
}

for (const { locale, width, name, note } of [
  { locale: "en-US", width: 390, name: /Map: the home is in/, note: "The circle marks the area, not the address." },
  {
    locale: "es-US",
    width: 1440,
    name: /Mapa: la propiedad queda en/,
    note: "El círculo marca la zona, no la dirección.",
  },
]) {
  test(`the map loads once it is scrolled to, shows only the area and names its maker (${locale}, ${width} px)`, async ({
    browser,
    tiles,
  }) => {
    const context = await browser.newContext({ locale, viewport: { width, height: 844 }, baseURL: tiles.origin });
    const page = await context.newPage();
    await openHome(page, page.request);
    expect(tiles.asked).toEqual([]);
    await page.locator(".map-frame").scrollIntoViewIfNeeded();
    const map = page.getByRole("application", { name });
    await expect(map).toBeVisible();
    await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
    await expect(map.locator("path.area")).toBeVisible();
    await expect(page.getByText(note)).toBeVisible();
    const credit = page.getByRole("link", { name: /OpenStreetMap contributors/ });
    await expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
    await map.focus();
    const before = tiles.asked.length;
    await page.keyboard.press("+");
    await expect.poll(() => tiles.asked.length).toBeGreaterThan(before);
    await expectAccessible(page);
    await context.close();
  });
}

test("if the map's server fails the locator is drawn instead", async ({ page, tiles, problems }) => {
  problems.expect(/Failed to load resource/);
  tiles.status = 503;
  await openHome(page, page.request);
  await page.locator(".map-frame").scrollIntoViewIfNeeded();
  await expect(page.getByText("A sketch, not a street map.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Sketch map/ })).toBeVisible();
  await expect(page.locator(".map-frame")).toHaveCount(0);
});

test("a day's showings are on the same map, and drawn if its server fails", async ({ page, tiles, problems }) => {
  problems.expect(/Failed to load resource/);
  await signIn(page, tiles);
  await page.goto("/dashboard/showings?view=list");
  const map = page.getByRole("application", { name: /^Map of the day: 1\. / }).first();
  await expect(map.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expect(map.locator(".route-pin b").first()).toBeVisible();
  await expect(page.getByRole("link", { name: /OpenStreetMap contributors/ }).first()).toBeVisible();
  await expectAccessible(page);
  tiles.status = 503;
  await page.reload();
  await expect(page.getByRole("img", { name: /^Map of the day: 1\. / }).first()).toBeVisible();
});
