import { describe, expect, test, vi } from "vitest";
import { createAgent, testPassword } from "../../testing/factories.ts";
import { mailsTo, newPerson, registerAs, tokenIn } from "../../testing/people.ts";
import { startTestApp, type TestApp } from "../../testing/testApp.ts";
import { addConnections, addWaysIn, connections, waysInto } from "../../testing/waysIn.ts";

const newPassword = "another long password";
const waiting = { timeout: 30_000, interval: 50 };

async function forgotten(test: TestApp) {
  const agent = await createAgent(test.database.db);
  const answer = await test.client().post("/api/auth/forgot-password", { email: agent.email.toUpperCase() });
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  const token = tokenIn(await mailsTo(test, agent.email.toUpperCase(), 1), "token");
  return { agent, token };
}

describe("a forgotten password", () => {
  test("is reset with the mailed link, and every session ends", async () => {
    const test = await startTestApp();
    const { agent, token } = await forgotten(test);
    const elsewhere = await test.signedIn(agent.email);
    const answer = await test.client().post("/api/auth/reset-password", { token, newPassword });
    expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    const old = await test.client().post("/api/auth/login", { email: agent.email, password: testPassword });
    expect(old.status).toBe(401);
    expect((await (await test.signedIn(agent.email, newPassword)).get("/api/auth/me")).status).toBe(200);
    const subjects = async () => (await mailsTo(test, agent.email, 1)).map((mail) => mail.subject);
    await expect.poll(subjects).toContain("Your Llave password was changed");
  });

  test("keeps passkeys, keys and other ways in only if the address was verified", async () => {
    const test = await startTestApp();
    const { db } = test.database;
    // A device for news ends with its session.
    const connected = connections.filter((table) => table !== "push_device");
    for (const [provenAt, kept] of [
      [new Date(), ["authenticator", "passkey", "recovery_code", ...connected].sort()] as const,
      [null, []] as const,
    ]) {
      const { agent, token } = await forgotten(test);
      await db.updateTable("account").set({ email_verified_at: provenAt }).where("email", "=", agent.email).execute();
      await addWaysIn(db, agent.agent_id);
      await addConnections(db, agent.agent_id);
      expect((await test.client().post("/api/auth/reset-password", { token, newPassword })).status).toBe(200);
      const left = await waysInto(db, agent.agent_id);
      expect(left.filter((table) => table !== "known_device").sort()).toEqual(kept);
    }
  });

  test("is reset once per link, even when the link is used twice at once", async () => {
    const test = await startTestApp();
    const { token } = await forgotten(test);
    const body = { token, newPassword };
    const answers = await Promise.all([1, 2].map(() => test.client().post("/api/auth/reset-password", body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 400]);
    const again = await test.client().post("/api/auth/reset-password", body);
    expect([again.status, again.body.code]).toEqual([400, "link_not_valid"]);
  });

  test("requires a link less than an hour old", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    const { token } = await forgotten(test);
    now = new Date(now.getTime() + 3_601_000);
    const answer = await test.client().post("/api/auth/reset-password", { token, newPassword });
    expect([answer.status, answer.body.code]).toEqual([400, "link_not_valid"]);
  });

  test("mails at most one link a minute", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    const { email } = await createAgent(test.database.db);
    const ask = () => test.client().post("/api/auth/forgot-password", { email });
    const statuses = async () => {
      const { rows } = await test.database.pool.query("select status from mail where recipient = $1 order by status", [
        email,
      ]);
      return rows.map((row) => row.status);
    };
    await Promise.all([ask(), ask(), ask()]);
    await vi.waitFor(async () => expect(await statuses()).toEqual(["dropped", "dropped", "sent"]), waiting);
    now = new Date(now.getTime() + 61_000);
    await ask();
    await vi.waitFor(async () => expect(await statuses()).toEqual(["dropped", "dropped", "sent", "sent"]), waiting);
  });

  test("leaves nothing in the database that can open the account", async () => {
    const test = await startTestApp();
    const { agent, token } = await forgotten(test);
    const { rows } = await test.database.pool.query(
      `select l::text as link, (select string_agg(j.data::text, ' ') from pgboss.job j) as jobs
       from mailed_link l where account_id = $1`,
      [agent.agent_id],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].link + rows[0].jobs).not.toContain(token);
  });

  test("returns the same response for an unknown address and mails nobody", async () => {
    const test = await startTestApp();
    const { email } = newPerson();
    const unknown = await test.client().post("/api/auth/forgot-password", { email });
    const known = await createAgent(test.database.db);
    const answer = await test.client().post("/api/auth/forgot-password", { email: known.email });
    expect([unknown.status, unknown.text]).toEqual([answer.status, answer.text]);
    await mailsTo(test, known.email, 1);
    const find = "select status, body_text from mail where recipient = $1";
    const mails = async () => (await test.database.pool.query(find, [email])).rows;
    await expect.poll(mails).toEqual([{ status: "dropped", body_text: null }]);
  });

  test.each([
    ["a made-up token", { token: "made-up", newPassword }, "link_not_valid"],
    ["no token", { newPassword }, "invalid_request"],
    ["an empty token", { token: "", newPassword }, "invalid_request"],
    ["a short password", { token: "made-up", newPassword: "12345" }, "password_too_short"],
    ["no password", { token: "made-up" }, "invalid_request"],
  ])("with %s is refused", async (_name, body, code) => {
    const test = await startTestApp();
    const answer = await test.client().post("/api/auth/reset-password", body);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
  });

  test.each([[{}], [{ email: "x@" }], [{ email: 7 }]])("refuses a request with %j", async (body) => {
    const test = await startTestApp();
    const answer = await test.client().post("/api/auth/forgot-password", body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, ["email"]]);
  });

  test("can be reset by someone who only signed up, in their language", async () => {
    const test = await startTestApp();
    const person = newPerson();
    await registerAs(test, person);
    const spanish = test.client({ "accept-language": "es-US" });
    await spanish.post("/api/auth/forgot-password", { email: person.email });
    const [mail] = await mailsTo(test, person.email, 2);
    expect(mail?.subject).toBe("Restablece tu contraseña de Llave");
    expect(mail?.html).toContain('lang="es"');
  });
});
