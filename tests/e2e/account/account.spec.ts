import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import { type Credentials, enterAs, mailedLink, someEmail, toastOf } from "../support/accounts.ts";
import { type OwnServer, test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { finishSetup, signUpInvited } from "../support/onboarding.ts";

const settings = "/dashboard/settings/account";

/** A fully onboarded agent for this file, so that no journey changes another's password. */
async function newAgent(browser: Browser, own: OwnServer): Promise<Credentials> {
  const context = await browser.newContext({ baseURL: own.origin });
  const agent = await signUpInvited(context, own, "Renata Ortiz");
  await finishSetup(context.request, "Renata Ortiz");
  await context.close();
  return agent;
}

async function openSettings(page: Page, agent: Credentials): Promise<void> {
  await enterAs(page, agent, settings);
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
}

test("the header's menu leads to the settings", async ({ page, own, browser }) => {
  await enterAs(page, await newAgent(browser, own), "/dashboard");
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("menuitem", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Account and data" }).click();
  await expect(page).toHaveURL(settings);
});

test("sessions are listed, and can be ended one by one or everywhere", async ({ page, own, browser }) => {
  const agent = await newAgent(browser, own);
  const phone = await browser.newContext({ baseURL: own.origin });
  await phone.request.post("/api/auth/login", {
    data: agent,
    headers: { "user-agent": "Mozilla/5.0 (iPhone) Safari/1" },
  });
  await openSettings(page, agent);
  await expect(page.getByText("This device", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Sign out Safari on iPhone" }).click();
  await expect(page.getByText("Safari on iPhone")).toHaveCount(0);
  expect((await phone.request.get("/api/auth/me")).status()).toBe(401);
  await page.getByRole("button", { name: "Sign out everywhere" }).click();
  await expect(page).toHaveURL("/login");
  expect(await page.evaluate(() => localStorage.getItem("llave_session"))).toBeNull();
  expect((await page.request.get("/api/auth/me")).status()).toBe(401);
  await phone.close();
});

test("changing the password requires the current one", async ({ page, own, browser, problems }) => {
  problems.expect(/status of 40[13]/);
  const agent = await newAgent(browser, own);
  await openSettings(page, agent);
  const card = page.getByRole("region", { name: "Password" });
  await card.getByLabel("Current password").fill("not this one");
  await card.getByLabel("New password").fill("second-password");
  await card.getByRole("button", { name: "Change password" }).click();
  await expect(card.getByLabel("Current password")).toHaveAccessibleDescription("Your current password is incorrect.");
  await card.getByLabel("Current password").fill(agent.password);
  await card.getByRole("button", { name: "Change password" }).click();
  await expect(toastOf(page)).toContainText("Password changed");
  await page.reload();
  await expect(card).toBeVisible();
  const log = page.getByRole("region", { name: "Security activity" });
  await expect(log.getByRole("listitem").first()).toContainText("Password changed");
  await expect(log.getByRole("listitem").nth(1)).toContainText("Failed sign-in: wrong password");
  await expect(log.getByRole("listitem").nth(2)).toContainText(/Signed in.*with the password/);
  const old = await page.request.post("/api/auth/login", { data: agent });
  expect(old.status()).toBe(401);
});

test("a new address counts once its mailed link is confirmed", async ({ page, own, browser }) => {
  const agent = await newAgent(browser, own);
  const newEmail = someEmail("new");
  await openSettings(page, agent);
  const card = page.getByRole("region", { name: "Email" });
  await card.getByLabel("New email").fill(newEmail);
  await card.getByLabel("Current password").fill(agent.password);
  await card.getByRole("button", { name: "Change email" }).click();
  await expect(toastOf(page)).toContainText("Check your email");
  await expect(card).toContainText(`Confirm ${newEmail} to finish the change`);
  await page.goto(await mailedLink(page.request, newEmail, "/confirm-email"));
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your email is confirmed");
  const signedIn = await page.request.post("/api/auth/login", { data: { ...agent, email: newEmail } });
  expect(signedIn.status()).toBe(200);
});

test("a confirmation without a working link says so", async ({ page, problems }) => {
  problems.expect(/status of 400/);
  await page.goto("/confirm-email");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
  await page.goto("/confirm-email?token=used");
  await page.getByRole("button", { name: "Confirm this email" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("This link doesn’t work");
});

test("an account exports its data and is deleted with its password", async ({ page, own, browser, problems }) => {
  problems.expect(/status of 40[13]/);
  const agent = await newAgent(browser, own);
  await openSettings(page, agent);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^llave-account-\d{4}-\d\d-\d\d\.zip$/);
  // An archive contains its files' names in plain text.
  expect(await readFile(await file.path(), "latin1")).toContain("csv/leads.csv");

  const card = page.getByRole("region", { name: "Delete account" });
  await card.getByRole("button", { name: "Delete account" }).click();
  await card.getByRole("button", { name: "Keep my account" }).click();
  await expect(card.getByRole("button", { name: "Delete account" })).toBeFocused();
  await card.getByRole("button", { name: "Delete account" }).click();
  await card.getByLabel("Current password").fill("not this one");
  await card.getByRole("button", { name: "Permanently delete my account" }).click();
  await expect(card.getByLabel("Current password")).toHaveAccessibleDescription("Your current password is incorrect.");
  await card.getByLabel("Current password").fill(agent.password);
  await card.getByRole("button", { name: "Permanently delete my account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "Sign In" })).toBeVisible();
  expect((await page.request.post("/api/auth/login", { data: agent })).status()).toBe(401);
});

for (const locale of ["en-US", "es-US"] as const) {
  test.describe(`on a phone in ${locale}`, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test("the settings and the confirmation fit and are accessible", async ({ page, own }) => {
      await page.emulateMedia({ reducedMotion: "reduce" });
      await openSettings(page, own.agent);
      await page.getByRole("button", { name: /Delete account|Eliminar la cuenta/ }).click();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.goto("/confirm-email?token=any");
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });
  });
}
