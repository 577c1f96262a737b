import type { Browser, Page } from "@playwright/test";
import { generate } from "otplib";
import { type Credentials, enterAs, signInAs } from "../support/accounts.ts";
import { type OwnServer, test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { finishSetup, signUpInvited } from "../support/onboarding.ts";

const settings = "/dashboard/settings/account";

async function newAgent(browser: Browser, own: OwnServer): Promise<Credentials> {
  const context = await browser.newContext({ baseURL: own.origin });
  const agent = await signUpInvited(context, own, "Renata Ortiz");
  await finishSetup(context.request, "Renata Ortiz");
  await context.close();
  return agent;
}

/** A code from the app, by default for the next half minute: the current one was used up. */
function codeOf(secret: string, seconds = 30): Promise<string> {
  return generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });
}

/** Adds an authenticator app in the settings; returns its secret and the recovery codes. */
async function addApp(page: Page, { password }: Credentials) {
  await page.getByRole("button", { name: "Add authenticator app" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Current password").fill(password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(dialog.getByRole("img", { name: /Code to scan/ })).toBeVisible();
  const secret = await dialog.locator("code").innerText();
  await dialog.getByLabel("Code from the app").fill(await codeOf(secret, 0));
  await dialog.getByRole("button", { name: "Turn it on" }).click();
  await expect(dialog.getByRole("heading")).toHaveText("Recovery codes");
  const codes = await dialog.getByRole("listitem").allInnerTexts();
  await dialog.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("On. You’ll enter a code from your app when you sign in.")).toBeVisible();
  return { secret, codes };
}

test("an authenticator app is added, and sign-in asks for its code", async ({ page, own, browser, problems }) => {
  problems.expect(/status of 40[13]/);
  const agent = await newAgent(browser, own);
  await enterAs(page, agent, settings);
  const { secret, codes } = await addApp(page, agent);
  expect(codes).toHaveLength(10);
  await expect(page.getByText("10 codes left")).toBeVisible();
  await expect(page.getByText("Authenticator app added")).toBeVisible();

  await page.request.post("/api/auth/logout");
  await signInAs(page, agent, "/login");
  await expect(page.getByRole("heading", { level: 2, name: "One more step" })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByLabel("Code", { exact: true })).toHaveAccessibleDescription(/Incorrect code/);
  await page.getByLabel("Code", { exact: true }).fill(await codeOf(secret));
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.request.post("/api/auth/logout");
  await signInAs(page, agent, "/login");
  await page.getByLabel("Code", { exact: true }).fill(codes[0] ?? "");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("a passkey is added, and signs in without a password", async ({ page, own, browser }) => {
  const agent = await newAgent(browser, own);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await enterAs(page, agent, settings);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name of this device").fill("My laptop");
  await dialog.getByLabel("Current password").fill(agent.password);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await dialog.getByRole("button", { name: "I saved them" }).click();
  await expect(page.getByText("My laptop")).toBeVisible();

  await page.request.post("/api/auth/logout");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL("/dashboard");

  await page.goto(settings);
  await page.getByRole("button", { name: "Remove My laptop" }).click();
  await dialog.getByLabel("Current password").fill(agent.password);
  await dialog.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("My laptop")).toHaveCount(0);
});

test("an administrator is asked for a second factor, and can add one later", async ({ page, own }) => {
  await enterAs(page, own.admin, "/admin");
  await expect(page.getByRole("heading", { name: "Protect the admin area" })).toBeVisible();
  const log = page.getByRole("region", { name: "Security activity for all accounts" });
  await expect(log.getByRole("listitem").first()).toContainText(/Signed in/);
  await expect(log.getByRole("listitem").first()).toContainText(own.admin.email);
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(page.getByRole("heading", { name: "Protect the admin area" })).toHaveCount(0);
  await expect(page.getByRole("table", { name: "Waitlist Entries" })).toBeVisible();
});

test.describe("in Spanish, on a phone", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });

  test("the settings fit and are accessible", async ({ page, own, browser }) => {
    await enterAs(page, await newAgent(browser, own), settings);
    await expect(page.getByRole("heading", { name: "Verificación en dos pasos" })).toBeVisible();
    await page.getByRole("button", { name: "Agregar app de autenticación" }).click();
    await expect(page.getByRole("dialog")).toContainText("Contraseña actual");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Cancelar" }).click();
    await expect(page.getByRole("heading", { name: "Actividad de seguridad" })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
