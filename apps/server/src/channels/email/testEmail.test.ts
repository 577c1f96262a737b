import type { SMTPServerOptions } from "smtp-server";
import { describe, expect, test } from "vitest";
import { createAccount, createAgent } from "../../testing/factories.ts";
import { production } from "../../testing/production.ts";
import { breakingSmtpServer, decoded, smtpServer } from "../../testing/smtpServer.ts";
import { startTestApp } from "../../testing/testApp.ts";

const path = "/api/agent/channels/email/test";

/** A signed-in agent, and the mail server that receives our mails. */
async function stage(env: Record<string, string>) {
  const app = await startTestApp({ env });
  const agent = await createAgent(app.database.db);
  const owner = await app.signedIn(agent.email);
  const rows = async (email = agent.email) =>
    (
      await app.database.pool.query(
        "select status, attempts, error from mail where kind = 'email_test' and recipient = $1",
        [email],
      )
    ).rows;
  const post = (language: "en" | "es" = "en") => owner.send("POST", path, undefined, { "accept-language": language });
  return { ...app, agent, owner, rows, post };
}

async function stageWithServer(options: SMTPServerOptions = {}, env: Record<string, string> = {}) {
  const smtp = await smtpServer(options);
  return { ...(await stage({ SMTP_URL: smtp.url, ...env })), smtp };
}

describe("a test email", () => {
  test.each([
    ["en", "Your email works", "mark it as not spam"],
    ["es", "Tu correo funciona", "márcala como “No es spam”"],
  ] as const)("goes to the agent's own address in their language (%s)", async (language, heading, words) => {
    const { agent, post, rows, smtp } = await stageWithServer();
    const answer = await post(language);
    expect([answer.status, answer.body]).toEqual([200, { to: agent.email, outcome: "sent" }]);
    expect(smtp.received.map(({ to }) => to)).toEqual([[agent.email]]);
    const body = decoded(smtp.received[0]?.raw ?? "");
    for (const part of [heading, words, "/dashboard/settings/channels"]) expect(body).toContain(part);
    expect(await rows()).toEqual([{ status: "sent", attempts: 1, error: null }]);
  });

  test.each([
    ["en", "refuses mail to your address"],
    ["es", "rechaza los correos a tu dirección"],
  ] as const)("tells the agent that the mail server refused it, and isn't retried (%s)", async (language, words) => {
    const { post, rows, smtp } = await stageWithServer({
      onRcptTo: (_address, _session, done) => done(Object.assign(new Error("no mailbox here"), { responseCode: 550 })),
    });
    const answer = await post(language);
    expect([answer.status, answer.body.code]).toEqual([409, "mail_refused"]);
    expect(answer.body.error).toContain(words);
    expect(smtp.received).toEqual([]);
    expect(await rows()).toEqual([
      { status: "failed", attempts: 1, error: expect.stringContaining("no mailbox here") },
    ]);
  });

  test("tells the agent that the mail server is busy, and is sent once it isn't", async () => {
    let isBusy = true;
    const { post, smtp } = await stageWithServer({
      onRcptTo: (_address, _session, done) =>
        done(isBusy ? Object.assign(new Error("not now"), { responseCode: 451 }) : undefined),
    });
    expect([(await post()).body.code, smtp.received.length]).toEqual(["mail_unreachable", 0]);
    isBusy = false;
    expect([(await post()).status, smtp.received.length]).toEqual([200, 1]);
  });

  test("tells the agent that the mail server rejects Llave's sign-in", async () => {
    const smtp = await smtpServer({
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error("wrong password")),
    });
    const { post } = await stage({ SMTP_URL: smtp.url.replace("//", "//llave:wrong@") });
    const answer = await post("es");
    expect([answer.status, answer.body.code]).toEqual([503, "mail_sign_in"]);
    expect(answer.body.error).toContain("no acepta el usuario o la contraseña de Llave");
  });

  test("tells the agent that the mail server doesn't respond", async () => {
    const { post } = await stage({ SMTP_URL: "smtp://127.0.0.1:1" });
    const answer = await post();
    expect([answer.status, answer.body.code]).toEqual([503, "mail_unreachable"]);
  });

  test("tells the agent that it may have arrived when the connection breaks after sending", async () => {
    const smtp = await breakingSmtpServer();
    const { agent, post } = await stage({ SMTP_URL: smtp.url });
    expect((await post()).body.code).toBe("mail_unconfirmed");
    expect(smtp.taken).toEqual([agent.email]);
  });

  test("goes to the developer's mailbox on a server that sends no mail", async () => {
    const { agent, client, owner, post } = await stage({});
    expect((await owner.get("/api/agent/channels/email")).body.outgoing).toBe("kept");
    expect((await post()).body).toEqual({ to: agent.email, outcome: "kept" });
    const mails: { to: string; subject: string }[] = (await client().get("/api/dev/mailbox")).body;
    expect(mails.filter(({ to }) => to === agent.email)).toMatchObject([
      { subject: "Your emails from Llave are getting through" },
    ]);
  });

  test("is refused in production without a mail server", async () => {
    const { owner, post, rows } = await stage(production);
    expect((await owner.get("/api/agent/channels/email")).body.outgoing).toBe("none");
    const answer = await post("es");
    expect([answer.status, answer.body.code]).toEqual([409, "mail_not_set_up"]);
    expect(answer.body.error).toContain("todavía no puede enviar correos");
    expect(await rows()).toEqual([]);
  });

  test("is limited to five an hour per agent", async () => {
    const { database, post, signedIn, smtp } = await stageWithServer({}, { LLAVE_RATE_FACTOR: "1" });
    for (let n = 0; n < 5; n++) expect((await post()).status).toBe(200);
    const sixth = await post();
    expect([sixth.status, sixth.body.code]).toEqual([429, "too_many_requests"]);
    expect(Number(sixth.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(smtp.received).toHaveLength(5);
    const other = await createAgent(database.db);
    expect((await (await signedIn(other.email)).post(path)).body.to).toBe(other.email);
  });

  test("is refused without a session, without access, and with an invalid body", async () => {
    const { client, database, owner, signedIn, smtp } = await stageWithServer();
    const waiting = await createAccount(database.db, { access_level: "none" });
    const broken = owner.send("POST", path, "{", { "content-type": "application/json" });
    const answers = [await client().post(path), await (await signedIn(waiting.email)).post(path), await broken];
    expect(answers.map(({ status }) => status)).toEqual([401, 403, 400]);
    expect(smtp.received).toEqual([]);
  });
});
