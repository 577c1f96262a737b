import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { openChat, signIn, someName, somePhone } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

/** A headline figure. */
function figure(page: Page, name: string) {
  return page.locator("dl").filter({ hasText: "SmartLink Views" }).locator("> div").filter({ hasText: name });
}

test("shows the figures only on Overview and Analytics, and updates them live", async ({ page, demo, request }) => {
  await signIn(page, demo, "/dashboard");
  const active = figure(page, "Active Leads").locator("dd > span").first();
  await expect(active).toHaveText(/^\d+$/);
  // A pause of the machine can spoil one attempt; figures that aren't live spoil them all.
  await expect(async () => {
    const before = Number(await active.textContent());
    const renter = await openChat(request, demo);
    await renter.say("2 bedrooms in Brickell up to $3,000, moving in January");
    await renter.say(`I'm ${someName()}, ${somePhone().said}`);
    // Other journeys bring leads too.
    await expect.poll(async () => Number(await active.textContent()), { timeout: 5_000 }).toBeGreaterThan(before);
  }).toPass();

  for (const tab of ["Leads", "Showings", "SmartLinks", "Properties"]) {
    await page.getByRole("tab", { name: new RegExp(`^${tab}`) }).click();
    await expect(page.getByRole("tab", { name: new RegExp(`^${tab}`) })).toHaveAttribute("aria-selected", "true");
    await expect(figure(page, "Active Leads")).toHaveCount(0);
  }
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(figure(page, "Active Leads")).toBeVisible();
});

test("a Spanish agent's export has Spanish columns and phones as they are dialed", async ({
  page,
  demo,
  request,
  context,
}) => {
  const [name, phone] = [someName(), somePhone()];
  const renter = await openChat(request, demo);
  await renter.say("Busco 2 habitaciones en Doral hasta $2,400");
  await renter.say(`Soy ${name}, ${phone.said}`);
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await signIn(page, demo);
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Exportar" }).click();
  const [head = "", ...lines] = readFileSync(await (await download).path(), "utf8").split("\r\n");
  expect(head).toMatch(/Nombre.*Teléfono/);
  const line = lines.find((text) => text.includes(name)) ?? "";
  expect(line).toContain(phone.href.slice("tel:".length));
  expect(line).not.toContain("'+");
});
