import { authenticate } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, openLead, someName } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect, test } from "../support/journey.ts";

const view = { locale: "es-MX", viewport: { width: 390, height: 900 } };

test("why a reply was given, and the renter's own data", async ({ browser, demo }) => {
  const open = async () => (await browser.newContext({ ...view, baseURL: demo.origin })).newPage();
  const renter = new ChatPage(await open());
  await renter.open(demo.smartLinkPath);
  const name = someName();
  await renter.say(`Me llamo ${name}`);
  await renter.say("2 cuartos en Brickell hasta $3,200, ¿cuánto es la renta?");
  await renter.say("mi seguro social es 219-09-9999");
  await expect(renter.log).not.toContainText("219-09-9999");

  const page = await open();
  await authenticate(page.request, demo.agent);
  await openLead(page, name);
  // With the keyboard alone: the explanation of the reply that quotes the rent, and its verdict.
  const reply = page
    .getByRole("log")
    .locator("details")
    .filter({ hasText: /actualizado/ })
    .first();
  await reply.locator("summary").filter({ hasText: "Por qué esta respuesta" }).focus();
  await page.keyboard.press("Enter");
  await expect(reply).toContainText(/\$\d,\d{3} – \$\d,\d{3}|\$\d,\d{3}/);
  await page.keyboard.press("Tab");
  await expect(reply.getByRole("button", { name: "Marcar como equivocada" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(reply.getByRole("button", { name: "En realidad está bien" })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await renter.page.goto("/my-data");
  await expectAccessible(renter.page);
  await expectNoSidewaysScroll(renter.page);
  await renter.page.getByRole("link", { name: "Borrar todo" }).click();
  await expectAccessible(renter.page);
  await renter.page.getByRole("button", { name: "Sí, borrar" }).click();
  await expect(renter.page.getByRole("heading", { level: 1, name: "Borramos tus datos" })).toBeVisible();

  await page.goto("/dashboard/settings/account");
  await expect(page.getByText("Un inquilino borró sus datos").first()).toBeVisible();
  await expectAccessible(page);
});
