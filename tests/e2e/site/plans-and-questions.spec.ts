import { expectAccessible } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("pricing shows monthly prices for both billing periods", async ({ page }) => {
    await page.goto("/pricing");
    const card = (name: string) => page.getByRole("article", { name });
    await expect(card("Professional")).toContainText("Most Popular");
    const visible = async (name: string) => (await card(name).innerText()).replace(/\s+/g, " ");
    expect(await visible("Starter")).toContain("$49 a month Billed monthly");
    await page.getByText("Annual", { exact: false }).first().click();
    for (const [name, month, year] of [
      ["Starter", "$39", "$468"],
      ["Professional", "$119", "$1,428"],
      ["Enterprise", "$359", "$4,308"],
    ] as const) {
      expect(await visible(name)).toContain(`${month} a month Billed annually, ${year}`);
    }
    await page.getByText("Monthly", { exact: true }).click();
    expect(await visible("Enterprise")).toContain("$449 a month Billed monthly");
    await expect(card("Enterprise").getByRole("link", { name: "Contact Sales" })).toHaveAttribute("href", "/contact");
    const row = page.getByRole("row", { name: /White-label/ });
    await expect(row.getByRole("cell")).toHaveText(["Not included", "Not included", "Included"]);
    // What the tables list as extra, but nobody has to pay for yet.
    await expect(page.getByText("texts, WhatsApp and the API work on every plan")).toHaveCount(2);
    const launch = page.getByRole("listitem").filter({ hasText: "Office Elite" });
    await expect(launch).toContainText("$499");
    await expect(launch).toContainText("Up to 10 agents, 1,500 conversations");
  });

  test("a question opens its answer and closes the previous one", async ({ page }) => {
    await page.goto("/faq");
    const questions = page.getByRole("main").locator("details");
    await expect(questions).toHaveCount(6);
    const answer = (at: number) => questions.nth(at).locator("p");
    await expect(answer(0)).toContainText("AI leasing assistant");
    await expect(answer(0)).toBeVisible();
    await questions.nth(5).locator("summary").click();
    await expect(answer(5)).toContainText("Starter at $49 a month");
    await expect(answer(5)).toBeVisible();
    await expect(answer(0)).toBeHidden();
    await expect(page.getByRole("main").getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
    await expect(page.getByRole("main").getByRole("link", { name: "Start Free Trial" })).toHaveAttribute(
      "href",
      "/signup",
    );
  });
});

test("features lead to the landing page, the demo to its own page", async ({ page }) => {
  await page.goto("/features");
  await expect(page).toHaveURL("/#features");
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("link", { name: "Demo", exact: true }).click();
  await expect(page).toHaveURL("/demo");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Talk to Llave as a renter");
});

for (const width of [1280, 390]) {
  test(`at ${width} px, the footer's links stay in place once they are in view`, async ({ browser, demo }) => {
    const page = await browser.newPage({ viewport: { width, height: 844 } });
    for (const path of ["/", "/pricing", "/faq", "/about"]) {
      await page.goto(demo.origin + path);
      // The first touch lays out everything that the first paint postponed.
      await page.mouse.move(10, 10);
      await page.mouse.move(20, 20);
      await expect(page.locator(".late")).toHaveCount(0);
      const foot = page.getByRole("contentinfo");
      // On a phone the groups are closed.
      const demoLink = foot.getByRole("link", { name: "Demo", exact: true });
      if (width < 640) await foot.locator("summary", { hasText: "Product" }).click();
      const [before, after] = await demoLink.evaluate(async (link) => {
        link.scrollIntoView({ block: "center", behavior: "instant" });
        const before = link.getBoundingClientRect().y;
        for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
        return [before, link.getBoundingClientRect().y];
      });
      expect(after, path).toBeCloseTo(before ?? Number.NaN, 0);
    }
    await page.close();
  });
}

for (const [language, width] of [
  ["en", 1440],
  ["es", 390],
] as const) {
  test(`pricing, questions and contact are accessible (${language}, ${width} px)`, async ({ browser, demo }) => {
    const context = await browser.newContext({ locale: language, viewport: { width, height: 900 } });
    const page = await context.newPage();
    for (const path of ["/pricing", "/faq", "/contact"]) {
      await page.goto(demo.origin + path);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expectAccessible(page);
    }
    await context.close();
  });
}
