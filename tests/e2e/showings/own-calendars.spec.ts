import { dayMs } from "../../../packages/contract/src/calendar.ts";
import { authenticate } from "../support/accounts.ts";
import { test as onOwnServer } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, someName, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";
import { askForShowing, showingOf } from "../support/showings.ts";

const calendarsPage = "/dashboard/showings/calendars";

onOwnServer(
  "an agent connects Google: busy times come in, showings go out, and an ended access asks to reconnect",
  async ({ page, own, playwright }) => {
    const { google } = own;
    // No one books on a Sunday: other journeys of this worker are not in the way.
    const sunday = new Date(Date.now() + 14 * dayMs);
    sunday.setUTCDate(sunday.getUTCDate() + ((7 - sunday.getUTCDay()) % 7));
    const day = sunday.toISOString().slice(0, 10);
    google.busy.push({ start: `${day}T16:00:00Z`, end: `${day}T18:00:00Z` });
    const name = someName();
    const request = await playwright.request.newContext({ baseURL: own.origin });
    await askForShowing(request, own, name);
    await request.dispose();
    await authenticate(page.request, own.agent);

    await page.goto("/dashboard/showings");
    await page.getByRole("region", { name: "Calendars" }).getByRole("link", { name: "Connect" }).click();
    const card = page.getByRole("region", { name: "Google Calendar" });
    await expect(card).toContainText("Not connected");
    await expectAccessible(page);
    await card.getByRole("button", { name: "Connect Google" }).click();
    await expect(page.getByRole("status").filter({ hasText: "Google is connected" })).toBeVisible();
    await expect(card).toContainText("rosa@mail.example");
    await expect.poll(() => google.events().filter(({ summary }) => summary.includes(name)).length).toBe(1);

    await expect
      .poll(async () => (await (await page.request.get("/api/calendar-connections")).json())[0].busyReadAt)
      .not.toBeNull();
    await page.goto(`/dashboard/showings?view=week&day=${day}`);
    await expect(page.locator(`[data-day="${day}"]`)).toContainText("Busy at Google");
    await expectAccessible(page);

    google.endAccess();
    const { id } = await showingOf(page, name);
    expect((await page.request.post(`/api/showings/${id}/cancel`)).status()).toBe(200);
    await expect
      .poll(async () => (await (await page.request.get("/api/calendar-connections")).json())[0].state)
      .toBe("reconnect");
    await page.goto(calendarsPage);
    await expect(card).toContainText("Llave lost access to Google");
    await expect(card).toContainText("1 showing isn’t in Google yet");
    await expectAccessible(page);
    await card.getByRole("button", { name: "Reconnect" }).click();
    await expect.poll(() => google.events().filter(({ summary }) => summary.includes(name)).length).toBe(0);

    await page.goto(calendarsPage);
    await card.getByRole("button", { name: "Disconnect" }).click();
    await page.getByRole("dialog", { name: "Disconnect Google?" }).getByRole("button", { name: "Disconnect" }).click();
    await expect(toast(page)).toContainText("Google is disconnected");
    await expect(card.getByRole("button", { name: "Connect Google" })).toBeVisible();
    google.busy.length = 0;
  },
);

onOwnServer("canceling at Google connects nothing and says so", async ({ page, own }) => {
  own.google.state.denies = true;
  await authenticate(page.request, own.agent);
  await page.goto(calendarsPage);
  await page.getByRole("button", { name: "Connect Google" }).click();
  await expect(page.getByRole("alert")).toHaveText("You canceled at Google, so nothing was connected.");
  own.google.state.denies = false;
});

test("a server without accounts says so, without its settings' names, and has no button", async ({
  page,
  demo,
  context,
}) => {
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await page.setViewportSize({ width: 390, height: 860 });
  await authenticate(page.request, demo.agent);
  for (const path of ["/dashboard/showings", "/dashboard/settings/availability"]) {
    await page.goto(path);
    await expect(page.getByText(/^Todavía no disponible en este servidor/).first()).toBeVisible();
  }
  await page.goto(calendarsPage);
  await expect(page.getByText("Tu administrador de Llave todavía no lo activó.").first()).toBeVisible();
  await expect(page.getByText(/[A-Z]+_CLIENT_ID/)).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Conectar/ })).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
