import type { Page } from "@playwright/test";
import { mailedLink, someEmail, toastOf } from "../support/accounts.ts";
import { chooseAtOnce, expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

/** A person with only a session: an account that waits for access. */
async function waitingPerson(page: Page): Promise<string> {
  const email = someEmail("waiting");
  const answer = await page.request.post("/api/auth/register", {
    data: { name: "Renata Ortiz", email, password: "a long enough password", isAgent: true },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** Opens the mailed link in a new tab, as from a mail program. */
async function confirmAddress(page: Page, link: string): Promise<void> {
  const tab = await page.context().newPage();
  await tab.goto(link);
  await tab.getByRole("button", { name: "Confirm this email" }).click();
  await expect(tab.getByText("Your email is confirmed")).toBeVisible();
  await tab.close();
}

test("a tooltip right after another opens immediately", async ({ page }) => {
  await waitingPerson(page);
  await page.goto("/community");
  const badges = page.getByRole("article").getByRole("button", { name: "License-Verified Agent" });
  await expect(async () => {
    await page.mouse.move(0, 0);
    await badges.nth(0).hover();
    await expect(badges.nth(0)).toHaveAttribute("data-state", "delayed-open", { timeout: 2_000 });
  }).toPass();
  await badges.nth(1).hover();
  await expect(badges.nth(1)).toHaveAttribute("data-state", "instant-open");
});

test("a signed-out page shows nothing, clears the session and leads to sign-in", async ({
  page,
  request,
  demo,
  problems,
}) => {
  problems.expect(/401/);
  const html = await (await request.get("/community")).text();
  // In the page's format: three digits alone also appear in nonces and file names.
  expect(html).not.toMatch(/Isabel Montero|Marisol|>234<|1,847/);
  await page.goto("/login");
  const flags = ["llave_session", "userId", "userEmail", "demoMode", "isFirstLogin", "hasSeenDemoOffer"];
  await page.evaluate((names) => {
    for (const name of names) localStorage.setItem(name, "left over");
  }, flags);
  await page.goto("/community?market=brickell");
  await expect(page).toHaveURL("/login?returnTo=/community%3Fmarket%3Dbrickell");
  await expect(page.getByRole("heading", { name: "Sign in to see the community" })).toBeVisible();
  expect(await page.evaluate((names) => names.filter((name) => localStorage.getItem(name) !== null), flags)).toEqual(
    [],
  );
  await page.locator("input[name=email]").fill(demo.agent.email);
  await page.locator("input[name=password]").fill(demo.agent.password);
  await page.locator("button[type=submit]").click();
  await expect(page).toHaveURL("/community?market=brickell");
  const own = page.getByRole("article", { name: "Marisol Echeverría" });
  await expect(own).toContainText("This is your profile");
  await expect(page.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
});

test("a waitlisted person searches, filters, changes the layout and introduces themselves once a day", async ({
  page,
  request,
  demo,
  problems,
}) => {
  const email = await waitingPerson(page);
  await page.goto("/community");
  const hero = page.getByRole("main").locator("section").first();
  for (const figure of ["234", "1,847", "4.8", "94%"])
    await expect(hero.getByText(figure, { exact: true })).toBeVisible();
  const cards = page.getByRole("article");
  const count = page.getByText(/verified agents? found/);
  await expect(count).toHaveText("13 verified agents found");

  await page.getByLabel("Market").selectOption("Brickell");
  await expect(count).toHaveText("4 verified agents found");
  await page.getByLabel("Specialty").selectOption("Luxury Rentals");
  await expect(cards).toHaveCount(2);
  await page.getByLabel("Search agents").fill("MATEO");
  await expect(count).toHaveText("1 verified agent found");
  await page.reload();
  await expect(page.getByLabel("Search agents")).toHaveValue("MATEO");
  await expect(cards).toHaveCount(1);
  // The reloaded page appears before it responds to clicks, so this clicks until it does.
  await expect(async () => {
    await cards.getByRole("button", { name: "License-Verified Agent" }).click();
    await expect(page.getByRole("tooltip")).toContainText("This one is a sample, not a real agent", { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await cards.getByRole("button", { name: /Connect/ }).click();
  await expect(page.getByRole("dialog")).toContainText("This is a sample profile");
  await page.getByRole("button", { name: "Got it" }).click();
  await expect(cards.getByRole("button", { name: /Connect/ })).toBeFocused();
  await page.getByLabel("Search agents").fill("nobody has this name");
  await expect(count).toHaveText("0 verified agents found");
  await page.getByRole("button", { name: "Clear search and filters" }).click();
  await expect(page).toHaveURL("/community");
  await expect(cards).toHaveCount(13);
  await chooseAtOnce(page, { Market: "brickell", Specialty: "luxury_rentals" });
  await expect(page).toHaveURL("/community?market=brickell&specialty=luxury_rentals");
  await expect(cards).toHaveCount(2);
  await chooseAtOnce(page, { Market: "all", Specialty: "all" });
  await expect(cards).toHaveCount(13);

  const [first, second] = [cards.nth(0), cards.nth(1)];
  const top = async (card: typeof first) => Math.round((await card.boundingBox())?.y ?? 0);
  expect(await top(first)).toBe(await top(second));
  await page.getByRole("button", { name: "List" }).click();
  await expect(page.getByRole("button", { name: "List" })).toHaveAttribute("aria-pressed", "true");
  await expect.poll(async () => (await top(second)) > (await top(first))).toBe(true);

  const marisol = page.getByRole("article", { name: "Marisol Echeverría" });
  await marisol.getByRole("button", { name: /Connect/ }).click();
  await page.getByLabel("Your introduction").fill(`A client for Brickell, ${email}`);
  problems.expect(/403/);
  await page.getByRole("button", { name: "Send introduction" }).click();
  await expect(page.getByLabel("Your introduction")).toHaveAccessibleDescription(/Confirm your email first/);
  await page.getByRole("button", { name: "Send me the link" }).click();
  await expect(toastOf(page)).toContainText("Check your email");
  await confirmAddress(page, await mailedLink(request, email, "/confirm-email"));
  await page.getByRole("button", { name: "Send introduction" }).click();
  await expect(toastOf(page).filter({ hasText: "Introduction sent" })).toBeVisible();
  await expect(marisol.getByRole("button", { name: /Introduced/ })).toHaveAttribute("aria-disabled", "true");
  await expect
    .poll(async () => {
      const mails: { to: string; text: string }[] = await (await request.get("/api/dev/mailbox")).json();
      return mails.filter(({ to, text }) => to === demo.agent.email && text.includes(`A client for Brickell, ${email}`))
        .length;
    })
    .toBe(1);

  problems.expect(/409/);
  await page.reload();
  await marisol.getByRole("button", { name: /Connect/ }).click();
  await page.getByRole("button", { name: "Send introduction" }).click();
  await expect(page.getByRole("dialog")).toContainText("You already introduced yourself to this agent today");
});

for (const language of ["en", "es"] as const) {
  test(`the directory in ${language} is accessible, on a phone too`, async ({ browser, demo }) => {
    const context = await browser.newContext({
      locale: language,
      viewport: { width: 390, height: 844 },
      baseURL: demo.origin,
    });
    const page = await context.newPage();
    await waitingPerson(page);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/community?view=list");
      await expect(page.getByRole("article")).toHaveCount(13);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    await page
      .getByRole("button", { name: /Connect|Conectar/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectAccessible(page);
    await context.close();
  });
}
