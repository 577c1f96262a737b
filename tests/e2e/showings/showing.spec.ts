import { devices } from "@playwright/test";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, someName, somePhone } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect } from "../support/journey.ts";

const { viewport: _, ...phone } = devices["Pixel 7"];

test("a showing is booked with a tap in the chat, moved and canceled with its link", async ({ browser, own }) => {
  const context = await browser.newContext({
    ...phone,
    viewport: { width: 390, height: 844 },
    baseURL: own.origin,
    locale: "es-US",
  });
  const chat = new ChatPage(await context.newPage());
  await chat.open(own.smartLinkPath);
  await chat.say(
    `Busco 2 habitaciones en Brickell hasta $3,000 desde el 1 de mayo, me llamo ${someName()}, teléfono ${somePhone().said}`,
  );
  await chat.say("¿Cuándo puedo visitar el de 55 SE 6th St?");
  const card = chat.page.locator(".showing");
  const hours = card.locator(".hour");
  await expect(hours.first()).toBeVisible();
  expect(await chat.hasNoSidewaysScroll()).toBe(true);
  await chat.page.reload();
  await expect(hours.first()).toBeVisible();
  await expectAccessible(chat.page);
  await hours.first().click();
  await card.getByRole("button", { name: /^Agendar / }).click();
  await expect(chat.page.locator(".showing.arranged")).toBeVisible();
  await expectAccessible(chat.page);

  const opened = context.waitForEvent("page");
  await chat.log.getByRole("link", { name: /Detalles de tu visita/ }).click();
  const page = await opened;
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const file = await page.request.get(`${page.url()}/visit.ics`);
  expect(await file.text()).toContain("BEGIN:VEVENT");

  await page.getByRole("link", { name: "Elegir otra hora" }).click();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // The later days open by keyboard.
  const day = page.locator("details").last();
  await day.locator("summary").press("Enter");
  await day.getByRole("radio").first().focus();
  await page.keyboard.press("Space");
  await page.getByRole("button", { name: "Cambiar mi visita" }).click();
  await expect(page.getByRole("status")).toHaveText(/nueva hora|otra hora/);

  await page.getByRole("link", { name: "Cancelar mi visita" }).click();
  await page.getByRole("button", { name: "Sí, cancelarla" }).click();
  await expect(page.getByRole("main")).toContainText(/se canceló/);
  await expect(chat.log).toContainText(/Cancelaste tu visita/);
  await context.close();
});

test("an unknown showing link says so politely", async ({ page, problems }) => {
  problems.expect(/404/);
  const answer = await page.goto("/visit/unknown");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
