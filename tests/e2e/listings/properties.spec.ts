import type { Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat, signIn, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

const inventory = "/dashboard/properties";
/** A square of 8 by 8 pixels. */
const photo = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWOwbvqGFTEMLQkAT35swdAsvigAAAAASUVORK5CYII=",
  "base64",
);

/** A different one: the same picture twice is one photo. */
const otherPhoto = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAIAAABLbSncAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWPQ76/EihiGlgQATwpNwZZz48QAAAAASUVORK5CYII=",
  "base64",
);

/** An address that is unique in this run. */
function someAddress(): string {
  return `${10_000 + Math.floor(Math.random() * 89_999)} SW 139th Ter, #${crypto.randomUUID().slice(0, 4)}`;
}

function field(page: Page, name: string) {
  return page.getByLabel(name, { exact: true });
}

/** Opens one of the form's optional sections. */
async function openSection(page: Page, title: string): Promise<void> {
  await page
    .getByRole("main")
    .locator("summary", { has: page.getByRole("heading", { name: title, exact: true }) })
    .click();
}

test("a listing is written, its wording corrected, and the chat answers from it", async ({
  page,
  demo,
  request,
  problems,
}) => {
  problems.expect(/status of 400/);
  const address = someAddress();
  await signIn(page, demo, inventory);
  await page.getByRole("link", { name: "Add Property" }).click();
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("Required", { exact: true })).toHaveCount(5);
  await expect(field(page, "Address")).toBeFocused();

  await field(page, "Address").fill(address);
  await field(page, "Area").fill("the gables");
  await field(page, "Monthly rent").fill("$2,750");
  await field(page, "Bedrooms").fill("2");
  await field(page, "Bathrooms").fill("1.5");
  await openSection(page, "Description");
  await openSection(page, "Cost to move in");
  await field(page, "Description").fill("Corner unit over the park. No kids, perfect for young professionals.");
  await field(page, "Security deposit").focus();
  await expect(page.locator("mark").first()).toHaveText("No kids");
  await expect(page.getByRole("alert").filter({ hasText: "Fair housing law" })).toContainText("42 USC 3604");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByText("This has wording fair housing law doesn't allow.")).toBeVisible();
  await page.getByRole("button", { name: "Use this wording" }).click();
  await expect(field(page, "Description")).toHaveValue("Corner unit over the park.");

  await field(page, "Security deposit").fill("2750");
  await page.getByText("First month", { exact: true }).click();
  await openSection(page, "Pets");
  await page.getByLabel("Pets", { exact: true }).selectOption("cat");
  await field(page, "Pet limit").fill("2");
  await openSection(page, "Facts your assistant may quote");
  await page.getByLabel("Add a fact...").selectOption({ label: "Laundry" });
  await field(page, "In English").fill("Washer and dryer inside");
  await page.locator("input[type=file]").setInputFiles([{ name: "one.png", mimeType: "image/png", buffer: photo }]);
  await page.getByLabel("What photo 1 of 1 shows").fill("Living room");
  await page
    .locator("input[type=file]")
    .setInputFiles([{ name: "two.png", mimeType: "image/png", buffer: otherPhoto }]);
  const described = (place: number) => page.getByLabel(`What photo ${place} of 2 shows`);
  await described(2).fill("Balcony");
  await page.getByRole("button", { name: "Move photo 2 of 2 earlier" }).press("ArrowLeft");
  await expect(page.getByText("Photo 2 is now photo 1 of 2.")).toBeAttached();
  await expect(described(1)).toHaveValue("Balcony");
  const photos = page.getByRole("list", { name: "Photos" }).getByRole("listitem");
  await photos.nth(1).getByRole("img").dragTo(photos.nth(0).getByRole("img"));
  await expect(described(1)).toHaveValue("Living room");
  await expect(described(2)).toHaveValue("Balcony");
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { level: 1, name: address })).toBeVisible();
  await expect(toast(page)).toContainText("Renters see it, and your assistant answers questions about it.");
  await expect(page.getByText("$5,500")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Matching leads" })).toBeVisible();
  await expectAccessible(page);

  const renter = await openChat(request, demo);
  const street = address.split(",")[0];
  await expect.poll(() => renter.say(`Does ${street} allow pets?`)).toMatch(/cats welcome only, 2 at most/i);
  expect(await renter.say("And how much do I need in total to move in?")).toContain("$5,500");
  expect(await renter.say("Is there a washer?")).toContain("Yes, washer and dryer inside");

  await field(page, "Monthly rent").fill("2800");
  await page.getByRole("tab", { name: /^Leads/ }).click();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Keep editing" }).click();
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(toast(page)).toContainText("Listing saved");

  await page.getByRole("button", { name: "Delete" }).click();
  await expect(toast(page)).toContainText(`${address} was deleted`);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("searchbox", { name: "Search listings" }).fill(street ?? "");
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: address }) });
  await expect(card).toContainText("$2,800 / month");
  await expect(card).toContainText("2 beds · 1.5 baths");
  await expect(card.getByRole("img", { name: "Living room" })).toBeVisible();
});

test("a slow answer about text that was replaced doesn't bring its finding back", async ({ page, demo }) => {
  await signIn(page, demo, `${inventory}/new`);
  await openSection(page, "Description");
  await field(page, "Description").fill("Bright corner unit, adults only");
  await field(page, "Monthly rent").focus();
  const finding = page.getByRole("alert").filter({ hasText: "Fair housing law" });
  await expect(finding).toBeVisible();

  // The press on the button takes the focus from the field, which checks the old text once more.
  const { promise: replaced, resolve: answerNow } = Promise.withResolvers<void>();
  await page.route("**/api/properties/wording", async (route) => {
    const late = route.request().postData()?.includes("adults only");
    if (late) await replaced;
    await route.continue();
  });
  await field(page, "Description").focus();
  const answer = page.waitForResponse("**/api/properties/wording");
  await page.getByRole("button", { name: "Use this wording" }).click();
  await expect(field(page, "Description")).toHaveValue("Bright corner unit");
  answerNow();
  await (await answer).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  await expect(finding).toHaveCount(0);
});

test("an address is completed with the keyboard, which fills in the area, and the preview follows", async ({
  page,
  demo,
}) => {
  await signIn(page, demo, `${inventory}/new`);
  const address = page.getByRole("combobox", { name: "Address" });
  await address.pressSequentially("888 brickell k");
  await expect(page.getByRole("option", { name: "888 Brickell Key Dr Brickell Key" })).toBeVisible();
  await expectAccessible(page);
  await address.press("ArrowDown");
  await address.press("Enter");
  await expect(address).toHaveValue("888 Brickell Key Dr");
  await expect(field(page, "Area")).toHaveValue("Brickell Key");
  await expect(page.getByRole("listbox", { name: "Suggested addresses" })).toBeHidden();
  await address.pressSequentially(", #2406");
  await address.press("Escape");
  await field(page, "Monthly rent").fill("3450");
  await expect(page.getByRole("article")).toContainText("$3,450 / month888 Brickell Key Dr, #2406");
  // A closed section opens for the field that has to be corrected.
  await openSection(page, "Reference and link");
  await field(page, "Link to the listing").fill("no link");
  await openSection(page, "Reference and link");
  await expect(field(page, "Link to the listing")).toBeHidden();
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(field(page, "Link to the listing")).toBeFocused();
});

/** Clicks a button at the moment it appears, as the second half of a double click on its predecessor would. */
function clickOnceThere(page: Page, name: string): Promise<void> {
  return page.evaluate((text) => {
    const observer = new MutationObserver(() => {
      const button = [...document.querySelectorAll("button")].find(({ textContent }) => textContent === text);
      button?.click();
      if (button) observer.disconnect();
    });
    observer.observe(document.body, { childList: true, subtree: true });
  }, name);
}

test("a draft says what is missing, answers questions, is published, shared with its own link and rented", async ({
  page,
  demo,
  request,
  context,
  problems,
}) => {
  problems.expect(/status of 409/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const address = someAddress();
  await signIn(page, demo, `${inventory}/new`);
  await expect(page.getByText("5 details left before renters see it")).toBeVisible();
  await field(page, "Address").fill(address);
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(toast(page)).toContainText("Draft saved");
  await expect(toast(page)).toContainText("Renters don’t see it until you publish it.");
  await expect(page.getByText("4 details left before renters see it")).toBeVisible();

  const ask = page.getByRole("textbox", { name: "Ask it something" });
  await ask.fill("Is there a pool?");
  await ask.press("Enter");
  await expect(page.getByText("Then your assistant can answer about it.")).toBeVisible();

  await page.getByRole("button", { name: "Monthly rent" }).click();
  await expect(field(page, "Monthly rent")).toBeFocused();
  await field(page, "Monthly rent").fill("3450");
  await field(page, "Area").fill("Doral");
  await field(page, "Bedrooms").fill("2");
  await field(page, "Bathrooms").fill("2");
  await expect(page.getByText("Ready to publish")).toBeVisible();
  const unsaid = page
    .getByRole("list", { name: "Still missing, and renters ask about these first:" })
    .getByRole("button");
  await expect(unsaid).toHaveText(["Photos", "Cost to move in", "Pets"]);
  await unsaid.nth(2).click();
  await expect(page.getByLabel("Pets", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Save draft" }).click();
  // The question that was refused is answered by itself.
  await page.getByRole("button", { name: "Add the fact" }).click();
  await expect(field(page, "In English")).toBeFocused();
  await field(page, "In English").fill("Heated pool, open until 10 PM");
  await clickOnceThere(page, "Mark as rented");
  await page.getByRole("button", { name: "Publish", exact: true }).press("Enter");
  await expect(page.getByText(/^Live since/)).toBeVisible();
  // Pressing Enter once more presses nothing: the new buttons have to be reached first.
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Mark as rented" })).not.toBeFocused();
  // A second click didn't either, and Unpublish isn't where Publish was.
  await expect(page.getByRole("button", { name: "Unpublish" })).toHaveCount(0);
  await expect(page.getByText(/^Live since/)).toBeVisible();
  await expect(page.getByRole("log", { name: "Test conversation" })).toContainText(/heated pool, open until 10 PM/i);
  await expectAccessible(page);

  await page.getByRole("button", { name: "Copy its SmartLink" }).click();
  await expect(toast(page)).toContainText("Link copied!");
  const path = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
  const renter = await openChat(request, { ...demo, smartLinkPath: path });
  expect(await renter.say("Is there a pool?")).toMatch(/heated pool, open until 10 PM/i);
  await page.getByRole("button", { name: "QR" }).click();
  const code = page.getByRole("dialog", { name: "QR code" });
  await expect(code.getByRole("img")).toBeVisible();
  await expect(code.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(code).toBeHidden();

  await expect(page.getByRole("button", { name: "Mark as rented" })).not.toHaveAttribute("aria-disabled", "true");
  await page.getByRole("button", { name: "Mark as rented" }).click();
  await expect(toast(page)).toContainText("Your assistant no longer offers it.");
  await page.goto(inventory);
  await page.getByRole("searchbox", { name: "Search listings" }).fill(address);
  await page.getByRole("button", { name: "Table", exact: true }).click();
  const row = page.getByRole("row").filter({ hasText: address });
  await expect(row).toContainText("$3,450");
  await expect(row).toContainText("Rented");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Cards" }).click();
});

test("listings come from a file, in Spanish on a phone and on a desktop", async ({ page, demo, context }) => {
  const address = someAddress();
  const expectFits = async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
  };
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await signIn(page, demo, inventory);
  await expect(page.getByRole("heading", { level: 1, name: "Inventario de propiedades" })).toBeVisible();
  await expectFits();
  await page.getByRole("link", { name: "Importar" }).click();
  const file = [
    "Dirección;Zona;Renta;Habitaciones;Baños;Descripción;Color",
    `"${address}";Doral;2.450;1;1;Piscina.;azul`,
    "2 NW 1st St;Doral;mucho;1;1;Piscina.;azul",
    "3 NW 1st St;Doral;2000;1;1;No niños. Piscina.;azul",
  ].join("\n");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "lista.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(page.getByRole("row").filter({ hasText: "Renta" })).toContainText("No podemos leer este número.");
  await expect(page.getByRole("row").filter({ hasText: "No niños" })).toContainText("Sugerencia: Piscina.");
  await expect(page.getByText("Columnas que no reconocemos y omitimos: Color")).toBeVisible();
  await expectFits();
  await page.getByRole("button", { name: "Importar 1 propiedad" }).click();
  await expect(toast(page)).toContainText("Nuevas: 1. Cambiadas: 0.");
  await page.getByRole("searchbox", { name: "Buscar propiedades" }).fill(address);
  await page.getByRole("link", { name: address }).click();
  await expect(page.getByRole("heading", { level: 1, name: address })).toBeVisible();
  await expectFits();
});

test("a file whose columns have unknown names is imported once they are matched by hand", async ({ page, demo }) => {
  const address = someAddress();
  await signIn(page, demo, `${inventory}/import`);
  const file = ["Where,Hood,Ask,BR,BA", `"${address}",Doral,2450,2,2`].join("\n");
  await page
    .locator("input[type=file]")
    .setInputFiles({ name: "mine.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  for (const [column, meaning] of [
    ["Where", "Address"],
    ["Hood", "Area"],
    ["Ask", "Monthly rent"],
    ["BR", "Bedrooms"],
    ["BA", "Bathrooms"],
  ] as const) {
    await page.getByLabel(`What’s in column ${column}`).selectOption({ label: meaning });
    await expect(page.getByLabel(`What’s in column ${column}`)).toHaveValue(/./);
  }
  await expect(page.getByText("5 of 5 recognized")).toBeVisible();
  await expect(page.getByRole("radio", { name: /^Import as drafts/ })).toBeChecked();
  await expectAccessible(page);
  await page.getByRole("radio", { name: /^Publish now/ }).check();
  await expect(page.getByText("1 listing goes live right away")).toBeVisible();
  await page.getByRole("button", { name: "Import 1 listing" }).click();
  await expect(toast(page)).toContainText("1");
  await page.getByRole("searchbox", { name: "Search listings" }).fill(address);
  await page.getByRole("link", { name: address }).click();
  await expect(field(page, "Monthly rent")).toHaveValue("2450");
  await expect(page.getByText(/^Live since/)).toBeVisible();
});

test("a listing comes from its page on another site: the agent decides what differs, and publishes it", async ({
  page,
  demo,
}) => {
  const address = someAddress();
  await signIn(page, demo, `${inventory}/import`);
  // The server refuses addresses of this machine; its own tests read real pages.
  const data = (value: string | number) => ({ value, source: "data" });
  const found = {
    url: "https://homes.example/one",
    milliseconds: 420,
    fields: {
      address: [data(address)],
      area: [data("Brickell")],
      price: [data(2150), { value: 2250, source: "text", quote: "rent $2,250" }],
      bedrooms: [data(1)],
      bathrooms: [data(1)],
      description: [data("Quiet corner unit.")],
    },
    photos: ["https://homes.example/one.jpg"],
  };
  const asked = page.waitForRequest("**/api/properties/page");
  await page.route("**/api/properties/page", (route) => route.fulfill({ json: found }));
  await page.route("**/api/properties/page/photo", async (route) => {
    const headers = { "content-type": "image/png" };
    const stored = await page.request.post("/api/pictures?purpose=listing", { headers, data: photo });
    await route.fulfill({ status: 201, json: await stored.json() });
  });
  await page.getByRole("button", { name: "From a web address" }).click();
  await page.getByLabel("Address of the listing’s page").fill("homes.example/one");
  await page.getByRole("button", { name: "Read page" }).click();
  expect((await asked).postDataJSON()).toEqual({ url: "homes.example/one" });
  await expect(page.getByText("6 fields found · 1 to decide")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^\$2,250/ }).click();
  await page.getByRole("checkbox", { name: /^I may use these photos/ }).check();
  // The description wasn't chosen.
  await page.getByRole("button", { name: "Fill in 5 fields" }).click();
  await expect(field(page, "Address")).toHaveValue(address);
  await expect(field(page, "Monthly rent")).toHaveValue("2250");
  await expect(page.getByRole("list", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
  await page.getByRole("button", { name: "Publish" }).click();
  await expect(page.getByRole("heading", { level: 1, name: address })).toBeVisible();
  await expect(toast(page)).toContainText("Renters see it");
});

test("a photo is cropped with the keyboard, and the part takes its place", async ({ page, demo }) => {
  await authenticate(page.request, demo.agent);
  const listings: { id: string; images: string[] }[] = await (await page.request.get("/api/properties")).json();
  await page.goto(`${inventory}/${listings.find(({ images }) => images.length > 1)?.id}`);
  const photos = page.getByRole("list", { name: "Photos" }).getByRole("listitem");
  const first = photos.first().getByRole("img");
  const [before, described] = [await first.getAttribute("src"), await first.getAttribute("alt")];
  const count = await photos.count();
  const open = page.getByRole("button", { name: `Crop photo 1 of ${count}` });
  await open.press("Enter");
  const dialog = page.getByRole("dialog", { name: `Crop photo 1 of ${count}` });
  await expect(dialog.getByRole("button", { name: "Any shape" })).toBeFocused();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Bottom right corner" }).focus();
  for (let step = 0; step < 5; step++) await page.keyboard.press("Control+ArrowLeft");
  await dialog.getByRole("button", { name: "Save crop" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await expect(first).not.toHaveAttribute("src", before ?? "");
  await expect(first).toHaveAttribute("alt", described ?? "");
  const sides = await first.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.naturalWidth / image.naturalHeight;
  });
  expect(sides).toBeLessThan(4 / 3);
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeVisible();
});
