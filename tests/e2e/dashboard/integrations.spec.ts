import { enterAs, toastOf } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";

const integrations = "/dashboard/settings/integrations";

test("an agent creates an API key that works until it is revoked", async ({ page, own, playwright }) => {
  await enterAs(page, own.agent, integrations);
  await page.getByRole("button", { name: "Create a key" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create key" }).click();
  await expect(dialog.getByText("Please give the key a name")).toBeVisible();
  await dialog.getByLabel("Name").fill("Follow Up Boss");
  await dialog.getByRole("checkbox", { name: "Listings: read" }).check();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Create key" }).click();
  const key = await dialog.getByLabel("API key").inputValue();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();

  const program = await playwright.request.newContext({
    baseURL: own.origin,
    extraHTTPHeaders: { authorization: `Bearer ${key}` },
  });
  expect((await program.get("/api/leads")).status()).toBe(200);
  expect((await program.get("/api/showings")).status()).toBe(403);
  await page.reload();
  const row = page.getByRole("listitem").filter({ hasText: "Follow Up Boss" });
  await expect(row).toContainText("Leads and notes: read · Listings: read");
  await expect(row).toContainText("last used");
  expect(await page.content()).not.toContain(key);
  await expectNoSidewaysScroll(page);

  await row.getByRole("button", { name: "Revoke Follow Up Boss" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Revoke" }).click();
  await expect(toastOf(page).first()).toContainText("Follow Up Boss was revoked");
  await expect(page.getByText("No keys yet.")).toBeVisible();
  expect((await program.get("/api/leads")).status()).toBe(401);
  await program.dispose();
});

test("an agent adds a webhook, sends a test, reads the log and replaces the secret", async ({
  page,
  own,
  problems,
}) => {
  problems.expect(/422/);
  await enterAs(page, own.agent, integrations);
  await page.getByRole("button", { name: "Add a webhook" }).click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Add webhook" });
  await dialog.getByLabel("Address").fill("http://crm.example/in");
  await save.click();
  await expect(dialog.getByText("Please enter an address that begins with https://")).toBeVisible();
  await dialog.getByLabel("Address").fill("https://127.0.0.1/in");
  await save.click();
  await expect(dialog.getByText("Enter a public address")).toBeVisible();
  // A public address where nobody answers, so deliveries fail.
  await dialog.getByLabel("Address").fill("https://192.88.98.1/in");
  await dialog.getByRole("checkbox", { name: /Showing requested/ }).check();
  await expectAccessible(page);
  await save.click();
  await expect(dialog.getByLabel("Signing secret")).toHaveValue(/^whsec_/);
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();

  const row = page.getByRole("listitem").filter({ hasText: "192.88.98.1" });
  await expect(row).toContainText("New lead · Lead updated · Lead answered everything · Showing requested");
  await row.getByRole("button", { name: "Send a test" }).click();
  const log = row.getByRole("region", { name: "Deliveries" });
  await expect(log).toContainText("webhook.test");
  await expect(log).toContainText(/no connection|no answer within 10 seconds/, { timeout: 40_000 });
  await expect(log).toContainText("Waiting");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const more = row.getByRole("button", { name: "More for 192.88.98.1" });
  for (const item of ["Edit", "Replace the secret", "Delete"]) {
    await more.click();
    await page.getByRole("menuitem", { name: item }).click();
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(more).toBeFocused();
  }
  await more.click();
  await page.getByRole("menuitem", { name: "Replace the secret" }).click();
  await dialog.getByRole("button", { name: "Replace the secret" }).click();
  await expect(dialog.getByLabel("Signing secret")).toHaveValue(/^whsec_/);
  await dialog.getByRole("button", { name: "I’ve copied it" }).click();
  await expect(row).toContainText("The old secret also works until");

  await row.getByRole("button", { name: "More for 192.88.98.1" }).click();
  await page.getByRole("menuitem", { name: "Turn off" }).click();
  await expect(row).toContainText("Off");
  await row.getByRole("button", { name: "More for 192.88.98.1" }).click();
  await page.getByRole("menuitem", { name: "Delete" }).click();
  await dialog.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No webhooks yet.")).toBeVisible();
});
