import type { Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

/**
 * Answers some calls with an error until the returned function is called. No live event arrives meanwhile: another
 * journey's would load the part again before the button is pressed.
 */
async function fail(page: Page, path: RegExp): Promise<() => Promise<void>> {
  const answer = { status: 503, body: "down" };
  await page.route(path, (route) => route.fulfill(answer));
  await page.route(/\/api\/events$/, (route) => route.fulfill(answer));
  return () => page.unroute(path);
}

/** The address of a page's script, by the page's path; other scripts may begin with the same name. */
async function scriptOf(page: Page, path: string): Promise<string> {
  const module = await page.evaluate((wanted) => {
    const { __reactRouterManifest: manifest } = window as unknown as {
      __reactRouterManifest: { routes: Record<string, { path?: string; module: string }> };
    };
    return Object.values(manifest.routes).find((route) => route.path?.endsWith(wanted))?.module;
  }, path);
  expect(module).toContain(`/assets/${path}-`);
  return `**${module}`;
}

/** The alert about one part of a page. */
function alertOf(page: Page, text: string) {
  return page.getByRole("alert").filter({ hasText: text });
}

test("a part of a page that didn't load says so and loads again, in Spanish on a phone", async ({
  page,
  demo,
  context,
  problems,
}) => {
  problems.expect(/status of 503/);
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await page.setViewportSize({ width: 390, height: 844 });
  const recover = await fail(page, /\/api\/dashboard\/(analytics|trends)/);
  await signIn(page, demo, "/dashboard");
  const figures = alertOf(page, "“Tus estadísticas” no cargó.");
  await expect(figures).toBeVisible();
  await expect(alertOf(page, "“Cómo vas” no cargó.")).toBeVisible();
  await expect(page.locator("main .animate-pulse")).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await recover();
  await figures.getByRole("button", { name: "Reintentar" }).click();
  await expect(figures).toHaveCount(0);
  await expect(page.getByText("Prospectos activos")).toBeVisible();
});

test("when showings don't load, it doesn't say \"all caught up\" or show times as free", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 503/);
  await fail(page, /\/api\/(showings\?withoutCanceled|blocked-times)/);
  await signIn(page, demo, "/dashboard/showings");
  await expect(alertOf(page, "“Needs your confirmation” didn’t load.")).toBeVisible();
  await expect(alertOf(page, "“Time you blocked” didn’t load.")).toBeVisible();
  await expect(page.getByText("You’re all caught up.")).toHaveCount(0);
});

test("a lead that didn't load can be loaded again, or left, on a phone", async ({ page, demo, problems }) => {
  problems.expect(/status of 503/);
  await page.setViewportSize({ width: 390, height: 844 });
  await authenticate(page.request, demo.agent);
  const [{ id }] = await (await page.request.get("/api/leads")).json();
  const recover = await fail(page, new RegExp(`/api/leads/${id}$`));
  await page.goto(`/dashboard/leads/${id}`);
  const alert = page.getByRole("alert").filter({ hasText: "Nothing was lost." });
  await expect(alert.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/dashboard");
  await recover();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("tab", { name: /Details/ })).toBeVisible();
});

test("statistics that didn't load leave no empty cards behind", async ({ page, demo, problems }) => {
  problems.expect(/status of 503/);
  const recover = await fail(page, /\/api\/dashboard\/(analytics|trends|advice)/);
  await signIn(page, demo, "/dashboard/analytics");
  const alert = alertOf(page, "We couldn’t load your stats.");
  await expect(alert).toBeVisible();
  await expect(page.getByRole("heading", { name: "AI Performance" })).toHaveCount(0);
  await expect(page.locator("main .animate-pulse")).toHaveCount(0);
  await recover();
  await alert.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "AI Performance" })).toBeVisible();
});

test("a listing that couldn't be saved says so and keeps what was entered", async ({ page, demo, problems }) => {
  problems.expect(/status of 503/);
  await signIn(page, demo, "/dashboard/properties/new");
  await page.getByRole("combobox", { name: "Address" }).fill("100 SW 10th St, #4");
  await page.route("**/api/properties", (route) =>
    route.request().method() === "POST" ? route.fulfill({ status: 503, body: "down" }) : route.continue(),
  );
  await page.getByRole("button", { name: "Save draft" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t save this listing." })).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Address" })).toHaveValue("100 SW 10th St, #4");
});

test("a page whose script no longer exists says that a new version is out, reloads once and then offers a button", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 404|Failed to fetch dynamically imported module|Error loading route module/);
  await signIn(page, demo);
  const script = await scriptOf(page, "showings");
  await page.route(script, (route) => route.fulfill({ status: 404, body: "gone" }));
  await page.getByRole("tab", { name: "Showings" }).click();
  const notice = page.getByRole("alert").filter({ hasText: "A new version of Llave is out" });
  await expect(notice.getByRole("button", { name: "Reload the page" })).toBeVisible();
  await expect(page).toHaveURL(`${demo.origin}/dashboard/showings`);
  await expect(page.getByText("Checking early access permissions...")).toHaveCount(0);
  await page.unroute(script);
  await notice.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("button", { name: "Block time" })).toBeVisible();
});
