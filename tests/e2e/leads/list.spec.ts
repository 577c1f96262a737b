import type { Page } from "@playwright/test";
import { test as onOwnServer } from "../support/administration.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  signIn,
  someName,
  somePhone,
} from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

/** The rows of the list, without its header. */
function rows(page: Page) {
  return page
    .getByRole("table", { name: "Leads" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader") });
}

test("the list ranks every lead by score and shows what each is looking for", async ({ page, demo }) => {
  const first = page.waitForRequest(/\/api\/leads\?/);
  await signIn(page, demo);
  expect(new URL((await first).url()).searchParams.get("status")).toBe("all");
  await expect(page.getByRole("tab", { name: /^Leads \d+$/ })).toHaveAttribute("aria-selected", "true");
  await expect(page.getByRole("columnheader", { name: "Score" })).toHaveAttribute("aria-sort", "descending");
  const scores = await rows(page)
    .getByTitle(/^Score \d+ of 100/)
    .allTextContents();
  const numbers = scores.map((text) => Number.parseInt(text, 10));
  expect(numbers.length).toBeGreaterThan(3);
  expect(numbers).toEqual(numbers.toSorted((a, b) => b - a));
  await expect(rows(page).filter({ hasText: "Daniela Restrepo" }).first()).toContainText("2 bd · Brickell");
});

test("the header has search, link and language", async ({ page, demo, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, demo);
  await expect(page.getByRole("banner")).toContainText("Marisol Echeverría");
  await expect(page.getByRole("banner")).toContainText("License SL3418762");
  await page.getByRole("button", { name: "Copy SmartLink" }).click();
  await expect(page.getByRole("region", { name: /Notifications/ })).toContainText("Link copied!");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(demo.origin + demo.smartLinkPath);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("tab", { name: /Prospectos/ })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Último mensaje" })).toBeVisible();
});

test("a link that can't be copied is shown instead", async ({ page, demo }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator.clipboard, "writeText", { value: () => Promise.reject(new Error("not allowed")) });
  });
  await signIn(page, demo);
  await page.getByRole("button", { name: "Copy SmartLink" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText("Copy failed");
  await expect(toast).toContainText("Please manually copy the link.");
  await expect(toast).toContainText(demo.smartLinkPath);
});

test("a lead that writes while the list is open appears without a reload", async ({ page, demo, request }) => {
  const name = someName();
  const phone = somePhone();
  await signIn(page, demo);
  await expect(rows(page).first()).toBeVisible();
  const renter = await openChat(request, demo);
  await renter.say("Hi, 2 bedrooms in Brickell under $3,100, moving as soon as possible");
  await renter.say(`My name is ${name} and my phone is ${phone.said}`);
  const row = rows(page).filter({ hasText: name });
  await expect(row).toContainText("2 bd · Brickell");
  await expect(row).toContainText("$3,100");
  await expect(row).toContainText("Direct");
  await expect(row.getByRole("link", { name: `Call ${name}` })).toHaveAttribute("href", phone.href);
  await row.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
});

test("temperature, words and order narrow the list and stay in the address", async ({ page, demo }) => {
  await signIn(page, demo);
  // A saved view may have the same name.
  const temperature = page.getByRole("group", { name: "Temperature" });
  await temperature.getByRole("button", { name: "Hot", exact: true }).click();
  await expect(page).toHaveURL(/\?status=hot$/);
  await expect(rows(page).getByTitle(/Warm|Cold/)).toHaveCount(0);
  await expect(rows(page).first()).toContainText("Hot");
  await page.getByRole("columnheader", { name: "Last contact" }).getByRole("button").click();
  await expect(page.getByRole("columnheader", { name: "Last contact" })).toHaveAttribute("aria-sort", "descending");
  await page.getByRole("searchbox", { name: "Search leads" }).fill("no such renter");
  await expect(page.getByText("No results for Hot and “no such renter”.")).toBeVisible();
  await expect(page).toHaveURL(/status=hot&sort=recent&q=no\+such\+renter/);
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page.getByText("No results for Hot and “no such renter”.")).toBeVisible();
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page.getByRole("searchbox", { name: "Search leads" })).toHaveValue("");
  await expect(page).toHaveURL(/\/dashboard\/leads\?sort=recent$/);
  await expect(rows(page).first()).toBeVisible();
});

test("a long list continues page by page", async ({ page, demo, playwright, baseURL }) => {
  const name = someName();
  for (let count = 0; count < 28; count++) {
    const request = await playwright.request.newContext({ baseURL });
    await (await openChat(request, demo)).say(`Hi, a studio please. My name is ${name}`);
    await request.dispose();
  }
  await signIn(page, demo, `/dashboard/leads?q=${name.toLowerCase()}`);
  await expect(rows(page)).toHaveCount(25);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect(rows(page)).toHaveCount(28);
  await expect(page.getByRole("button", { name: "Show more" })).toHaveCount(0);
});

// On a shared server, another journey's renter would refresh the list at any moment.
onOwnServer("a list that can't be refreshed stays, says so and recovers", async ({ page, own, request, problems }) => {
  problems.expect(/status of 500/);
  const renter = await openChat(request, own);
  await signIn(page, own);
  await expect(rows(page).first()).toBeVisible();
  let calls = 0;
  await page.route("**/api/leads?*", (route) => {
    calls += 1;
    return route.fulfill({ status: 500, json: { error: "down", code: "internal" } });
  });
  await renter.say("Hello");
  const alert = page.getByRole("alert").filter({ hasText: "We couldn’t refresh your leads" });
  await expect(alert).toContainText("You’re looking at the list from");
  await expect(rows(page).first()).toBeVisible();
  expect(calls, "nothing is tried twice").toBe(1);
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect.poll(() => calls).toBe(2);
  await expect(alert).toBeVisible();
  await page.unroute("**/api/leads?*");
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(alert).toHaveCount(0);
});

test("before the first lead the page says how to get one", async ({ page, demo }) => {
  await page.route("**/api/leads?*", (route) => route.fulfill({ json: [] }));
  await signIn(page, demo);
  await expect(page.getByRole("heading", { name: "No leads yet" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("button", { name: "Copy SmartLink" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Filter", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Export" })).toBeVisible();
  await expectAccessible(page);
});

test("everything is reachable by keyboard", async ({ page, demo }) => {
  await signIn(page, demo);
  await expect(rows(page).first()).toBeVisible();
  await page.keyboard.press("Tab");
  await page.getByRole("searchbox").focus();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "All", exact: true })).toBeFocused();
  const first = rows(page).first().getByRole("link").first();
  for (let presses = 0; presses < 11; presses++) await page.keyboard.press("Tab");
  await expect(first).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]{36}\?list=leads$/);
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL("/dashboard/leads");
});

for (const [locale, word] of [
  ["en-US", "Needs you"],
  ["es-US", "Te necesita"],
] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });
    test("the table is accessible", async ({ page, demo }) => {
      await signIn(page, demo);
      await expect(page.getByRole("table").getByText(word).first()).toBeVisible();
      await expectAccessible(page);
    });

    test.describe("on a phone", () => {
      test.use({ viewport: { width: 390, height: 844 } });
      test("leads are cards that fit, with the number one tap away", async ({ page, demo }) => {
        await signIn(page, demo);
        await expect(page.getByRole("table")).toHaveCount(0);
        await expect(page.getByRole("main").getByRole("listitem").getByText(word).first()).toBeVisible();
        await expect(page.getByRole("link", { name: /^(Call|Llamar)$/ }).first()).toHaveAttribute("href", /^tel:\+1/);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      });
    });
  });
}
