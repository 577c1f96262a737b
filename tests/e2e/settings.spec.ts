import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { enterAs, toastOf } from "./support/accounts.ts";
import { type OwnServer, test } from "./support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat } from "./support/agentSide.ts";
import { expect } from "./support/journey.ts";

const settings = "/dashboard/settings";

async function openSettings(page: Page, own: OwnServer): Promise<void> {
  await enterAs(page, own.agent, settings);
  await expect(page.getByRole("heading", { level: 1, name: /^(Profile|Perfil)$/ })).toBeVisible();
}

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^(Save changes|Guardar cambios)$/ }).click();
  await expect(
    toastOf(page)
      .filter({ hasText: /^(Saved|Guardado)/ })
      .first(),
  ).toBeVisible();
}

test("an agent's profile and AI mode change, the chat follows, and everything can be exported", async ({
  page,
  own,
  browser,
}) => {
  await openSettings(page, own);
  const before = await (await page.request.get("/api/agent/settings")).json();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Marta Ruiz");
  await page.getByLabel("Phone").fill("");
  await save(page);
  await expect(page.getByRole("banner")).toContainText("Marta Ruiz");

  await page.getByRole("link", { name: "Channels" }).click();
  const sms = page.getByRole("checkbox", { name: /^SMS/ });
  if (before.smsEnabled) await sms.uncheck();
  await sms.click();
  await expect(toastOf(page).first()).toContainText("Please go back and add a phone number to enable SMS");
  await expect(sms).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Assistant" }).click();
  await page.getByRole("radio", { name: /^Off/ }).check();
  await page.getByLabel("Hex code").fill("#10B981");
  await save(page);
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Off/ })).toBeChecked();

  const [link] = await (await page.request.get("/api/smartlinks")).json();
  const renter = await browser.newContext({ baseURL: own.origin });
  const chat = await renter.newPage();
  await chat.goto(link.url);
  await expect(chat.getByText("Marta Ruiz").first()).toBeVisible();
  const { say } = await openChat(renter.request, { ...own, smartLinkPath: new URL(link.url).pathname });
  await say("Hi!");
  expect(await say("2 bedrooms in Brickell under $3,000")).toBe("");
  await renter.close();

  await page.getByRole("link", { name: "Account and data" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).first().click();
  const archive = await readFile(await (await download).path(), "latin1");
  expect(archive).toContain("json/messages.json");
  const { name, phone, aiMode, brandColor } = before;
  await page.request.patch("/api/agent/settings", { data: { name, phone, aiMode, brandColor } });
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });
  test("every settings page fits, and choices are still there after a reload", async ({ page, own }) => {
    await openSettings(page, own);
    for (const [link, title] of [
      ["Canales", "Canales"],
      ["Asistente", "Asistente"],
      ["Comunidad", "Comunidad"],
      ["Plan y uso", "Plan y uso"],
      ["Avisos", "Avisos"],
    ] as const) {
      await page.getByRole("navigation", { name: "Ajustes" }).getByRole("link", { name: link }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("main").locator("form, section").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page.getByLabel("Aparece un prospecto caliente").selectOption("hourly");
    const quiet = page.getByRole("checkbox", { name: "Activar No molestar" });
    await quiet.check();
    await page.getByLabel("Hasta").selectOption("7");
    await save(page);
    await page.reload();
    await expect(page.getByLabel("Aparece un prospecto caliente")).toHaveValue("hourly");
    await expect(page.getByLabel("Hasta")).toHaveValue("7");
  });
});
