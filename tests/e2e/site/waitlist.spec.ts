import { hourMs } from "../../../packages/contract/src/calendar.ts";
import { join, mailedLink, someEmail, toastOf } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("a person who hasn't joined sees an example, labeled as one, and a link to join", async ({ page }) => {
  await page.goto("/waitlist");
  const example = page.getByRole("region", { name: "Example" });
  for (const text of ["#127", "12 days", "3", "Each referral moves you up 5 queue positions."]) {
    await expect(example.getByText(text, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel("Your referral link")).toHaveValue(/^http.+\/early\?ref=\w+$/);
  await expect(page.getByRole("heading", { name: "What's next" })).toBeVisible();
  for (const step of [/Manual review/, /email with onboarding/, /Full dashboard access/]) {
    await expect(page.getByRole("listitem").filter({ hasText: step })).toBeVisible();
  }
  await page.getByRole("main").getByRole("link", { name: "Join Early Access" }).click();
  await expect(page).toHaveURL("/early");
});

test("the mail's link shows the person's place, and this browser keeps it", async ({ page, request }) => {
  const email = someEmail();
  await join(request, { name: "Renata Ortiz", email });
  await page.goto(await mailedLink(request, email, "/waitlist"));
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "Example" })).toHaveCount(0);
  await page.goto("/waitlist");
  await expect(page.getByRole("region", { name: "Your place in line" })).toBeVisible();
});

test("copying a link says so for two seconds", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await page.goto("/waitlist");
  await page.getByRole("button", { name: "Copy link" }).focus();
  // The clock stops unless advanced, so the two seconds last as long as the test needs.
  await page.clock.pauseAt(Date.now() + hourMs);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Copied" })).toBeVisible();
  await page.clock.runFor(100);
  await expect(toastOf(page)).toContainText("Link copied!");
  await page.clock.runFor(2_000);
  await expect(page.getByRole("button", { name: "Copy link" })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByLabel("Your referral link")).toHaveValue(copied);
});

test("if copying fails, the link can be copied by hand", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: () => Promise.reject(new Error("refused")) } });
  });
  await page.goto("/waitlist");
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(toastOf(page)).toContainText("Copy failed");
  await expect(toastOf(page)).toContainText("Please manually copy the link.");
});

test("sharing passes the link to the device", async ({ page }) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "canShare", { value: () => true });
    Object.defineProperty(navigator, "share", { value: async (data: ShareData) => void shared.push(data) });
  });
  await page.goto("/waitlist");
  await page.getByRole("button", { name: "Share" }).click();
  const link = await page.getByLabel("Your referral link").inputValue();
  await expect
    .poll(() => page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared.map(({ url }) => url)))
    .toEqual([link]);
});

test("a device that can't share copies the link instead", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(navigator, "canShare", { value: undefined }));
  await page.goto("/waitlist");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(toastOf(page)).toContainText("Link copied!");
});

for (const [locale, width] of [
  ["en-US", 1440],
  ["es-US", 390],
] as const) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    test("example and actual place fit and are accessible", async ({ page }) => {
      await page.goto("/waitlist");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await join(page.request, { name: "Renata Ortiz", email: someEmail() });
      await page.goto("/waitlist");
      await expect(page.getByText(/^#\d+$/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
