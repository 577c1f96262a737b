import { readFile } from "node:fs/promises";
import type { APIRequestContext, Page } from "@playwright/test";
import { enterAs, join, mailedLink, postsTo, signInAs, someEmail, toastOf } from "../support/accounts.ts";
import { type OwnServer, test } from "../support/administration.ts";
import { chooseAtOnce, expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";

// One worker, one server: its waitlist contains only what these journeys created.
test.describe.configure({ mode: "default" });

const people = 45;

test.beforeAll(async ({ playwright, own }) => {
  const request = await playwright.request.newContext({ baseURL: own.origin });
  for (let number = 1; number <= people; number++) {
    await join(request, {
      name: number === 2 ? "María José Arango" : `Person ${number}`,
      email: number === 2 ? "MJ.Arango@example.com" : someEmail(`person${number}`),
      is_agent: number % 3 !== 0,
      ...(number === 1 && { utm_source: "instagram" }),
    });
  }
  await request.dispose();
});

/** Opens the page as its administrator and waits for the list. */
async function openAdmin(page: Page, { admin }: OwnServer, path = "/admin"): Promise<void> {
  await enterAs(page, admin, path);
  await expect(page.getByRole("status").filter({ hasText: /\d+/ })).toBeVisible();
}

/** The list itself: the page has other tables too, of visits. */
function entriesTable(page: Page) {
  return page.getByRole("table", { name: "Waitlist Entries" });
}

/** The last page of waiting people, with the most recent sign-up. */
const lastWaiting = "/admin?status=pending&page=1000";

/** Presses a button that invites, and agrees to pass over the people who wait longer, if there are any. */
async function invite(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: button }).click();
  const anyway = page.getByRole("button", { name: "Invite anyway" });
  await anyway.or(toastOf(page)).first().waitFor();
  if (await anyway.isVisible()) await anyway.click();
}

/** How many entries match, according to the server for the administrator whose cookie the request has. */
async function countEntries(request: APIRequestContext, query = ""): Promise<number> {
  return (await (await request.get(`/api/admin/waitlist?${query}`)).json()).pagination.total;
}

test("a signed-out administrator signs in and comes back", async ({ page, own, problems }) => {
  problems.expect(/status of 401/);
  await page.goto("/admin");
  await expect(page).toHaveURL("/login?returnTo=/admin");
  await signInAs(page, own.admin, page.url());
  await expect(page).toHaveURL("/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Llave Admin Dashboard");
});

for (const width of [1440, 390]) {
  test(`an administrator who isn't an agent lands here and can't see an agent's side, ${width} px wide`, async ({
    page,
    own,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, own.admin);
    await expect(page).toHaveURL("/admin");
    for (const path of ["/dashboard", "/dashboard/leads", "/dashboard/settings"]) {
      await page.goto(path);
      await expect(page, path).toHaveURL("/admin");
    }
    await page.getByRole("link", { name: "Your account" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/account/i);
    await expect(page.getByRole("navigation", { name: "Settings" }).getByRole("link")).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Admin", exact: true }).click();
    await expect(page).toHaveURL("/admin");
    await expect(page.getByRole("link", { name: "Dashboard" })).toHaveCount(0);
  });
}

test("an administrator who is also an agent can switch sides", async ({ page, own, problems }) => {
  // Only the page believes that this account completed the setup: the server refuses its first steps.
  problems.expect(/status of 409/);
  await enterAs(page, own.admin, "/login");
  const figures = await (await page.request.get("/api/agent/dashboard")).json();
  await page.route("**/api/agent/dashboard", (route) =>
    route.fulfill({ json: { ...figures, admin: true, onboarded: true } }),
  );
  await page.goto("/admin");
  await page.getByRole("link", { name: "Dashboard" }).click();
  await expect(page).toHaveURL("/dashboard");
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Administration" }).click();
  await expect(page).toHaveURL("/admin");
});

test("without the role the page doesn't exist and requests no data", async ({ page, own }) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/api\/(admin|waitlist)/.test(request.url())) asked.push(request.url());
  });
  await enterAs(page, own.agent, "/admin");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page Not Found");
  expect(asked).toEqual([]);
});

test("shows figures, table and pages", async ({ page, own }) => {
  await openAdmin(page, own);
  await expect(page.getByText("Manage the early-access waitlist and invitations")).toBeVisible();
  for (const [label, note] of [
    ["Total Signups", "All time"],
    ["Verified Agents", "Licensed professionals"],
    ["Pending Invites", "Awaiting access"],
    ["Avg. Wait Time", "Current estimate"],
  ] as const) {
    const card = page.locator("dl > div").filter({ hasText: label });
    await expect(card).toContainText(note);
    await expect(card).toContainText(/\d/);
  }
  const table = entriesTable(page);
  for (const name of ["Position", "Name", "Email", "Type", "Status", "UTM Source", "Joined"]) {
    await expect(table.getByRole("columnheader", { name, exact: true })).toBeVisible();
  }
  await expect(table.getByRole("row").nth(1)).toContainText("#1");
  const first = table.getByRole("row").filter({ hasText: /Person 1person1\./ });
  await expect(first).toContainText(/#\d+.*Agent.*Pending.*instagram/);
  const second = table.getByRole("row").filter({ hasText: "María José Arango" });
  await expect(second.getByRole("cell").nth(5)).toHaveText("-");
  await expect(table.getByRole("row").filter({ hasText: /Person 3person3\./ })).toContainText("User");

  const total = await countEntries(page.request);
  const lastPage = Math.ceil(total / 20);
  const [previous, next] = [page.getByRole("button", { name: "Previous" }), page.getByRole("button", { name: "Next" })];
  await expect(page.getByText(`Showing 1 to 20 of ${total} entries`)).toBeVisible();
  await expect(previous).toBeDisabled();
  await next.click();
  await expect(page.getByText(`Showing 21 to 40 of ${total} entries`)).toBeVisible();
  await page.goto(`/admin?page=${lastPage - 1}`);
  await next.click();
  await expect(page.getByText(`Showing ${lastPage * 20 - 19} to ${total} of ${total} entries`)).toBeVisible();
  await expect(next).toBeDisabled();
  await previous.click();
  await expect(next).toBeEnabled();
});

test("searches on the page, filters on the server", async ({ page, own }) => {
  await openAdmin(page, own);
  const rows = entriesTable(page).locator("tbody tr");
  await page.getByPlaceholder("Search by name or email...").fill("mj.arango");
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText("María José Arango");
  await page.getByPlaceholder("Search by name or email...").fill("");

  const filtered = (query: RegExp) => page.waitForRequest((request) => query.test(request.url()));
  const byType = filtered(/\/api\/admin\/waitlist\?.*isAgent=false/);
  await page.getByLabel("Type").selectOption("Non-Agents");
  await byType;
  const others = await countEntries(page.request, "isAgent=false");
  await expect(page.getByText(`Showing 1 to ${Math.min(others, 20)} of ${others} entries`)).toBeVisible();
  const byStatus = filtered(/\/api\/admin\/waitlist\?.*status=onboarded/);
  await page.getByLabel("Status", { exact: true }).selectOption("Onboarded");
  await byStatus;
  await expect(page.getByRole("heading", { name: "No entries" })).toBeVisible();
  await expect(page.getByText("Showing 0 to 0 of 0 entries")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(rows).toHaveCount(20);

  await chooseAtOnce(page, { Status: "pending", Type: "false" });
  await expect(page).toHaveURL("/admin?status=pending&isAgent=false");
  const pending = await countEntries(page.request, "isAgent=false&status=pending");
  await expect(page.getByText(`Showing 1 to ${Math.min(pending, 20)} of ${pending} entries`)).toBeVisible();
  // Each choice is a step for the back button.
  await page.goBack();
  await expect(page).not.toHaveURL(/isAgent/);
  await expect(page.getByLabel("Type")).toHaveValue("all");
});

test("no number invites no one, and a failure says so", async ({ page, own, problems }) => {
  problems.expect(/status of 500/);
  await openAdmin(page, own);
  const posts = postsTo(page, "/api/admin/waitlist/bulk-invite");
  const prompts: string[] = [];
  const answers = [null, "ten", "", "2"];
  page.on("dialog", async (dialog) => {
    prompts.push(dialog.defaultValue());
    const answer = answers.shift();
    await (answer == null ? dialog.dismiss() : dialog.accept(answer));
  });
  await page.route("**/bulk-invite", (route) => route.fulfill({ status: 500, body: "" }));
  const bulk = page.getByRole("button", { name: "Bulk Invite" });
  for (let press = 0; press < 3; press++) await bulk.click();
  expect(posts).toEqual([]);
  await bulk.click();
  await expect(toastOf(page)).toContainText("Error");
  await expect(toastOf(page)).toContainText("Failed to send invites");
  expect(prompts).toEqual(["10", "10", "10", "10"]);
  expect(posts).toEqual([{ count: 2 }]);
});

test("bulk invite: the first people in line get a mail whose link gives early access", async ({
  page,
  own,
  browser,
}) => {
  const guest = someEmail("guest");
  await openAdmin(page, own);
  const posts = postsTo(page, "/api/admin/waitlist/bulk-invite");
  page.on("dialog", (dialog) => dialog.accept("200"));
  await join(page.request, { name: "Renata Ortiz", email: guest, is_agent: true });
  const waiting = await countEntries(page.request, "status=pending");
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/bulk-invite", async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole("button", { name: "Bulk Invite" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toBeVisible();
  go();
  await expect(toastOf(page)).toContainText("Invites Sent");
  await expect(toastOf(page)).toContainText(`Successfully invited ${waiting} users to early access.`);
  expect(posts).toEqual([{ count: 200 }]);
  await expect(page.getByText("0 people are waiting.")).toBeVisible();
  await expect(page.getByText(`Bulk invite: ${waiting} of 200 invited`)).toBeVisible();
  await expect(entriesTable(page).getByText("Sent", { exact: true }).first()).toBeVisible();

  const link = await mailedLink(page.request, guest, "/signup");
  const context = await browser.newContext({ baseURL: own.origin });
  const visitor = await context.newPage();
  await visitor.goto(link);
  await expect(visitor.getByLabel("Email address")).toHaveValue(guest);
  await expect(visitor.getByLabel("Email address")).not.toBeEditable();
  await expect(visitor.getByLabel("Full name")).toHaveValue("Renata Ortiz");
  await visitor.getByLabel("Password", { exact: true }).fill("6keys!");
  await visitor.getByRole("button", { name: "Create account" }).click();
  await expect(visitor).toHaveURL(/\/onboarding\b/);
  expect((await context.request.get("/api/agent/dashboard")).status()).toBe(200);
  await visitor.goto("/");
  await expect(visitor.getByRole("link", { name: "Dashboard" })).toHaveAttribute("href", "/dashboard");
  await context.close();
});

test("one entry, chosen entries, and the mailed link's status", async ({ page, own, browser }) => {
  const email = someEmail("chosen");
  await join(page.request, { name: "Aurelio Bravo", email });
  await openAdmin(page, own, lastWaiting);
  const row = page.getByRole("row").filter({ hasText: email });
  await row.getByRole("checkbox", { name: "Select Aurelio Bravo" }).check();
  await invite(page, "Invite 1 person");
  await expect(toastOf(page)).toContainText("New: 1. Sent again: 0. Skipped: 0.");
  await page.goto("/admin?status=invited&page=1000");
  await expect(row).toContainText("Invited");
  await expect(row).not.toContainText("#");
  await row.getByRole("button", { name: "Resend to Aurelio Bravo" }).click();
  await expect(toastOf(page)).toContainText("New: 0. Sent again: 0. Skipped: 1.");
  await expect(page.getByText("Selected entries: 1 invited, 0 resent, 0 skipped").first()).toBeVisible();

  const reader = await browser.newPage({ baseURL: own.origin });
  const opened = reader.waitForResponse("**/api/auth/invitation");
  await reader.goto(await mailedLink(page.request, email, "/signup"));
  expect((await opened).status()).toBe(200);
  await reader.close();
  await page.reload();
  await expect(row).toContainText("Opened");
});

test("a search finds people on every page, a selection spans pages, and invited rows keep their place", async ({
  page,
  own,
}) => {
  const word = `zoe${crypto.randomUUID().slice(0, 6)}`;
  const emails = [someEmail(word), someEmail(word), someEmail(word)];
  for (const [index, email] of emails.entries()) await join(page.request, { name: `Zoe ${index + 1}`, email });
  // People who wait come first, so they aren't on the second page.
  await openAdmin(page, own, "/admin?page=2");
  const rows = entriesTable(page).locator("tbody tr");
  const search = page.getByPlaceholder("Search by name or email...");
  await expect(rows.first()).toBeVisible();
  await search.fill(word);
  await expect(rows).toHaveCount(0);
  await page.getByRole("button", { name: "Search all pages" }).last().click();
  await expect(rows).toHaveCount(3);
  await expect(page).toHaveURL(new RegExp(`q=${word}`));
  await expectAccessible(page);
  for (const name of ["Zoe 1", "Zoe 2"]) await page.getByRole("checkbox", { name: `Select ${name}` }).check();
  await page.getByRole("button", { name: "Invite 2 people" }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText("2 get a first invitation.");
  await question.getByRole("button", { name: "Not now" }).click();
  await page.getByRole("checkbox", { name: "Select Zoe 2" }).uncheck();

  await search.fill("");
  await expect(rows).toHaveCount(20);
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("1 on other pages")).toBeVisible();
  await page.getByRole("button", { name: "Clear selection" }).click();
  await expect(page.getByText("on other pages")).toHaveCount(0);

  await search.fill(word);
  await search.press("Enter");
  await expect(rows).toHaveCount(3);
  const names = () => rows.getByRole("rowheader").allTextContents();
  expect(await names()).toEqual(["Zoe 1", "Zoe 2", "Zoe 3"]);
  await invite(page, "Invite Zoe 1");
  await expect(rows.nth(0)).toContainText("Invited");
  expect(await names()).toEqual(["Zoe 1", "Zoe 2", "Zoe 3"]);
  await page.reload();
  await expect(rows.nth(2)).toContainText("Zoe 1");
});

test("an invitation for someone with an account works when they sign in", async ({ page, own, browser }) => {
  const person = { email: someEmail("account"), password: "6keys!" };
  const registration = { data: { ...person, name: "Elena Prado", isAgent: true } };
  const context = await browser.newContext({ baseURL: own.origin });
  expect((await context.request.post("/api/auth/register", registration)).status()).toBe(200);
  expect((await context.request.get("/api/agent/dashboard")).status()).toBe(403);
  await openAdmin(page, own, lastWaiting);
  // People joined before her: passing them over is a question.
  const question = page.getByRole("dialog", { name: "Invite Elena Prado out of order?" });
  await page.getByRole("button", { name: "Invite Elena Prado" }).click();
  await expect(question).toContainText("waited longer");
  await question.getByRole("button", { name: "Keep the order" }).click();
  await expect(question).toBeHidden();
  await invite(page, "Invite Elena Prado");
  await context.clearCookies();
  const visitor = await context.newPage();
  await visitor.goto(await mailedLink(page.request, person.email, "/login"));
  await expect(visitor.getByText("Welcome back, Elena Prado.")).toBeVisible();
  await expect(visitor.getByLabel("Email", { exact: true })).toHaveValue(person.email);
  await visitor.getByLabel("Password", { exact: true }).fill(person.password);
  await visitor.getByRole("button", { name: "Sign In to Dashboard" }).click();
  await expect(visitor).toHaveURL(/\/onboarding\b/);
  expect((await context.request.get("/api/agent/dashboard")).status()).toBe(200);
  await context.close();
});

test("the export is a file named after the day, with the list's columns", async ({ page, own }) => {
  await openAdmin(page, own);
  await page.getByLabel("Type").selectOption("Agents Only");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^waitlist.*\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toBe("\ufeffName,Email,Agent,Status,Position,UTM Source,Created");
  expect(lines.length).toBeGreaterThan(10);
  for (const line of lines.slice(1)) expect(line.split(",")[2]).toBe("Yes");
});

test("the figures refresh every ten seconds", async ({ page, own }) => {
  await page.clock.install();
  await openAdmin(page, own);
  const again = page.waitForRequest("**/api/waitlist/stats");
  await page.clock.runFor(10_000);
  await again;
});

for (const [locale, width] of [
  ["en-US", 1440],
  ["es-US", 390],
] as const) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    test("the page fits and is accessible", async ({ page, own }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openAdmin(page, own);
      await page.getByRole("checkbox").nth(1).check();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
