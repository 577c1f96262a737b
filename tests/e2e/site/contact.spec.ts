import type { APIRequestContext, Page } from "@playwright/test";
import { postsTo, someEmail, toastOf } from "../support/accounts.ts";
import { expect, test } from "../support/journey.ts";

const support = "support@llave.example";

async function fillIn(page: Page, email: string): Promise<void> {
  await page.getByLabel("Full name").fill("Renata Ortiz");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Subject").fill("Seats for an office");
  await page.getByLabel("Message").fill("We are eleven agents.\nWhat would it cost?");
}

/** How many mails with a message from this address reached support. */
async function delivered(request: APIRequestContext, email: string): Promise<number> {
  const mails: { to: string; text: string }[] = await (await request.get("/api/dev/mailbox")).json();
  return mails.filter(({ to, text }) => to === support && text.includes(email)).length;
}

test("a message reaches support, and the form is empty again", async ({ page, request }) => {
  const email = someEmail("office");
  const posts = postsTo(page, "/api/contact");
  await page.goto("/contact");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toastOf(page)).toContainText("Missing Information");
  for (const field of ["Full name", "Email address", "Subject", "Message"]) {
    await expect(page.getByLabel(field)).toHaveAttribute("aria-invalid", "true");
  }
  await fillIn(page, "not an address");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  expect(posts).toEqual([]);

  await fillIn(page, email);
  const { promise: seen, resolve: go } = Promise.withResolvers<void>();
  await page.route("**/api/contact", async (route) => {
    await seen;
    await route.continue();
  });
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByRole("button", { name: "Sending..." })).toHaveAttribute("aria-disabled", "true");
  go();
  await expect(toastOf(page)).toContainText("Message Sent!");
  await expect(toastOf(page)).toContainText("We'll get back to you within 24 hours.");
  await expect(page.getByText("We have your message, Renata.")).toBeInViewport();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByLabel("Message")).toHaveValue("");
  await expect(page.getByLabel("Full name")).toHaveValue("");
  await expect.poll(() => delivered(request, email)).toBe(1);
});

test("a failing server or a lost response loses no text, and the message arrives once", async ({
  page,
  request,
  problems,
}) => {
  problems.expect(/500|Failed to load|Failed to send/);
  const email = someEmail("office");
  let calls = 0;
  await page.route("**/api/contact", async (route) => {
    calls++;
    if (calls === 1) return route.fulfill({ status: 500, body: "down" });
    if (calls === 3) return route.continue();
    await route.fetch();
    return route.abort();
  });
  await page.goto("/contact");
  await fillIn(page, email);
  for (const call of [1, 2]) {
    await page.getByRole("button", { name: "Send Message" }).click();
    await expect.poll(() => calls).toBe(call);
    await expect(toastOf(page)).toContainText("Failed to send message. Please try again.");
    await expect(page.getByRole("button", { name: "Send Message" })).toBeVisible();
    await expect(page.getByLabel("Message")).toHaveValue("We are eleven agents.\nWhat would it cost?");
    await toastOf(page).getByRole("button").click();
  }
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(toastOf(page)).toContainText("Message Sent!");
  await expect.poll(() => delivered(request, email)).toBe(1);
});
