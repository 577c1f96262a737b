import { authenticate } from "../support/accounts.ts";
import { expectAccessible, openChat, openLead, signIn, someName } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test.beforeEach(({ page }) => {
  // A reload still makes the form ask before it is left.
  page.on("dialog", (dialog) => dialog.accept());
});

test("a half-typed listing is back after a reload, until it is started over or the agent signs out", async ({
  page,
  demo,
}) => {
  const form = "/dashboard/properties/new";
  await signIn(page, demo, form);
  const address = page.getByLabel("Address", { exact: true });
  const rent = page.getByLabel("Monthly rent", { exact: true });
  await address.fill("100 SW 10th St, #4");
  await rent.fill("2400");
  await page.reload();
  await expect(address).toHaveValue("100 SW 10th St, #4");
  await expect(rent).toHaveValue("2400");
  await expect(page.getByText("We kept what you hadn’t saved yet.")).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(address).toHaveValue("");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Add a listing" })).toBeVisible();
  await expect(address).toHaveValue("");

  await rent.fill("2500");
  await page.getByRole("button", { name: /Your account/ }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
  await signIn(page, demo, form);
  await expect(page.getByRole("heading", { name: "Add a listing" })).toBeVisible();
  await expect(rent).toHaveValue("");
});

test("a lead is kept until it is added, and a typo in its address is asked about", async ({ page, demo }) => {
  await signIn(page, demo, "/dashboard/leads");
  const name = someName();
  const add = page.getByRole("button", { name: "Add Manual Lead" });
  const dialog = page.getByRole("dialog");
  const email = dialog.getByLabel("Email", { exact: true });
  await add.click();
  await dialog.getByLabel("Name", { exact: true }).fill(name);
  await email.fill("teresa.rent@gmial.com");
  await page.reload();
  await add.click();
  await expect(email).toHaveValue("teresa.rent@gmial.com");
  await dialog.getByRole("button", { name: "Did you mean teresa.rent@gmail.com?" }).click();
  await expect(email).toHaveValue("teresa.rent@gmail.com");
  await expect(dialog.getByRole("button", { name: /^Did you mean/ })).toHaveCount(0);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Add lead" }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByText("No conversation yet.")).toBeVisible();

  const note = page.getByRole("textbox", { name: "New note" });
  await note.fill("Wants to hear about parking");
  await page.reload();
  await expect(note).toHaveValue("Wants to hear about parking");
  await page.getByRole("button", { name: "Add note" }).click();
  await expect(note).toHaveValue("");
  await page.goto("/dashboard/leads");
  await add.click();
  await expect(dialog.getByLabel("Name", { exact: true })).toHaveValue("");
});

test("a message to a renter is kept over a reload until it is sent", async ({ page, request, demo }) => {
  const renter = await openChat(request, demo);
  const name = someName();
  await renter.say(`I'm ${name}, 2 bedrooms in Brickell`);
  await authenticate(page.request, demo.agent);
  // The list's first page may hold others: journeys share the demo.
  await openLead(page, name);
  const composer = page.getByRole("textbox", { name: /^Message to/ });
  await composer.fill("I have two homes for you");
  await page.reload();
  await expect(composer).toHaveValue("I have two homes for you");
  await composer.press("Enter");
  await expect(page.getByRole("log")).toContainText("I have two homes for you");
  await page.reload();
  await expect(composer).toHaveValue("");
});
