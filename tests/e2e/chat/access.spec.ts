import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Locator, Page } from "@playwright/test";
import { accessibilityProblems } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect, test } from "../support/journey.ts";

const needs = {
  "en-US": "Hi! I need a 2BR in Brickell, up to $3,200, moving on April 1",
  "es-US": "Hola, busco 2 habitaciones en Brickell, hasta $3,200, me mudo el 1 de abril",
} as const;

/** The narrowest phones may need a third line for the notice. */
const windows = [
  { width: 1440, height: 900, noticeLines: 1 },
  { width: 390, height: 844, noticeLines: 2 },
  { width: 360, height: 780, noticeLines: 2 },
  { width: 320, height: 640, noticeLines: 3 },
];

/** How many lines a text takes, whose height is a whole number of them. */
function linesOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const { lineHeight, paddingTop, paddingBottom } = getComputedStyle(element);
    const [line = 0, above = 0, below = 0] = [lineHeight, paddingTop, paddingBottom].map(Number.parseFloat);
    return Math.round((element.clientHeight - above - below) / line);
  });
}

for (const locale of ["en-US", "es-US"] as const) {
  test(`accessible, without sideways scrolling, and with a short notice, at any width: ${locale}`, async ({
    browser,
    demo,
  }) => {
    const context = await browser.newContext({ locale });
    const chat = new ChatPage(await context.newPage());
    const atEachWidth = async () => {
      for (const { noticeLines, ...viewport } of windows) {
        await chat.page.setViewportSize(viewport);
        expect(await accessibilityProblems(chat.page)).toEqual([]);
        expect(await chat.hasNoSidewaysScroll()).toBe(true);
        expect(await linesOf(chat.page.locator(".notice p")), `${viewport.width} px`).toBeLessThanOrEqual(noticeLines);
      }
    };
    await chat.open(demo.origin + demo.smartLinkPath);
    await atEachWidth();

    await chat.say(needs[locale]);
    await chat.say("x".repeat(300));
    await chat.field.fill("y".repeat(1900));
    await expect(chat.page.locator(".counter")).toBeVisible();
    await atEachWidth();
    await context.close();
  });

  test(`the sheet and the unavailable screen are accessible: ${locale}`, async ({ browser, demo }) => {
    const context = await browser.newContext({ locale, viewport: { width: 390, height: 844 } });
    const chat = new ChatPage(await context.newPage());
    await chat.open(demo.origin + demo.smartLinkPath);
    await chat.say(needs[locale]);
    await chat.page.locator(".search-button").click();
    await chat.page.locator(".fact-edit button").first().click();
    await expect(chat.page.getByRole("dialog").locator("input, select").first()).toBeFocused();
    await chat.page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState === "finished"));
    expect(await accessibilityProblems(chat.page)).toEqual([]);
    await chat.page.goto(`${demo.origin}/smartlink/nobody`);
    expect(await accessibilityProblems(chat.page)).toEqual([]);
    await context.close();
  });
}

test("a Spanish browser is greeted in Spanish and the language choice is kept", async ({ browser, demo }) => {
  const context = await browser.newContext({ locale: "es-US" });
  const page = await context.newPage();
  const chat = new ChatPage(page);
  await chat.open(demo.origin + demo.smartLinkPath);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(chat.bubbles("assistant")).toContainText("¡Hola!");
  await expect(chat.bubbles("assistant")).toHaveAttribute("lang", "es");
  await expect(page.locator(".notice")).toContainText("Te contesta un asistente de IA");
  await expect(chat.chips).toHaveText(["2 habitaciones", "Por Brickell", "Menos de $3K"]);

  await page.getByRole("button", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(chat.bubbles("assistant")).toContainText("AI assistant");
  await expect(page.locator(".notice")).toContainText("This is an AI assistant");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Miami Rental Specialist");
  await context.close();
});

test("the assistant answers in the chosen language", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await page.getByRole("button", { name: "Español" }).click();
  await expect(chat.chips.first()).toHaveText("2 habitaciones");
  await chat.chips.first().click();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await expect(chat.bubbles("assistant").last()).toHaveAttribute("lang", "es");
});

test("the greeting doesn't change once the renter has written", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await chat.say(needs["en-US"]);
  const greeting = await chat.bubbles("assistant").first().textContent();
  await page.getByRole("button", { name: "Español" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Especialista en rentas en Miami");
  expect((await chat.bubbles("assistant").first().textContent())?.replace(/^\S+ /, "")).toBe(
    greeting?.replace(/^\S+ /, ""),
  );
});

test("everything works with the keyboard alone", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  const tabTo = async (target: ReturnType<typeof page.locator>) => {
    for (let presses = 0; presses < 25; presses++) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    await expect(target).toBeFocused();
  };
  await tabTo(chat.field);
  await page.keyboard.type(needs["en-US"]);
  await page.keyboard.press("Enter");
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await expect(chat.field).toBeFocused();

  const edit = page.getByRole("button", { name: /^Edit: Budget/ });
  await expect(edit).toBeVisible();
  await tabTo(edit);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Budget", { exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(edit).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Budget", { exact: true })).toBeFocused();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("2800");
  await page.keyboard.press("Enter");
  await expect(chat.bubbles("renter").last()).toContainText("$2,800");
});

test("only additions to the thread are announced, each in its own language", async ({ page, demo }) => {
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await expect(chat.log).toHaveAttribute("aria-live", "polite");
  await expect(chat.log).toHaveAttribute("aria-relevant", "additions");
  await chat.log.evaluate((log) => {
    const added: string[] = [];
    new MutationObserver((changes) => {
      for (const change of changes) for (const node of change.addedNodes) added.push(node.textContent ?? "");
    }).observe(log, { childList: true, subtree: true });
    Object.assign(window, { added });
  });
  await chat.say(needs["es-US"]);
  await expect(page.getByRole("button", { name: /^Edit: Budget/ })).toBeVisible();
  const added = await page.evaluate(() => (window as unknown as { added: string[] }).added);
  expect(added.filter((text) => text.includes("busco 2 habitaciones"))).toHaveLength(1);
  expect(added.some((text) => text.includes("AI assistant"))).toBe(false);
  await expect(chat.bubbles("renter").last()).toHaveAttribute("lang", "es");
  await expect(chat.bubbles("assistant").last()).toHaveAttribute("lang", "es");
});

test("a toast is reached with F8 and closed by Escape, its button or a swipe to the right", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/openai-conversation/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await page.route("**/openai-conversation", (route) => route.abort());
  await chat.field.fill("Hello");
  await chat.field.press("Enter");
  await expect(chat.toast).toBeVisible();
  expect((await chat.toast.boundingBox())?.width).toBeLessThanOrEqual(420);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: "Notifications (F8)" })).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(chat.toast.getByRole("button", { name: "Close" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(chat.toast).toBeHidden();

  await page.getByRole("button", { name: "Retry" }).click();
  await chat.toast.getByRole("button", { name: "Close" }).click();
  await expect(chat.toast).toBeHidden();

  await page.getByRole("button", { name: "Retry" }).click();
  const box = await chat.toast.boundingBox();
  await page.mouse.move((box?.x ?? 0) + 60, (box?.y ?? 0) + 30);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 90, (box?.y ?? 0) + 30);
  await expect(chat.toast).toBeVisible();
  await page.mouse.move((box?.x ?? 0) + 115, (box?.y ?? 0) + 30);
  await expect(chat.toast).toBeHidden();
  await page.mouse.up();
});

/** Adds up in the page how far its parts move on their own; returns a function that reads the sum. */
async function measureShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () =>
    page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0));
}

test("the page is light, nothing moves while it hydrates, and targets are large enough", async ({ browser, demo }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    const isCode = ["script", "stylesheet"].includes(request.resourceType());
    if (isCode) sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  const shift = await measureShifts(page);
  const chat = new ChatPage(page);
  await chat.open(demo.origin + demo.smartLinkPath);
  await page.waitForLoadState("networkidle");
  const weight = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(weight).toBeGreaterThan(50_000);
  expect(weight).toBeLessThanOrEqual(70_000);
  expect(await shift()).toBeLessThan(0.01);
  const small = await page.evaluate(() =>
    [...document.querySelectorAll("button, textarea, .powered")]
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && (width < 44 || height < 44))
      .map(({ width, height }) => `${width}x${height}`),
  );
  expect(small).toEqual([]);
  await context.close();
});

test("nothing moves while the page arrives in parts", async ({ browser, demo }) => {
  const html = await (await fetch(demo.origin + demo.smartLinkPath)).text();
  const half = html.indexOf('class="chips"');
  expect(half).toBeGreaterThan(0);
  const server = createServer(async (_request, response) => {
    response.writeHead(200, { "content-type": "text/html" });
    response.write(html.slice(0, half));
    await delay(500);
    response.end(html.slice(half));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const shift = await measureShifts(page);
  await page.goto(`http://localhost:${(server.address() as AddressInfo).port}/`, { waitUntil: "networkidle" });
  await expect(page.locator(".chips")).toBeVisible();
  expect(await shift()).toBeLessThan(0.01);
  await context.close();
  server.close();
});
