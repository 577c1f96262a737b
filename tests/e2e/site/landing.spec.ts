import { readQr } from "../../../apps/server/src/testing/readQr.ts";
import { expectNoSidewaysScroll, signIn } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("every link on the landing page leads where it says", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("banner");
  const main = page.getByRole("main");
  const foot = page.getByRole("contentinfo");
  const links = [
    [bar, "Pricing", "/pricing"],
    [bar, "Community", "/community"],
    [bar, "About", "/about"],
    [bar, "Sign In", "/login"],
    [main, "Talk to it now", "/demo"],
    [main, "See all plans, including those priced by leads", "/pricing"],
    [main, "Start Free Trial", "/signup"],
    [main, "Request Demo", "/contact"],
    [foot, "Features", "/features"],
    [foot, "Demo", "/demo"],
    [foot, "FAQ", "/faq"],
    [foot, "Privacy", "#privacy"],
    [foot, "Terms", "#terms"],
    [foot, "Privacy Policy", "/privacy"],
    [foot, "Terms of Service", "/terms"],
    [foot, "support@llave.example", "mailto:support@llave.example"],
  ] as const;
  for (const [where, name, href] of links) {
    await expect(where.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
  }
  await expect(foot.getByRole("link", { name: "Built by our studio" })).toHaveAttribute("href", /^https:\/\//);

  await bar.getByRole("link", { name: "Features" }).click();
  await expect(page.getByRole("heading", { name: "How Llave AI Works" })).toBeInViewport();
  await expect(bar.getByRole("link", { name: "Features" })).toBeInViewport();
  await foot.getByRole("link", { name: "Privacy", exact: true }).click();
  await expect(page.locator("#privacy")).toBeInViewport();
});

test("the picture of a SmartLink shows the address and the code of one that can exist", async ({ page, demo }) => {
  await page.goto("/");
  const picture = page.getByText("Print it, post it, text it").locator("xpath=ancestor::div[2]");
  const path = (await picture.getByText(/^\/\S+$/).textContent()) ?? "";
  const source = (await picture.locator("img").getAttribute("src")) ?? "";
  const code = await page.evaluate(async (address) => (await fetch(address)).text(), source);
  expect(new URL(await readQr(Buffer.from(code))).pathname).toBe(path);

  const [agentSlug = ""] = demo.smartLinkPath.split("/").slice(2);
  const ofThisAgent = path.replace("marisol", agentSlug);
  expect((await page.request.get(`/api${ofThisAgent}`)).status()).toBe(200);
  expect((await page.request.get(ofThisAgent)).status()).toBe(200);
});

test("on a phone the header's links are a menu, by touch and by keyboard", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  const menu = page.getByRole("navigation");
  const open = page.getByRole("button", { name: "Menu" });
  await expect(menu).toBeHidden();
  await open.focus();
  await page.keyboard.press("Enter");
  for (const name of ["Features", "Pricing", "Community", "About", "Join Early Access"]) {
    await expect(menu.getByRole("link", { name })).toBeVisible();
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();

  await open.click();
  await menu.getByRole("link", { name: "Features" }).click();
  await expect(menu).toBeHidden();
  await expect(page.getByRole("heading", { name: "How Llave AI Works" })).toBeInViewport();

  await open.click();
  await menu.getByRole("link", { name: "Join Early Access" }).click();
  await expect(page).toHaveURL("/early");
});

test("the recorded conversation plays, pauses, and replays", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.clock.install();
  await page.goto("/");
  const demo = page.getByRole("figure");
  const last = demo.getByText("La primera! Tuesday at 5:30?");
  await demo.scrollIntoViewIfNeeded();
  const pause = demo.getByRole("button", { name: "Pause" });
  await expect(pause).toBeVisible();
  await expect(demo.getByText("New renter")).toBeVisible();
  await expect(last).toBeHidden();

  await pause.click();
  await page.clock.runFor(60_000);
  await expect(last).toBeHidden();
  await demo.getByRole("button", { name: "Continue" }).click();
  await page.clock.runFor(60_000);
  await expect(last).toBeVisible();
  await expect(demo.getByText("Daniela Restrepo", { exact: true })).toBeVisible();
  await expect(demo.getByText("94", { exact: true })).toBeVisible();

  await demo.getByRole("button", { name: "Replay" }).click();
  await expect(last).toBeHidden();
});

test("with reduced motion the conversation is simply there", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  const demo = page.getByRole("figure");
  await expect(demo.getByText("La primera! Tuesday at 5:30?")).toBeVisible();
  await demo.getByRole("textbox").scrollIntoViewIfNeeded();
  await expect(demo.getByText(/^Tuesday, \w+ \d+ at 5:30 PM$/).first()).toBeInViewport();
  await expect(demo.getByRole("region", { name: "Sample homes" }).getByRole("img").first()).toBeInViewport();
  await expect(demo.getByRole("button", { name: /Pause|Replay/ })).toHaveCount(0);
});

for (const language of ["en", "es"]) {
  test(`on a phone the homes and the booked time are on the first screen (${language})`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: "llave_language", value: language, url: baseURL ?? "" }]);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    const demo = page.getByRole("figure");
    const bar = await page.locator("[data-join-bar]").boundingBox();
    const booked = demo.getByText("600 NE 27th St, #1403").first();
    const home = demo
      .getByRole("region", { name: /Sample homes|Propiedades de muestra/ })
      .getByRole("img")
      .first();
    for (const shown of [home, booked]) {
      const box = await shown.boundingBox();
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
}

test("on a phone the footer's groups open by a tap", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const foot = page.getByRole("contentinfo");
  const faq = foot.getByRole("link", { name: "FAQ" });
  await expect(faq).toBeHidden();
  await foot.locator("summary", { hasText: "Company" }).click();
  await expect(faq).toBeVisible();
});

test("without scripts the page is readable, opens its menu and knows who is signed in", async ({
  page,
  browser,
  demo,
}) => {
  await signIn(page, demo);
  const storageState = await page.context().storageState();
  const viewport = { width: 390, height: 800 };
  const plain = await browser.newContext({ baseURL: demo.origin, javaScriptEnabled: false, storageState, viewport });
  const reader = await plain.newPage();
  await reader.goto("/");
  await expect(reader.getByText("La primera! Tuesday at 5:30?")).toBeVisible();
  await expect(reader.getByText("Daniela Restrepo", { exact: true }).first()).toBeVisible();
  await expect(reader.getByRole("banner").getByRole("link", { name: "Dashboard" })).toBeVisible();
  await reader.getByRole("button", { name: "Menu" }).click();
  await reader.getByRole("navigation").getByRole("link", { name: "About" }).click();
  await expect(reader.getByRole("heading", { level: 1 })).toHaveText("It started with a message nobody answered");
  await plain.close();
});

test("the landing page's scripts stay small", async ({ browser }) => {
  const page = await browser.newPage();
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script") sizes.push(request.sizes().then((size) => size.responseBodySize));
  });
  await page.goto("/", { waitUntil: "networkidle" });
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(0);
  // The limit for the page is 115 KB; being free of React is what keeps it fast.
  expect(total).toBeLessThan(15_000);
  await page.close();
});

test("nothing far below the fold is laid out or fetched until someone touches the page", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  const pictures: string[] = [];
  page.on("request", (request) => request.url().includes("/product/") && pictures.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  await expect(page.getByRole("figure").getByRole("button", { name: "Pause" })).toBeVisible();
  const sections = await page.locator(".late").count();
  expect(sections).toBeGreaterThan(2);
  expect(pictures).toEqual([]);

  await page.keyboard.press("Tab");
  await expect(page.locator(".late")).toHaveCount(0);
});

test("the call to action is within reach exactly once, on a desktop and on a phone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("banner").getByRole("link", { name: "Join Early Access" })).toBeVisible();
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("banner").getByRole("link", { name: "Join Early Access" })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  const bar = page.getByRole("main").getByRole("link", { name: "Join Early Access" });
  await expect(bar).toBeInViewport();
  await page.getByRole("heading", { name: "Let Llave take the night shift" }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

/** The page's height at 390 pixels on November 22, 2026, before it was shortened. */
for (const [locale, asItWas] of [
  ["en-US", 12_466],
  ["es-US", 12_965],
] as const) {
  test.describe(locale, () => {
    test.use({ locale, viewport: { width: 390, height: 844 } });
    test("the page is two thirds of its first length on a phone, and fits one of 320 pixels", async ({ page }) => {
      await page.goto("/");
      await page.keyboard.press("Tab");
      await expect(page.locator(".late")).toHaveCount(0);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height).toBeLessThan((asItWas * 2) / 3);
      await page.setViewportSize({ width: 320, height: 700 });
      await expectNoSidewaysScroll(page);
    });
  });
}

test("the calculator uses your own numbers and explains the result", async ({ page }) => {
  await page.goto("/");
  const hours = page.locator("[data-figure='hours']");
  await expect(hours).toHaveText(["8", "8"]);
  await page.getByRole("slider", { name: /Leads a month/ }).fill("80");
  await expect(hours).toHaveText(["16", "16"]);
  await expect(page.getByText("80 leads × 20 min = 26.7 h; 60% of that is 16 h.")).toBeVisible();
});

test("About tells the story and links to the next step", async ({ page }) => {
  await page.goto("/about");
  for (const name of ["The founder’s story", "The problems it solves", "What we stand for"]) {
    await expect(page.getByRole("heading", { name })).toBeVisible();
  }
  const main = page.getByRole("main");
  await expect(main.getByRole("link", { name: "Start Free Trial" })).toHaveAttribute("href", "/signup");
  await expect(main.getByRole("link", { name: "See Pricing" })).toHaveAttribute("href", "/pricing");
});
