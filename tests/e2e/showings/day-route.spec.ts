import type { APIRequestContext, Page } from "@playwright/test";
import { hourMs as hour } from "../../../packages/contract/src/calendar.ts";
import { authenticate } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, signIn, someName, toast } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { askForShowing, showingOf } from "../support/showings.ts";

const dayOf = (at: string) => new Date(at).toLocaleDateString("en-CA", { timeZone: "America/New_York" });

/** Three free times, two hours apart and with two more free hours after them, of the last day without a showing. */
async function freeTimes(request: APIRequestContext): Promise<string[]> {
  const { times } = (await (await request.get("/api/showing-times")).json()) as { times: string[] };
  const booked: { at: string }[] = await (await request.get("/api/showings?withoutCanceled=true&limit=100")).json();
  const taken = new Set(booked.map(({ at }) => dayOf(at)));
  const byDay = Map.groupBy(
    times.filter((at) => !taken.has(dayOf(at))),
    dayOf,
  );
  const days = [...byDay.values()].map((day) => {
    const free = new Set(day.map((at) => Date.parse(at)));
    const first = day.find((at) => [2, 4, 5, 6].every((later) => free.has(Date.parse(at) + later * hour)));
    return first ? [0, 2, 4].map((later) => new Date(Date.parse(first) + later * hour).toISOString()) : [];
  });
  const found = days.findLast((day) => day.length > 0);
  if (!found) throw new Error("no day has enough free time");
  return found;
}

/** A showing in Doral, or another area, that the agent arranged by hand. */
async function arrange(page: Page, name: string, at: string, where = "Doral"): Promise<void> {
  const homes: { id: string; area: string }[] = await (await page.request.get("/api/properties?limit=100")).json();
  const propertyId = homes.find(({ area }) => area === where)?.id;
  const phone = `+1305555${String(Math.floor(Math.random() * 10_000)).padStart(4, "0")}`;
  const { id: leadId } = await (await page.request.post("/api/leads", { data: { name, phone } })).json();
  const answer = await page.request.post("/api/showings", { data: { leadId, propertyId, at } });
  expect(answer.status()).toBe(201);
}

test("a day is a numbered map, and a shorter order asks the renter without moving anything", async ({
  page,
  own,
  playwright,
  context,
}) => {
  const name = someName();
  const request = await playwright.request.newContext({ baseURL: own.origin });
  await askForShowing(request, own, name);
  await request.dispose();
  await context.addCookies([{ name: "llave_language", value: "es", url: own.origin }]);
  await page.setViewportSize({ width: 390, height: 900 });
  await authenticate(page.request, own.agent);
  const [first = "", second = "", third = ""] = await freeTimes(page.request);
  await arrange(page, someName(), first);
  await arrange(page, someName(), third);
  const { id } = await showingOf(page, name);
  expect((await page.request.post(`/api/showings/${id}/move`, { data: { at: second } })).status()).toBe(200);

  await page.goto(`/dashboard/showings?view=list&day=${dayOf(first)}`);
  const day = page.locator(`section[aria-labelledby="day-${dayOf(first)}"]`);
  const map = day.getByRole("img", { name: /^Mapa del día: 1\. / });
  await expect(map).toBeVisible();
  await expect(map).toContainText("1, 3");
  await expect(day.getByText(/^Ruta más corta: ahorras .* manejando$/)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await day.getByRole("button", { name: "Pedir los cambios" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Pedir los cambios" });
  const choice = dialog.getByRole("checkbox", { name: /\(confirmada\)$/ });
  await expect(choice).not.toBeChecked();
  await expect(dialog.getByText(`Hi ${name.split(" ")[0]}!`)).toBeVisible();
  await expectAccessible(page);
  await choice.press("Space");
  await dialog.getByRole("button", { name: "Enviar 1 mensaje" }).click();
  await expect(page.getByRole("status").filter({ hasText: /^Le preguntaste a / })).toContainText(name);
  const after = await showingOf(page, name);
  expect(after.at).toBe(second);
  const thread = await (await page.request.get(`/api/conversations/${after.conversationId}/messages`)).json();
  expect(thread.messages.at(-1)).toMatchObject({ author: "agent", content: expect.stringContaining("instead of") });
});

test("two full times change places at once", async ({ page, own, problems }) => {
  problems.expect(/ERR_FAILED/);
  const [first, second] = [someName(), someName()];
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, own);
  const [early = "", middle = "", late = ""] = await freeTimes(page.request);
  await arrange(page, first, early);
  await arrange(page, second, middle, "Brickell");
  await arrange(page, someName(), late);
  // Everything else on the day is taken.
  const minute = 60_000;
  for (const [from, to] of [
    [Date.parse(early) + 45 * minute, Date.parse(middle)],
    [Date.parse(middle) + 45 * minute, Date.parse(late)],
    [Date.parse(late) + 45 * minute, Date.parse(late) + 14 * hour],
    [Date.parse(early) - 12 * hour, Date.parse(early)],
  ] as const) {
    const span = { from: new Date(from).toISOString(), to: new Date(to).toISOString() };
    expect((await page.request.post("/api/blocked-times", { data: span })).status()).toBe(201);
  }
  await page.goto(`/dashboard/showings?view=list&day=${dayOf(early)}`);
  const day = page.locator(`section[aria-labelledby="day-${dayOf(early)}"]`);
  await expect(day.getByText("Neither can move alone")).toBeVisible();
  await expectAccessible(page);
  await day.getByRole("button", { name: "Swap the two" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Swap these two showings?" });
  await page.route("**/swap", (route) => route.abort(), { times: 1 });
  await dialog.getByRole("button", { name: "Swap them" }).click();
  await expect(dialog.getByRole("alert")).toContainText("We couldn’t swap the showings");
  await dialog.getByRole("button", { name: "Swap them" }).click();
  await expect(toast(page)).toContainText("Showings swapped");
  expect((await showingOf(page, first)).at).toBe(middle);
  expect((await showingOf(page, second)).at).toBe(early);
});
