import type { APIRequestContext, Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import { expectAccessible } from "../support/agentSide.ts";
import { expect, test as journey } from "../support/journey.ts";

const link = "/smartlink/marisol-echeverria";

const test = journey.extend({ baseURL: async ({ mapping }, use) => use(mapping.server.origin) });

// One after the other, on one server.
test.describe.configure({ mode: "default" });

test.beforeEach(({ mapping }) => {
  Object.assign(mapping.tiles, { asked: [], status: 200 });
});

/** Opens the sheet of one of the demo's homes, as from a shared address. */
async function openHome(page: Page, request: APIRequestContext): Promise<void> {
  const { linkId } = await (await request.get(`/api${link}`)).json();
  const chat = { linkId, conversationId: "map", message: "2 bedrooms in Brickell or Edgewater up to 3200" };
  const { matches } = await (await request.post("/api/smartlink/openai-conversation", { data: chat })).json();
  await page.goto(`${link}?home=${matches[0].id}`);
  await expect(page.locator(".home-answers")).toBeVisible();
}

test("the map loads once it is scrolled to, shows only the area and names its maker", async ({
  browser,
  mapping: { server, tiles },
}) => {
  const context = await browser.newContext({
    locale: "es-US",
    viewport: { width: 390, height: 844 },
    baseURL: server.origin,
  });
  const page = await context.newPage();
  await openHome(page, page.request);
  expect(tiles.asked).toEqual([]);
  await page.locator(".map-frame").scrollIntoViewIfNeeded();
  const map = page.getByRole("application", { name: /Mapa: la propiedad queda en/ });
  await expect(map).toBeVisible();
  await expect(page.locator(".leaflet-tile-loaded").first()).toBeVisible();
  await expect(map.locator("path.area")).toBeVisible();
  await expect(page.getByText("El círculo marca la zona, no la dirección.")).toBeVisible();
  const credit = page.getByRole("link", { name: /OpenStreetMap contributors/ });
  await expect(credit).toHaveAttribute("href", "https://www.openstreetmap.org/copyright");
  await map.focus();
  const before = tiles.asked.length;
  await page.keyboard.press("+");
  await expect.poll(() => tiles.asked.length).toBeGreaterThan(before);
  await expectAccessible(page);
  await context.close();
});

test("if the map's server fails the locator is drawn instead", async ({ page, mapping: { tiles }, problems }) => {
  problems.expect(/Failed to load resource/);
  tiles.status = 503;
  await openHome(page, page.request);
  await page.locator(".map-frame").scrollIntoViewIfNeeded();
  await expect(page.getByText("A sketch, not a street map.")).toBeVisible();
  await expect(page.getByRole("img", { name: /Sketch map/ })).toBeVisible();
  await expect(page.locator(".map-frame")).toHaveCount(0);
});

test("a day's showings are on the same map, and drawn if its server fails", async ({
  page,
  mapping: { server, tiles },
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await authenticate(page.request, server.agent);
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
