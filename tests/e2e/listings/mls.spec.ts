import { enterAs } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

const fromMls = "/dashboard/properties/import?from=mls";
const connection = {
  serviceUrl: "https://api.mls.example/odata",
  memberId: "A100",
  auth: "token",
  connectedAt: "2026-03-20T14:44:00.000Z",
  importedAt: null,
};
const listing = {
  key: "key-1",
  number: "A11700001",
  address: "1800 N Bayshore Dr, #1412",
  area: "Edgewater",
  price: 2950,
  bedrooms: 1,
  bathrooms: 1.5,
  squareFeet: 782,
  status: "active",
  change: "created",
  changes: [],
  missing: [],
  withoutDescription: false,
  photos: 4,
};

test("an agent without an MLS sees that none is connected, and why an address is refused", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 422/);
  await enterAs(page, demo.agent, "/dashboard/settings/integrations");
  await expect(page.getByText("Not connected.")).toBeVisible();
  await page.getByRole("link", { name: "Connect", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Your MLS isn’t connected" })).toBeVisible();
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(3);
  await page.getByLabel("Address of the RESO Web API").fill("https://10.0.0.1/odata");
  await page.getByLabel("Your agent ID in the MLS").fill("A100");
  await page.getByLabel("Token", { exact: true }).fill("some-token");
  await page.getByRole("button", { name: "Connect" }).click();
  await expect(page.getByRole("alert")).toContainText("Enter a public address");
  await expectAccessible(page);
});

for (const [language, width] of [
  ["en", 1440],
  ["es", 390],
] as const) {
  test(`an agent chooses which listings of the MLS to take (${language}, ${width} px)`, async ({
    page,
    demo,
    context,
  }) => {
    const en = language === "en";
    await context.addCookies([{ name: "llave_language", value: language, url: demo.origin }]);
    await page.setViewportSize({ width, height: 860 });
    // The MLS is on the internet, which journeys don't reach: fromMls.test.ts runs the calls against a real server.
    await page.route("**/api/agent/mls", (route) => route.fulfill({ json: { connection } }));
    const unchanged = { ...listing, key: "key-2", address: "55 SE 6th St, #2804", change: "unchanged", photos: 0 };
    const unfinished = { ...listing, key: "key-3", address: "1 NE 1st St", price: null, missing: ["price"], photos: 0 };
    await page.route("**/api/agent/mls/preview", (route) =>
      route.fulfill({ json: { listings: [listing, unchanged, { ...unfinished, status: "draft" }] } }),
    );
    const asked: string[] = [];
    await page.route("**/api/agent/mls/import", (route) => {
      asked.push(route.request().postData() ?? "");
      return route.fulfill({ json: { created: 1, updated: 0, withPhotos: ["key-1"] } });
    });
    await page.route("**/api/agent/mls/photos", (route) => {
      asked.push(route.request().postData() ?? "");
      return route.fulfill({ json: { copied: 3, failed: 1 } });
    });
    await signIn(page, demo, fromMls);
    await page.getByRole("button", { name: en ? "Load my listings" : "Cargar mis propiedades" }).click();
    const take = (address: string) => page.getByRole("checkbox", { name: `${en ? "Import" : "Importar"} ${address}` });
    await expect(take(listing.address)).toBeChecked();
    await expect(take(unchanged.address)).not.toBeChecked();
    await expect(page.getByText(en ? "Missing: rent" : "Falta: renta")).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await take(unfinished.address).uncheck();
    await page.getByRole("checkbox", { name: en ? /I may use/ : /Puedo usar/ }).check();
    await page.getByRole("button", { name: en ? "Import 1 listing" : "Importar 1 propiedad" }).click();
    await expect(toast(page)).toContainText(en ? "1 photo couldn’t be copied." : "No se pudo copiar 1 foto.");
    expect(asked).toEqual([JSON.stringify({ keys: ["key-1"] }), JSON.stringify({ key: "key-1" })]);
  });
}
