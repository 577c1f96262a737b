import type { Locator, Page } from "@playwright/test";
import { dayMs } from "../../../packages/contract/src/calendar.ts";
import { authenticate } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, someName, toast } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { askForShowing, showingOf } from "../support/showings.ts";

const dayOf = (at: string) => new Date(at).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

/** The Sunday of a day's week, when the demo's agent shows no homes: no renter is offered its hours. */
function sundayOf(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + ((7 - date.getUTCDay()) % 7));
  return date.toISOString().slice(0, 10);
}

/** Drags an entry to a fraction of a day's column, from the top of the shown hours. */
async function drag(page: Page, entry: Locator, to: { column: Locator; share: number }): Promise<void> {
  const [from, column] = [await entry.boundingBox(), await to.column.boundingBox()];
  if (!from || !column) throw new Error("nothing to drag");
  await page.mouse.move(from.x + 20, from.y + 4);
  await page.mouse.down();
  await page.mouse.move(column.x + 20, column.y + column.height * to.share, { steps: 8 });
  await page.mouse.up();
}

test("a showing is confirmed, dragged and moved by keyboard on the week's grid", async ({ page, own, playwright }) => {
  const name = someName();
  const request = await playwright.request.newContext({ baseURL: own.origin });
  await askForShowing(request, own, name);
  await request.dispose();
  await authenticate(page.request, own.agent);
  const before = await showingOf(page, name);
  await page.goto(`/dashboard/showings?view=week&day=${dayOf(before.at)}`);
  const entry = page.getByRole("button", { name: new RegExp(`^${name}, .*Needs your confirmation`) });
  await entry.click();
  const dialog = page.getByRole("dialog", { name });
  await dialog.getByRole("button", { name: "Confirm" }).click();
  // The renter hears of it only after the time to undo it.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Undo" })).toBeHidden();
  await expect(entry).toBeVisible();
  await entry.click();
  await dialog.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("main")).toContainText(`Confirming the showing with ${name}`);
  await expect(toast(page)).toContainText("Showing confirmed", { timeout: 15_000 });

  const confirmed = page.getByRole("button", { name: new RegExp(`^${name}, .*Confirmed`) });
  // Early in the morning, outside the agent's hours: no renter is offered it.
  const last = page.getByTestId("day-column").last();
  const day = (await last.getAttribute("data-day")) ?? "";
  await drag(page, confirmed, { column: last, share: 0.02 });
  const question = page.getByRole("dialog", { name: "Move this showing?" });
  await expect(question).toContainText(`${name} gets the new time`);
  await question.getByRole("button", { name: "Move showing" }).click();
  await expect(toast(page)).toContainText("Showing moved to");
  await expect.poll(async () => dayOf((await showingOf(page, name)).at)).toBe(day);

  const moved = await showingOf(page, name);
  await confirmed.focus();
  for (const key of ["Alt+ArrowDown", "Alt+ArrowDown"]) await page.keyboard.press(key);
  await expect(page.getByRole("status").filter({ hasText: "Press Enter to move it" })).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(question.getByRole("button", { name: "Move showing" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => Date.parse((await showingOf(page, name)).at) - Date.parse(moved.at)).toBe(30 * 60_000);

  await confirmed.focus();
  await page.keyboard.press("Alt+ArrowUp");
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await confirmed.click();
  await dialog.getByRole("button", { name: "Reschedule" }).click();
  await expect(page.getByRole("dialog", { name: "Reschedule the showing" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(confirmed).toBeFocused();
  await confirmed.click();
  await dialog.getByRole("button", { name: "Cancel showing" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Cancel the showing" }).click();
  await expect(confirmed).toBeHidden();
});

test("blocked time refuses a showing and can be freed again", async ({ page, own }) => {
  await authenticate(page.request, own.agent);
  // Two Sundays ahead: no other journey books there.
  const day = sundayOf(dayOf(new Date(Date.now() + 9 * dayMs).toISOString()));
  await page.goto(`/dashboard/showings?view=week&day=${day}`);
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog", { name: "Block time" });
  await dialog.getByLabel("Day").fill(day);
  await dialog.getByLabel("From").fill("14:00");
  await dialog.getByLabel("To").fill("13:00");
  await dialog.getByLabel("Note").fill("Dentist");
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(dialog.getByLabel("To")).toHaveAccessibleDescription("The end has to be after the start");
  await expect(dialog.getByLabel("Note")).toHaveValue("Dentist");
  await dialog.getByLabel("To").fill("15:30");
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(toast(page)).toContainText("Time blocked");
  const blocked = page.getByRole("button", { name: /^Blocked: Dentist/ });
  await blocked.click();
  await page.getByRole("dialog").getByRole("button", { name: "Unblock" }).click();
  await expect(blocked).toHaveCount(0);
  // Both can be undone by key.
  await expect(toast(page).getByRole("button", { name: "Undo" })).toBeVisible();
  await page.keyboard.press("z");
  await expect(blocked).toBeVisible();
  await blocked.click();
  await page.getByRole("dialog").getByRole("button", { name: "Unblock" }).click();
  await expect(blocked).toHaveCount(0);
});

test("time blocked every week is in the grid and the list, and freed alone or with later weeks", async ({
  page,
  own,
}) => {
  await authenticate(page.request, own.agent);
  const [first, second, third] = [30, 37, 44].map((days) =>
    sundayOf(dayOf(new Date(Date.now() + days * dayMs).toISOString())),
  ) as [string, string, string];
  const open = (view: string, day: string) => page.goto(`/dashboard/showings?view=${view}&day=${day}`);
  await open("week", first);
  await page.getByRole("button", { name: "Block time" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Day").fill(first);
  await dialog.getByLabel("From").fill("13:00");
  await dialog.getByLabel("To").fill("14:00");
  await dialog.getByLabel("Note").fill("Class");
  await dialog.getByLabel("Repeat every week").check();
  await dialog.getByLabel("Until").fill(dayOf(new Date(Date.now()).toISOString()));
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(dialog.getByLabel("Until")).toHaveAccessibleDescription("Choose a day within a year");
  await dialog.getByLabel("Until").fill(third);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Block this time" }).click();
  await expect(toast(page)).toContainText("Time blocked");

  for (const day of [first, second, third]) {
    await open("week", day);
    await expect(page.locator(`[data-day="${day}"]`).getByRole("button", { name: /^Blocked: Class/ })).toBeVisible();
  }
  await open("list", first);
  const lines = page.getByRole("button", { name: "1:00 PM – 2:00 PM Blocked: Class" });
  await expect(lines).toHaveCount(2);
  await lines.first().click();
  await expect(dialog).toContainText("Every week");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Unblock only this one" }).click();
  await expect(lines).toHaveCount(1);
  await lines.click();
  const freeLater = dialog.getByRole("button", { name: "Unblock this and later weeks" });
  await freeLater.click();
  await expect(lines).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await lines.click();
  await freeLater.click();
  await expect(lines).toHaveCount(0);
  await open("week", third);
  await expect(page.locator(`[data-day="${third}"]`)).toBeVisible();
  await expect(page.getByRole("button", { name: /^Blocked: Class/ })).toHaveCount(0);
});

test("the secret calendar address works until it is turned off", async ({ page, own, request }) => {
  await authenticate(page.request, own.agent);
  await page.goto("/dashboard/showings/calendars");
  const address = page.getByLabel("Secret address");
  await page.getByRole("button", { name: /Get the address|Turn off/ }).waitFor();
  if (await page.getByRole("button", { name: "Get the address" }).isVisible()) {
    await page.getByRole("button", { name: "Get the address" }).click();
  }
  // A new address cuts off the calendars that read the old one, so it asks.
  const first = await address.inputValue();
  await page.getByRole("button", { name: "Replace it" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Keep this address" }).click();
  expect(await address.inputValue()).toBe(first);
  const path = new URL(first).pathname;
  expect((await request.get(path)).headers()["content-type"]).toContain("text/calendar");
  await page.getByRole("button", { name: "Turn off" }).click();
  await expect(page.getByRole("button", { name: "Get the address" })).toBeVisible();
  expect((await request.get(path)).status()).toBe(404);
});

for (const { language, width, heading } of [
  { language: "en", width: 1440, heading: /^[A-Z][a-z]+ \d+ – / },
  { language: "es", width: 390, heading: /^[a-záéíóú]+, \d+ de / },
]) {
  test(`the calendar fits and is accessible (${language}, ${width} px)`, async ({ page, own, context }) => {
    await context.addCookies([{ name: "llave_language", value: language, url: own.origin }]);
    await page.setViewportSize({ width, height: 860 });
    await authenticate(page.request, own.agent);
    for (const view of ["week", "day", "list"]) {
      await page.goto(`/dashboard/showings?view=${view}`);
      if (view === "week") await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

test("a free time in the calendar is booked for a lead, or blocked", async ({ page, own }) => {
  await authenticate(page.request, own.agent);
  const name = someName();
  expect((await page.request.post("/api/leads", { data: { name, email: "free@mail.example" } })).status()).toBe(201);
  // Three Sundays ahead: no other journey books there.
  const day = sundayOf(dayOf(new Date(Date.now() + 16 * dayMs).toISOString()));
  await page.goto(`/dashboard/showings?view=week&day=${day}`);
  const sunday = page.locator(`[data-day="${day}"]`);
  await sunday.click({ position: { x: 20, y: 60 } });
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("button", { name: "Block time" })).toBeVisible();
  await dialog.getByRole("button", { name: "Book a showing" }).click();
  await dialog.getByLabel("Who is it for?").fill(name);
  await expect(dialog.getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await dialog.getByRole("button", { name }).click();
  await expect(dialog.getByLabel("Day")).toHaveValue(day);
  await dialog.getByLabel("Listing").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: /^Book for Sun/ }).click();
  await expect(toast(page)).toContainText("Showing booked for Sun");
  await expect(page.getByRole("button", { name: new RegExp(`^${name}, .*Confirmed`) })).toBeVisible();
});
