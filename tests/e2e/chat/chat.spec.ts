import type { TurnRequest } from "@llave/contract/conversations/conversation";
import { somePhone } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect, test } from "../support/journey.ts";

const needs = "Hi! I need a 2BR in Brickell, up to $3,200";

test("the page greets and has a preview before any script has run", async ({ browser, demo }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(demo.origin + demo.smartLinkPath);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Miami Rental Specialist");
  await expect(page.locator(".bubble.assistant")).toContainText("AI assistant");
  await expect(page.locator(".notice")).toContainText("This is an AI assistant");
  expect(await page.content()).toContain("Turn on JavaScript in your browser to chat with the assistant.");
  const agent = await page.locator(".side h2").textContent();
  await expect(page).toHaveTitle(new RegExp(agent ?? "-"));
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", new RegExp(agent ?? "-"));
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /^http/);
  await expect(page.locator('meta[name="description"]')).toHaveAttribute("content", /Miami/);
  await context.close();
});

test("until the link responds the page shows that it is loading and accepts no text", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/smartlink/**", async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(demo.smartLinkPath);
  await expect(page.getByText("Loading your Llave Assistant...")).toBeVisible();
  await expect(chat.status).toHaveText("Connecting");
  await expect(chat.field).not.toBeEditable();
  await expect(page.locator(".notice")).toContainText("service providers process it");
  await expect(page.getByRole("link", { name: /Privacy/ })).toHaveAttribute("href", "/privacy");
  release();
  await expect(chat.status).toHaveText("Connected");
  await expect(page.getByText("Loading your Llave Assistant...")).toBeHidden();
  await expect(chat.field).toBeEditable();
});

test("counts the view with the page's own source", async ({ page, demo }) => {
  const counted = page.waitForRequest((request) => request.url().includes(`/api${demo.smartLinkPath}`));
  await page.goto(`${demo.smartLinkPath}?src=qr`);
  expect(new URL((await counted).url()).search).toBe("?src=qr");
});

test("a quick reply is sent as shown, with the fields of the specification", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await expect(chat.chips).toHaveText(["2BR Apartment", "Brickell Area", "Under $3K"]);
  const request = chat.nextTurn();
  await chat.chips.first().click();
  const turn = (await request).postDataJSON() as TurnRequest;
  expect(Object.keys(turn).sort()).toEqual(
    [
      "agentId",
      "agentName",
      "conversationId",
      "language",
      "linkId",
      "message",
      "previousMessages",
      "sourceTag",
      "tone",
    ].sort(),
  );
  expect(turn.message).toBe("2BR Apartment");
  expect(turn.conversationId).toMatch(new RegExp(`^${turn.linkId}-\\d{13}$`));
  expect(turn.previousMessages).toEqual([{ role: "assistant", content: expect.stringContaining("AI assistant") }]);
  await expect(chat.bubbles("renter")).toContainText(["2BR Apartment"]);
  await expect(chat.field).toBeFocused();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  // The next question has its own answers: the areas with the agent's homes, as many as fit into two rows.
  await expect(chat.chips.first()).toHaveText("Brickell");
  await expect(chat.chips.last()).toHaveText("Anywhere");
  expect(await chat.chips.count()).toBeGreaterThanOrEqual(4);
});

test("Enter sends, Shift+Enter starts a line, blank text isn't sent", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await chat.field.fill("   ");
  await chat.field.press("Enter");
  await expect(chat.sendButton).toBeDisabled();
  await expect(chat.bubbles("renter")).toHaveCount(0);
  await chat.field.fill("");
  await chat.field.pressSequentially("Hello");
  await chat.field.press("Shift+Enter");
  await chat.field.pressSequentially("a studio please");
  await expect(chat.field).toHaveValue("Hello\na studio please");
  const request = chat.nextTurn();
  await chat.field.press("Enter");
  expect(((await request).postDataJSON() as TurnRequest).message).toBe("Hello\na studio please");
  await expect(chat.field).toHaveValue("");
});

test("while a reply is due the assistant is typing and nothing can be sent twice", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  const held = await chat.holdTurns();
  await chat.field.fill(needs);
  await chat.field.press("Enter");
  await chat.field.press("Enter");
  await chat.sendButton.click({ force: true });
  await expect(chat.typing).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "The assistant is typing" })).toBeAttached();
  await expect(chat.field).toBeFocused();
  await expect(chat.field).toBeDisabled();
  await expect(chat.field).not.toBeEditable();
  await expect(chat.sendButton).toBeDisabled();
  await expect(chat.chips).toHaveCount(0);
  held.release();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await expect(chat.typing).toBeHidden();
  await expect(chat.field).toBeEditable();
  await expect(chat.field).toBeFocused();
  expect(held.sent()).toBe(1);
});

test("a conversation qualifies the renter, says so once and survives a reload", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await chat.say(needs);
  await chat.say("April 1");
  await chat.say("I’m Ana Torres");
  const last = chat.nextTurn();
  await chat.say(somePhone().said);
  expect(((await last).postDataJSON() as TurnRequest).previousMessages).toHaveLength(6);
  await expect(chat.toast).toContainText("Information Collected");
  // It stays as long as the pointer is on it.
  await chat.toast.hover();
  // It has its own place: nothing in the thread is under it.
  const [thread, toast] = [await page.locator(".scroller").boundingBox(), await chat.toast.boundingBox()];
  expect(toast?.y).toBeGreaterThanOrEqual((thread?.y ?? 0) + (thread?.height ?? 0));
  await expect(chat.toast).toContainText(/Thanks! .+ will contact you soon with matching properties\./);
  await page.mouse.move(0, 0);
  await expect(chat.toast).toBeHidden();
  await chat.say("Thank you!");
  await expect(chat.toast).toBeHidden();

  const spoken = await chat.log.locator(".bubble").allTextContents();
  await page.reload();
  await expect(chat.field).toBeEditable();
  expect(await chat.log.locator(".bubble").allTextContents()).toEqual(spoken);
  const again = chat.nextTurn();
  await chat.say("Is there parking?");
  expect(((await again).postDataJSON() as TurnRequest).conversationId).toBe(
    ((await last).postDataJSON() as TurnRequest).conversationId,
  );
});

test("captured details are shown, and an edit becomes a chat message", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await chat.say(needs);
  const card = page.getByRole("region", { name: "Your search so far" });
  await expect(card).toContainText("up to $3,200");
  await card.getByRole("button", { name: /^Edit: Budget/ }).click();
  const field = card.getByLabel("Budget", { exact: true });
  await expect(field).toBeFocused();
  await expect(field).toHaveValue("3200");
  await field.fill("2900");
  await card.getByRole("button", { name: "Save" }).click();
  await expect(chat.bubbles("renter").last()).toContainText("Actually, my budget is $2,900");
  await expect(card).toContainText("up to $2,900");
});

test("on a phone the search opens as a sheet over the chat", async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const chat = new ChatPage(await context.newPage());
  await chat.open(demo.origin + demo.smartLinkPath);
  await chat.say(needs);
  await chat.page.getByRole("button", { name: /^Your search \(/ }).click();
  const sheet = chat.page.getByRole("dialog", { name: "Your search so far" });
  await sheet.getByRole("button", { name: /^Edit: Bedrooms/ }).click();
  await sheet.getByLabel("Bedrooms", { exact: true }).selectOption("3");
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(chat.bubbles("renter").last()).toContainText("Actually, I need 3 bedrooms");
  await expect(chat.bubbles("assistant")).toHaveCount(3);
  await chat.page.getByRole("button", { name: /^Your search \(/ }).click();
  await expect(sheet.getByRole("button", { name: "Edit: Bedrooms, 3" })).toBeVisible();
  await chat.page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await context.close();
});

test("a new message doesn't scroll a renter who is reading earlier ones", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await page.setViewportSize({ width: 800, height: 560 });
  await chat.open(demo.smartLinkPath);
  for (const text of [needs, "What is the rent?", "Is there parking?", "Do you take dogs?"]) await chat.say(text);
  const scroller = page.locator(".scroller");
  const held = await chat.holdTurns();
  await chat.field.fill("And a pool?");
  await chat.field.press("Enter");
  await expect(chat.typing).toBeVisible();
  await scroller.evaluate((element) => element.scrollTo({ top: -300 }));
  const reading = chat.bubbles("renter").nth(2);
  const before = await reading.boundingBox();
  held.release();
  const button = page.getByRole("button", { name: "New message" });
  await expect(button).toBeVisible();
  const after = await reading.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(80);
  await button.click();
  await expect(chat.bubbles("assistant").last()).toBeInViewport();
  await expect(button).toBeHidden();
});
