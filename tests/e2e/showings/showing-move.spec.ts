import { authenticate } from "../support/accounts.ts";
import { test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, someName, toast } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";
import { askForShowing, showingOf } from "../support/showings.ts";

const screen = {
  language: "es",
  width: 390,
  move: "Cambiar horario",
  title: "Cambiar la visita de horario",
  choose: "Elige una hora",
  submit: /^Cambiar al /,
  taken: "Ese horario ya está ocupado. Elige otro.",
  moved: /La visita se cambió al /,
  cancel: "Cancelar visita",
  cancelNow: "Cancelar la visita",
  keep: "Dejarla como está",
  canceled: "Cancelada",
  book: "Agendar una visita",
  bookNow: /^Agendar /,
  noHome: "Elige la propiedad que vas a mostrar",
  booked: /Visita agendada para el /,
  next: "Próximas visitas",
  panel: /^Datos/,
  thread: /confirmed your showing with a new time: /,
};

test("an agent moves a showing, keeps the choice when it was just taken, cancels, and books another (es)", async ({
  page,
  own,
  playwright,
  context,
  problems,
}) => {
  const { language, width, ...words } = screen;
  problems.expect(/409/);
  const [name, other] = [someName(), someName()];
  for (const renter of [name, other]) {
    const request = await playwright.request.newContext({ baseURL: own.origin });
    await askForShowing(request, own, renter);
    await request.dispose();
  }
  await context.addCookies([{ name: "llave_language", value: language, url: own.origin }]);
  await page.setViewportSize({ width, height: 860 });
  await authenticate(page.request, own.agent);
  const mine = await showingOf(page, name);
  const theirs = await showingOf(page, other);
  await page.goto(`/dashboard/leads/${mine.leadId}`);
  if (words.panel) await page.getByRole("tab", { name: words.panel }).click();
  const opener = page.getByRole("button", { name: words.move, exact: true });
  await opener.click();
  const dialog = page.getByRole("dialog", { name: words.title });
  await expect(dialog.getByRole("button", { name: words.choose })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();

  // While the agent chooses, another showing takes the same time.
  const { times }: { times: string[] } = await (await page.request.get(`/api/showings/${mine.id}/times`)).json();
  await opener.click();
  const days = dialog.getByRole("combobox");
  await expect(dialog.getByRole("radio").first()).toBeVisible();
  await days.selectOption({ index: (await days.getByRole("option").count()) - 1 });
  await dialog.getByRole("radio").last().check();
  const taken = times.at(-1);
  expect((await page.request.post(`/api/showings/${theirs.id}/move`, { data: { at: taken } })).status()).toBe(200);
  await dialog.getByRole("button", { name: words.submit }).click();
  await expect(dialog.getByRole("alert")).toHaveText(words.taken);
  await dialog.getByRole("radio").last().focus();
  await page.keyboard.press("Space");
  await dialog.getByRole("button", { name: words.submit }).press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(toast(page)).toContainText(words.moved);
  const after = await showingOf(page, name);
  // For a long agenda the calls list only the first times, so a time beyond the old list may be in the new one.
  expect(after.at).not.toBe(mine.at);
  expect(after.at).not.toBe(taken);

  await page.goto(`/dashboard/conversations/${mine.conversationId}`);
  await expect(page.getByRole("log")).toContainText(words.thread);
  await expect(page.getByRole("region", { name: /^(Decision|Decisión)$/ })).toHaveCount(0);

  await page.goto("/dashboard");
  const next = page.getByRole("region", { name: words.next });
  await expect(next.getByRole("listitem").first().getByRole("link")).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  // A showing can be moved from here too.
  const reschedule = next.getByRole("listitem").first().getByRole("button", { name: words.move, exact: true });
  await reschedule.click();
  await expect(dialog.getByRole("button", { name: words.choose })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(reschedule).toBeFocused();

  // Canceling a showing asks first, since its renter is notified immediately.
  await page.goto(`/dashboard/leads/${mine.leadId}`);
  if (words.panel) await page.getByRole("tab", { name: words.panel }).click();
  const cancel = page.getByRole("button", { name: words.cancel });
  await cancel.click();
  await page.getByRole("dialog").getByRole("button", { name: words.keep }).click();
  await expect(cancel).toBeFocused();
  await cancel.click();
  await expectAccessible(page);
  await page.getByRole("dialog").getByRole("button", { name: words.cancelNow }).click();
  await expect(page.getByText(words.canceled, { exact: true })).toBeVisible();
  await expect(cancel).toHaveCount(0);

  // The agent calls, and they agree on another time.
  await page.getByRole("button", { name: words.book }).click();
  const booking = page.getByRole("dialog");
  // The home they talked about is chosen already.
  await expect(booking.getByRole("combobox").first()).not.toHaveValue("");
  await booking.getByRole("combobox").first().selectOption({ index: 0 });
  await booking.getByRole("button", { name: words.bookNow }).click();
  await expect(booking.getByText(words.noHome)).toBeVisible();
  await expectAccessible(page);
  await booking.getByRole("combobox").first().selectOption({ index: 1 });
  await booking.getByRole("radio").first().check();
  await booking.getByRole("button", { name: words.bookNow }).click();
  await expect(booking).toHaveCount(0);
  await expect(toast(page)).toContainText(words.booked);
  await expect(cancel).toBeVisible();
});
