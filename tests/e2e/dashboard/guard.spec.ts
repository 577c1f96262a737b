import type { Route } from "@playwright/test";
import { dayMs as day } from "../../../packages/contract/src/calendar.ts";
import { signIn } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

const agentCalls = /\/api\/(agent|leads|smartlinks|conversations|properties|dashboard|events)/;

test("a visitor is sent to sign in and no agent data is requested", async ({ page, problems }) => {
  problems.expect(/status of 401 .*\/api\/auth\/me/);
  const calls: string[] = [];
  page.on("request", (request) => {
    if (agentCalls.test(request.url())) calls.push(request.url());
  });
  await page.goto("/dashboard/leads");
  await expect(page).toHaveURL("/login?returnTo=/dashboard/leads");
  expect(calls).toEqual([]);
});

const useless = {
  expired: JSON.stringify({ token: "t", user: { id: "u", email: "a@b.co" }, expiry: Date.now() - 1 }),
  unreadable: "{",
  "without a token": JSON.stringify({ user: { id: "u", email: "a@b.co" }, expiry: Date.now() + day }),
};
for (const [kind, text] of Object.entries(useless)) {
  test(`a stored session that is ${kind} is cleared and doesn't count`, async ({ page }) => {
    await page.addInitScript((session) => {
      if (!sessionStorage.getItem("stored")) localStorage.setItem("llave_session", session);
      sessionStorage.setItem("stored", "once");
      localStorage.setItem("demoMode", "1");
    }, text);
    await page.goto("/dashboard");
    await expect(page).toHaveURL("/login?returnTo=/dashboard");
    expect(
      await page.evaluate(() => [localStorage.getItem("llave_session"), localStorage.getItem("demoMode")]),
    ).toEqual([null, null]);
  });
}

test("it says so while checking; someone without early access goes to the waitlist's page", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 40[34]/);
  await signIn(page, demo);
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/api/agent/dashboard", async (route) => {
    await seen;
    await route.fulfill({ status: 403, json: { error: "no", code: "forbidden" } });
  });
  await page.goto("/dashboard");
  await expect(page.getByText("Checking early access permissions...")).toBeVisible();
  go();
  await expect(page).toHaveURL("/early");
});

for (const failure of ["an error", "no network"] as const) {
  test(`${failure} during the check ends the session and leads to the sign-in page`, async ({
    page,
    demo,
    problems,
  }) => {
    problems.expect(/status of 500|ERR_FAILED/);
    await signIn(page, demo);
    await page.route("**/api/agent/dashboard", (route) =>
      failure === "an error" ? route.fulfill({ status: 500, body: "" }) : route.abort(),
    );
    await page.goto("/dashboard/leads?sort=recent");
    await expect(page).toHaveURL("/login?returnTo=/dashboard/leads%3Fsort%3Drecent");
    expect(await page.evaluate(() => localStorage.getItem("llave_session"))).toBeNull();
  });
}

test("leaving the page during the check ends nothing", async ({ page, demo }) => {
  await signIn(page, demo);
  // The page that is left can't take the call that is held.
  await page.goto("about:blank");
  await page.route("**/api/agent/dashboard", () => {}, { times: 1 });
  // The text is there before the page's call; leaving earlier would leave the next page's call unanswered.
  const asked = page.waitForRequest("**/api/agent/dashboard");
  await page.goto("/dashboard");
  await expect(page.getByText("Checking early access permissions...")).toBeVisible();
  await asked;
  await page.goto("/dashboard");
  await expect(page.getByRole("tab", { name: /Leads/ })).toBeVisible();
});

/** Without live events, nothing but the test's own click makes the page load something. */
const unavailable = (route: Route) => route.fulfill({ status: 503 });

test("a session that ends while the dashboard is open shows a message and leads to the sign-in page", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of (401|503)/);
  await page.route("**/api/events", unavailable);
  await signIn(page, demo);
  await page.route("**/api/leads?*", (route) =>
    route.fulfill({ status: 401, json: { error: "x", code: "unauthorized" } }),
  );
  await page.getByRole("button", { name: "Warm" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText("Session Expired");
  await expect(toast).toContainText("Please log in again to continue");
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("llave_session"))).toBeNull();
});

test("a change after the session has ended leads to the sign-in page, and says nothing else", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of (401|503)/);
  await page.route("**/api/events", unavailable);
  await signIn(page, demo);
  await page.goto("/dashboard/leads");
  await page
    .getByRole("button", { name: /^Stage of/ })
    .first()
    .click();
  await page.context().clearCookies();
  await page.getByRole("menuitemcheckbox", { name: "Applied" }).click();
  const toasts = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toasts).toContainText(["Session Expired"]);
  await expect(page).toHaveURL("/login");
});

test("a valid session is extended to 30 days once a day has passed", async ({ page, demo }) => {
  await signIn(page, demo);
  await page.evaluate(
    (expiry) => {
      const session = JSON.parse(localStorage.getItem("llave_session") ?? "{}");
      localStorage.setItem("llave_session", JSON.stringify({ ...session, expiry }));
    },
    Date.now() + 5 * day,
  );
  await page.reload();
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("llave_session") ?? "{}").expiry - Date.now()))
    .toBeGreaterThan(29 * day);
});

test("a browser that lost its stored session but not its cookie is still signed in", async ({ page, demo }) => {
  await signIn(page, demo);
  await page.evaluate(() => localStorage.clear());
  await page.goto("/dashboard");
  await expect(page.getByRole("tab", { name: /Leads/ })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("userEmail"))).toBe(demo.agent.email);
});

test("signing out ends the session here and on the server", async ({ page, demo, problems }) => {
  problems.expect(/status of 401/);
  await signIn(page, demo);
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL("/login");
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  await page.goto("/dashboard");
  await expect(page).toHaveURL("/login?returnTo=/dashboard");
});
