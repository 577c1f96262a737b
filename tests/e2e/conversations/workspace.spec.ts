import type { APIRequestContext, Page } from "@playwright/test";
import { authenticate } from "../support/accounts.ts";
import { test as onOwnServer } from "../support/administration.ts";
import { expectAccessible, openChat, openLead, type Renter, someName, toast } from "../support/agentSide.ts";
import { type Demo, expect, test } from "../support/journey.ts";

/** A renter with open questions, on the lead's page. */
async function openNewLead(
  page: Page,
  request: APIRequestContext,
  demo: Demo,
  messages: readonly string[],
): Promise<{ name: string; renter: Renter; id: string }> {
  const name = someName();
  const renter = await openChat(request, demo);
  await renter.say(`2 bedrooms in Brickell, up to $3,200. My name is ${name}`);
  for (const message of messages) await renter.say(message);
  await authenticate(page.request, demo.agent);
  const id = await openLead(page, name);
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  return { name, renter, id };
}

const home = "1420 Brickell Bay Dr, #1907";

test("open items close by a tap, and a message closes only what it answers", async ({ page, request, demo }) => {
  await openNewLead(page, request, demo, [`Does ${home} have a storage unit?`, `Does ${home} have a balcony?`]);
  const items = page.getByRole("region", { name: "Open items" });
  await expect(items.getByRole("listitem")).toHaveCount(2);
  const storage = items.getByRole("listitem").filter({ hasText: "storage unit" });
  await storage.getByRole("button", { name: /^Mark as answered/ }).click();
  await expect(storage).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Undo" }).click();
  await expect(storage).toHaveCount(1);
  await storage.getByRole("button", { name: /^Dismiss/ }).click();
  await expect(items.getByRole("listitem")).toHaveCount(1);

  const composer = page.getByRole("textbox", { name: /^Message to/ });
  await composer.fill("Hi! I'm Marisol, nice to meet you.");
  await composer.press("Enter");
  await expect(page.getByRole("log")).toContainText("nice to meet you");
  await expect(items.getByRole("listitem")).toHaveCount(1);
  await composer.fill("There is a balcony that faces the bay.");
  await composer.press("Enter");
  await expect(items).toHaveCount(0);
});

test("an answer is saved to its listing only while the box is checked", async ({ page, request, demo }) => {
  await openNewLead(page, request, demo, [`Does ${home} have a storage unit?`]);
  const decision = page.getByRole("region", { name: "Decision" });
  await decision.getByRole("button", { name: /^Add answer/ }).click();
  const save = decision.getByRole("checkbox", { name: new RegExp(`Save to ${home}`) });
  await expect(save).toBeChecked();
  await save.uncheck();
  const answer = decision.getByRole("textbox", { name: "Edit the draft" });
  await answer.press("End");
  await answer.pressSequentially("ask me again next week.");
  await answer.press("Enter");
  const factOf = async () => {
    const listings: { id: string; address: string }[] = await (await page.request.get("/api/properties")).json();
    const listing = listings.find(({ address }) => address === home);
    expect(listing).toBeDefined();
    return (await (await page.request.get(`/api/properties/${listing?.id}`)).json()).facts.storage;
  };
  const sent = page.waitForResponse((response) => response.url().includes("/approve"));
  expect((await sent).status()).toBe(200);
  expect(await factOf()).toBeUndefined();
});

onOwnServer(
  "an answer with the box checked is what the assistant says next time",
  async ({ page, request, own, playwright }) => {
    await openNewLead(page, request, own, [`Does ${home} have a storage unit?`]);
    const decision = page.getByRole("region", { name: "Decision" });
    await decision.getByRole("button", { name: /^Add answer/ }).click();
    await expect(decision.getByRole("checkbox", { name: new RegExp(`Save to ${home}`) })).toBeChecked();
    const answer = decision.getByRole("textbox", { name: "Edit the draft" });
    await answer.fill("Yes, a storage unit on the second floor.");
    const sent = page.waitForResponse((response) => response.url().includes("/approve"));
    await answer.press("Enter");
    expect((await sent).status()).toBe(200);
    const next = await playwright.request.newContext({ baseURL: own.origin });
    const reply = await (await openChat(next, own)).say(`Does ${home} have a storage unit?`);
    expect(reply).toContain("torage unit on the second floor");
    await next.dispose();
  },
);

onOwnServer(
  "a question is answered from its item and saved, also while the assistant acts alone",
  async ({ page, request, actingAlone: own, playwright }) => {
    await openNewLead(page, request, own, [`Does ${home} have a balcony?`]);
    const items = page.getByRole("region", { name: "Open items" });
    const opener = items.getByRole("button", { name: /^Answer and save/ });
    await opener.click();
    const answer = items.getByRole("textbox", { name: "Your answer" });
    await expect(answer).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
    await opener.click();
    await items.getByRole("button", { name: "Send answer" }).click();
    await expect(answer).toHaveAccessibleDescription("Please write an answer");
    await answer.fill("Yes, a balcony that faces the bay.");
    await expect(items.getByRole("checkbox", { name: new RegExp(`Save to ${home}`) })).toBeChecked();
    await expectAccessible(page);
    await items.getByRole("button", { name: "Send answer" }).click();
    await expect(toast(page)).toContainText(`Answer sent and saved to ${home}`);
    await expect(items).toHaveCount(0);
    await expect(page.getByRole("log")).toContainText("Yes, a balcony that faces the bay.");
    const next = await playwright.request.newContext({ baseURL: own.origin });
    expect(await (await openChat(next, own)).say(`Does ${home} have a balcony?`)).toContain("faces the bay");
    await next.dispose();
  },
);

test("an outdated draft is withdrawn for good, and its text can still be used", async ({ page, request, demo }) => {
  const { renter } = await openNewLead(page, request, demo, []);
  const review = async () => {
    await page.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitemcheckbox", { name: "Review every reply" }).click();
  };
  await review();
  await expect(page.getByText("Nothing is sent until you approve it.")).toBeVisible();
  await renter.say("There are two of us");
  const decision = page.getByRole("region", { name: "Decision" });
  await expect(decision).toContainText("Reply for you to approve");
  await expect(decision.getByRole("button", { name: /^Approve and send/ })).toBeVisible();

  await review();
  await expect(decision).toHaveCount(0);
  await expect(toast(page)).toContainText("We withdrew the draft");
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("a");
  await expect(page.getByText(/^Sending to/)).toHaveCount(0);
  await toast(page).getByRole("button", { name: "Use its text" }).click();
  const composer = page.getByRole("textbox", { name: /^Message to/ });
  await expect(composer).not.toHaveValue("");
  await page.reload();
  await expect(composer).toBeVisible();
  await expect(decision).toHaveCount(0);
});

test("what the agent wrote into a draft stays in the message field when the draft is withdrawn", async ({
  page,
  request,
  demo,
}) => {
  const { renter } = await openNewLead(page, request, demo, []);
  await page.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitemcheckbox", { name: "Review every reply" }).click();
  await expect(page.getByText("Nothing is sent until you approve it.")).toBeVisible();
  await renter.say("There are two of us");
  const decision = page.getByRole("region", { name: "Decision" });
  await decision.getByRole("button", { name: /^Edit/ }).click();
  await decision.getByRole("textbox", { name: "Edit the draft" }).fill("Two of you, good to know.");
  await renter.say("And a cat");
  await expect(page.getByRole("textbox", { name: /^Message to/ })).toHaveValue("Two of you, good to know.");
  await expect(toast(page)).toContainText("Your text is in the message field");
  await expect(decision).toContainText("Reply for you to approve");
  // An unfinished edit doesn't take the focus when the page opens on it: the next key would be typed into it.
  await decision.getByRole("button", { name: /^Edit/ }).click();
  const edit = decision.getByRole("textbox", { name: "Edit the draft" });
  await expect(edit).toBeFocused();
  await edit.fill("A cat is fine.");
  await page.reload();
  await expect(edit).toHaveValue("A cat is fine.");
  await expect(edit).not.toBeFocused();
  await page.keyboard.press("Enter");
  await expect(edit).toBeFocused();
  await expect(edit).toHaveValue("A cat is fine.");
});

test("E puts a lead aside until its renter writes", async ({ page, request, demo }) => {
  const { name, renter, id } = await openNewLead(page, request, demo, [`Does ${home} have a balcony?`]);
  const people = page.getByRole("navigation", { name: "Renters" });
  const row = people.getByRole("listitem").filter({ hasText: name });
  await expect(row).toHaveCount(1);
  await page.getByRole("heading", { level: 1 }).click();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog")).toContainText("Done: set the lead aside");
  // The list opens at its start, although its only field is at its end.
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toBeInViewport();
  await page.keyboard.press("Escape");
  // Escape leaves the message field, and the keys work again.
  await page.keyboard.press("r");
  const composer = page.getByRole("textbox", { name: /^Message to/ });
  await expect(composer).toBeFocused();
  await page.getByRole("button", { name: "Saved replies" }).click();
  await expect(composer).toHaveValue("");
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("Escape");
  await expect(composer).not.toBeFocused();
  await page.keyboard.press("e");
  await expect(toast(page)).toContainText(`${name} is set aside until they write again`);
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(people.getByText(/^Done today/)).toBeVisible();
  await page.keyboard.press("z");
  await expect(people.locator("ol").getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
  // The undo comes back to the lead.
  await expect(page).toHaveURL(new RegExp(id));
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  await expect(page.getByRole("button", { name: "Put back in the queue" })).toBeHidden();
  await page.keyboard.press("e");
  await expect(page).not.toHaveURL(new RegExp(id));

  // Its own page says that it's set aside, and puts it back.
  await page.goto(`/dashboard/leads/${id}`);
  await expect(page.getByText(`${name} is set aside until they write again`)).toBeVisible();
  await page.getByRole("button", { name: "Put back in the queue" }).click();
  await expect(people.locator("ol").getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
  await page.getByRole("heading", { level: 1, name }).click();
  await page.keyboard.press("e");
  await expect(people.locator("ol").getByRole("listitem").filter({ hasText: name })).toHaveCount(0);
  await people.getByText(/^Done today/).click();
  await expect(people.locator("details").getByRole("link").filter({ hasText: name })).toBeVisible();
  await expectAccessible(page);
  await renter.say("Are you still there?");
  await expect(people.locator("ol").getByRole("listitem").filter({ hasText: name })).toHaveCount(1);
});

test("the next lead is announced by its own name, and an email breaks only between its parts", async ({
  page,
  request,
  demo,
}) => {
  const email = "maria-fernanda.echeverria.delcastillo@mail.renters.example";
  const { name } = await openNewLead(page, request, demo, [`Does ${home} have a balcony?`, `My email is ${email}`]);
  const link = page.getByRole("link", { name: email, exact: true });
  const broken = await link.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const parts: number[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      parts.push(range.getClientRects().length);
    }
    return parts;
  });
  expect(broken.length).toBeGreaterThan(3);
  expect(broken.every((lines) => lines === 1)).toBe(true);

  await page.getByRole("heading", { level: 1 }).click();
  const address = page.url();
  const people = page.getByRole("navigation", { name: "Renters" });
  await page.keyboard.press((await people.locator("ol > li").last().textContent())?.includes(name) ? "k" : "j");
  await expect(page).not.toHaveURL(address);
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).not.toHaveText(name);
  const next = await heading.textContent();
  await expect(page.getByRole("status").filter({ hasText: `${next} · Llave` })).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: name })).toHaveCount(0);
});
