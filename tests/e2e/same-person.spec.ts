import {
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  signIn,
  someName,
  somePhone,
  toast,
} from "./support/agentSide.ts";
import { expect, test } from "./support/journey.ts";

/** The pages' texts about two conversations of one person. */
const words = {
  "en-US": {
    card: "Same person",
    trace: /Same phone.*Merged automatically/s,
    current: "Current conversation",
    earlier: /^Earlier, /,
    elsewhere: /now writes in the current conversation/,
    history: /merged: same phone/,
    renter: /^Details/,
    thread: "Chat",
    undo: "Undo merge",
    parted: /is a separate lead again/,
    offered: "Same person?",
  },
  "es-US": {
    card: "La misma persona",
    trace: /Mismo teléfono.*Se unieron automáticamente/s,
    current: "Conversación actual",
    earlier: /^Anterior, /,
    elsewhere: /ahora escribe en la conversación actual/,
    history: /: mismo teléfono/,
    renter: /^Datos/,
    thread: "Chat",
    undo: "Separar",
    parted: /es otra vez un prospecto aparte/,
    offered: "¿Es la misma persona?",
  },
} as const;

for (const [locale, viewport] of [
  ["en-US", { width: 1440, height: 900 }],
  ["es-US", { width: 390, height: 844 }],
] as const) {
  test.describe(`in ${locale} at ${viewport.width} px`, () => {
    test.use({ locale, viewport });
    test("a renter on two devices is one lead with the newest conversation, and one click unmerges it", async ({
      page,
      demo,
      request,
      browser,
    }) => {
      const t = words[locale];
      const [name, phone] = [someName(), somePhone()];
      const first = await openChat(request, demo);
      await first.say("Looking for a 2 bedroom in Doral, up to $2,500 a month");
      await first.say(`I'm ${name}, my phone is ${phone.said}`);
      const device = await browser.newContext({ baseURL: demo.origin });
      const second = await openChat(device.request, demo);
      await second.say("Hi again! A studio in Wynwood from May 1, now on my laptop");
      await signIn(page, demo);
      await page.getByRole("searchbox").fill(name);
      await page.getByRole("main").getByRole("link", { name, exact: true }).click();
      await expect(page.getByRole("log")).toContainText("2 bedroom in Doral");

      // The open page follows the renter to where they write now.
      await second.say(`my phone is ${phone.said}`);
      const thread = page.getByRole("log");
      await expect(thread).toContainText("now on my laptop");
      await expect(page.getByRole("button", { name: t.current })).toHaveAttribute("aria-current", "true");
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t.earlier }).click();
      await expect(thread).toContainText("2 bedroom in Doral");
      await expect(page.getByText(t.elsewhere)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole("button", { name: t.current }).click();

      const renterTab = page.getByRole("tab", { name: t.renter });
      if (viewport.width === 390) await renterTab.click();
      const card = page.getByRole("region", { name: t.card, exact: true });
      await expect(card).toContainText(t.trace);
      await expect(page.getByText(t.history)).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await card.getByRole("button", { name: t.undo }).click();
      await expect(toast(page)).toContainText(t.parted);
      await expect(page.getByRole("region", { name: t.offered })).toBeVisible();
      if (viewport.width === 390) await page.getByRole("tab", { name: t.thread, exact: true }).click();
      await expect(thread).toContainText("2 bedroom in Doral");
      await expect(page.getByRole("button", { name: t.current })).toHaveCount(0);
      await device.close();
    });
  });
}
