import { randomBytes } from "node:crypto";
import { postSigned, sharedNumber } from "../../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import { authenticate, enterAs } from "../support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "../support/agentSide.ts";
import { ChatPage } from "../support/chatPage.ts";
import { expect, test as journey } from "../support/journey.ts";

const test = journey.extend({ baseURL: async ({ texting }, use) => use(texting.server.origin) });

// One after the other, on one server.
test.describe.configure({ mode: "default" });

test.beforeEach(({ texting }) => {
  texting.twilio.taken.length = 0;
});

const channels = "/dashboard/settings/channels";
const renterPhone = "+13055550177";
const picture = Buffer.from("R0lGODlhEAAQAIAAAP+lawAAACH5BAAAAAAALAAAAAAQABAAAAIOhI+py+0Po5y02ouzPgUAOw==", "base64");

const byText = {
  lang: "es",
  width: 390,
  go: "Seguir por mensaje de texto",
  brand: "Marca",
  review: "En revisión",
  codes: "Los códigos de tus enlaces",
  cost: /^\d segmentos?/,
  write: /^Envía LL-\w{6} al \+13055550199$/,
};

test("a renter goes on by text, sends a picture, and the agent sees both (es, 390)", async ({
  page,
  browser,
  texting: { server, twilio },
}) => {
  const { lang, width, go, brand, review, codes, write, cost } = byText;
  await page.setViewportSize({ width, height: 900 });
  Object.assign(twilio.registrations, { brand: "APPROVED", campaign: "IN_PROGRESS", numbers: [sharedNumber] });
  await page.context().addCookies([{ name: "llave_language", value: lang, url: server.origin }]);
  await enterAs(page, server.agent, channels);
  await page.request.patch("/api/agent/settings", { data: { smsEnabled: true, whatsappEnabled: false } });
  await page.reload();
  const steps = page.getByRole("group").filter({ hasText: "A2P 10DLC" });
  await steps.locator("summary").click();
  await expect(steps.getByRole("listitem").filter({ hasText: brand }).first()).toBeVisible();
  await expect(steps.getByText(review)).toBeVisible();
  await page.getByText(codes).first().click();
  await expect(page.getByRole("link", { name: write }).first()).toHaveAttribute("href", /^sms:.+body=LL-\w{6}$/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  // The renter gives a phone number in the chat; the box for automated texts isn't ticked.
  const renter = await browser.newPage({ baseURL: server.origin, viewport: { width: 390, height: 844 } });
  await renter.context().addCookies([{ name: "llave_language", value: lang, url: server.origin }]);
  const chat = new ChatPage(renter);
  await chat.open(server.smartLinkPath);
  await chat.say(`I'm Eva, 305-555-0177, 2 bedrooms in Brickell up to 3000, moving in May 1`);
  const box = renter.getByRole("checkbox");
  await expect(box).not.toBeChecked();
  await box.check();
  const moved = renter.waitForResponse("**/api/renter/continue");
  await renter.getByRole("button", { name: go }).click();
  const { message } = (await (await moved).json()) as { message: string };
  await renter.close();

  // What the phone sends: the code, then a picture.
  const path = "/2010-04-01/Accounts/a/Messages/b/Media/c";
  twilio.files.set(path, { contentType: "image/gif", content: picture });
  const text = (body: string, more: Record<string, string> = {}) =>
    postSigned(`${server.origin}/api/webhooks/twilio/message`, {
      MessageSid: `SM${randomBytes(16).toString("hex")}`,
      From: renterPhone,
      To: sharedNumber,
      Body: body,
      NumMedia: "0",
      ...more,
    });
  expect((await text(message)).status).toBe(200);
  await expect.poll(() => twilio.taken.length).toBe(1);
  await text("", { NumMedia: "1", MediaUrl0: twilio.url + path, MediaContentType0: "image/gif" });
  await expect.poll(() => twilio.taken.length).toBe(2);

  const [{ id }] = await (await page.request.get("/api/leads?q=Eva")).json();
  await page.goto(`/dashboard/leads/${id}`);
  const shown = page.getByRole("img", { name: /Picture from the renter|Foto del inquilino/ });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(16);
  await expect(page.getByText(/segment/).first()).toBeVisible();
  await expectNoSidewaysScroll(page);

  // A draft says what it costs by text while it is edited.
  const [{ id: conversationId }] = await (await page.request.get("/api/conversations/recent")).json();
  await page.request.put(`/api/conversations/${conversationId}/control`, { data: { review: true } });
  await text("There are two of us");
  await expect(page.getByText("There are two of us").first()).toBeVisible();
  await page.getByRole("button", { name: "Revisar", exact: true }).click();
  const decision = page.getByRole("dialog", { name: "Decisión" });
  await decision.getByRole("button", { name: /^Editar/ }).click();
  await expect(decision.getByText(cost)).toBeVisible();
});

const runningOut = {
  lang: "en",
  width: 1440,
  left: /^23 h 5\d min left to message without a template on WhatsApp$/,
  later: /^3 h [1-4]?\d min left to message without a template/,
  last: /^\d min left/,
  closed: "WhatsApp only allows approved templates",
};

test("W1: an agent sees WhatsApp's day run out (en, 1440)", async ({ page, texting: { server, twilio } }, info) => {
  const { lang, width, left, later, last, closed } = runningOut;
  test.setTimeout(180_000);
  await page.setViewportSize({ width, height: 900 });
  twilio.templates.push({
    sid: `HX${"1".repeat(32)}`,
    friendly_name: "still_looking",
    language: "en",
    types: { "twilio/text": { body: "Hi {{1}}, are you still looking?" } },
    variables: { "1": "Ana" },
    approval_requests: { status: "approved" },
  });
  await page.context().addCookies([{ name: "llave_language", value: lang, url: server.origin }]);
  await page.clock.install();
  await enterAs(page, server.agent, channels);
  await page.request.patch("/api/agent/settings", { data: { smsEnabled: false, whatsappEnabled: true } });
  const { linkId } = await (await page.request.get(`/api${server.smartLinkPath}`)).json();
  const own = { linkId, conversationId: crypto.randomUUID() };
  const text = "I'm Iris Vega, 305-555-0178, 2 bedrooms in Brickell up to 3000, moving in May 1";
  await page.request.post("/api/smartlink/openai-conversation", { data: { ...own, message: text } });
  const { message } = await (
    await page.request.post("/api/renter/continue", { data: { ...own, channel: "whatsapp" } })
  ).json();
  await postSigned(`${server.origin}/api/webhooks/twilio/message`, {
    MessageSid: `SM${randomBytes(16).toString("hex")}`,
    From: "whatsapp:+13055550178",
    To: `whatsapp:${sharedNumber}`,
    Body: message,
    NumMedia: "0",
  });
  await expect.poll(() => twilio.taken.length).toBe(1);

  const [{ id }] = await (await page.request.get("/api/leads?q=Iris")).json();
  await page.goto(`/dashboard/leads/${id}`);
  const timer = page.getByText(left);
  await expect(timer).toBeVisible();
  const composer = page.getByRole("textbox").last();
  await composer.fill("Are you still there?");
  await page.screenshot({ path: info.outputPath(`window-${lang}.png`) });
  await page.clock.fastForward("20:15:00");
  await expect(page.getByText(later)).toBeVisible();
  await page.clock.fastForward("03:38:00");
  await expect(page.getByText(last)).toBeVisible();
  await page.clock.fastForward("00:10:00");
  await expect(page.getByText(closed)).toBeVisible();
  await expect(page.getByText("Hi {{1}}, are you still looking?")).toBeVisible();
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath(`templates-${lang}.png`) });
});

// The mailbox is read once a minute, so one language has to do.
test("shows an agent why the mailbox for answers can't be read", async ({ page, texting: { server } }, info) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.context().addCookies([{ name: "llave_language", value: "es", url: server.origin }]);
  await authenticate(page.request, server.agent);
  const trouble = /Desde el .+ no llegan respuestas por correo: no se puede conectar con el servidor de correo/;
  const mailboxProblem = async () => (await (await page.request.get("/api/agent/channels/email")).json()).mailbox;
  await expect.poll(async () => (await mailboxProblem()).problem).toBe("unreachable");
  await page.goto(channels);
  await expect(page.getByText(trouble)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.getByText(trouble).scrollIntoViewIfNeeded();
  await page.screenshot({ path: info.outputPath("mailbox.png") });
});

const testEmail = {
  lang: "en",
  width: 1440,
  send: "Send yourself a test email",
  told: "This server doesn’t send email.",
  heading: "Your email works",
};

test("an agent sends themselves a test email (en, 1440)", async ({ page, texting: { server } }, info) => {
  const { lang, width, send, told, heading } = testEmail;
  await page.setViewportSize({ width, height: 900 });
  await page.context().addCookies([{ name: "llave_language", value: lang, url: server.origin }]);
  await enterAs(page, server.agent, channels);
  await page.getByRole("button", { name: send }).click();
  const result = page.getByRole("status").filter({ hasText: told });
  await expect(result).toContainText(server.agent.email);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.screenshot({ path: info.outputPath(`test-email-${lang}.png`) });
  const mails = (await (await page.request.get("/api/dev/mailbox")).json()) as { to: string; text: string }[];
  const own = mails.filter(({ to, text }) => to === server.agent.email && text.includes(heading));
  expect(own).toHaveLength(1);
});
