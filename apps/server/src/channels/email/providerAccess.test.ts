import { describe, expect, test } from "vitest";
import { replyAddress } from "../../mail/replyAddress.ts";
import { startTestApp } from "../../testing/testApp.ts";

const secret = "a secret of the mail provider";
const env = { INBOUND_MAIL_DOMAIN: "reply.llave.example", INBOUND_MAIL_SECRET: secret };
const basicOf = (password: string) => ({
  authorization: `Basic ${Buffer.from(`llave:${password}`).toString("base64")}`,
});

describe("the mail provider's calls", () => {
  test("need the secret, and report what is wrong", async () => {
    const { client } = await startTestApp({ env });
    const mime = (headers: Record<string, string>) =>
      client().send("POST", "/api/webhooks/email/mime", "From: ana@renters.example\r\n\r\nHi", {
        "content-type": "message/rfc822",
        ...headers,
      });
    const wrong = basicOf("another secret");
    for (const headers of [{}, wrong, { authorization: `Bearer ${secret}` }])
      expect((await mime(headers)).status).toBe(403);
    expect((await client().post("/api/webhooks/email/postmark", {}, wrong)).status).toBe(403);
    expect((await client().post("/api/webhooks/email/postmark", { MessageID: 1 }, basicOf(secret))).status).toBe(400);
    expect((await client().post("/api/webhooks/email/mime", {}, basicOf(secret))).status).toBe(400);
  });

  test("are refused by a server without a domain for answers", async () => {
    const { client, app } = await startTestApp();
    expect((await client().post("/api/webhooks/email/postmark", {}, basicOf(secret))).status).toBe(403);
    expect(replyAddress(app.services, { name: "", conversationId: crypto.randomUUID() })).toBeUndefined();
  });
});
