import { mailedLink, postsTo, someEmail, toastOf } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("joining with a colleague's code: confirmation, mail, own place", async ({ page, request }) => {
  const email = someEmail();
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/api/waitlist", async (route) => {
    await seen;
    await route.continue();
  });
  const posts = postsTo(page, "/api/waitlist");
  await page.goto("/early?ref=KEVIN7&utm_source=instagram&utm_campaign=beta");
  await expect(page.getByText("3 months free")).toBeVisible();
  await expect(page.getByLabel("Referral code")).toHaveValue("KEVIN7");
  await page.getByLabel("Name", { exact: true }).fill("Renata Ortiz");
  await page.getByLabel("Email", { exact: true }).fill(email);
  await page.getByRole("checkbox", { name: "I am a licensed real estate agent" }).check();
  await page.getByRole("button", { name: "Join Early Access" }).click();
  await expect(page.getByRole("button", { name: "Joining..." })).toHaveAttribute("aria-disabled", "true");
  go();

  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Early Access!");
  await expect(toastOf(page)).toContainText("Welcome to Early Access!");
  await expect(toastOf(page)).toContainText("You're officially on the list. Check your email for next steps.");
  expect(posts).toEqual([
    {
      data: {
        name: "Renata Ortiz",
        email,
        is_agent: true,
        referred_by: "KEVIN7",
        status: "pending",
        extended_trial: true,
        timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        utm_source: "instagram",
        utm_campaign: "beta",
      },
    },
  ]);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  const link = await page.getByLabel("Your referral link").inputValue();
  expect(link).toMatch(/\/early\?ref=\w+$/);

  await page.getByRole("link", { name: "See your place" }).click();
  await expect(page).toHaveURL("/waitlist");
  await expect(page.getByLabel("Your referral link")).toHaveValue(link);
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  expect(await mailedLink(request, email, "/waitlist")).toContain("place=");
});

test("a campaign is remembered from the landing page", async ({ page }) => {
  const posts = postsTo(page, "/api/waitlist");
  await page.goto("/login?utm_source=google");
  await page.getByRole("link", { name: "Join Early Access" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Renata Ortiz");
  await page.getByLabel("Email", { exact: true }).fill(someEmail());
  await page.getByRole("button", { name: "Join Early Access" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Welcome to Early Access!");
  expect(posts).toMatchObject([{ data: { utm_source: "google", is_agent: false } }]);
});

test("a second sign-up says that the person already has a place", async ({ page, request }) => {
  const data = { name: "Renata Ortiz", email: someEmail() };
  await request.post("/api/waitlist", { data: { data } });
  await page.goto("/early");
  await page.getByLabel("Name", { exact: true }).fill(data.name);
  await page.getByLabel("Email", { exact: true }).fill(data.email);
  await page.getByRole("button", { name: "Join Early Access" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re already on the list");
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  await expect(page.getByLabel("Your referral link")).toHaveCount(0);
});

for (const width of [1440, 390]) {
  test(`people who are signed in and waiting see their place instead of the form, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.request.post("/api/auth/register", {
      data: { name: "Renata Ortiz", email: someEmail(), password: "a long enough password", isAgent: true },
    });
    expect(answer.status()).toBe(200);
    const { position, referralCode } = await (await page.request.get("/api/waitlist/own")).json();
    await page.goto("/early");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re already on the list");
    await expect(page.getByText(`#${position}`, { exact: true })).toBeVisible();
    await expect(page.getByLabel("Your referral link")).toHaveValue(new RegExp(referralCode));
    await expect(page.getByLabel("Email", { exact: true })).toHaveCount(0);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test("people who are invited can have the invitation sent again, and see no referral link", async ({ page }) => {
  await page.request.post("/api/auth/register", {
    data: { name: "Renata Ortiz", email: someEmail(), password: "a long enough password", isAgent: true },
  });
  const place = { ...(await (await page.request.get("/api/waitlist/own")).json()), status: "invited", position: null };
  await page.route("**/api/waitlist/own", (route) => route.fulfill({ json: place }));
  await page.route("**/api/waitlist/own/invitation", (route) => route.fulfill({ json: { sent: true } }));
  await page.goto("/early");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your invitation has been sent");
  await expect(page.getByLabel("Your referral link")).toHaveCount(0);
  await expect(page.getByText("Manual review")).toHaveCount(0);
  await page.getByRole("button", { name: "Send it again" }).click();
  await expect(toastOf(page)).toContainText("Invitation sent again");
  await expect(page.getByRole("button", { name: "Sent" })).toBeVisible();
  await expectAccessible(page);
});

test("sends nothing without a name or an address", async ({ page }) => {
  const posts = postsTo(page, "/api/waitlist");
  await page.goto("/early");
  await page.getByLabel("Name", { exact: true }).fill("Renata");
  await page.getByRole("button", { name: "Join Early Access" }).click();
  await expect(toastOf(page)).toContainText("Missing Information");
  await expect(toastOf(page)).toContainText("Please fill in your name and email.");
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAttribute("required", "");
  await expect(email).toHaveAttribute("type", "email");
  await expect(email).toHaveAccessibleDescription("Enter your email address");
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Renata");
  expect(posts).toEqual([]);
});

test("a failure is one plain sentence; the server's text goes to the console", async ({ page, problems }) => {
  problems.expect(/status of 500|own words of the server/);
  await page.route("**/api/waitlist", (route) =>
    route.fulfill({ status: 500, json: { error: "own words of the server" } }),
  );
  await page.goto("/early");
  await page.getByLabel("Name", { exact: true }).fill("Renata");
  await page.getByLabel("Email", { exact: true }).fill(someEmail());
  await page.getByRole("button", { name: "Join Early Access" }).click();
  await expect(toastOf(page)).toContainText("Something went wrong");
  await expect(toastOf(page)).toContainText("Please try again or contact support.");
  await expect(page.getByText("own words of the server")).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Renata");
});

test("the field for bots is out of people's way", async ({ page }) => {
  await page.goto("/early");
  const hidden = page.locator("input[name=website]");
  await expect(hidden).not.toBeInViewport();
  await expect(hidden).toHaveAttribute("tabindex", "-1");
  expect(await page.getByRole("textbox").count()).toBe(3);
});

test("the form's rules load when someone uses the form, and the server refuses if they can't", async ({
  page,
  problems,
}) => {
  problems.expect(/./);
  const asked: string[] = [];
  await page.route("**/assets/earlyFormRules-*.js", (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  const sent = postsTo(page, "/api/waitlist");
  await page.goto("/early", { waitUntil: "networkidle" });
  expect(asked).toEqual([]);
  await page.locator("input[name=name]").fill("Renata Ortiz");
  await page.locator("input[name=email]").fill("no address");
  await expect.poll(() => asked.length).toBeGreaterThan(0);
  await page.locator("button[type=submit]").click();
  await expect(toastOf(page)).toContainText("Something went wrong");
  expect(sent).toHaveLength(1);
  await expect(page.locator("input[name=name]")).toHaveValue("Renata Ortiz");
});

for (const [locale, width] of [
  ["en-US", 1440],
  ["es-US", 390],
] as const) {
  test.describe(`${locale} at ${width} px`, () => {
    test.use({ locale, viewport: { width, height: 900 } });
    test("form and confirmation fit and are accessible", async ({ page }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await page.goto("/early");
      await page.locator("button[type=submit]").click();
      await expect(page.locator("input[name=email]")).toHaveAttribute("aria-invalid", "true");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.locator("input[name=name]").fill("Renata Ortiz");
      await page.locator("input[name=email]").fill(someEmail());
      await page.locator("button[type=submit]").click();
      await expect(page.getByText(/^#\d+$/)).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
