import { expectAccessible, expectNoSidewaysScroll, signIn, someName, toast } from "../support/agentSide.ts";
import { expect, test } from "../support/journey.ts";

test("leads come from a file, and the same person is updated when the agent chooses it", async ({ page, demo }) => {
  const name = someName();
  const email = `${name.replace(/\W+/g, "").toLowerCase()}@mail.example`;
  const choose = (lines: string[]) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "leads.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await signIn(page, demo, "/dashboard/leads");
  await page.getByRole("link", { name: "Import", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Import leads" })).toBeVisible();
  await choose(["Full name,Reach,Budget,Religion", `${name},${email},2450,x`, "Nobody,,2000,"]);
  await expect(page.getByText("Never imported")).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("which column has the phone numbers");
  await page.getByLabel("What’s in column Reach").selectOption({ label: "Email" });
  await expect(page.getByRole("row").filter({ hasText: "A phone number or an email is required." })).toContainText("3");
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole("button", { name: "Import 1 lead" }).click();
  await expect(toast(page)).toContainText("1 new, 0 updated.");

  await page.goto("/dashboard/leads/import");
  await choose(["Name,Email,Budget", `${name},${email},3450`]);
  await expect(page.getByText("1 person in this file is already your lead")).toBeVisible();
  const row = page
    .getByRole("group", { name: /already your lead/ })
    .getByRole("listitem")
    .filter({ hasText: name });
  await expect(row).toContainText("Same email");
  await page.getByRole("radio", { name: /^Update them/ }).check();
  await expect(row).toContainText("Budget: up to $2,450 → up to $3,450");
  await expectAccessible(page);
  await page.getByRole("button", { name: "Import 1 lead" }).click();
  await expect(toast(page)).toContainText("0 new, 1 updated.");
  await page.getByRole("searchbox", { name: "Search leads" }).fill(name);
  await expect(page.getByRole("row").filter({ hasText: name })).toContainText(/\$3,450.*Imported|Imported.*\$3,450/);
});
