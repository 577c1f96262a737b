import type { APIRequestContext, Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll, openChat, signIn, someName, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

/** Adds a lead by hand, with the agent's session. @returns its id */
async function addLead(request: APIRequestContext, name: string, more: object = {}): Promise<string> {
  const email = `${name.replaceAll(/\W/g, "").toLowerCase()}@mail.example`;
  const answer = await request.post("/api/leads", { data: { name, email, ...more } });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()).id;
}

function row(page: Page, name: string) {
  return page.getByRole("row").filter({ hasText: name });
}

function column(page: Page, stage: string) {
  return page.getByRole("region", { name: stage, exact: true });
}

/** Opens the leads that a name finds. */
async function openLeads(page: Page, name: string): Promise<void> {
  await page.goto(`/dashboard/leads?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("link", { name, exact: true }).first()).toBeVisible();
}

test("a stage changes in the table and can be undone; lost asks for a reason", async ({ page, demo }) => {
  const name = someName();
  await signIn(page, demo);
  await addLead(page.request, name);
  await openLeads(page, name);
  await expect(row(page, name)).toContainText("Added by you");
  await row(page, name)
    .getByRole("button", { name: `Stage of ${name}: New` })
    .click();
  await page.getByRole("menuitemcheckbox", { name: "Contacted" }).click();
  // The toast stays as long as the pointer is on it.
  await toast(page).getByRole("listitem").hover();
  await expect(toast(page)).toContainText(`${name} is now in Contacted`);
  await expect(row(page, name).getByRole("button", { name: `Stage of ${name}: Contacted` })).toBeVisible();
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(row(page, name).getByRole("button", { name: `Stage of ${name}: New` })).toBeVisible();

  const stage = row(page, name).getByRole("button", { name: `Stage of ${name}: New` });
  const asked = page.getByRole("dialog", { name: "Why was it lost?" });
  const lost = page.getByRole("menuitemcheckbox", { name: "Lost" });
  for (const choose of [() => lost.click(), () => page.keyboard.press("6")]) {
    await stage.click();
    await expect(lost).toBeVisible();
    await choose();
    await expect(asked).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(stage).toBeFocused();
  }
  await stage.click();
  await expect(lost).toBeVisible();
  await page.keyboard.press("6");
  await asked.getByRole("button", { name: "Mark as lost" }).click();
  await expect(asked.getByRole("alert")).toHaveText("Please choose a reason");
  await asked.getByRole("radio", { name: "Too expensive" }).check();
  await asked.getByRole("button", { name: "Mark as lost" }).click();
  await expect(row(page, name).getByRole("button", { name: `Stage of ${name}: Lost` })).toBeVisible();
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByText("Lost: Too expensive")).toBeVisible();
});

test("the columns that were chosen stay", async ({ page, demo }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo);
  await page.getByRole("button", { name: "Columns" }).click();
  await page.getByRole("checkbox", { name: "Size" }).check();
  await page.getByRole("checkbox", { name: "Last message" }).uncheck();
  await expect(page.getByRole("checkbox", { name: "Lead always" })).toBeDisabled();
  await page.keyboard.press("Escape");
  await page.reload();
  await expect(page.getByRole("columnheader", { name: "Size" })).toBeVisible();
  await expect(page.getByRole("columnheader", { name: "Last message" })).toHaveCount(0);
  await expectAccessible(page);
});

test("filters for the search narrow the list, stay in the address and can be removed", async ({ page, demo }) => {
  const name = someName();
  await authenticate(page.request, demo.agent);
  await addLead(page.request, `${name} Cheap`, { budget: 1700, bedrooms: 0, area: "Wynwood", moveIn: "asap" });
  await addLead(page.request, `${name} Large`, { budget: 4800, bedrooms: 4, area: "Pinecrest", moveIn: "2030-06-01" });
  await openLeads(page, `${name} Cheap`);
  await page.goto(`/dashboard/leads?q=${encodeURIComponent(name)}`);
  const names = page.getByRole("rowheader");
  await expect(names).toHaveCount(2);
  await page.getByRole("button", { name: "Filter", exact: true }).click();
  await page.getByLabel("Budget up to").fill("2,000");
  await expect(names).toHaveText([/Cheap/]);
  await expect(page).toHaveURL(/budgetTo=2000/);
  await page.getByLabel("Budget up to").fill("");
  await expect(names).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Pinecrest" }).check();
  await expect(names).toHaveText([/Large/]);
  await page.getByRole("combobox", { name: "Size" }).selectOption("4");
  await page.getByLabel("Moves by").fill("2030-06-01");
  await expect(page).toHaveURL(/size=4&area=Pinecrest&moveBy=2030-06-01/);
  await expect(names).toHaveText([/Large/]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Remove the filter Pinecrest" }).click();
  await page.getByRole("button", { name: "Remove the filter 4 bedrooms or more" }).click();
  await expect(names).toHaveCount(2);
});

test("selected leads change their stage together, are exported, and two become one", async ({ page, demo }) => {
  const name = someName();
  await authenticate(page.request, demo.agent);
  const first = await addLead(page.request, `${name} One`, { budget: 2000 });
  const second = await addLead(page.request, `${name} Two`, { budget: 2500 });
  await page.goto(`/dashboard/leads?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  await page.getByRole("checkbox", { name: "Select all" }).check();
  const bar = page.getByRole("region", { name: "2 selected" });
  await bar.getByRole("button", { name: "Stage of the selected leads" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Applied" }).click();
  await expect(toast(page)).toContainText("2 leads are now in Applied");
  await expect(page.getByRole("button", { name: /^Stage of .*: Applied$/ })).toHaveCount(2);
  const file = await page.request.get((await bar.getByRole("link", { name: "Export" }).getAttribute("href")) ?? "");
  expect((await file.text()).trim().split("\r\n")).toHaveLength(3);
  await bar.getByRole("button", { name: "Merge" }).click();
  const dialog = page.getByRole("dialog", { name: "Merge two leads" });
  await expect(dialog.getByRole("row", { name: /Budget/ })).toContainText("(stays)");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Merge into one lead" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(1);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("rowheader")).toHaveCount(2);
  expect(first).not.toBe(second);
});

test("a card moves on the board by pointer and by keyboard, and each step is announced", async ({ page, demo }) => {
  const name = someName();
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page, demo);
  await addLead(page.request, name);
  await openLeads(page, name);
  await page.getByRole("button", { name: "Board" }).click();
  await expect(page).toHaveURL(/view=board/);
  const card = page.getByRole("link", { name, exact: true });
  await expect(column(page, "New").getByRole("link", { name, exact: true })).toBeVisible();

  await test.step("by pointer", async () => {
    const from = await card.boundingBox();
    const to = await column(page, "Showing").boundingBox();
    if (!from || !to) throw new Error("nothing to drag");
    await page.mouse.move(from.x + 20, from.y + 10);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 30, { steps: 3 });
    await page.mouse.move(to.x + 80, to.y + 80, { steps: 6 });
    await page.mouse.up();
    await toast(page).getByRole("listitem").hover();
    await expect(column(page, "Showing").getByRole("link", { name, exact: true })).toBeVisible();
    await expect(page).toHaveURL(/\/dashboard\/leads\?/);
    await toast(page).getByRole("button", { name: "Undo" }).click();
    await expect(column(page, "New").getByRole("link", { name, exact: true })).toBeVisible();
  });

  await test.step("by keyboard", async () => {
    await card.focus();
    await page.keyboard.press("Space");
    await expect(page.getByText(`Picked up ${name} from New.`)).toBeAttached();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByText(`${name} over Contacted`)).toBeAttached();
    await page.keyboard.press("Escape");
    await expect(page.getByText(`${name} put back in New`)).toBeAttached();
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    await expect(column(page, "Applied").getByRole("link", { name, exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  await test.step("to Leased, which asks for the lease", async () => {
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Space");
    const asked = page.getByRole("dialog", { name: `${name} leased a home` });
    await asked.getByLabel("Your commission (USD)").fill("2,400");
    await asked.getByRole("button", { name: "Mark as leased" }).click();
    await expect(column(page, "Leased").getByRole("link", { name, exact: true })).toBeVisible();
  });
});

test("a card that was undone is in one column, even while an older list loads", async ({ page, demo, request }) => {
  const name = someName();
  await page.setViewportSize({ width: 1440, height: 900 });
  await authenticate(page.request, demo.agent);
  await addLead(page.request, name);
  await page.goto(`/dashboard/leads?view=board&q=${encodeURIComponent(name)}`);
  const inColumn = (stage: string) => column(page, stage).getByRole("link", { name, exact: true });
  await inColumn("New").focus();
  // The list fetched after the move, and the response to its undo, are slow.
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let fetch = () => {};
  const fetching = new Promise<void>((resolve) => {
    fetch = resolve;
  });
  await page.route(/\/api\/leads\?.*stage=contacted/, async (route) => {
    fetch();
    await released;
    await route.continue().catch(() => {});
  });
  for (const key of ["Space", "ArrowRight", "Space"]) await page.keyboard.press(key);
  await expect(inColumn("Contacted")).toBeVisible();
  // Undone before the list is fetched, the move leaves nothing to give up.
  await fetching;
  const undo = toast(page).getByRole("button", { name: "Undo" });
  await expect(undo).toBeVisible();
  await page.route("**/api/leads/stages", async (route) => {
    await released;
    await route.continue();
  });
  const givenUp = page.waitForEvent("requestfailed", (request) => request.url().includes("stage=contacted"));
  await undo.click();
  await givenUp;
  await expect(inColumn("New")).toBeVisible();
  // Live events make every tab fetch its lists, but here they would come without the undo that is still being sent.
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await expect(column(tab, "Contacted").getByRole("link", { name, exact: true })).toBeVisible();
  const renter = await openChat(request, demo);
  for (const message of ["Hi!", "I need a studio"]) {
    const fetched = tab.waitForResponse(/\/api\/leads\?.*stage=new/);
    await renter.say(message);
    await fetched;
  }
  await expect(inColumn("New")).toHaveCount(1);
  await expect(inColumn("Contacted")).toHaveCount(0);
  release();
  await expect(inColumn("New")).toHaveCount(1);
});

test("on a phone the board scrolls sideways inside the page, in Spanish", async ({ page, demo, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await context.addCookies([{ name: "llave_language", value: "es", url: demo.origin }]);
  await signIn(page, demo, "/dashboard/leads?view=board");
  await expect(column(page, "Nuevo").getByRole("listitem").first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});

test("a lead added by hand is invited, called and planned for, and a due task leads back to it", async ({
  page,
  demo,
}) => {
  const name = someName();
  await authenticate(page.request, demo.agent);
  const id = await addLead(page.request, name, { language: "es" });
  await page.goto(`/dashboard/leads/${id}`);
  const invitation = page.getByRole("link", { name: "Email", exact: true });
  await expect(invitation).toHaveAttribute("href", /^mailto:.*body=Hola.*smartlink/);
  await expect(page.getByText("Added by you")).toBeVisible();
  await page.getByRole("button", { name: "Log a call" }).click();
  const dialog = page.getByRole("dialog", { name: "Log a call" });
  await dialog.getByRole("combobox", { name: "How did it go?" }).selectOption("reached");
  await dialog.getByRole("textbox", { name: "Note" }).fill("Wants a balcony");
  await dialog.getByRole("button", { name: "Save the call" }).click();
  await expect(page.getByText("You called and reached them")).toBeVisible();
  await expect(page.getByText("Wants a balcony")).toBeVisible();
  await expect(page.getByRole("combobox", { name: "Stage" })).toHaveValue("contacted");
  await page.getByRole("textbox", { name: "New task" }).fill("Send the application");
  await page.getByLabel("Due on").fill("2026-01-02");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("checkbox", { name: /Send the application/ })).toBeVisible();
  await expectAccessible(page);
  await page.goto("/dashboard/leads");
  await page.getByRole("button", { name: /^Due today/ }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("checkbox", { name: /Send the application/ }).check();
  await expect(page.getByRole("checkbox", { name: /Send the application/ })).toBeChecked();
});
