import { expectAccessible, signIn } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect, test } from "../support/journey.ts";

const overview = "/dashboard";

test("a finished chat is rated with one tap on a phone", async ({ browser, demo, problems }) => {
  problems.expect(/Failed to load resource/);
  const phone = { viewport: { width: 390, height: 844 }, locale: "es-US", hasTouch: true, isMobile: true };
  const context = await browser.newContext({ ...phone, baseURL: demo.origin });
  const chat = new ChatPage(await context.newPage());
  const { page } = chat;
  const rating = page.getByRole("region", { name: "¿Qué te pareció este chat?" });
  await chat.open(demo.smartLinkPath);
  await chat.say("Hola, busco algo en Doral");
  await expect(rating).toHaveCount(0);
  await chat.say("No gracias, adiós");
  await expect(rating).toBeVisible();
  await expect(chat.field).toBeEditable();
  expect(await chat.hasNoSidewaysScroll()).toBe(true);
  await expectAccessible(page);

  // Another message doesn't move it; neither does a reload, nor a tap that fails.
  await chat.say("¿Hay parqueo?");
  await page.reload();
  await expect(rating).toBeInViewport();
  await page.route("**/api/renter/rating", (route) => route.abort());
  await rating.getByRole("button", { name: "Muy bien, 5/5" }).tap();
  await expect(rating.getByRole("alert")).not.toBeEmpty();
  await page.unroute("**/api/renter/rating");
  await rating.getByRole("button", { name: "Muy bien, 5/5" }).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Gracias por contarnos.")).toBeFocused();
  await expect(rating).toHaveCount(0);
  await page.reload();
  await expect(chat.field).toBeEditable();
  await chat.say("¡Gracias!");
  await expect(rating).toHaveCount(0);
  await context.close();

  const desk = await browser.newContext({ locale: "es-US", baseURL: demo.origin });
  const dashboard = await desk.newPage();
  await signIn(dashboard, demo, overview);
  await expect(dashboard.getByRole("region", { name: "Cómo vas" })).toContainText(/Satisfacción.*de 20 calificaciones/);
  await desk.close();
});

test("a renter who declines to rate isn't asked again in this chat", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await chat.say("hi");
  await chat.say("no thanks, goodbye");
  const rating = page.getByRole("region", { name: "How was this chat?" });
  await rating.getByRole("button", { name: "Not now" }).click();
  await expect(rating).toHaveCount(0);
  await page.reload();
  await expect(chat.field).toBeEditable();
  await chat.say("thanks, bye");
  await expect(rating).toHaveCount(0);
});

test("a rating below the best asks what could be better", async ({ browser, demo }) => {
  const context = await browser.newContext({
    locale: "en-US",
    viewport: { width: 390, height: 844 },
    baseURL: demo.origin,
  });
  const chat = new ChatPage(await context.newPage());
  const { page } = chat;
  await chat.open(demo.smartLinkPath);
  for (const message of ["2BR in Brickell up to $3,200, April 1", "No thanks, goodbye"]) await chat.say(message);
  const rating = page.getByRole("region", { name: "How was this chat?" });
  await rating.getByRole("button", { name: "Good, 4/5" }).focus();
  await page.keyboard.press("Enter");
  await expect(rating.getByText("Saved: 4 of 5. What could be better?")).toBeFocused();
  await expectAccessible(page);
  await rating.getByRole("button", { name: "Clearer answers" }).press("Space");
  await expect(rating.getByRole("button", { name: "Clearer answers" })).toHaveAttribute("aria-pressed", "true");
  expect(await chat.hasNoSidewaysScroll()).toBe(true);
  const sent = page.waitForRequest("**/api/renter/rating");
  await rating.getByRole("button", { name: "Send" }).click();
  expect((await sent).postDataJSON()).toMatchObject({ stars: 4, reasons: ["clearer_answers"] });
  await expect(page.getByText("Thanks for letting us know.")).toBeFocused();
  await page.reload();
  await expect(chat.field).toBeEditable();
  await expect(rating).toHaveCount(0);
  await context.close();
});
