import type { Page } from "@playwright/test";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

async function say(page: Page, text: string): Promise<void> {
  const field = page.getByRole("textbox", { name: "Write as a renter" });
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await field.fill(text);
  await field.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: text }).first()).toBeVisible();
}

test("touching the hero's field replaces the recording with the real chat, and the lead fills in beside it", async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/", { waitUntil: "networkidle" });
  const demo = page.getByRole("figure");
  await expect(demo.getByText("Recorded demo")).toBeVisible();
  expect(scripts.filter((url) => url.includes("/live-"))).toEqual([]);

  await demo.getByRole("textbox").scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await demo.getByRole("textbox").focus();
  // No letter gets lost while the real chat takes the recording's place.
  const text = "2 bedrooms in Brickell up to 3200";
  await page.keyboard.type(text, { delay: 30 });
  await expect(demo.getByText("Live demo")).toBeVisible();
  await expect(demo.getByRole("textbox")).toHaveValue(text);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await page.keyboard.press("Enter");
  await expect(demo.getByText("$3,090")).toBeVisible();
  await expect(demo.getByText("2 bedrooms", { exact: true })).toBeVisible();
  await expect(demo.getByText("3 of 4 search details")).toBeVisible();
});

for (const width of [390, 1440]) {
  test(`the demo leads from a search to a booked showing and to early access, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/demo");
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("button", { name: "Start over" })).toBeVisible();
    await expect(
      page
        .getByRole("banner")
        .getByText(/made up/)
        .filter({ visible: true }),
    ).toBeVisible();
    await expectAccessible(page);
    await say(page, "2 bedrooms in Brickell or Edgewater up to 3200. Daniela Restrepo 305 555 0177");
    await expect(page.getByRole("region", { name: "Sample homes" }).getByRole("listitem")).toHaveCount(3);
    await page.getByRole("button", { name: "I’d like to see 600 NE 27th St, #1403" }).click();
    await page.getByRole("list", { name: "Suggested answers" }).getByRole("button").first().click();
    await expect(page.getByText("That was Llave, start to finish.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Join Early Access" })).toHaveAttribute("href", "/early");
    if (width === 390) await page.getByRole("button", { name: /What Marisol sees/ }).click();
    await expect(page.getByText("Daniela Restrepo", { exact: true }).filter({ visible: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}

test("a goodbye without a showing ends the demo too", async ({ page }) => {
  await page.goto("/demo");
  await say(page, "2 bedrooms in Brickell");
  await expect(page.getByText("That was Llave, start to finish.")).toHaveCount(0);
  await say(page, "no thanks, goodbye");
  await expect(page.getByText("That was Llave, start to finish.")).toBeVisible();
});

test("what a visitor sends while a reply is due stays in the field", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/api/demo/chat", (route) => held.then(() => route.continue()));
  await page.goto("/demo");
  await say(page, "2 bedrooms in Brickell");
  const field = page.getByRole("textbox", { name: "Write as a renter" });
  await field.fill("up to 3200");
  await field.press("Enter");
  await expect(field).toHaveValue("up to 3200");
  release();
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
  await field.press("Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "up to 3200" }).first()).toBeVisible();
});

test("a failed message says so, and the demo continues", async ({ page, problems }) => {
  problems.expect(/503/);
  await page.route("/api/demo/chat", (route) => route.fulfill({ status: 503, body: "{}" }), { times: 1 });
  await page.goto("/demo");
  await page.getByRole("button", { name: "I need 2 bedrooms in Brickell" }).click();
  await expect(page.getByText("That didn’t go through. Please try again.")).toBeVisible();
  await page.getByRole("button", { name: "I need 2 bedrooms in Brickell" }).click();
  await expect(page.getByText("$3,090")).toBeVisible();
});
