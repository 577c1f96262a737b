import { readFile } from "node:fs/promises";
import type { NotificationKind } from "@llave/contract/notifications/notifications";
import type { Page } from "@playwright/test";
import { enterAs, toastOf } from "../support/accounts.ts";
import { type OwnServer, test } from "../support/administration.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat, openLead, someName } from "../support/agentSide.ts";
import { expect } from "../support/journey.ts";

const settings = "/dashboard/settings";

/** The row of each kind of notification, in Spanish. */
const rows: Record<NotificationKind, string> = {
  hot_lead: "Aparece un prospecto de prioridad alta",
  finished_lead: "Un prospecto dio todos sus datos",
  person_wanted: "Un inquilino pide hablar contigo",
  emergency: "Una emergencia",
  draft: "Un borrador listo para revisar",
  message: "Un inquilino espera tu respuesta",
  showing: "Una visita nueva o con cambios",
  quota: "Quedan pocas conversaciones en tu plan",
};

async function openSettings(page: Page, own: OwnServer): Promise<void> {
  await enterAs(page, own.agent, settings);
  await expect(page.getByRole("heading", { level: 1, name: /^(Profile|Perfil)$/ })).toBeVisible();
}

/** The pill in the title row says what was saved. */
async function expectSaved(page: Page, text: string | RegExp): Promise<void> {
  await expect(page.getByRole("main").getByRole("status").filter({ hasText: text })).toBeVisible();
}

test("an agent's profile and AI mode change, the chat follows, and everything can be exported", async ({
  page,
  own,
  browser,
}) => {
  await openSettings(page, own);
  const before = await (await page.request.get("/api/agent/settings")).json();
  await expectAccessible(page);
  await page.getByLabel("Name").fill("Marta Ruiz");
  await page.getByLabel("Phone").fill("");
  await expectSaved(page, "Name saved");
  await page.getByLabel("Brokerage").focus();
  await expectSaved(page, "Phone saved");
  await expect(page.getByRole("banner")).toContainText("Marta Ruiz");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Channels" }).click();
  const sms = page.getByRole("checkbox", { name: /^Text messages/ });
  if (before.smsEnabled) await sms.uncheck();
  await sms.click();
  await expect(toastOf(page).first()).toContainText("Please go back and add a phone number to enable SMS");
  await expect(sms).not.toBeChecked();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Assistant" }).click();
  await page.getByRole("radio", { name: /^Off/ }).check();
  await expectSaved(page, "Automation level saved");
  await page.getByLabel("Hex code").fill("#10B981");
  await page.getByLabel("Hex code").press("Enter");
  await expectSaved(page, "Color saved");
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByRole("radio", { name: /^Off/ })).toBeChecked();

  const [link] = await (await page.request.get("/api/smartlinks")).json();
  const renter = await browser.newContext({ baseURL: own.origin });
  const chat = await renter.newPage();
  await chat.goto(link.url);
  await expect(chat.getByText("Marta Ruiz").first()).toBeVisible();
  const { say } = await openChat(renter.request, { ...own, smartLinkPath: new URL(link.url).pathname });
  await say("Hi!");
  expect(await say("2 bedrooms in Brickell under $3,000")).toBe("");
  await renter.close();

  await page.getByRole("link", { name: "Account and data" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Download your data" }).first().click();
  const archive = await readFile(await (await download).path(), "latin1");
  expect(archive).toContain("json/messages.json");
  const { name, phone, aiMode, brandColor } = before;
  await page.request.patch("/api/agent/settings", { data: { name, phone, aiMode, brandColor } });
});

test("a choice can be taken back, and what the server refuses stays and says why", async ({ page, own, problems }) => {
  problems.expect(/Failed to load resource.*\/api\/agent\/(settings|availability)/);
  await openSettings(page, own);
  await page.getByRole("link", { name: "Assistant" }).click();
  const [friendly, direct] = [
    page.getByRole("radio", { name: /^Friendly/ }),
    page.getByRole("radio", { name: /^Direct/ }),
  ];
  await friendly.check();
  await direct.check();
  await expectSaved(page, "Tone saved");
  await page.getByRole("button", { name: "Undo" }).click();
  await expectSaved(page, "Undone");
  await expect(friendly).toBeChecked();
  await page.reload();
  await expect(friendly).toBeChecked();

  await page.route("**/api/agent/settings", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await page.getByText("Direct", { exact: true }).click();
  await expect(page.getByRole("region", { name: "Tone" }).getByRole("alert")).toContainText("Nothing was saved");
  await expect(friendly).toBeChecked();
  const greeting = page.getByLabel("First line in English");
  await greeting.fill("Hi, this is my assistant. Adults only?");
  await greeting.blur();
  await expect(page.getByText("Nothing was saved").last()).toBeVisible();
  await expect(greeting).toHaveValue("Hi, this is my assistant. Adults only?");
  await page.unroute("**/api/agent/settings");
  await greeting.focus();
  await greeting.blur();
  await expect(
    page.getByText("turns away families with children").or(page.getByText("Fair Housing")).first(),
  ).toBeVisible();
  await expect(greeting).toHaveValue("Hi, this is my assistant. Adults only?");
  await greeting.fill("Hi, this is my AI assistant. Where would you like to live?");
  await greeting.blur();
  await expectSaved(page, "Greeting saved");
  await expect(page.getByRole("complementary", { name: "Test chat" })).toContainText("Where would you like to live?");
  await greeting.fill("");
  await greeting.blur();
  await expectSaved(page, "Greeting saved");

  await page.getByRole("link", { name: "Showing hours" }).click();
  const until = page.getByLabel("Monday, until").first();
  const before = await until.inputValue();
  await until.fill("00:30");
  await until.blur();
  await expect(page.getByRole("alert")).toContainText("The end time has to be after the start time.");
  await expect(until).toHaveValue("00:30");
  await until.fill("20:30");
  await until.blur();
  await expectSaved(page, "Hours saved");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expectSaved(page, "Undone");
  await expect(until).toHaveValue(before);
  await expectAccessible(page);
});

test("own answers reach the test chat, and saved replies the composer", async ({ page, own, problems }) => {
  problems.expect(/400.*\/api\/own-answers/);
  await openSettings(page, own);
  await page.getByRole("link", { name: "Answers and replies" }).click();
  await page.getByRole("button", { name: "Add an answer" }).click();
  await expectAccessible(page);
  await page.getByLabel("Question in English").fill("Do you charge renters a fee?");
  await page.getByLabel("Answer in English").fill("No, the owner pays my commission. No children.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("turns away families with children")).toBeVisible();
  await page.getByLabel("Answer in English").fill("No, the owner pays my commission");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectSaved(page, "Answer saved");
  await page.getByRole("button", { name: "Delete the answer to “Do you charge renters a fee?”" }).click();
  await expectSaved(page, "Answer deleted");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("No, the owner pays my commission")).toBeVisible();

  await page.getByRole("button", { name: "Add a reply" }).click();
  await page.getByLabel("Shortcut").fill("/apply");
  await page.getByLabel("Text in English").fill("Hi {name}, here is the form.");
  await page.getByLabel("Text in Spanish").fill("Hola {name}, aquí está el formulario.");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expectSaved(page, "Reply saved");
  await expectAccessible(page);

  await page.getByRole("link", { name: "Assistant" }).click();
  const test = page.getByRole("complementary", { name: "Test chat" });
  const ask = test.getByLabel("Ask it something");
  const answered = async () => {
    await ask.fill("Do you charge renters a fee?");
    await ask.press("Enter");
    await expect(test.getByText("Your assistant is typing")).toBeHidden();
    return (await test.textContent())?.includes("From your answer on") ?? false;
  };
  await expect.poll(answered, { intervals: [500, 1000, 2000] }).toBe(true);

  const { say } = await openChat(page.request, own);
  const name = someName();
  await say(`Hi, I'm ${name}, looking for 2 bedrooms in Brickell under $3,000`);
  await openLead(page, name);
  const composer = page.getByLabel(`Message to ${name}`);
  await composer.fill("/ap");
  await expect(page.getByRole("option", { name: /apply/ })).toHaveAttribute("aria-selected", "true");
  await expectAccessible(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await composer.press("Enter");
  await expect(composer).toHaveValue(`Hi ${name}, here is the form.`);
});

test.describe("in Spanish on a phone", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });
  test("every settings page fits, and choices are still there after a reload", async ({ page, own }) => {
    await openSettings(page, own);
    for (const [link, title] of [
      ["Canales", "Canales"],
      ["Asistente", "Asistente"],
      ["Respuestas y textos", "Respuestas y textos"],
      ["Comunidad", "Comunidad"],
      ["Plan y uso", "Plan y uso"],
      ["Avisos", "Avisos"],
    ] as const) {
      const nav = page.getByRole("navigation", { name: "Ajustes" });
      const pages = nav.getByRole("button", { name: "Todos los ajustes" });
      // On the first page they are in sight.
      if ((await pages.getAttribute("aria-expanded")) === "false") await pages.click();
      await nav.getByRole("link", { name: link }).click();
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("main").locator("form, section").first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
    // Every kind that exists has a row.
    const { mail } = await (await page.request.get("/api/agent/notification-settings")).json();
    expect(Object.keys(mail)).toEqual(Object.keys(rows));
    for (const row of Object.values(rows)) await expect(page.getByLabel(row, { exact: true })).toHaveRole("combobox");
    await page.getByLabel("Aparece un prospecto de prioridad alta").selectOption("hourly");
    const quiet = page.getByRole("checkbox", { name: "Activar No molestar" });
    await quiet.check();
    await page.getByLabel("Hasta").selectOption("7");
    await expectSaved(page, "No molestar guardado");
    await page.reload();
    await expect(page.getByLabel("Aparece un prospecto de prioridad alta")).toHaveValue("hourly");
    await expect(page.getByLabel("Hasta")).toHaveValue("7");
  });
});
