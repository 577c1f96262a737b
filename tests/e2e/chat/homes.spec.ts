import { devices } from "@playwright/test";
import { test } from "../support/administration.ts";
import { expectAccessible, somePhone } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect } from "../support/journey.ts";

const { viewport: _, ...phone } = devices["Pixel 7"];
const link = "/smartlink/marisol-echeverria";

const search = "2 bedrooms in Brickell or Edgewater, up to 3200, as soon as possible, with one cat";

test("homes are cards that survive a reload, open in full and lead to a showing that can change", async ({
  browser,
  actingAlone: own,
}) => {
  const narrow = { ...phone, viewport: { width: 390, height: 844 }, locale: "es-US", baseURL: own.origin };
  const context = await browser.newContext(narrow);
  const chat = new ChatPage(await context.newPage());
  await chat.open(link);
  await chat.say("2 cuartos en Brickell o Edgewater hasta 3200, lo antes posible, con un gato");
  const cards = chat.page.locator(".home-card");
  await expect(cards.first()).toBeVisible();
  const shown = await cards.count();
  await expect(cards.first().locator(".picture")).toHaveClass(/there/);
  expect(await chat.hasNoSidewaysScroll()).toBe(true);
  await expectAccessible(chat.page);
  await chat.page.reload();
  await expect(cards).toHaveCount(shown);

  const card = cards.first().locator(".home-open");
  const address = (await card.textContent()) ?? "";
  await card.click();
  const sheet = chat.page.getByRole("dialog", { name: address });
  await expect(sheet.getByText("Total antes de recibir las llaves")).toBeVisible();
  await expectAccessible(chat.page);
  const strip = sheet.locator(".strip");
  await strip.focus();
  await chat.page.keyboard.press("ArrowRight");
  await expect(sheet.locator(".photo-count")).toHaveText(/^2 \//);
  await chat.page.keyboard.press("End");
  await expect(sheet.locator(".thumbs button").last()).toHaveAttribute("aria-current", "true");
  await sheet.getByRole("button", { name: "Volver al chat" }).click();
  await expect(card).toBeFocused();

  await card.click();
  const replies = await chat.bubbles("assistant").count();
  await sheet.getByRole("button", { name: "¿Incluye parqueo?" }).click();
  await expect(chat.bubbles("renter").last()).toContainText(address);
  await expect(chat.bubbles("assistant")).toHaveCount(replies + 1);
  await cards.first().getByRole("button", { name: "Quiero verla" }).click();
  const visit = chat.page.locator(".showing");
  await expect(visit).toContainText(address);
  // While a time is pending, the renter can still ask: the question is theirs to write.
  await card.click();
  await sheet.getByRole("button", { name: "Preguntar" }).click();
  await expect(sheet).toBeHidden();
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toHaveValue(`Sobre ${address}: `);
  await chat.page.keyboard.type("¿tiene piscina?");
  await chat.page.keyboard.press("Enter");
  await expect(chat.bubbles("renter").last()).toContainText(`Sobre ${address}: ¿tiene piscina?`);
  await expect(chat.bubbles("assistant").last()).toContainText(/piscina/i);
  // Late in the day only one time is left.
  await visit.locator(".hour").first().click();
  await visit.locator(".button.accent").click();
  await expect(visit).toHaveClass(/arranged/);
  await expectAccessible(chat.page);
  await chat.say(`Ana Ruiz, ${somePhone().said}`);
  await expect(visit.locator(".to-calendar")).toBeVisible();
  await expect(visit).toHaveCount(1);

  // A toast stays as long as the pointer is on it.
  await chat.page.mouse.move(0, 0);
  await expect(chat.toast).toBeHidden();
  const time = visit.locator(".when h2");
  const before = (await time.textContent()) ?? "";
  await visit.getByRole("button", { name: "Cambiar hora" }).click();
  await visit.locator(".day1:not([aria-disabled='true'])").last().click();
  await visit.locator(".hour").last().click();
  await visit.locator(".button.accent").click();
  await expect(visit).toHaveClass(/arranged/);
  await expect(time).not.toHaveText(before);
  const cancel = async () => {
    await visit.getByRole("button", { name: "Cancelar visita" }).click();
    await visit.getByRole("button", { name: "Sí, cancelarla" }).click();
  };
  await cancel();
  await chat.page.getByRole("button", { name: "Deshacer" }).click();
  await cancel();
  // Leaving the page confirms it before its five seconds are over.
  await expect(chat.page.getByRole("button", { name: "Deshacer" })).toBeVisible();
  await chat.page.reload();
  await expect(chat.log).toContainText("Cancelaste tu visita");
  await expect(visit.locator(".to-calendar")).toHaveCount(0);

  await chat.say(`¿Cuándo puedo ver ${address}?`);
  await visit.locator(".hour").first().click();
  await visit.locator(".button.accent").click();
  await expect(visit).toHaveClass(/arranged/);
  await cancel();
  // So does writing: the message finds it canceled.
  await chat.field.fill("Mejor sí quiero verla");
  await chat.field.press("Enter");
  await expect(chat.bubbles("renter").last()).toContainText("Mejor sí quiero verla");
  await expect(chat.bubbles("assistant").filter({ hasText: "Cancelaste tu visita" })).toHaveCount(2);
  const said = await chat.log.locator(".bubble").allTextContents();
  const canceled = said.findLastIndex((text) => text.includes("Cancelaste tu visita"));
  expect(said.findLastIndex((text) => text.includes("Mejor sí quiero verla"))).toBeGreaterThan(canceled);
  await expect(visit).not.toHaveClass(/arranged/);

  await chat.page.getByRole("button", { name: "Llamar o escribir a Marisol" }).click();
  await expect(chat.page.locator(".ways a")).toHaveCount(4);
  await expectAccessible(chat.page);
  await context.close();
});

test("a reply with homes is read as its text, the homes, then its question", async ({ page, actingAlone: _ }) => {
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say("2 bedrooms in Brickell or Edgewater, up to $3,200");
  const reply = page.locator(".entry").filter({ has: page.locator(".home-card") });
  await expect(reply.locator(":scope > .bubble, :scope > .offers")).toHaveClass([/bubble/, "offers", /bubble/]);
  const text = reply.locator(":scope > .bubble").first();
  await expect(text).not.toContainText("?");
  const address = (await reply.locator(".home-open").first().textContent()) ?? "";
  await expect(text).not.toContainText(address);
  await expect(reply.locator(":scope > .bubble").last()).toHaveText(/\?$/);
});

test("a chosen time stays chosen while the renter says who they are", async ({ page, actingAlone: _ }) => {
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say(search);
  await page
    .locator(".home-card")
    .first()
    .getByRole("button", { name: /^See it/ })
    .click();
  const visit = page.locator(".showing");
  await visit.locator(".hour").last().click();
  const chosen = (await visit.locator(".button.accent").textContent()) ?? "";
  expect(chosen).toMatch(/^Book /);
  await chat.say(`Lena Ortiz, ${somePhone().said}`);
  await expect(chat.toast).toContainText("has your details for the showing");
  await expect(visit.locator(".button.accent")).toHaveText(chosen);
  await visit.locator(".button.accent").click();
  await expect(visit).toHaveClass(/arranged/);
});

test("on a desktop homes are side by side, and an open one is beside the thread", async ({ page, actingAlone: _ }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say(search);
  const cards = page.locator(".home-card");
  await expect(cards.nth(1)).toBeVisible();
  const tops = await cards.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
  await cards.first().locator(".home-open").click();
  await expect(page.locator(".home-sheet .sum")).toBeVisible();
  await expect(chat.field).toBeInViewport();
  await expectAccessible(page);
  // The field has the focus, not the home beside it.
  await chat.field.focus();
  await page.keyboard.press("Escape");
  await expect(page.locator(".home-sheet")).toHaveCount(0);
});

test("the keyboard brings each card of the row into view", async ({ page, actingAlone: _ }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say(search);
  const cards = page.locator(".home-card");
  await expect(cards.nth(1)).toBeVisible();
  await chat.field.focus();
  for (const at of [...(await cards.all()).keys()].reverse()) {
    await page.keyboard.press("Shift+Tab");
    await expect(cards.nth(at).getByRole("button", { name: /^See it/ })).toBeFocused();
    await expect(cards.nth(at)).toBeInViewport({ ratio: 0.95 });
    await page.keyboard.press("Shift+Tab");
  }
});

test("a shared address opens the home", async ({ page, actingAlone: own }) => {
  const { linkId } = await (await page.request.get(`/api${link}`)).json();
  const say = (message: string) =>
    page.request.post("/api/smartlink/openai-conversation", { data: { linkId, conversationId: "shared", message } });
  const answer = await (await say(search)).json();
  await page.context().clearCookies();
  const elsewhere: string[] = [];
  page.on(
    "request",
    (sent) => sent.url().startsWith(own.origin) || sent.url().startsWith("data:") || elsewhere.push(sent.url()),
  );
  await page.goto(`${link}?home=${answer.matches[0].id}`);
  await expect(page.getByRole("dialog", { name: answer.matches[0].address })).toBeVisible();
  // Without a map server the place is drawn, and nobody else's server learns of the renter.
  await page.getByRole("img", { name: /Sketch map/ }).scrollIntoViewIfNeeded();
  expect(elsewhere).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
});

test("one finger turns the pictures of a home, two zoom in", async ({ browser, actingAlone: own }) => {
  const narrow = { ...phone, viewport: { width: 390, height: 844 }, locale: "en-US", baseURL: own.origin };
  const context = await browser.newContext(narrow);
  const page = await context.newPage();
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say(search);
  await page.locator(".home-open").first().click();
  const count = page.locator(".home-sheet .photo-count");
  await expect(count).toHaveText(/^1 \//);
  const touches = await context.newCDPSession(page);
  type Kind = "touchStart" | "touchMove" | "touchEnd";
  const touch = (type: Kind, ...xs: number[]) =>
    touches.send("Input.dispatchTouchEvent", { type, touchPoints: xs.map((x) => ({ x, y: 150 })) });
  await touch("touchStart", 330);
  for (let x = 310; x >= 50; x -= 20) await touch("touchMove", x);
  await touch("touchEnd");
  await expect(count).toHaveText(/^2 \//);
  await touch("touchStart", 165, 225);
  await touch("touchMove", 135, 255);
  await touch("touchEnd");
  await expect(page.locator(".slide").nth(1)).toHaveAttribute("data-zoomed", "true");
  await context.close();
});

test("messages written offline wait in order and are sent once back online", async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to load/);
  const chat = new ChatPage(page);
  await chat.open(link);
  await chat.say("hi");
  await context.setOffline(true);
  await expect(chat.status).toContainText("Offline");
  for (const text of ["2 bedrooms", "in Brickell"]) {
    await chat.field.fill(text);
    await chat.field.press("Enter");
  }
  await expect(chat.log).toContainText("2 waiting to send");
  await expectAccessible(page);
  await context.setOffline(false);
  await expect(chat.log.locator(".queued")).toHaveCount(0);
  await expect(chat.bubbles("assistant")).toHaveCount(4);
  await expect(chat.bubbles("renter")).toHaveText([/hi/, /2 bedrooms/, /in Brickell/]);
});
