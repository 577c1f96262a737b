import sharp from "sharp";
import { expect, test } from "vitest";
import { replyAddress } from "../../mail/replyAddress.ts";
import { startChat } from "../../testing/testApp.ts";
import { answerInbound } from "../inbound/answerInbound.ts";

const secret = "a secret of the mail provider";
const env = { INBOUND_MAIL_DOMAIN: "reply.llave.example", INBOUND_MAIL_SECRET: secret };

/** A renter who can answer by mail while no job runs, so that what arrives waits. */
async function stage() {
  const chat = await startChat({ env });
  const { services } = chat.app;
  await chat.say("Hi, I'm Ana Torres. 2 bedrooms in Brickell up to 3000, ana@renters.example");
  await services.jobs.stop();
  const { conversation_id: conversationId } = await services.db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", chat.agent.agent_id)
    .executeTakeFirstOrThrow();
  const address = replyAddress(services, { name: "", conversationId })?.address;
  const deliver = (text: string, file: string) =>
    chat.client().send("POST", "/api/webhooks/email/mime", mime(`To: ${address}`, text, file), {
      "content-type": "message/rfc822",
      authorization: `Basic ${Buffer.from(`llave:${secret}`).toString("base64")}`,
    });
  const held = async () => {
    const { rows } = await services.pool.query(
      "select count(*) as files from inbound_file join inbound_message using (inbound_id) where agent_id = $1",
      [chat.agent.agent_id],
    );
    return rows[0].files;
  };
  return { ...chat, services, owner: await chat.signedIn(chat.agent.email), conversationId, deliver, held };
}

function mime(to: string, text: string, file: string): string {
  return [
    ...["From: Ana <ana@renters.example>", to, "Subject: Re: A message", "Message-ID: <1@renters.example>"],
    ...["MIME-Version: 1.0", 'Content-Type: multipart/mixed; boundary="b"', ""],
    ...["--b", "Content-Type: text/plain; charset=utf-8", "", text],
    ...["--b", "Content-Type: application/pdf", "Content-Transfer-Encoding: base64", ""],
    ...[Buffer.from(file).toString("base64"), "--b--", ""],
  ].join("\r\n");
}

test("deletes the files of a mail that can't be processed", async () => {
  const { app, services, agent, owner, conversationId, deliver, held } = await stage();
  await deliver("My pay stubs", "%PDF");
  expect(await held()).toBe(1);
  const takeTurn = () => Promise.reject(new Error("the assistant is broken"));
  for (let attempt = 0; attempt < 5; attempt++) {
    await answerInbound({ ...services, takeTurn }, app.log);
    await services.pool.query("update inbound_message set claimed_at = null where agent_id = $1", [agent.agent_id]);
  }
  const { messages } = (await owner.get(`/api/conversations/${conversationId}/messages`)).body;
  expect(messages.at(-1).content).toMatch(/^My pay stubs\n/);
  expect(await held()).toBe(0);
});

test("a mail's files count as the agent's storage from the moment they arrive", async () => {
  const { services, agent, owner, deliver, held } = await stage();
  const upload = async (background: string) => {
    const photo = sharp({ create: { width: 900, height: 600, channels: 3, background } }).jpeg();
    const body = new Uint8Array(await photo.toBuffer());
    return owner.send("POST", "/api/pictures?purpose=listing", body, { "content-type": "image/jpeg" });
  };
  await upload("#0000ff");
  const nearlyFull = { bytes: 250_000_000 - 2_000_000 };
  await services.db.updateTable("storage_use").set(nearlyFull).where("agent_id", "=", agent.agent_id).execute();
  expect((await upload("#ff0000")).status).toBe(201);
  await deliver("My pay stubs", "%PDF".padEnd(1_000_000));
  expect(await held()).toBe(1);
  expect((await upload("#00ff00")).body.code).toBe("storage_full");
});
