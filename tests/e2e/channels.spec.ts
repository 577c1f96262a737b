import { randomBytes } from "node:crypto";
import {
  postSigned,
  runTwilioServer,
  sharedNumber,
  type TwilioServer,
} from "../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import { type RunningServer, startServer } from "../../tools/server/runningServer.ts";
import { enterAs } from "./support/accounts.ts";
import { expectAccessible, expectNoSidewaysScroll } from "./support/agentSide.ts";
import { ChatPage } from "./support/chatPage.ts";
import { expect, test as journey } from "./support/journey.ts";

/** A server whose texts and WhatsApp messages go to a local server in place of Twilio. */
const test = journey.extend<{ connected: { server: RunningServer; twilio: TwilioServer } }>({
  connected: async ({ browserName: _ }, use) => {
    const twilio = await runTwilioServer();
    const server = await startServer({ LLAVE_RATE_FACTOR: "1000", ...twilio.env });
    await use({ server, twilio });
    await server.stop();
    twilio.stop();
  },
  baseURL: async ({ connected }, use) => use(connected.server.origin),
});

const channels = "/dashboard/settings/channels";
const renterPhone = "+13055550177";
const picture = Buffer.from("R0lGODlhEAAQAIAAAP+lawAAACH5BAAAAAAALAAAAAAQABAAAAIOhI+py+0Po5y02ouzPgUAOw==", "base64");

const languages = [
  { lang: "en", width: 1440, go: "Continue by text", brand: "Brand", review: "In review" },
  {
    lang: "es",
    width: 390,
    go: "Seguir por mensaje de texto",
    brand: "Marca",
    review: "En revisión",
    sent: "1 segmento",
  },
];

for (const { lang, width, go, brand, review } of languages) {
  test(`a renter goes on by text, sends a picture, and the agent sees both (${lang}, ${width})`, async ({
    page,
    browser,
    connected: { server, twilio },
  }) => {
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
  });
}
