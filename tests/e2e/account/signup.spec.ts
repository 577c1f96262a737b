import { postsTo, someEmail, toastOf } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("the page matches the specification", async ({ page }) => {
  await page.goto("/signup");
  for (const label of ["Full name", "Email address", "Password"]) {
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  }
  await expect(page.getByRole("checkbox", { name: "I am a licensed real estate agent" })).not.toBeChecked();
  await expect(page.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/terms");
  await expect(page.getByRole("link", { name: "Privacy Policy" })).toHaveAttribute("href", "/privacy");
  await expect(page.getByRole("link", { name: "Back to Home" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveAttribute("href", "/login");
});

test("a password of five characters creates no account, six do; then the new account waits", async ({
  page,
  problems,
}) => {
  problems.expect(/status of 403/);
  const email = someEmail();
  const posts = postsTo(page, "/api/auth/register");
  await page.goto("/signup");
  await page.getByLabel("Full name").fill("Renata Ortiz");
  await page.getByLabel("Email address").fill(email);
  const password = page.getByLabel("Password", { exact: true });
  await password.fill("five5");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(password).toHaveAccessibleDescription("Password must be at least 6 characters");
  await expect(page.getByLabel("Full name")).toHaveValue("Renata Ortiz");
  expect(posts).toEqual([]);

  await password.fill("6keys!");
  await page.getByRole("button", { name: "Create account" }).click();
  await expect(toastOf(page)).toContainText("Account Created!");
  await expect(toastOf(page)).toContainText("Setting up your AI assistant...");
  expect(posts).toEqual([{ name: "Renata Ortiz", email, password: "6keys!", isAgent: true }]);
  await expect(page).toHaveURL("/waitlist");
  await expect(page.getByText(/^#\d+$/)).toBeVisible();
  await expect(page.getByText("Example", { exact: true })).toHaveCount(0);
  await expect(page.getByText("On waitlist")).toBeVisible();
  const stored = await page.evaluate(() => [
    JSON.parse(localStorage.getItem("llave_session") ?? "null"),
    localStorage.getItem("userId"),
    localStorage.getItem("userEmail"),
  ]);
  expect(stored).toEqual([
    expect.objectContaining({ user: expect.objectContaining({ email }) }),
    stored[0].user.id,
    email,
  ]);

  await page.goto("/dashboard");
  await expect(page).toHaveURL("/early");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re already on the list");
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});

test("an address that already has an account shows an error next to the field and in a toast", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 409/);
  await page.goto("/signup");
  await page.getByLabel("Full name").fill("Somebody Else");
  await page.getByLabel("Email address").fill(demo.agent.email);
  await page.getByLabel("Password", { exact: true }).fill("6keys!");
  await page.getByRole("button", { name: "Create account" }).click();
  const message = "There is already an account with this email. Sign in or reset your password.";
  await expect(toastOf(page)).toContainText("Error");
  await expect(toastOf(page)).toContainText(message);
  await expect(page.getByLabel("Email address")).toHaveAccessibleDescription(message);
  await expect(page.getByLabel("Full name")).toHaveValue("Somebody Else");
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("6keys!");
});

for (const [locale, message] of [
  ["en-US", "Failed to create account. Please try again."],
  ["es-US", "No se pudo crear la cuenta. Por favor intenta de nuevo."],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });
    test("a failure without a text still says that no account was created", async ({ page, problems }) => {
      problems.expect(/status of 502/);
      await page.route("**/api/auth/register", (route) => route.fulfill({ status: 502, body: "" }));
      await page.goto("/signup");
      await page.locator("input[name=name]").fill("Renata Ortiz");
      await page.locator("input[name=email]").fill(someEmail());
      await page.locator("input[name=password]").fill("6keys!");
      await page.locator("button[type=submit]").click();
      await expect(toastOf(page)).toContainText("Error");
      await expect(toastOf(page)).toContainText(message);
    });
  });

  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test("the page fits and is accessible", async ({ page }) => {
      await page.goto("/signup");
      await page.locator("button[type=submit]").click();
      await expect(page.locator("input[name=email]")).toHaveAttribute("aria-invalid", "true");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
