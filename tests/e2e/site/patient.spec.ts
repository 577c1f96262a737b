import type { Page } from "@playwright/test";
import { someEmail, toastOf } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

/** True once React has begun to take the page over. */
const isTakenOver = (page: Page) => page.evaluate(() => "__reactRouterRouteModules" in window);

/** Keeps the page's React from arriving until the returned function is called, as on a slow connection. */
async function holdReact(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

for (const path of ["/login", "/signup", "/forgot-password", "/contact", "/early"]) {
  test(`${path} runs no React until someone touches it`, async ({ page }) => {
    await page.goto(path, { waitUntil: "networkidle" });
    expect(await isTakenOver(page)).toBe(false);
    await page.getByRole("textbox").first().focus();
    await expect.poll(() => isTakenOver(page)).toBe(true);
  });
}

test("what was typed and sent before React arrives isn't lost", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/early");
  await page.getByLabel("Name").fill("Renata Ortiz");
  await page.getByLabel("Email").fill(someEmail("patient"));
  await page.getByLabel(/licensed real estate agent/).check();
  const sent = page.waitForRequest((request) => request.url().endsWith("/api/waitlist"));
  await page.getByRole("button", { name: "Join Early Access" }).click();
  release();
  const { data } = (await sent).postDataJSON();
  expect(data).toMatchObject({ name: "Renata Ortiz", is_agent: true });
  await expect(toastOf(page)).toContainText("Welcome to Early Access!");
});

test("a button that was pressed before React arrives acts then", async ({ page }) => {
  const release = await holdReact(page);
  await page.goto("/login");
  await page.getByLabel("Password", { exact: true }).pressSequentially("secret words");
  await page.getByRole("button", { name: "Show password" }).click();
  release();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAttribute("type", "text");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("secret words");
  await page.getByRole("button", { name: /^ES\b/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Inicia|Entra/);
  await expect(page.locator("input[type=text]").first()).toHaveValue("secret words");
});

test("an address that carries something needs no touch", async ({ page }) => {
  await page.goto("/early?ref=ABC123");
  await expect(page.getByLabel(/Referral code/)).toHaveValue("ABC123");
});

test("a view is counted once, with or without React", async ({ page }) => {
  const views: string[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/page-view")) views.push(request.postDataJSON().path);
  });
  await page.goto("/contact", { waitUntil: "networkidle" });
  await page.getByRole("textbox").first().focus();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  await expect.poll(() => views).toEqual(["/contact"]);
  await page.waitForTimeout(1_000);
  expect(views).toEqual(["/contact"]);
});
