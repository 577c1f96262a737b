import {
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  signIn,
  someName,
  somePhone,
  toast,
} from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });

test("a renter on two devices is one lead with the newest conversation, and one click unmerges it", async ({
  page,
  demo,
  request,
  browser,
}) => {
  const [name, phone] = [someName(), somePhone()];
  const first = await openChat(request, demo);
  await first.say("Looking for a 2 bedroom in Doral, up to $2,500 a month");
  await first.say(`I'm ${name}, my phone is ${phone.said}`);
  const device = await browser.newContext({ baseURL: demo.origin });
  const second = await openChat(device.request, demo);
  await second.say("Hi again! A studio in Wynwood from May 1, now on my laptop");
  await signIn(page, demo);
  await page.getByRole("searchbox").fill(name);
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("log")).toContainText("2 bedroom in Doral");

  // The open page follows the renter to where they write now.
  await second.say(`my phone is ${phone.said}`);
  const thread = page.getByRole("log");
  await expect(thread).toContainText("now on my laptop");
  await expect(page.getByRole("button", { name: "Conversación actual" })).toHaveAttribute("aria-current", "true");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: /^Anterior, / }).click();
  await expect(thread).toContainText("2 bedroom in Doral");
  await expect(page.getByText("ahora escribe en la conversación actual")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Conversación actual" }).click();

  await page.getByRole("tab", { name: /^Datos/ }).click();
  const card = page.getByRole("region", { name: "La misma persona", exact: true });
  await expect(card).toContainText(/Mismo teléfono.*Se unieron automáticamente/s);
  await expect(page.getByText(/: mismo teléfono/)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await card.getByRole("button", { name: "Separar" }).click();
  await expect(toast(page)).toContainText("es otra vez un prospecto aparte");
  await expect(page.getByRole("region", { name: "¿Es la misma persona?" })).toBeVisible();
  await page.getByRole("tab", { name: "Chat", exact: true }).click();
  await expect(thread).toContainText("2 bedroom in Doral");
  await expect(page.getByRole("button", { name: "Conversación actual" })).toHaveCount(0);
  await device.close();
});
