import { devices } from "@playwright/test";
import { test } from "./support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, someName, somePhone } from "./support/agentSide.ts";
import { ChatPage } from "./support/chatPage.ts";
import { expect } from "./support/journey.ts";

const { viewport: _, ...phone } = devices["Pixel 7"];

for (const { language, locale, search, visit, words } of [
  {
    language: "en",
    locale: "en-US",
    search: "2 bedrooms in Brickell up to $3,000 from May 1, my name is {name}, phone {phone}",
    visit: "When can I visit 55 SE 6th St?",
    words: {
      book: /^Book /,
      open: /Showing details/,
      move: "Choose another time",
      save: "Move my showing",
      cancel: "Cancel my showing",
      yes: "Yes, cancel it",
      moved: /new time/,
      canceled: /is canceled/,
      thread: /You canceled your showing/,
    },
  },
  {
    language: "es",
    locale: "es-US",
    search: "Busco 2 habitaciones en Brickell hasta $3,000 desde el 1 de mayo, me llamo {name}, teléfono {phone}",
    visit: "¿Cuándo puedo visitar el de 55 SE 6th St?",
    words: {
      book: /^Agendar /,
      open: /Detalles de tu visita/,
      move: "Elegir otra hora",
      save: "Cambiar mi visita",
      cancel: "Cancelar mi visita",
      yes: "Sí, cancelarla",
      moved: /nueva hora|otra hora/,
      canceled: /se canceló/,
      thread: /Cancelaste tu visita/,
    },
  },
] as const) {
  test(`a showing is booked with a tap in the chat, moved and canceled with its link (${language})`, async ({
    browser,
    own,
  }) => {
    const context = await browser.newContext({
      ...phone,
      viewport: { width: 390, height: 844 },
      baseURL: own.origin,
      locale,
    });
    const chat = new ChatPage(await context.newPage());
    await chat.open(own.smartLinkPath);
    await chat.say(search.replace("{name}", someName()).replace("{phone}", somePhone().said));
    await chat.say(visit);
    const card = chat.page.locator(".showing");
    const hours = card.locator(".hour");
    await expect(hours.first()).toBeVisible();
    expect(await chat.hasNoSidewaysScroll()).toBe(true);
    await chat.page.reload();
    await expect(hours.first()).toBeVisible();
    await expectAccessible(chat.page);
    await hours.first().click();
    await card.getByRole("button", { name: words.book }).click();
    await expect(chat.page.locator(".showing.arranged")).toBeVisible();
    await expectAccessible(chat.page);

    const opened = context.waitForEvent("page");
    await chat.log.getByRole("link", { name: words.open }).click();
    const page = await opened;
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    const file = await page.request.get(`${page.url()}/visit.ics`);
    expect(await file.text()).toContain("BEGIN:VEVENT");

    await page.getByRole("link", { name: words.move }).click();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    // The later days open by keyboard.
    const day = page.locator("details").last();
    await day.locator("summary").press("Enter");
    await day.getByRole("radio").first().focus();
    await page.keyboard.press("Space");
    await page.getByRole("button", { name: words.save }).click();
    await expect(page.getByRole("status")).toHaveText(words.moved);

    await page.getByRole("link", { name: words.cancel }).click();
    await page.getByRole("button", { name: words.yes }).click();
    await expect(page.getByRole("main")).toContainText(words.canceled);
    await expect(chat.log).toContainText(words.thread);
    await context.close();
  });
}

test("an unknown showing link says so politely", async ({ page, problems }) => {
  problems.expect(/404/);
  const answer = await page.goto("/visit/unknown");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
