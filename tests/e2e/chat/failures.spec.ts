import { ChatPage } from "../support/chatPage.ts";
import { expect, test } from "../support/journey.ts";

const turns = "**/openai-conversation";

test("a message that failed stays, says so, and is resent as the same message", async ({ page, demo, problems }) => {
  problems.expect(/openai-conversation/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  const keys: (string | undefined)[] = [];
  await page.route(turns, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    await (keys.length === 1 ? route.abort() : route.continue());
  });
  await chat.field.fill("Do you have studios?");
  await chat.field.press("Enter");
  await expect(chat.toast).toContainText("Connection Error");
  await expect(chat.toast).toContainText("Failed to send message. Please try again.");
  await expect(chat.typing).toBeHidden();
  await expect(chat.bubbles("renter")).toContainText(["Do you have studios?"]);
  await expect(chat.log).toContainText("Not sent");
  await expect(chat.field).toBeEditable();

  await page.getByRole("button", { name: "Retry" }).click();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await expect(chat.log).not.toContainText("Not sent");
  await expect(chat.bubbles("renter")).toHaveCount(1);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("an unsent message survives a reload", async ({ page, demo, problems }) => {
  problems.expect(/openai-conversation/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await page.route(turns, (route) => route.abort());
  await chat.field.fill("Is Doral quiet?");
  await chat.field.press("Enter");
  await expect(chat.log).toContainText("Not sent");
  await page.unroute(turns);
  await page.reload();
  await expect(chat.field).toBeEditable();
  await expect(chat.bubbles("renter")).toContainText(["Is Doral quiet?"]);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await page.reload();
  await expect(chat.field).toBeEditable();
  await expect(chat.bubbles("renter")).toHaveCount(1);
  await expect(chat.log).not.toContainText("Not sent");
});

test("while the server is unavailable, the page keeps the message and resends it automatically, once", async ({
  page,
  demo,
  problems,
}) => {
  problems.expect(/status of 503/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  const body = { error: "The service is starting up or busy.", code: "unavailable" };
  const keys: (string | undefined)[] = [];
  await page.route(turns, async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    if (keys.length > 2) await route.continue();
    else await route.fulfill({ status: 503, json: body, headers: { "retry-after": "1" } });
  });
  await chat.field.fill("Do you have studios?");
  await chat.field.press("Enter");
  await expect(chat.toast).toContainText("will send it again");
  await expect(chat.bubbles("renter")).toContainText(["Do you have studios?"]);
  await expect(chat.bubbles("assistant")).toHaveCount(2);
  await expect(chat.bubbles("renter")).toHaveCount(1);
  expect(new Set(keys).size).toBe(1);
  expect(keys).toHaveLength(3);
});

test("too many messages get a polite answer that shows the wait", async ({ page, demo, problems }) => {
  problems.expect(/429/);
  await page.clock.install();
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  const body = { error: "That was a lot at once. Please wait a moment and try again.", code: "too_many_requests" };
  await page.route(turns, (route) => route.fulfill({ status: 429, json: body, headers: { "retry-after": "60" } }), {
    times: 1,
  });
  await chat.field.fill("Hello");
  await chat.field.press("Enter");
  await expect(chat.toast).toContainText(body.error);
  await expect(chat.toast).toContainText("You can write again in 60 seconds.");
  await expect(page.getByRole("button", { name: /^Retry in \d+ s$/ })).toBeDisabled();
  await expect(chat.field).not.toBeEditable();
  await page.clock.fastForward(60_000);
  const retry = page.getByRole("button", { name: "Retry", exact: true });
  await expect(retry).toBeEnabled();
  await retry.click();
  await expect(chat.bubbles("assistant")).toHaveCount(2);
});

test("polls for a person's answer when no stream opens", async ({ page, demo, problems }) => {
  problems.expect(/status of 503/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await page.route(turns, (route) => route.fulfill({ json: { message: "", isComplete: false, pending: true } }), {
    times: 1,
  });
  await page.route("**/api/renter/events*", (route) => route.fulfill({ status: 503 }));
  const messages = ["assistant", "user"].map((role, id) => message(String(id), role, role));
  const awaitsPerson = () => messages.at(-1)?.role === "user";
  await page.route("**/api/renter/conversation*", (route) =>
    route.fulfill({
      json: {
        conversationId: "c",
        messages,
        search: [],
        isComplete: false,
        answeredBy: "agent",
        awaitsPerson: awaitsPerson(),
        ratingDue: false,
        quickReplies: [],
        seenAt: null,
      },
    }),
  );
  await chat.field.fill("Can I talk to a person?");
  await chat.field.press("Enter");
  await expect(page.locator(".in-person")).toContainText("will answer you here personally");
  await expect(chat.bubbles("assistant")).toHaveCount(1);
  messages.push(message("3", "assistant", "This is Marisol, hello!"));
  await expect(chat.bubbles("assistant").last()).toContainText("This is Marisol, hello!");
  await expect(page.locator(".in-person")).toBeHidden();
});

function message(id: string, role: string, content: string) {
  return { id, role, content, timestamp: "2026-03-01T12:00:00.000Z", language: "en" };
}

test("says when it is offline, and sends waiting messages once it is back online", async ({
  page,
  context,
  demo,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  const chat = new ChatPage(page);
  await chat.open(demo.smartLinkPath);
  await context.setOffline(true);
  await expect(chat.status).toHaveText("Offline");
  await chat.field.fill("Hello?");
  await chat.field.press("Enter");
  await expect(chat.log).toContainText("1 waiting to send");
  await context.setOffline(false);
  await expect(chat.status).toHaveText("Connected");
  await expect(chat.bubbles("assistant")).toHaveCount(2);
});

const unavailable = [
  [404, "SmartLink not found.", "This SmartLink doesn't exist or may have been removed by the agent."],
  [
    410,
    "This SmartLink is no longer active.",
    "This SmartLink is no longer active. The agent may have disabled it or it has expired.",
  ],
  [500, "Oops", "We couldn't load this SmartLink. It may be temporarily unavailable or no longer exists."],
] as const;

for (const [status, error, text] of unavailable) {
  test(`a link that returns ${status} shows the unavailable screen`, async ({ page, demo, problems }) => {
    problems.expect(new RegExp(String(status)));
    await page.route("**/api/smartlink/**", (route) => route.fulfill({ status, json: { error, code: "x" } }));
    await page.goto(demo.smartLinkPath);
    await expect(page.getByRole("heading", { name: "SmartLink Not Available" })).toBeFocused();
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByRole("link", { name: "Go to Llave" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Contact Agent Support" })).toHaveAttribute("href", /^mailto:support@/);
  });
}

test("for a link that doesn't exist the server returns the same screen", async ({ page, problems }) => {
  problems.expect(/404/);
  const response = await page.goto("/smartlink/nobody/nowhere/xyz");
  expect(response?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "SmartLink Not Available" })).toBeVisible();
  await expect(page.getByText("This SmartLink doesn't exist or may have been removed by the agent.")).toBeVisible();
});
