import { expectAccessible, signIn } from "./support/agentSide.ts";
import { ChatPage } from "./support/chatPage.ts";
import { expect, test } from "./support/journey.ts";

const overview = "/dashboard";

/** How the chat ends, and the rating's texts, in each language. */
const chats = [
  {
    locale: "en-US",
    ending: ["2BR in Brickell up to $3,200, April 1", "No thanks, goodbye"],
    title: "How was this chat?",
    best: "Very good, 5/5",
    thanks: "Thanks for letting us know.",
    good: "Good, 4/5",
    better: "Saved: 4 of 5. What could be better?",
    reason: "Clearer answers",
    send: "Send",
    figure: /Satisfaction.*of 20 ratings/,
  },
  {
    locale: "es-US",
    ending: ["Hola, busco algo en Doral", "No gracias, adiós"],
    title: "¿Qué te pareció este chat?",
    best: "Muy bien, 5/5",
    thanks: "Gracias por contarnos.",
    good: "Bien, 4/5",
    better: "Guardado: 4 de 5. ¿Qué podría ser mejor?",
    reason: "Respuestas más claras",
    send: "Enviar",
    figure: /Satisfacción.*de 20 calificaciones/,
  },
];

for (const { locale, ending, title, best, thanks, figure } of chats) {
  test(`a finished chat is rated with one tap on a phone (${locale})`, async ({ browser, demo, problems }) => {
    problems.expect(/Failed to load resource/);
    const phone = { viewport: { width: 390, height: 844 }, locale, hasTouch: true, isMobile: true };
    const context = await browser.newContext({ ...phone, baseURL: demo.origin });
    const chat = new ChatPage(await context.newPage());
    const { page } = chat;
    const rating = page.getByRole("region", { name: title });
    await chat.open(demo.smartLinkPath);
    await chat.say(ending[0] ?? "");
    await expect(rating).toHaveCount(0);
    await chat.say(ending[1] ?? "");
    await expect(rating).toBeVisible();
    await expect(chat.field).toBeEditable();
    expect(await chat.hasNoSidewaysScroll()).toBe(true);
    await expectAccessible(page);

    // Another message doesn't move it; neither does a reload, nor a tap that fails.
    await chat.say(locale === "en-US" ? "Is there parking?" : "¿Hay parqueo?");
    await page.reload();
    await expect(rating).toBeInViewport();
    await page.route("**/api/renter/rating", (route) => route.abort());
    await rating.getByRole("button", { name: best }).tap();
    await expect(rating.getByRole("alert")).not.toBeEmpty();
    await page.unroute("**/api/renter/rating");
    await rating.getByRole("button", { name: best }).focus();
    await page.keyboard.press("Enter");
    await expect(page.getByText(thanks)).toBeFocused();
    await expect(rating).toHaveCount(0);
    await page.reload();
    await expect(chat.field).toBeEditable();
    await chat.say(locale === "en-US" ? "Thank you!" : "¡Gracias!");
    await expect(rating).toHaveCount(0);
    await context.close();

    const desk = await browser.newContext({ locale, baseURL: demo.origin });
    const dashboard = await desk.newPage();
    await signIn(dashboard, demo, overview);
    await expect(dashboard.getByRole("region", { name: /Performance Trends|Cómo vas/ })).toContainText(figure);
    await desk.close();
  });
}

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

for (const { locale, ending, title, good, better, reason, send, thanks } of chats) {
  test(`a rating below the best asks what could be better (${locale})`, async ({ browser, demo }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 }, baseURL: demo.origin });
    const chat = new ChatPage(await context.newPage());
    const { page } = chat;
    await chat.open(demo.smartLinkPath);
    for (const message of ending) await chat.say(message);
    const rating = page.getByRole("region", { name: title });
    await rating.getByRole("button", { name: good }).focus();
    await page.keyboard.press("Enter");
    await expect(rating.getByText(better)).toBeFocused();
    await expectAccessible(page);
    await rating.getByRole("button", { name: reason }).press("Space");
    await expect(rating.getByRole("button", { name: reason })).toHaveAttribute("aria-pressed", "true");
    expect(await chat.hasNoSidewaysScroll()).toBe(true);
    const sent = page.waitForRequest("**/api/renter/rating");
    await rating.getByRole("button", { name: send }).click();
    expect((await sent).postDataJSON()).toMatchObject({ stars: 4, reasons: ["clearer_answers"] });
    await expect(page.getByText(thanks)).toBeFocused();
    await page.reload();
    await expect(chat.field).toBeEditable();
    await expect(rating).toHaveCount(0);
    await context.close();
  });
}
