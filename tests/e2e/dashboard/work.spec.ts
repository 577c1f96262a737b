import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  atNextAddress,
  expectAccessible,
  expectNoSidewaysScroll,
  openChat,
  signIn,
  someName,
} from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

const overview = "/dashboard";

function row(page: Page, name: string) {
  return page
    .getByRole("table", { name: "Leads" })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name }) });
}

test("the overview says who to call first, what happened last and how it is going", async ({ page, demo }) => {
  const calls: string[] = [];
  page.on("request", (request) => calls.push(request.url().slice(demo.origin.length)));
  await signIn(page, demo, overview);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("tab", { name: "Overview" })).toHaveAttribute("aria-selected", "true");
  const figures = page.getByLabel("Your stats");
  await expect(figures).toContainText(/Active Leads.*this month.*Revenue \(30d\).*\$.*vs last month/);
  await expect(figures).toContainText(/SmartLink Views.*views? today.*Conversion Rate.*Industry avg 2\.3%/);
  await expect(page.getByText(/^(Call|Reply) first$/)).toBeVisible();
  const recent = page.getByRole("region", { name: "Recent Activity" });
  await expect(recent.getByRole("listitem").first()).toBeVisible();
  expect(await recent.getByRole("listitem").count()).toBeLessThanOrEqual(5);
  await expect(page.getByRole("region", { name: "Performance Trends" })).toContainText("4.8/5.0");
  expect(calls).toContain("/api/dashboard/analytics?period=30d");
  await page.getByRole("button", { name: "Hide this message" }).click();
  await page.reload();
  await expect(page.getByText(/^(Call|Reply) first$/)).toBeVisible();
  await expect(page.getByText("Welcome to the Trusted Community")).toHaveCount(0);
  await recent.getByRole("link").nth(1).click();
  await expect(page).toHaveURL(/\/dashboard\/(leads|conversations)\/[0-9a-f-]{36}(\?thread=[0-9a-f-]{36})?$/);
});

test("a lead is added by hand, noted, corrected, leased, removed and brought back", async ({ page, demo }) => {
  const name = someName();
  await signIn(page, demo);
  await page.getByRole("button", { name: "Add Manual Lead" }).click();
  const dialog = page.getByRole("dialog", { name: "Add Manual Lead" });
  await expect(dialog.getByLabel("Name")).toBeFocused();
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(dialog.getByText("Required").first()).toBeVisible();
  await dialog.getByLabel("Name").fill(name);
  await dialog.getByLabel("Email").fill(`${name.slice(7)}@mail.example`);
  await dialog.getByLabel("Area").fill("Wynwood");
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await page.getByRole("button", { name: "Correct Budget" }).click();
  await page.getByLabel("Budget", { exact: true }).fill("$3,100");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("region", { name: "Search criteria" })).toContainText("$3,100");
  await expect(page.getByText(/You corrected Budget: Not known yet to .*\$3,100/)).toBeVisible();
  await page.getByLabel("New note").fill("Met at the open house");
  await page.getByRole("button", { name: "Add note" }).click();
  const note = page.getByRole("listitem").filter({ hasText: "Met at the open house" });
  await expect(note).toBeVisible();
  await note.getByRole("button", { name: "Delete this note" }).click();
  await expect(note).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(note).toBeVisible();
  await page.getByLabel("Stage").selectOption("leased");
  await page.getByLabel("Your commission (USD)").fill("2,900");
  await page.getByRole("button", { name: "Mark as leased" }).click();
  await expect(page.getByText("Leased, commission $2,900")).toBeVisible();
  // The menu gives the focus back to its button later than a fast server answers on a busy machine.
  const { promise: focusIsBack, resolve: goOn } = Promise.withResolvers<void>();
  await page.route(/\/api\/leads\/[^/]+$/, async (route) => {
    if (route.request().method() === "DELETE") await focusIsBack;
    await route.continue();
  });
  // F8 works from the moment the address names the list, however long the page takes to render.
  await atNextAddress(page, { key: "F8", code: "F8" });
  const more = page.getByRole("button", { name: "More", exact: true });
  await more.click();
  await page.getByRole("menuitem", { name: "Remove this lead" }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  await expect(more).toBeFocused();
  goOn();
  await expect(page).toHaveURL("/dashboard/leads");
  await expect(page.getByRole("searchbox", { name: "Search leads" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.locator("#content")).toBeFocused();
  // Other journeys' leads may fill the first page.
  await page.getByRole("searchbox", { name: "Search leads" }).fill(name);
  await expect(row(page, name)).toContainText("Leased");
});

test("filters narrow the list, can be saved as a view, and the export is the filtered list", async ({
  page,
  demo,
  request,
}) => {
  const name = someName();
  await (await openChat(request, demo)).say(`Hola, busco un estudio en Doral. Me llamo ${name}`);
  await signIn(page, demo);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  const filters = page.getByRole("dialog", { name: "Filter" });
  await filters.getByLabel("Language").selectOption("es");
  await filters.getByLabel("Stage").selectOption("new");
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/stage=new&language=es$/);
  await expect(row(page, name)).toBeVisible();
  await expect(row(page, "Marcus Whitfield")).toHaveCount(0);
  await page.getByRole("button", { name: "Save view" }).click();
  await page.getByRole("dialog").getByLabel("Name").fill("New in Spanish");
  await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: /^All \d/ }).click();
  await expect(row(page, "Marcus Whitfield")).toBeVisible();
  await page.getByRole("button", { name: "New in Spanish" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name: "Export" }).click();
  const file = readFileSync(await (await download).path(), "utf8");
  expect(file).toContain(name);
  expect(file).not.toContain("Marcus Whitfield");
  await page.getByRole("button", { name: "Delete the saved view New in Spanish" }).click();
  const view = page.getByRole("button", { name: "New in Spanish", exact: true });
  await expect(view).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(view).toBeVisible();
});

test("the figures of a period are charts, tables and files", async ({ page, demo }) => {
  await signIn(page, demo);
  await page.getByRole("tab", { name: "Analytics" }).click();
  await expect(page.getByRole("region", { name: "From view to lease" })).toContainText(/Views.*Conversations.*Leased/);
  await expect(page.getByRole("region", { name: "Lead Sources" })).toContainText(/Instagram.*%/);
  await expect(page.getByRole("region", { name: "AI Performance" })).toContainText(/Response Accuracy.*\d+%.*messages/);
  await page.getByRole("button", { name: "7 days" }).click();
  await expect(page).toHaveURL("/dashboard/analytics?period=7d");
  await page.getByRole("button", { name: "Lead Sources as a table" }).click();
  await expect(page.getByRole("rowheader", { name: "Instagram" })).toBeVisible();
  await page.getByRole("button", { name: "Response time as a table" }).click();
  await expect(page.getByRole("rowheader", { name: /^[A-Z][a-z]{2} \d+$/ }).first()).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save Lead Sources as CSV" }).click();
  expect(readFileSync(await (await download).path(), "utf8")).toMatch(/Source,Leads,Share\r\n/);
  await expectAccessible(page);
});

test.describe("on a phone in Spanish", () => {
  test.use({ locale: "es-US", viewport: { width: 390, height: 844 } });
  test("shows waiting renters before the figures", async ({ page, demo }) => {
    await signIn(page, demo, overview);
    const [waiting, figures] = [page.getByText(/^(Llama|Responde) primero a$/), page.getByLabel("Tus estadísticas")];
    const top = async (part: typeof waiting) => (await part.boundingBox())?.y ?? 0;
    await expect(figures).toBeAttached();
    expect(await top(waiting)).toBeLessThan(await top(figures));
  });

  test("every tab fits, reads as Spanish and is accessible", async ({ page, demo }) => {
    await signIn(page, demo, "/dashboard/leads");
    for (const [tab, words] of [
      ["Resumen", /^(Llama|Responde) primero a$/],
      ["Análisis", "Del enlace al contrato"],
      ["Prospectos", "Exportar"],
    ] as const) {
      // Analytics is in the header: the bar at the bottom has room for five.
      await page.getByRole(tab === "Análisis" ? "link" : "tab", { name: tab }).click();
      await expect(page.getByText(words).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
});
