import { mailedLink, postsTo, signInAs, someEmail, toastOf } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("a forgotten password: mail, new password, sign in", async ({ page, request, problems }) => {
  problems.expect(/status of 40[13]/);
  const email = someEmail();
  const registered = await request.post("/api/auth/register", {
    data: { name: "Renata Ortiz", email, password: "forgotten once", isAgent: true },
  });
  expect(registered.status()).toBe(200);

  const asked = postsTo(page, "/api/auth/forgot-password");
  await page.goto("/forgot-password");
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Check your email");
  await expect(page.getByRole("link", { name: "Back to login" })).toHaveAttribute("href", "/login");
  expect(asked).toEqual([{ email }]);

  const link = await mailedLink(request, email, "/reset-password");
  const reset = postsTo(page, "/api/auth/reset-password");
  await page.goto(link);
  await page.getByLabel("New password", { exact: true }).fill("remembered");
  await page.getByLabel("Confirm new password").fill("remembered");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Password Reset Successful");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to homepage" })).toHaveAttribute("href", "/");
  await expect(page.getByRole("main").getByRole("link", { name: "Go to sign-in" })).toHaveAttribute("href", "/login");
  const token = new URLSearchParams(link.split("?")[1]).get("token");
  expect(reset).toEqual([{ token, newPassword: "remembered" }]);

  await signInAs(page, { email, password: "forgotten once" });
  await expect(toastOf(page)).toContainText("Login Failed");
  await signInAs(page, { email, password: "remembered" });
  await expect(page).toHaveURL("/early");
});

test("a used link says so and offers a new one", async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await page.goto("/reset-password?token=used");
  await page.getByLabel("New password", { exact: true }).fill("remembered");
  await page.getByLabel("Confirm new password").fill("remembered");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(toastOf(page)).toContainText("This link has expired or was already used.");
  await expect(page.getByRole("link", { name: "Request a new link" })).toHaveAttribute("href", "/forgot-password");
  await expect(page.getByLabel("Confirm new password")).toHaveValue("remembered");
});

test("sends nothing unless a new password is long enough and typed the same twice", async ({ page }) => {
  const posts = postsTo(page, "/api/auth/reset-password");
  await page.goto("/reset-password?token=any");
  const [typed, confirm] = [page.getByLabel("New password", { exact: true }), page.getByLabel("Confirm new password")];
  await typed.fill("five5");
  await confirm.fill("five5");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(typed).toHaveAccessibleDescription("Password must be at least 6 characters");
  await typed.fill("6keys!");
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match");
  await page.getByRole("button", { name: "Reset password" }).click();
  await expect(confirm).toHaveAccessibleDescription("Passwords don't match");
  expect(posts).toEqual([]);
});

test("a bad address isn't sent, and another one can be tried", async ({ page }) => {
  const posts = postsTo(page, "/api/auth/forgot-password");
  await page.goto("/forgot-password");
  const email = page.getByLabel("Email address");
  await email.fill("renata@");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await expect(email).toHaveAccessibleDescription("Please enter a valid email address");
  expect(posts).toEqual([]);
  await email.fill("nobody@example.com");
  await page.getByRole("button", { name: "Send reset link" }).click();
  await page.getByRole("button", { name: "Try different email" }).click();
  await expect(email).toHaveValue("nobody@example.com");
});

for (const [path, button, message] of [
  ["forgot-password", "Send reset link", "Failed to send reset email"],
  ["reset-password", "Reset password", "Failed to reset password"],
] as const) {
  test(`${path} says that it failed if the server gives no reason`, async ({ page, problems }) => {
    problems.expect(/status of 502/);
    await page.route(`**/api/auth/${path}`, (route) => route.fulfill({ status: 502, body: "" }));
    await page.goto(`/${path}?token=any`);
    for (const field of await page.getByRole("main").locator("input").all()) await field.fill("renata@example.com");
    await page.getByRole("button", { name: button }).click();
    await expect(toastOf(page)).toContainText(message);
  });
}

test("without a token the reset link is invalid", async ({ page }) => {
  await page.goto("/reset-password");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Invalid Reset Link");
  for (const [name, href] of [
    ["Request a new link", "/forgot-password"],
    ["Go to homepage", "/"],
    ["Go to sign-in", "/login"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", href);
  }
});

for (const locale of ["en-US", "es-US"] as const) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test("the pages fit and are accessible", async ({ page }) => {
      for (const path of ["/forgot-password", "/reset-password", "/reset-password?token=any"]) {
        await page.goto(path);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  });
}
