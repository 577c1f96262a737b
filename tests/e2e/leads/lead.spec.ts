import type { APIRequestContext, Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import {
  atNextAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  type Renter,
  signIn,
  someName,
  somePhone,
} from "../support/agentSide.ts";
import { type Demo, expect, test } from "../support/journey.ts";

/** A renter who has described their search, as the agent's newest lead. */
async function newLead(request: APIRequestContext, demo: Demo): Promise<{ name: string; renter: Renter }> {
  const name = someName();
  const renter = await openChat(request, demo);
  await renter.say("Hi! Looking for a 2 bedroom in Brickell, up to $3,000 a month");
  await renter.say(`My name is ${name}`);
  return { name, renter };
}

async function openLeadFromList(page: Page, name: string): Promise<void> {
  await page.getByRole("searchbox").fill(name);
  await expect(page.getByText("1 lead", { exact: true })).toBeVisible();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a lead shows the conversation, the captured details and the reasons for its score", async ({
  page,
  demo,
  request,
}) => {
  const { name, renter } = await newLead(request, demo);
  await renter.say("Actually my budget is $3,200 now, and I have a cat");
  const phone = somePhone();
  await renter.say(`Can you ask Marisol to call me at ${phone.said}?`);
  await signIn(page, demo);
  await openLeadFromList(page, name);

  const thread = page.getByRole("log", { name: "Conversation" });
  await expect(thread.getByText("Hi! Looking for a 2 bedroom in Brickell, up to $3,000 a month")).toBeVisible();
  await expect(thread).toContainText("Budget: renter changed $3,000 to $3,200");
  await expect(thread).toContainText("Today");
  const facts = page.getByRole("region", { name: "Search criteria" });
  for (const text of ["Brickell", "2 bedrooms", "up to $3,200", "corrected from $3,000", "1 cat", "Not known yet"]) {
    await expect(facts).toContainText(text);
  }
  await expect(page.getByRole("link", { name: `Call ${phone.shown}` })).toHaveAttribute("href", phone.href);
  await expect(page.getByRole("region", { name: "Open items" })).toContainText("Asked for you");
  await expect(page.getByRole("region", { name: "Notice" })).toContainText("Shown before the first message");

  const score = page.getByRole("region", { name: "Score" });
  const total = Number.parseInt(await score.getByTitle(/of 100/).innerText(), 10);
  const points = await score.getByRole("listitem").locator("b").allTextContents();
  expect(points.map((text) => Number(text.replace("−", "-"))).reduce((sum, value) => sum + value, 0)).toBe(total);
});

test("what the renter writes next appears at once and updates the captured details", async ({
  page,
  demo,
  request,
}) => {
  const { name, renter } = await newLead(request, demo);
  await signIn(page, demo);
  await openLeadFromList(page, name);
  await expect(page.getByRole("region", { name: "Search criteria" })).toContainText("Area");
  const reply = await renter.say("I want to move on the first of next month and I need parking");
  const thread = page.getByRole("log", { name: "Conversation" });
  await expect(thread.getByText("I want to move on the first of next month and I need parking")).toBeInViewport();
  await expect(thread).toContainText(reply.split("\n")[0] ?? reply);
  await expect(page.getByRole("region", { name: "Search criteria" })).toContainText(/in \d+ days?/);
});

test("what the renter writes while the page is still connecting appears once it is connected", async ({
  page,
  demo,
  request,
}) => {
  const { name, renter } = await newLead(request, demo);
  await signIn(page, demo);
  await openLeadFromList(page, name);
  let connect = () => {};
  const allowed = new Promise<void>((resolve) => {
    connect = resolve;
  });
  await page.route("**/api/events", async (route) => {
    await allowed;
    await route.continue();
  });
  await page.reload();
  const thread = page.getByRole("log", { name: "Conversation" });
  await expect(thread.getByText("Looking for a 2 bedroom")).toBeVisible();
  await renter.say("Thanks, I am here");
  // Until the server has notified everyone who listens.
  await page.waitForTimeout(1_000);
  connect();
  await expect(thread.getByText("Thanks, I am here")).toBeInViewport({ timeout: 8_000 });
});

test("an answer shows the listing it is based on", async ({ page, demo, request }) => {
  const { name, renter } = await newLead(request, demo);
  await renter.say("Are cats allowed at 1420 Brickell Bay Dr #1907?");
  await signIn(page, demo);
  await openLeadFromList(page, name);
  await expect(page.getByRole("log")).toContainText(/From 1420 Brickell Bay Dr, #1907, updated \w+ \d+/);
});

test("earlier messages of a long conversation are a button away", async ({ page, demo, request }) => {
  const { name, renter } = await newLead(request, demo);
  for (let turn = 0; turn < 31; turn++) await renter.say(`Thanks, note ${turn + 1}`);
  await signIn(page, demo);
  await openLeadFromList(page, name);
  const thread = page.getByRole("log");
  await expect(thread.getByText("Thanks, note 31", { exact: true })).toBeInViewport();
  await expect(thread).not.toContainText("Looking for a 2 bedroom");
  await page.getByRole("button", { name: "Load earlier messages" }).click();
  await expect(thread).toContainText("Looking for a 2 bedroom");
  await expect(page.getByRole("button", { name: "Load earlier messages" })).toHaveCount(0);
});

test("j, k and Escape step through the list the lead was opened from", async ({ page, demo, playwright }) => {
  // Its own list: other journeys' leads would come in between.
  const name = someName();
  for (const rooms of ["a studio", "2 bedrooms"]) {
    const request = await playwright.request.newContext({ baseURL: demo.origin });
    await (await openChat(request, demo)).say(`Hi, ${rooms} please. My name is ${name}`);
    await request.dispose();
  }
  const list = `/dashboard/leads?q=${encodeURIComponent(name).replace("%20", "+")}`;
  await signIn(page, demo, list);
  const names = page.getByRole("table").getByRole("rowheader").getByRole("link");
  await expect(names).toHaveCount(2);
  const [first = "", second = ""] = await names.evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  await names.first().click();
  await expect(page).toHaveURL(first ?? "");
  await expect(page.getByRole("link", { name: "Next lead" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(second ?? "");
  await expect(page.getByText("2 of 2")).toBeVisible();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(first ?? "");
  await expect(page.getByText("1 of 2")).toBeVisible();

  // Keys work from the moment the address names the lead, however long the page takes to render.
  await atNextAddress(page, { key: "k" });
  await page.keyboard.press("j");
  await expect(page).toHaveURL(first ?? "");
  await expect(page.getByText("1 of 2")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(list);
  await expect(names.first()).toBeVisible();
  await atNextAddress(page, { key: "Escape" });
  await names.first().click();
  await expect(page).toHaveURL(list);
  await expect(names.first()).toBeVisible();

  // When turned off, letters do nothing; Escape still goes back.
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitemcheckbox", { name: /^Single-key shortcuts/ }).click();
  await names.first().click();
  await expect(page.getByRole("link", { name: "Next lead" })).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(first ?? "");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(list);
});

test("an unknown lead and an unknown dashboard address say that nothing was found", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 404/);
  await authenticate(page.request, demo.agent);
  await page.goto("/dashboard/leads/00000000-0000-4000-8000-000000000000");
  await expect(page.getByRole("heading", { name: "Lead not found" })).toBeVisible();
  await page.getByRole("link", { name: "Back to your leads" }).click();
  await expect(page.getByRole("table")).toBeVisible();
  await page.goto("/dashboard/nothing");
  await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
});

test("a long name and a long address stay inside the page", async ({ page, demo, playwright }) => {
  const request = await playwright.request.newContext({ baseURL: demo.origin });
  const renter = await openChat(request, demo);
  const name = `${someName()}avarrenecheagoitiabeascoa`;
  await renter.say(`My name is ${name}, ${name.replace(" ", ".")}-of-the-beach@renters-of-miami.example`);
  await renter.say("Can I see 1420 Brickell Bay Dr?");
  await signIn(page, demo, `/dashboard/leads?q=${encodeURIComponent(name)}`);
  const link = page.getByRole("link", { name, exact: true });
  const path = (await link.getAttribute("href")) ?? "";
  for (const address of [path, `/dashboard/leads?q=${encodeURIComponent(name)}`]) {
    await page.goto(address);
    await expect(page.getByText(name).first()).toBeVisible();
    for (const width of [1440, 1180, 768, 390]) {
      await page.setViewportSize({ width, height: 860 });
      await expectNoSidewaysScroll(page);
    }
  }
  await request.dispose();
});

test.describe("in Spanish", () => {
  test.use({ locale: "es-US" });
  test("the page is accessible", async ({ page, demo }) => {
    await signIn(page, demo);
    await page.getByRole("table").getByRole("rowheader").getByRole("link").first().click();
    await expect(page.getByRole("log").getByRole("listitem").first()).toBeVisible();
    await expectAccessible(page);
  });

  test.describe("on a phone", () => {
    test.use({ viewport: { width: 390, height: 844 } });
    test("the thread comes first, the facts are a tab, and the contact buttons stay above both", async ({
      page,
      demo,
    }) => {
      await signIn(page, demo);
      await page.getByRole("main").getByRole("heading", { level: 2 }).first().getByRole("link").click();
      await expect(page.getByRole("log").getByRole("listitem").first()).toBeVisible();
      const call = page.getByRole("link", { name: /^Llamar al \(/ });
      const ask = page.getByRole("button", { name: /^(Pedírselo|Pedirle el número)$/ });
      for (const tab of [/^Chat/, /^Datos/]) {
        await page.getByRole("tab", { name: tab }).click();
        await expect(call.or(ask).first()).toBeInViewport();
        await expect(page.getByRole("tab", { name: tab })).toHaveAttribute("aria-selected", "true");
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
      // Switching panels loses no unsent text, and arrows move along the tabs.
      await page.getByRole("tab").first().click();
      const composer = page.getByRole("textbox", { name: /^Mensaje para/ });
      await composer.fill("Half a thought");
      await page.getByRole("tab").first().press("ArrowLeft");
      await expect(page.getByRole("tab").last()).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page.getByRole("tab").last()).toHaveAttribute("aria-selected", "true");
      await expect(composer).toBeHidden();
      await page.keyboard.press("Home");
      await page.keyboard.press("Enter");
      await expect(composer).toHaveValue("Half a thought");
    });
  });
});
