import { dayMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { createAccount, createAgent, testPassword } from "../testing/factories.ts";
import { startTestApp } from "../testing/testApp.ts";

describe("signing in", () => {
  test("sets an httpOnly cookie and returns the session for the browser's guards", async () => {
    const { client, database } = await startTestApp();
    const agent = await createAgent(database.db);
    const browser = client();
    const answer = await browser.post("/api/auth/login", { email: agent.email.toUpperCase(), password: testPassword });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({ id: agent.agent_id, email: agent.email, name: agent.name });
    expect(answer.body.session.expiry).toBeGreaterThan(Date.now() + 29 * dayMs);
    const [cookie] = answer.headers.getSetCookie();
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toContain(answer.body.session.token);
    expect((await browser.get("/api/auth/me")).body.user.id).toBe(agent.agent_id);
  });

  test("sets a Secure cookie when the public address is https", async () => {
    const { client, database } = await startTestApp({ env: { ORIGIN: "https://llave.example" } });
    const { email } = await createAgent(database.db);
    const answer = await client().post("/api/auth/login", { email, password: testPassword });
    expect(answer.headers.getSetCookie()[0]).toMatch(/Secure/);
  });

  test("never reveals whether the account exists", async () => {
    const { client, database } = await startTestApp();
    const { email } = await createAgent(database.db);
    const wrong = await client().post("/api/auth/login", { email, password: "not it" });
    const unknown = await client().post("/api/auth/login", { email: "nobody@agents.example", password: "not it" });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.status).toBe(401);
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  test.each([
    ["no email", { password: "x" }, { email: "Required" }],
    ["a broken email", { email: "x@", password: "x" }, { email: "Please enter a valid email address" }],
    ["no password", { email: "a@b.example" }, { password: "Required" }],
    ["wrong types", { email: 1, password: [] }, { email: expect.any(String), password: expect.any(String) }],
  ])("with %s names the field", async (_name, body, fields) => {
    const { client } = await startTestApp();
    const answer = await client().post("/api/auth/login", body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: expect.any(String), code: "invalid_request", fields });
  });

  test("slows down after ten failures, only for that account and address", async () => {
    const { client, database } = await startTestApp({ env: { LLAVE_RATE_FACTOR: "1" } });
    const { email } = await createAgent(database.db);
    const other = await createAgent(database.db);
    for (let i = 0; i < 10; i++) await client().post("/api/auth/login", { email, password: "not it" });
    const refused = await client().post("/api/auth/login", { email, password: testPassword });
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_sign_ins"]);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(60);
    const fine = await client().post("/api/auth/login", { email: other.email, password: testPassword });
    expect(fine.status).toBe(200);
  });
});

test("slows down simultaneous guesses like any others", async () => {
  const { client, database } = await startTestApp({ env: { LLAVE_RATE_FACTOR: "1" } });
  const { email } = await createAgent(database.db);
  const guess = () => client().post("/api/auth/login", { email, password: "not it" });
  const statuses = (await Promise.all(Array.from({ length: 30 }, guess))).map((answer) => answer.status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

describe("a session", () => {
  test("ends on the server at sign-out", async () => {
    const { client, database } = await startTestApp();
    const { email } = await createAgent(database.db);
    const browser = client();
    await browser.post("/api/auth/login", { email, password: testPassword });
    const stolen = client();
    stolen.setCookie("llave_sid", browser.cookie("llave_sid") ?? "");
    expect((await browser.post("/api/auth/logout")).status).toBe(200);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    expect((await stolen.get("/api/auth/me")).status).toBe(401);
    expect((await browser.post("/api/auth/logout")).status).toBe(200);
  });

  test("is rejected when expired or forged", async () => {
    const { client, database, signedIn } = await startTestApp();
    const agent = await createAgent(database.db);
    const browser = await signedIn(agent.email);
    await database.pool.query("update session set expires_at = now() - interval '1 s' where account_id = $1", [
      agent.agent_id,
    ]);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    const forger = client();
    forger.setCookie("llave_sid", "made-up");
    expect((await forger.get("/api/auth/me")).status).toBe(401);
  });

  test("is extended by 30 days once a day", async () => {
    const { database, signedIn } = await startTestApp();
    const agent = await createAgent(database.db);
    const browser = await signedIn(agent.email);
    expect((await browser.get("/api/auth/me")).headers.getSetCookie()).toEqual([]);
    await database.pool.query(
      "update session set refreshed_at = now() - interval '25 h', expires_at = now() + interval '1 day' where account_id = $1",
      [agent.agent_id],
    );
    const me = await browser.get("/api/auth/me");
    expect(me.headers.getSetCookie()[0]).toContain("llave_sid=");
    expect(me.body.session.expiry).toBeGreaterThan(Date.now() + 29 * dayMs);
  });

  test("stores only a hash of the cookie", async () => {
    const { database, signedIn } = await startTestApp();
    const agent = await createAgent(database.db);
    const browser = await signedIn(agent.email);
    const { rows } = await database.pool.query("select s::text as row from session s where account_id = $1", [
      agent.agent_id,
    ]);
    expect(rows[0].row).not.toContain(browser.cookie("llave_sid"));
  });
});

describe("access", () => {
  test("status distinguishes signed out, waiting and approved", async () => {
    const { client, database, signedIn } = await startTestApp();
    expect((await client().get("/api/access/status")).body).toEqual({ authenticated: false, accessLevel: "none" });
    const waiting = await createAccount(database.db, { access_level: "none" });
    expect((await (await signedIn(waiting.email)).get("/api/access/status")).body).toEqual({
      authenticated: true,
      email: waiting.email,
      name: waiting.name,
      accessLevel: "none",
    });
    const agent = await createAgent(database.db);
    const status = await (await signedIn(agent.email)).get("/api/access/status");
    expect(status.body.accessLevel).toBe("early_access");
  });

  test("to the dashboard requires early access", async () => {
    const { client, database, signedIn } = await startTestApp();
    expect((await client().get("/api/agent/dashboard")).status).toBe(401);
    const waiting = await createAccount(database.db, { access_level: "none" });
    expect((await (await signedIn(waiting.email)).get("/api/agent/dashboard")).status).toBe(403);
    const agent = await createAgent(database.db);
    const answer = await (await signedIn(agent.email)).get("/api/agent/dashboard");
    expect([answer.status, answer.body]).toEqual([
      200,
      { approved: true, onboarded: true, admin: false, leads: 0, smartLinks: 0, properties: 0 },
    ]);
  });

  test("to the profile shows name and license, never contact details or secrets", async () => {
    const { database, signedIn } = await startTestApp();
    const agent = await createAgent(database.db, { brokerage: "Bay Realty", phone: "+13055550100" });
    const { body } = await (await signedIn(agent.email)).get("/api/agent/profile");
    expect(body).toEqual({
      id: agent.agent_id,
      name: agent.name,
      licenseNumber: "SL3456789",
      licenseState: "FL",
      licenseStatus: "attested",
      profileImage: "",
      brokerage: "Bay Realty",
    });
  });
});
