import { dayMs } from "../../../packages/contract/src/calendar.ts";
import { signInAs } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("the page matches the specification", async ({ page }) => {
  await page.goto("/login");
  await expect(page).toHaveTitle(/Sign In/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Sign In to Your Dashboard");
  for (const label of ["Email", "Password"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  }
  await expect(page.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute("href", "/forgot-password");
  await expect(page.getByRole("link", { name: "Join Early Access" })).toHaveAttribute("href", "/early");
  await expect(page.getByText("Protected by enterprise-grade security • License verification required")).toBeVisible();
  const panel = page.getByRole("complementary");
  for (const text of [
    "security",
    "analytics",
    "Licensed agents only",
    "4.9/5",
    "Agent Rating",
    "1,200+",
    "Active Agents",
  ]) {
    await expect(panel).toContainText(text);
  }
  await page.getByRole("link", { name: "Back to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Talk to it now" })).toBeVisible();
});

test("the password can be shown and hidden", async ({ page }) => {
  await page.goto("/login");
  const password = page.locator("input[name=password]");
  await password.fill("secret");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Hide password" }).click();
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveValue("secret");
});

test("empty fields and an invalid email send nothing and show errors next to the fields", async ({ page }) => {
  const calls: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST") calls.push(request.url());
  });
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click();
  const email = page.getByLabel("Email", { exact: true });
  await expect(email).toHaveAccessibleDescription("Enter your email address");
  await expect(email).toBeFocused();
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription("Enter your password");
  await email.fill("marisol");
  await page.getByLabel("Password", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  await expect(email).toHaveValue("marisol");
  expect(calls).toEqual([]);
});

test("a wrong password is refused with a message, and the typed text stays", async ({ page, problems }) => {
  problems.expect(/status of 401/);
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("marisol@llave.example");
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText("Login Failed");
  await expect(toast).toContainText("That email and password don't match.");
  await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
    "That email and password don't match.",
  );
  await expect(page.getByLabel("Email", { exact: true })).toHaveValue("marisol@llave.example");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("not the password");
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  await toast.getByRole("button", { name: "Close notification" }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem("llave_session"))).toBeNull();
});

test("a refusal without a text still says that the login failed", async ({ page, problems }) => {
  problems.expect(/status of 502/);
  await page.route("**/api/auth/login", (route) => route.fulfill({ status: 502, body: "" }));
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill("marisol@llave.example");
  await page.getByLabel("Password", { exact: true }).fill("x");
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText("Login Failed");
  await expect(toast).toContainText("Login failed");
});

test("signing in shows that it is busy, welcomes and stores the session", async ({ page, demo }) => {
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  let posted: unknown;
  await page.route("**/api/auth/login", async (route) => {
    posted = route.request().postDataJSON();
    await seen;
    await route.continue();
  });
  await page.goto("/login");
  await page.getByLabel("Email", { exact: true }).fill(demo.agent.email);
  await page.getByLabel("Password", { exact: true }).fill(demo.agent.password);
  await page.getByRole("button", { name: "Sign In to Dashboard" }).click();
  await expect(page.getByRole("button", { name: "Signing In..." })).toBeVisible();
  go();
  await expect(page).toHaveURL("/dashboard");
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toContainText("Welcome back!");
  await expect(toast).toContainText("You have successfully logged in.");
  expect(posted).toEqual(demo.agent);

  const stored = await page.evaluate(() => ({
    session: JSON.parse(localStorage.getItem("llave_session") ?? "null"),
    userId: localStorage.getItem("userId"),
    userEmail: localStorage.getItem("userEmail"),
  }));
  expect(stored.session.user).toMatchObject({ id: stored.userId, email: demo.agent.email });
  expect(stored.userEmail).toBe(demo.agent.email);
  const days = (stored.session.expiry - Date.now()) / dayMs;
  expect(days).toBeGreaterThan(29.9);
  expect(days).toBeLessThanOrEqual(30);
});

test("signing in returns to the page that asked for it", async ({ page, demo }) => {
  await signInAs(page, demo.agent, "/login?returnTo=/dashboard/leads%3Fstatus%3Dhot");
  await expect(page).toHaveURL("/dashboard/leads?status=hot");
});

for (const elsewhere of ["//evil.example", "/\\evil.example", "https://evil.example/", "javascript:alert(1)"]) {
  test(`and never to ${elsewhere}`, async ({ page, demo }) => {
    await signInAs(page, demo.agent, `/login?returnTo=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL("/dashboard");
  });
}

for (const [locale, heading] of [
  ["en-US", "Sign In to Your Dashboard"],
  ["es-US", "Entra a tu panel"],
] as const) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test("the page fits and is accessible", async ({ page }) => {
      await page.goto("/login");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await page.locator("button[type=submit]").click();
      await expect(page.locator("input[name=email]")).toHaveAttribute("aria-invalid", "true");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
