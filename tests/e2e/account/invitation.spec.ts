import { join, mailedLink, signInAs, someEmail, toastOf } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { invite } from "../support/onboarding.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a newcomer signs up from the mail and continues to the setup, without a failing call", async ({
  page,
  context,
  own,
}) => {
  const { email, link } = await invite(context, own, "Tomás Arango");
  await page.goto(link);
  await expect(page.getByLabel("Email address")).toHaveValue(email);
  await expect(page.getByLabel("Full name")).toHaveValue("Tomás Arango");
  // The setup asks for the license, so the sign-up doesn't need to.
  await expect(page.getByRole("checkbox", { name: "I am a licensed real estate agent" })).toHaveCount(0);
  await page.getByLabel("Password", { exact: true }).fill("6keys!");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(toastOf(page)).toContainText("Account Created!");
  await expect(page).toHaveURL("/onboarding?step=1");
  await expect(page.getByRole("heading", { name: "Welcome to Llave" })).toBeVisible();
});

test("an invitation is accepted with one click in its own account, and other accounts see why not", async ({
  page,
  request,
  own,
  problems,
}) => {
  problems.expect(/status of (403|410)/);
  const email = someEmail("invited");
  const password = "a-key-for-renata";
  await join(request, { name: "Renata Ortiz", email, is_agent: true });
  const registered = await request.post("/api/auth/register", { data: { name: "Renata Ortiz", email, password } });
  expect(registered.status()).toBe(200);

  await signInAs(page, own.admin);
  await page.waitForURL(/\/admin/);
  const entries = await (await page.request.get("/api/admin/waitlist?limit=100")).json();
  const entry = entries.entries.find((one: { email: string }) => one.email === email);
  await page.request.post("/api/admin/waitlist/invite", { data: { ids: [entry.id] } });
  const link = await mailedLink(request, email, "/login");

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "This invitation is for a different address" })).toBeVisible();
  await expect(page.getByText(`It was sent to ${email} and only works for that address.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: `Continue as ${email}` }).click();
  await expect(page.locator("input[name=email]")).toHaveValue(email);
  await page.goto("/login");
  await signInAs(page, { email, password });
  await expect(page).toHaveURL(/\/early/);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Your invitation is here, Renata Ortiz" })).toBeVisible();
  await expect(page.getByText(`You’re signed in as ${email}.`)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Use it for this account" }).click();
  await expect(toastOf(page)).toContainText("Welcome to early access!");
  await expect(page).toHaveURL(/\/(onboarding|dashboard)/);

  await page.goto(link);
  await expect(page.getByRole("heading", { name: "You already have access" })).toBeVisible();
  await page.context().clearCookies();
  await page.goto(link);
  await expect(page.getByRole("alert")).toContainText("This invitation has already been used.");
});
