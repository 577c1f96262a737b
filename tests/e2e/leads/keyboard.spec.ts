import { authenticate } from "../support/accounts.ts";
import { someName, somePhone, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("the list of leads is worked by keyboard alone", async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page.request, demo.agent);
  const name = someName();
  const names = [`${name} Uno`, `${name} Dos`];
  for (const one of names) {
    const email = `${one.replaceAll(/\W/g, "").toLowerCase()}@mail.example`;
    expect((await page.request.post("/api/leads", { data: { name: one, email } })).status()).toBe(201);
  }
  await page.goto(`/dashboard/leads?q=${encodeURIComponent(name)}`);
  const links = page.getByRole("rowheader").getByRole("link");
  await expect(links).toHaveCount(2);
  await page.keyboard.press("j");
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("j");
  await expect(links.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(links.nth(0)).toBeFocused();

  const first = page.getByRole("row").nth(1);
  await page.keyboard.press("Space");
  await expect(first.getByRole("checkbox")).toBeChecked();
  await expect(links.nth(0)).toBeFocused();
  await page.keyboard.press("Space");
  await expect(first.getByRole("checkbox")).not.toBeChecked();

  await page.keyboard.press("s");
  await page.getByRole("menuitemcheckbox", { name: "Contacted" }).waitFor();
  await page.keyboard.press("2");
  await expect(first.getByRole("button", { name: /: Contacted$/ })).toBeFocused();
  // Escape closes what opened last, and this toast must not be it.
  await expect(toast(page)).toContainText("is now in Contacted");

  await page.keyboard.press("f");
  const filters = page.getByRole("dialog", { name: "Filter" });
  await expect(filters).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(filters).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Filter" })).toBeFocused();

  await links.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]{36}/);
});

test("Reply now is worked by keyboard, and a key books a showing", async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page.request, demo.agent);
  await page.goto("/dashboard");
  const queue = page.getByRole("region", { name: /^Reply now/ });
  const rows = queue.getByRole("listitem");
  await expect(rows.first()).toBeVisible();
  await page.keyboard.press("j");
  await expect(queue.getByRole("article").getByRole("link", { name: /Reply|Review/ })).toBeFocused();
  await page.keyboard.press("j");
  const second = rows.first().getByRole("link").first();
  await expect(second).toBeFocused();
  await page.keyboard.press("j");
  await page.keyboard.press("k");
  await expect(second).toBeFocused();
  const name = await second.innerText();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]{36}/);
  await expect(page.getByRole("main")).toContainText(name);

  await page.goto("/dashboard");
  await queue.getByRole("link", { name: "Reply", exact: true }).first().click();
  await expect(page.getByRole("textbox", { name: /message/i })).toBeFocused();

  await page.goto("/dashboard/showings");
  await expect(page.getByTestId("day-column")).toHaveCount(7);
  await page.keyboard.press("b");
  await expect(page.getByRole("dialog").getByLabel("Who is it for?")).toBeVisible();
});

test("two keys call, text and open WhatsApp, and every key is listed", async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page.request, demo.agent);
  const phone = somePhone();
  const added = await page.request.post("/api/leads", { data: { name: someName(), phone: phone.said } });
  await page.goto(`/dashboard/leads/${(await added.json()).id}`);
  await expect(page.getByRole("link", { name: `Call ${phone.shown}` })).toBeVisible();
  // The machine has no phone to open.
  await page.evaluate(() => {
    const note = (event: Event) => {
      event.preventDefault();
      document.documentElement.dataset.pressed = (event.target as Element).closest("a")?.href ?? "";
    };
    document.addEventListener("click", note, { capture: true });
  });
  for (const [keys, href] of [
    ["cc", phone.href],
    ["ct", phone.href.replace("tel:", "sms:")],
    ["cw", phone.href.replace("tel:+", "https://wa.me/")],
  ] as const) {
    await page.keyboard.type(keys);
    await expect(page.locator("html")).toHaveAttribute("data-pressed", href);
  }

  await page.keyboard.press("?");
  const sheet = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  for (const group of ["On a lead", "In the list of leads", "On a board card", "Showings"]) {
    await expect(sheet.getByRole("region", { name: group })).toBeVisible();
  }
  // The page behind it doesn't react.
  await page.keyboard.press("g");
  await page.keyboard.press("o");
  await expect(sheet).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toHaveCount(0);
});
