import { expectAccessible, expectNoSidewaysScroll, signIn, someName } from "./support/agentSide.ts";
import { ChatPage } from "./support/chatPage.ts";
import { expect, test } from "./support/journey.ts";

const runs = [
  {
    width: 1440,
    locale: "en-US",
    search: "2 bedrooms in Brickell under $3,200, what's the rent?",
    secret: "my SSN is 219-09-9999",
    why: "Why this reply",
    restsOn: /updated/,
    wrong: "Mark as wrong",
    undo: "Actually, it’s right",
    erase: "Erase everything",
    confirm: "Yes, erase it",
    done: "Your data has been erased",
    trace: "A renter erased their data",
  },
  {
    width: 390,
    locale: "es-MX",
    search: "2 cuartos en Brickell hasta $3,200, ¿cuánto es la renta?",
    secret: "mi seguro social es 219-09-9999",
    why: "Por qué esta respuesta",
    restsOn: /actualizado/,
    wrong: "Marcar como equivocada",
    undo: "En realidad está bien",
    erase: "Borrar todo",
    confirm: "Sí, borrar",
    done: "Borramos tus datos",
    trace: "Un inquilino borró sus datos",
  },
] as const;

for (const run of runs) {
  test(`why a reply was given, and the renter's own data (${run.locale}, ${run.width} px)`, async ({
    browser,
    demo,
  }) => {
    const view = { baseURL: demo.origin, locale: run.locale, viewport: { width: run.width, height: 900 } };
    const renter = new ChatPage(await (await browser.newContext(view)).newPage());
    await renter.open(demo.smartLinkPath);
    const name = someName();
    await renter.say(run.locale === "en-US" ? `My name is ${name}` : `Me llamo ${name}`);
    await renter.say(run.search);
    await renter.say(run.secret);
    await expect(renter.log).not.toContainText("219-09-9999");

    const page = await (await browser.newContext(view)).newPage();
    await signIn(page, demo);
    const recent: { id: string; leadName: string }[] = await (
      await page.request.get("/api/conversations/recent")
    ).json();
    await page.goto(`/dashboard/conversations/${recent.find(({ leadName }) => leadName === name)?.id}`);
    // With the keyboard alone: the explanation of the reply that quotes the rent, and its verdict.
    const reply = page.getByRole("log").locator("details").filter({ hasText: run.restsOn }).first();
    await reply.locator("summary").filter({ hasText: run.why }).focus();
    await page.keyboard.press("Enter");
    await expect(reply).toContainText(/\$\d,\d{3} – \$\d,\d{3}|\$\d,\d{3}/);
    await page.keyboard.press("Tab");
    await expect(reply.getByRole("button", { name: run.wrong })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(reply.getByRole("button", { name: run.undo })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await renter.page.goto("/my-data");
    await expectAccessible(renter.page);
    await expectNoSidewaysScroll(renter.page);
    await renter.page.getByRole("link", { name: run.erase }).click();
    await expectAccessible(renter.page);
    await renter.page.getByRole("button", { name: run.confirm }).click();
    await expect(renter.page.getByRole("heading", { level: 1, name: run.done })).toBeVisible();

    await page.goto("/dashboard/settings/account");
    await expect(page.getByText(run.trace).first()).toBeVisible();
    await expectAccessible(page);
  });
}
