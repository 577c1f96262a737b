import type { Locator, Page } from "@playwright/test";
import { hourMs } from "../../../packages/contract/src/calendar.ts";
import { authenticate, toastOf } from "../support/accounts.ts";
import { expectAccessible, openChat, openLead, signIn, someName } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

for (const width of [1440, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("one toast at a time: announced, kept while hovered, closed by key, button and swipe", async ({ page }) => {
      await page.clock.install();
      await page.goto("/early");
      // React runs the page from the first touch on.
      await page.getByRole("textbox").first().focus();
      await expect(page.getByRole("region", { name: /Notifications/ })).toBeAttached();
      // The clock stops unless advanced, so a toast stays visible even on a slow machine.
      await page.clock.pauseAt(Date.now() + hourMs);
      const fail = async () => {
        await page.locator("button[type=submit]").click();
        await page.clock.runFor(100);
        await expect(toastOf(page)).toHaveCount(1);
        await expect(toastOf(page)).toContainText("Missing Information");
        // The form focuses its first invalid field at once, and again by a timer, which would take the focus away from
        // the toast later.
        await expect(page.locator("input[name=name]")).toBeFocused();
        await page.clock.runFor(100);
      };
      await fail();
      await page.clock.runFor(100);
      await expect(page.locator("[aria-live=assertive]")).toContainText("Missing Information");
      expect((await toastOf(page).boundingBox())?.width).toBeLessThanOrEqual(width < 768 ? width : 420);

      await toastOf(page).hover();
      await page.clock.runFor(20_000);
      await expect(toastOf(page)).toBeVisible();
      // The accessibility checks need a running clock; hovering keeps the toast open.
      await page.clock.resume();
      await expectAccessible(page);
      await page.clock.pauseAt(Date.now() + 7_200_000);
      await page.mouse.move(10, 600);
      await page.clock.runFor(5_100);
      await expect(toastOf(page)).toHaveCount(0);

      await fail();
      await page.keyboard.press("F8");
      await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(1);
      await page.keyboard.press("Tab");
      await page.clock.runFor(20_000);
      await expect(toastOf(page)).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(toastOf(page)).toHaveCount(0);
      await expect(page.locator("input[name=name]")).toBeFocused();

      await fail();
      const { x = 0, y = 0 } = (await toastOf(page).boundingBox()) ?? {};
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 90, y + 20, { steps: 3 });
      await page.mouse.up();
      await expect(toastOf(page)).toBeVisible();
      await page.mouse.move(x + 60, y + 20);
      await page.mouse.down();
      await page.mouse.move(x + 150, y + 20, { steps: 5 });
      await page.mouse.up();
      await page.clock.runFor(1_000);
      await expect(toastOf(page)).toHaveCount(0);

      await fail();
      await toastOf(page).getByRole("button", { name: "Close notification" }).click();
      await expect(toastOf(page)).toHaveCount(0);
    });
  });
}

/** Expects that a toast covers none of these. It stays as long as the pointer is on it. */
async function expectUncovered(page: Page, ...uncovered: Locator[]): Promise<void> {
  await toastOf(page).hover();
  const boxOf = async (what: Locator) => (await what.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  for (const one of uncovered) {
    await expect(one).toBeVisible();
    // The toast slides in, and follows a page that changes below it.
    await expect
      .poll(async () => {
        const [toast, box] = [await boxOf(toastOf(page)), await boxOf(one)];
        const apart =
          toast.x + toast.width <= box.x ||
          box.x + box.width <= toast.x ||
          toast.y + toast.height <= box.y ||
          box.y + box.height <= toast.y;
        return toast.height > 0 && apart ? "apart" : `${JSON.stringify(toast)} covers ${JSON.stringify(box)}`;
      })
      .toBe("apart");
  }
}

for (const width of [390, 768, 1440]) {
  test(`a toast covers neither the page's title nor the bar that saves, ${width} px wide`, async ({ page, demo }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, demo, "/dashboard/properties/new");
    await page.getByLabel("Address", { exact: true }).fill(`${crypto.randomUUID().slice(0, 6)} Toast Ave`);
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(toastOf(page)).toContainText("Draft saved");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Toast Ave");
    await expectUncovered(
      page,
      page.getByRole("heading", { level: 1 }),
      page.getByRole("button", { name: "Publish", exact: true }),
    );
  });
}

/** Shows a toast on the open page, whichever it is. */
async function showToast(page: Page): Promise<void> {
  await page.keyboard.press("Control+k");
  await page.keyboard.type("copy the");
  await page
    .getByRole("option", { name: /Copy the SmartLink/ })
    .first()
    .click();
  await expect(toastOf(page)).toContainText(/link/i);
}

test("beside a column full of buttons, a toast still doesn't cover Send", async ({ page, demo, request }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const name = someName();
  const renter = await openChat(request, demo);
  await renter.say(`2 bedrooms in Brickell. My name is ${name}`);
  await authenticate(page.request, demo.agent);
  await openLead(page, name);
  const send = page.getByRole("main").getByRole("button", { name: "Send", exact: true });
  await expect(send).toBeVisible();
  await showToast(page);
  await expectUncovered(page, send);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a toast covers neither a lead's name nor the composer", async ({ page, demo, request }) => {
    const name = someName();
    const renter = await openChat(request, demo);
    await renter.say(`2 bedrooms in Brickell. My name is ${name}`);
    await authenticate(page.request, demo.agent);
    await openLead(page, name);
    const composer = page.getByRole("textbox", { name: /^Message to/ });
    await expect(composer).toBeVisible();
    await showToast(page);
    await expectUncovered(page, page.getByRole("heading", { level: 1, name }), composer);
  });

  test("a toast covers neither a page's title nor the bar of the dashboard", async ({ page, demo }) => {
    await authenticate(page.request, demo.agent);
    await page.goto("/dashboard/settings/assistant");
    const title = page.getByRole("heading", { level: 1 });
    await expect(title).toHaveText("Assistant");
    await showToast(page);
    await expectUncovered(page, title);
    await page.goto("/dashboard/leads");
    await expect(title).toBeVisible();
    await showToast(page);
    await expectUncovered(page, title, page.getByRole("tablist", { name: "Dashboard" }));
  });
});
