import type { Browser, Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import {
  expectAccessible,
  expectNoSidewaysScroll,
  openLead,
  signIn,
  someName,
  somePhone,
} from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { type Demo, expect, test } from "../support/journey.ts";

/** A renter in a separate browser, on the demo's SmartLink. */
async function newRenter(browser: Browser, demo: Demo, locale = "en-US"): Promise<ChatPage> {
  const context = await browser.newContext({ baseURL: demo.origin, locale });
  const chat = new ChatPage(await context.newPage());
  await chat.open(demo.smartLinkPath);
  return chat;
}

/** Opens the agent's page for the renter with this name. */
async function openConversation(page: Page, demo: Demo, name: string): Promise<void> {
  await authenticate(page.request, demo.agent);
  await openLead(page, name);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

const composer = (page: Page) => page.getByRole("textbox", { name: /^(Message to|Mensaje para)/ });

test("an agent turns the assistant off by writing, and on again; the renter sees who writes, also after a reload", async ({
  page,
  browser,
  demo,
}) => {
  const name = someName();
  const renter = await newRenter(browser, demo);
  await renter.say("Hi, looking for a 2 bedroom in Brickell");
  await renter.say(`My name is ${name}`);
  await openConversation(page, demo, name);

  await composer(page).fill("Hi, this is Marisol. I'll help you myself.");
  await composer(page).press("Shift+Enter");
  await composer(page).pressSequentially("One moment!");
  await composer(page).press("Enter");
  const thread = page.getByRole("log");
  await expect(thread).toContainText("You wrote, so the assistant pauses for 10 minutes");
  await expect(thread).toContainText(/One moment!/);
  await expect(composer(page)).toHaveValue("");
  const written = renter.log.locator(".bubble.agent");
  await expect(written).toContainText("I'll help you myself.");
  await expect(renter.log).toContainText("Marisol");
  const notice = renter.page.locator(".notice");
  await expect(notice).toContainText("Marisol answers here.");

  await renter.field.fill("Great, my budget is $3,000");
  await renter.field.press("Enter");
  await expect(renter.page.locator(".in-person")).toContainText("Marisol");
  await expect(thread).toContainText("Great, my budget is $3,000");
  await expect(renter.bubbles("assistant").last()).toContainText("I'll help you myself.");

  await expect(page.getByRole("timer")).toContainText(/The assistant picks up in \d+:\d\d if/);
  // Paused and muted, nobody answers either.
  const warning = page.getByRole("region", { name: `Nobody’s answering ${name} here` });
  await page.getByRole("button", { name: "Mute for me" }).click();
  await expect(warning).toContainText("The assistant is paused because you wrote");
  await expect(page.getByRole("timer")).toContainText(/^The assistant picks up in/);
  await expect(notice).toContainText("Marisol isn’t answering in this chat.");
  await warning.getByRole("button", { name: "Unmute" }).click();
  await expect(warning).toHaveCount(0);
  await expect(notice).toContainText("Marisol answers here.");

  await page.getByText("off", { exact: true }).click();
  await expect(thread).toContainText("You turned the assistant off here");
  // Off and muted, nobody answers: the agent is warned, and the renter is promised nothing.
  await page.getByRole("button", { name: "Mute for me" }).click();
  await expect(warning).toContainText("Marisol isn’t answering in this chat.");
  await expect(notice).toContainText("Marisol isn’t answering in this chat.");
  await expect(renter.page.locator(".in-person")).toContainText("Marisol isn’t answering in this chat.");
  await expectAccessible(page);
  await warning.getByRole("button", { name: "Unmute" }).click();
  await expect(warning).toHaveCount(0);
  await expect(renter.page.locator(".in-person")).toContainText("will answer you here personally");

  const replies = await renter.bubbles("assistant").count();
  await page.getByText("asks me", { exact: true }).click();
  await expect(thread).toContainText("The assistant is back on");
  await expect(notice).toContainText("This is an AI assistant, not Marisol.");
  // First it answers what the renter wrote in the meantime.
  await expect(renter.bubbles("assistant")).toHaveCount(replies + 1);
  await renter.say("As soon as possible");
  await renter.page.reload();
  await expect(written).toContainText("I'll help you myself.");
  await expectAccessible(page);
  await expectAccessible(renter.page);
});

test("a promise to find out leaves the renter's question open, and is an item of its own", async ({
  page,
  browser,
  demo,
}) => {
  const name = someName();
  const renter = await newRenter(browser, demo);
  await renter.say(`My name is ${name}`);
  await renter.say("Does 2701 NW 2nd Ave have parking?");
  await openConversation(page, demo, name);
  const items = page.getByRole("region", { name: "Open items" });
  await expect(items).toContainText("Answer a question about parking");
  await composer(page).fill("I'll find out about the parking.");
  await composer(page).press("Enter");
  await expect(items).toContainText("You said you’d do this");
  await expect(items).toContainText("Answer a question about parking");
  await composer(page).fill("There is one space in the garage.");
  await composer(page).press("Enter");
  await expect(items).not.toContainText("Answer a question about parking");
  await expect(items).toContainText("You said you’d do this");
});

/** Presses the key of a decision once it has been on the screen long enough for one, by the page's installed clock. */
async function decideByKey(page: Page, key: string): Promise<void> {
  await page.clock.fastForward(500);
  await page.keyboard.press(key);
}

/** Lets the five seconds pass in which an approval can be undone, by the page's installed clock. */
async function letUndoPass(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
  await expect(page.getByText(/^(Sending to|Se envía a) .+ s$/)).toHaveCount(0);
}

test("each draft is decided with one key, and reaches the renter immediately", async ({ page, browser, demo }) => {
  const name = someName();
  const renter = await newRenter(browser, demo);
  await renter.say(`My name is ${name}, ${name.replace(" ", ".")}@renters.example`);
  await renter.say("Can I see 1420 Brickell Bay Dr?");
  await renter.say("The first one, please");
  await page.clock.install();
  await openConversation(page, demo, name);
  const drafts = page.getByRole("region", { name: "Decision" });
  await expect(drafts).toContainText("Showing for you to confirm");
  // In the composer the keys type letters.
  await composer(page).pressSequentially("are");
  await expect(composer(page)).toHaveValue("are");
  await composer(page).fill("");
  await page.getByRole("heading", { level: 1 }).click();
  const address = page.url();
  await decideByKey(page, "a");
  // Undo within five seconds sends nothing and restores the decision.
  await expect(page.getByText(`Sending to ${name} in`, { exact: false }).first()).toBeVisible();
  await page.keyboard.press("z");
  await expect(page).toHaveURL(address);
  await expect(drafts).toContainText("Showing for you to confirm");
  expect(await renter.log.locator(".bubble.agent").count()).toBe(0);
  // Approved again, the message is sent while the page moves on to the next waiting renter.
  await decideByKey(page, "a");
  await expect(page).not.toHaveURL(address);
  await letUndoPass(page);
  await expect(renter.log.locator(".bubble.agent")).toContainText(
    "Confirmed: I'll show you 1420 Brickell Bay Dr, #1907",
  );

  await page.goto(address);
  await expect(page.getByRole("log")).toContainText("You · from a draft");
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Review every reply" }).click();
  await expect(page.getByText("Nothing is sent until you approve it.")).toBeVisible();
  await renter.field.fill("There are two of us");
  await renter.field.press("Enter");
  await expect(drafts.getByText("Reply for you to approve")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("Enter");
  const edit = page.getByRole("textbox", { name: "Edit the draft" });
  await expect(edit).toBeFocused();
  // After canceling, the focus is where the editing started.
  await page.keyboard.press("Escape");
  await expect(drafts.getByRole("button", { name: "Edit" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(edit).toBeFocused();
  await edit.fill("Two is fine. When would you move?");
  await edit.press("Enter");
  await expect(page).not.toHaveURL(address);
  await letUndoPass(page);
  await expect(renter.bubbles("assistant").last()).toContainText("Two is fine.");
  await page.goto(address);
  await expect(page.getByRole("log")).toContainText("Assistant · edited by you");

  await renter.field.fill("We have a cat");
  await renter.field.press("Enter");
  await expect(drafts).toHaveCount(1);
  const before = await renter.bubbles("assistant").count();
  await page.getByRole("heading", { level: 1 }).click();
  await decideByKey(page, "x");
  await expect(drafts).toHaveCount(0);
  expect(await renter.bubbles("assistant").count()).toBe(before);
});

test("a message that couldn't be sent stays, and is sent once", async ({ page, browser, demo, problems }) => {
  problems.expect(/ERR_FAILED|Failed to load/);
  const name = someName();
  const renter = await newRenter(browser, demo);
  await renter.say(`My name is ${name}`);
  await openConversation(page, demo, name);
  await page.route("**/messages", (route) => (route.request().method() === "POST" ? route.abort() : route.continue()));
  await composer(page).fill("Are you still looking?");
  await composer(page).press("Enter");
  await expect(page.getByText("Not sent.")).toBeVisible();
  await page.unroute("**/messages");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("Not sent.")).toHaveCount(0);
  await expect(renter.log.locator(".bubble.agent")).toHaveText(/Are you still looking\?/);
});

test("the bell updates immediately, leads to the conversation, and what is seen there counts as read", async ({
  page,
  browser,
  demo,
}) => {
  await signIn(page, demo);
  await page
    .getByRole("banner")
    .getByRole("button", { name: /notification/i })
    .click();
  const panel = page.getByRole("dialog", { name: "Notifications" });
  await expectAccessible(page);
  const readAll = panel.getByRole("button", { name: "Mark all as read" });
  if (await readAll.isVisible()) await readAll.click();
  const name = someName();
  const renter = await newRenter(browser, demo);
  await renter.say(`My name is ${name}`);
  await renter.say("I want to talk to a person");
  const told = panel.getByRole("link", { name: `${name} asked for you` });
  await expect(told).toBeVisible();
  await expect(told).toContainText("Unread");
  await told.click();
  await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]{36}\?thread=/);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("You’re answering here. The assistant just listens.")).toBeVisible();
  await page
    .getByRole("banner")
    .getByRole("button", { name: /notification/i })
    .click();
  await expect(told).not.toContainText("Unread");
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });
  test("a conversation can be read, approved and answered", async ({ page, browser, demo }) => {
    const name = someName();
    const renter = await newRenter(browser, demo, "es-US");
    await renter.say(`Hola, me llamo ${name}, ${name.slice(-6)}@r.example`);
    await renter.say("¿Puedo ver 1420 Brickell Bay Dr?");
    // Not the first one, which the English journey may take at the same time.
    await renter.say("La segunda, por favor");
    await page.clock.install();
    await openConversation(page, demo, name);
    const address = page.url();
    await page.getByRole("region", { name: "Decisión" }).getByRole("button", { name: "Revisar" }).click();
    const drafts = page.getByRole("dialog", { name: "Decisión" });
    await expect(drafts).toContainText("Confirmado: te muestro 1420 Brickell Bay Dr, #1907");
    await drafts.getByRole("button", { name: "Ver en inglés" }).click();
    await expect(drafts).toContainText("Confirmed: I'll show you 1420 Brickell Bay Dr, #1907");
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await drafts.getByRole("button", { name: /Aprobar y enviar/ }).click();
    await expect(page).not.toHaveURL(address);
    await expect(page.getByText(/^Se envía a Renata en \d s$/)).toBeVisible();
    await expectAccessible(page);
    await letUndoPass(page);
    await expect(renter.log.locator(".bubble.agent")).toContainText("Confirmado: te muestro");
    await page.goto(address);
    await composer(page).fill("¿Te llamo más tarde?");
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    await expect(renter.log.locator(".bubble.agent").last()).toContainText("¿Te llamo más tarde?");
    await page.getByRole("tab", { name: /^Datos/ }).click();
    await expect(page.getByRole("region", { name: "Lo que busca" })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("a draft leaves the end of the thread in view, and expands", async ({ page, demo }) => {
    await authenticate(page.request, demo.agent);
    const [lead]: { id: string }[] = await (await page.request.get("/api/leads?q=Luis+Ferrer")).json();
    await page.goto(`/dashboard/leads/${lead?.id}`);
    const dock = page.getByRole("region", { name: "Decision" });
    await expect(dock.getByRole("button", { name: "Review" })).toBeInViewport();
    await expect(page.getByRole("log").locator("p[lang]").last()).toBeInViewport();
    await dock.getByRole("button", { name: "Review" }).click();
    const sheet = page.getByRole("dialog", { name: "Decision" });
    await expect(sheet.getByText(/^From .*, updated \w+ \d+$/).first()).toBeInViewport();
    await expect(sheet.getByRole("button", { name: "Approve and send" })).toBeInViewport();
    await page.keyboard.press("Escape");
    await expect(sheet).toHaveCount(0);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test("the sheet of a decision has the ways to reach the renter", async ({ page, browser, demo }) => {
    const name = someName();
    const phone = somePhone();
    const renter = await newRenter(browser, demo);
    await renter.say(`My name is ${name}, ${phone.said}`);
    await renter.say("Can I see 1420 Brickell Bay Dr?");
    await renter.say("The third one, please");
    await openConversation(page, demo, name);
    await page.getByRole("region", { name: "Decision" }).getByRole("button", { name: "Review" }).click();
    const sheet = page.getByRole("dialog", { name: "Decision" });
    const call = sheet.getByRole("link", { name: `Call ${phone.shown}` });
    await expect(call).toHaveAttribute("href", phone.href);
    await expect(call).toBeInViewport();
    await expect(sheet.getByRole("link", { name: `Text ${phone.shown}` })).toBeInViewport();
    await expect(sheet.getByRole("link", { name: `WhatsApp ${phone.shown}` })).toBeInViewport();
    await expect(sheet.getByRole("button", { name: "Approve and send" })).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test("a missing conversation says so", async ({ page, demo, problems }) => {
  problems.expect(/status of 404/);
  await authenticate(page.request, demo.agent);
  await page.goto("/dashboard/conversations/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Conversation not found" })).toBeVisible();
});
