import { test as onOwnServer } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat, signIn, someName, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("the header finds leads and properties with the keyboard alone", async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo, "/dashboard/analytics");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Analytics");
  const field = page.getByRole("combobox", { name: "Search or run a command" });
  const option = (name: RegExp) => page.getByRole("option", { name });

  await test.step("the slash key focuses the field, and Enter opens the first result", async () => {
    await page.keyboard.press("/");
    await expect(field).toBeFocused();
    await page.keyboard.type("brick");
    await expect(option(/Daniela Restrepo/)).toHaveAttribute("aria-selected", "true");
    await expectAccessible(page);
  });

  await test.step("the arrow keys move from the leads to the properties", async () => {
    const chosen = page.getByRole("group", { name: "Listings" }).getByRole("option", { selected: true });
    for (let presses = 0; presses < 12 && (await chosen.count()) === 0; presses++)
      await page.keyboard.press("ArrowDown");
    await expect(field).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "none");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/dashboard\/properties\/[0-9a-f-]+$/);
    await expect(page.locator("#content")).toBeFocused();
    await expect(field).toHaveCount(0);
  });

  await test.step("a number is found however it is written, and Escape returns the focus", async () => {
    await page.getByRole("button", { name: "Delete", exact: true }).focus();
    await page.keyboard.press("Control+k");
    await page.keyboard.type("786-555-0148");
    await expect(option(/Daniela Restrepo/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Delete", exact: true })).toBeFocused();
  });

  await test.step("without results it says so, and Enter searches the list", async () => {
    await page.keyboard.press("Control+k");
    await page.keyboard.type("nobody-at-all");
    await expect(page.getByText("No results for “nobody-at-all”")).toBeVisible();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL("/dashboard/leads?q=nobody-at-all");
  });
});

test("Ctrl K goes to pages, creates, switches, and finds links", async ({ page, demo, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo, "/dashboard/analytics");
  const palette = page.getByRole("dialog", { name: "Search or run a command" });
  const run = async (typed: string, option: string | RegExp) => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(typed);
    await palette.getByRole("option", { name: option }).first().click();
    await expect(palette).toHaveCount(0);
  };
  await run("pipeline", "Leads by stage");
  await expect(page).toHaveURL("/dashboard/leads?view=board");
  // On the page it already is, the focus goes back to where it was; a second time works like the first.
  const filter = page.getByRole("button", { name: "Filter", exact: true });
  await filter.focus();
  for (let times = 0; times < 2; times++) {
    await run("new lead", "Add a lead");
    await expect(page.getByRole("dialog", { name: "Add Manual Lead" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(filter).toBeFocused();
  }
  await page.reload();
  await expect(filter).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await run("copy", /Copy the SmartLink/);
  await expect(toast(page)).toContainText("Link copied!");
  const link = (await (await page.request.get("/api/smartlinks")).json())[0];
  await run(link.name, link.name);
  await expect(page).toHaveURL(`/dashboard/smartlinks/${link.id}`);
  await run("spanish", "Ver en español");
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  await expect(page.getByRole("button", { name: "Busca o elige una acción" })).toBeVisible();
});

onOwnServer("Ctrl K creates a link, a reply and blocked time, and changes who answers", async ({ page, own }) => {
  await signIn(page, own, "/dashboard");
  const palette = page.getByRole("dialog", { name: "Search or run a command" });
  const run = async (typed: string, option: string) => {
    await page.keyboard.press("Control+k");
    await expect(palette.getByRole("combobox")).toBeFocused();
    await page.keyboard.type(typed);
    await palette.getByRole("option", { name: option }).click();
    await expect(palette).toHaveCount(0);
  };
  for (const [typed, option, title, address] of [
    ["new link", "Create a SmartLink", "New SmartLink", "/dashboard/smartlinks"],
    ["block", "Block time", "Block time", "/dashboard/showings"],
    ["saved reply", "Add a saved reply", "New saved reply", "/dashboard/settings/answers"],
  ] as const) {
    await run(typed, option);
    await expect(page.getByRole("dialog", { name: title })).toBeVisible();
    await expect(page).toHaveURL(address);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await run("webhooks", "Settings: integrations");
  await expect(page).toHaveURL("/dashboard/settings/integrations");
  const settings = async () => (await page.request.get("/api/agent/settings")).json();
  const { aiMode, muted } = await settings();
  await run("assistant off", "Assistant: off");
  await expect(toast(page)).toContainText("Assistant: off");
  await expect.poll(async () => (await settings()).aiMode).toBe("minimal");
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await settings()).aiMode).toBe(aiMode);
  await run("mute", muted ? "Unmute notifications about renters" : "Mute notifications about renters");
  await expect.poll(async () => (await settings()).muted).toBe(!muted);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await settings()).muted).toBe(muted);
});

test("two keys go to each view and copy the SmartLink, and are listed", async ({ page, demo, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, demo);
  for (const [keys, path] of [
    ["gp", "/dashboard/properties"],
    ["ga", "/dashboard/analytics"],
    ["gk", "/dashboard/smartlinks"],
    ["gs", "/dashboard/showings"],
    ["go", "/dashboard"],
    ["gl", "/dashboard/leads"],
  ] as const) {
    await page.keyboard.type(keys);
    await expect.poll(() => new URL(page.url()).pathname).toBe(path);
    // Two keys count as a pair for a second and a half, which a page that is still rendering can take.
    await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  }
  await page.keyboard.type("cl");
  await expect(toast(page)).toContainText("Link copied!");
  await page.getByRole("searchbox", { name: "Search leads" }).fill("gp");
  await expect(page).toHaveURL(/\/dashboard\/leads/);
  await page.getByRole("searchbox", { name: "Search leads" }).blur();
  await page.keyboard.press("?");
  await expect(page.getByRole("region", { name: "Go to" })).toContainText("G K");
});

test("a search for words in a message leads to it, even far up the thread", async ({ page, demo, request }) => {
  const renter = await openChat(request, demo);
  const name = someName();
  const word = `zeppelin${someName().split(" ").at(-1)?.toLowerCase()}`;
  await renter.say(`Hi, my name is ${name}. Is there room for a ${word}?`);
  // Two messages each: more than a page of the thread.
  for (let count = 0; count < 40; count++) await renter.say(`Thanks, that's note ${count}`);
  await signIn(page, demo, "/dashboard/analytics");
  await page.keyboard.press("Control+k");
  await page.keyboard.type(word.toUpperCase());
  const hit = page.getByRole("group", { name: "Messages" }).getByRole("option");
  await expect(hit).toContainText(word);
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const message = page.getByRole("log").getByRole("listitem").filter({ hasText: word });
  await expect(message).toBeFocused();
  await expect(message).toBeInViewport();
});

test("on a phone the search opens over the page, in Spanish", async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await signIn(page, demo, "/dashboard");
  await page.getByRole("button", { name: "Busca o elige una acción", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Busca o elige una acción" });
  const field = sheet.getByRole("combobox");
  await expect(field).toBeFocused();
  await field.fill("edgew");
  await expect(sheet.getByRole("group", { name: "Propiedades" }).getByRole("option")).not.toHaveCount(0);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole("option", { name: /Marcus Whitfield/ }).click();
  await expect(page).toHaveURL(/\/dashboard\/leads\/[0-9a-f-]+$/);
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Marcus Whitfield");
});

test("the overview asks about an unconfirmed listing, and counts what came in since closing", async ({
  page,
  demo,
}) => {
  await signIn(page, demo, "/dashboard");
  const question = page.getByRole("region", { name: "Still available?" });
  await expect(question).toContainText("8400 NW 36th St, #512");
  await expect(question).toContainText("last confirmed 16 days ago");
  await expect(page.getByRole("region", { name: /^Since \d/ })).toContainText(/new leads?\d+/);
  await question.getByRole("button", { name: "Rented" }).click();
  await expect(toast(page)).toContainText("is marked as rented");
  await expect(question).toHaveCount(0);
  const undone = page.waitForResponse((response) => response.request().method() !== "GET");
  await page.getByRole("button", { name: "Undo" }).click();
  // Leaving the page right away could cancel the call.
  await undone;
  await page.goto("/dashboard/properties?status=active");
  await expect(page.getByRole("link", { name: "8400 NW 36th St, #512" })).toBeVisible();
});
