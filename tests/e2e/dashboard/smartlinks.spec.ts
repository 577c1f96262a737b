import type { Page } from "@playwright/test";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  signIn,
  someName,
  somePhone,
  toast,
} from "../support/agentSide.ts";
import { type Demo, expect, test } from "../support/journey.ts";

const linksPage = "/dashboard/smartlinks";

function card(page: Page, name: string) {
  return page.getByRole("listitem").filter({ has: page.getByRole("heading", { name, exact: true }) });
}

/** The path of a link's card, as `/smartlink/…`. */
async function pathOf(page: Page, name: string): Promise<string> {
  return `/${await card(page, name)
    .getByText(/^smartlink\//)
    .innerText()}`;
}

test("a link is created, shared, used, turned off, deleted and restored", async ({ page, demo, request, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const name = `Yard sign ${someName()}`;
  await signIn(page, demo, linksPage);
  await page.getByRole("button", { name: "Create New SmartLink" }).click();
  const dialog = page.getByRole("dialog", { name: "New SmartLink" });
  await dialog.getByRole("button", { name: "Create SmartLink" }).click();
  await expect(dialog.getByText("Give the link a name")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("textbox", { name: "Source tag" }).fill("Yard sign");
  await dialog.getByRole("combobox", { name: "Tone" }).selectOption("warm");
  await dialog.getByText("Use a different color for this link").click();
  await dialog.getByRole("button", { name: "#3B82F6" }).click();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create SmartLink" }).click();
  await expect(card(page, name)).toContainText("Active");

  const path = await pathOf(page, name);
  await card(page, name)
    .getByRole("button", { name: `Copy ${name}` })
    .click();
  await expect(toast(page)).toContainText("Link copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(demo.origin + path);
  await card(page, name)
    .getByRole("button", { name: `Share ${name}` })
    .click();
  await expect(page.getByRole("menuitem", { name: "WhatsApp" })).toHaveAttribute(
    "href",
    new RegExp(encodeURIComponent(path)),
  );
  await page.keyboard.press("Escape");

  const renter = await openChat(request, { ...demo, smartLinkPath: path } as Demo);
  await renter.say(`Hi, 2 bedrooms in Brickell under $3,100. My name is Iris and my phone is ${somePhone().said}`);
  await page.reload();
  await expect(card(page, name).getByRole("definition")).toHaveText(["0", "1", "1", "Shows after 20 views"]);

  await card(page, name).getByRole("switch").click();
  await expect(card(page, name)).toContainText("Inactive");
  await expect(toast(page)).toContainText("Anyone who opens it sees that it’s no longer active.");
  await expect.poll(async () => (await request.get(`/api${path}`)).status()).toBe(410);

  await card(page, name)
    .getByRole("button", { name: `More about ${name}` })
    .click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await expect(card(page, name)).toHaveCount(0);
  await expect.poll(async () => (await request.get(`/api${path}`)).status()).toBe(404);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(card(page, name)).toContainText("Inactive");
});

test("a dialog opened from a menu gives the focus back to the menu's button", async ({ page, demo }) => {
  await signIn(page, demo, linksPage);
  const name = "Rentals in Miami";
  const share = card(page, name).getByRole("button", { name: `Share ${name}` });
  await share.click();
  await page.getByRole("menuitem", { name: "QR code" }).click();
  await expect(page.getByRole("dialog", { name: "QR code" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(share).toBeFocused();

  const more = card(page, name).getByRole("button", { name: `More about ${name}` });
  await more.press("Enter");
  await page.getByRole("menuitem", { name: "Edit" }).press("Enter");
  await expect(page.getByRole("dialog", { name: `Edit ${name}` })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(more).toBeFocused();
});

test("a link gets a short address, which no second link can take", async ({ page, demo, request, problems }) => {
  problems.expect(/status of 4(00|09)/);
  const slug = `porch-${crypto.randomUUID().slice(0, 8)}`;
  await signIn(page, demo, linksPage);
  const dialog = page.getByRole("dialog", { name: "New SmartLink" });
  const fill = async (name: string, address: string) => {
    await page.getByRole("button", { name: "Create New SmartLink" }).click();
    await dialog.getByRole("textbox", { name: "Name" }).fill(name);
    await dialog.getByRole("textbox", { name: "Source tag" }).fill("Porch");
    await dialog.getByRole("textbox", { name: "Short address" }).fill(address);
    await dialog.getByRole("button", { name: "Create SmartLink" }).click();
  };
  const name = `Porch sign ${someName()}`;
  await fill(name, "porche ñ");
  await expect(dialog.getByText("Use only letters without accents, digits and hyphens")).toBeVisible();
  await dialog.getByRole("textbox", { name: "Short address" }).fill(slug);
  await dialog.getByRole("button", { name: "Create SmartLink" }).click();
  await expect(card(page, name)).toContainText("Active");
  const path = await pathOf(page, name);
  expect(path).toMatch(new RegExp(`/${slug}$`));
  const renter = await openChat(request, { ...demo, smartLinkPath: path });
  expect(await renter.say("Hi, 2 bedrooms in Doral")).toContain("Doral");

  await fill(`Second ${name}`, slug);
  await expect(dialog.getByRole("textbox", { name: "Short address" })).toHaveAttribute("aria-invalid", "true");
  await expect(dialog.getByRole("textbox", { name: "Name" })).toHaveValue(`Second ${name}`);
});

for (const width of [390, 1440]) {
  test(`a link's own page in Spanish at ${width} px: figures as a chart and a table, code and sheet`, async ({
    page,
    demo,
    context,
  }) => {
    await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
    await page.setViewportSize({ width, height: 860 });
    await signIn(page, demo, linksPage);
    await expect(page.getByRole("heading", { level: 1, name: "SmartLinks" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Crear un SmartLink" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await page.getByRole("link", { name: "Rentals in Miami" }).click();
    await expect(page.getByRole("heading", { level: 1, name: /Rentals in Miami/ })).toBeVisible();
    await page.getByRole("button", { name: "Conversaciones", exact: true }).click();
    await expect(page.getByRole("img", { name: /Conversaciones por día: \d+ en 30 días/ })).toBeVisible();
    await page.getByRole("button", { name: "Tabla" }).click();
    await expect(page.getByRole("columnheader", { name: "Escaneos QR" })).toBeVisible();
    await expect(page.getByRole("row")).toHaveCount(31);
    const code = page.getByRole("img", { name: "Código QR de Rentals in Miami" }).first();
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const png = page.waitForEvent("download");
    await page.getByRole("link", { name: "PNG" }).click();
    expect((await png).suggestedFilename()).toMatch(/^llave-.+\.png$/);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("Bay & Palm Realty")).toBeVisible();
    await expect(page.getByText("¿Buscas dónde rentar?")).toBeVisible();
    await expect(page.getByRole("tab", { name: /SmartLinks/ })).toBeHidden();
  });
}
