import { describe, expect, test } from "vitest";
import { ensureAdmin } from "../admin/firstAdmin.ts";
import { purgeOldRecords } from "../retention/purgeOldRecords.ts";
import { createAccount, createAgent, testPassword } from "../testing/factories.ts";
import { newPerson, registerAs, signedInAdmin } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

const browser = {
  "user-agent": "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
  "x-forwarded-for": "203.0.113.77",
};

async function stage() {
  const test = await startTestApp({ env: { TRUST_PROXY: "1" } });
  const agent = await createAgent(test.database.db);
  const own = test.client(browser);
  const signIn = (password = testPassword) => own.post("/api/auth/login", { email: agent.email, password });
  const kinds = async () =>
    (await own.get("/api/account/security-events?limit=50")).body.map(({ kind }: { kind: string }) => kind);
  return { ...test, agent, own, signIn, kinds };
}

describe("the security log", () => {
  test("records who signed in how, with what and from where, and failed attempts", async () => {
    const { own, signIn } = await stage();
    await signIn("not it");
    await signIn();
    const [newest, failed] = (await own.get("/api/account/security-events")).body;
    expect(newest).toEqual({
      id: expect.any(String),
      kind: "signed_in",
      proof: "password",
      device: "Chrome, Windows",
      network: "203.0.113.0/24",
      at: expect.any(String),
    });
    expect(failed).toMatchObject({ kind: "sign_in_failed", proof: null });
  });

  test("records changes of passwords, addresses, exports, sessions and access", async () => {
    const { own, agent, signIn, kinds } = await stage();
    await signIn();
    await own.get("/api/leads/export.csv");
    await own.get("/api/account/export");
    await own.post("/api/account/email", { newEmail: "new@agents.example", currentPassword: testPassword });
    await own.post("/api/account/password", { currentPassword: testPassword, newPassword: "another long one" });
    await own.send("DELETE", "/api/account/sessions");
    await signIn("another long one");
    expect(await kinds()).toEqual([
      "signed_in",
      "sessions_ended",
      "password_changed",
      "email_change_asked",
      "account_exported",
      "leads_exported",
      "signed_in",
    ]);
    expect(agent.email).toBeTruthy();
  });

  test("shows an account only its own events, page by page", async () => {
    const { own, signIn, client, database } = await stage();
    const other = await createAgent(database.db);
    const stranger = client();
    await stranger.post("/api/auth/login", { email: other.email, password: testPassword });
    for (let i = 0; i < 5; i++) await signIn();
    const first = await own.get("/api/account/security-events?limit=3");
    expect(first.body).toHaveLength(3);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
    const rest = (await own.get(next)).body;
    expect(rest).toHaveLength(2);
    const ids = [...first.body, ...rest].map(({ id }: { id: string }) => id);
    expect(new Set(ids).size).toBe(5);
    expect((await stranger.get("/api/account/security-events")).body).toHaveLength(1);
    expect((await client().get("/api/account/security-events")).status).toBe(401);
  });

  test("shows administrators every account's events, including erased accounts", async () => {
    const test = await startTestApp();
    const admin = await signedInAdmin(test);
    const person = newPerson();
    const gone = await registerAs(test, person);
    const read = async () => (await admin.get("/api/admin/security-events")).body;
    expect((await read())[0]).toMatchObject({ kind: "signed_in", proof: "sign_up", email: person.email });
    await gone.post("/api/account/delete", { currentPassword: person.password });
    const text = JSON.stringify(await read());
    expect((await read())[0]).toMatchObject({ kind: "account_erased", email: null });
    expect(text).not.toContain(person.email);
    expect((await gone.get("/api/admin/security-events")).status).toBe(401);
  });

  test("records when the operator makes someone an administrator", async () => {
    const test = await startTestApp();
    const { account_id, email } = await createAccount(test.database.db);
    await ensureAdmin(test.database.db, { email, password: "the operator's own" });
    const { rows } = await test.database.pool.query("select kind from security_event where account_id = $1", [
      account_id,
    ]);
    expect(rows).toEqual([{ kind: "made_admin" }]);
  });

  test("can't be changed, emptied or shortened in the database within two years", async () => {
    const { signIn, database, agent } = await stage();
    await signIn();
    const { pool, db } = database;
    for (const statement of [
      "update security_event set kind = 'signed_out'",
      "delete from security_event",
      "truncate security_event",
    ])
      await expect(pool.query(statement)).rejects.toThrow("security events are only ever added");
    await pool.query(
      `insert into security_event (account_id, kind, created_at)
       values ($1, 'signed_out', now() - interval '2 years 1 day'), ($1, 'signed_out', now() - interval '2 years' + interval '1 day')`,
      [agent.agent_id],
    );
    await purgeOldRecords(db, new Date());
    const { rows } = await pool.query(
      "select count(*)::int as n from security_event where account_id = $1 and kind = 'signed_out'",
      [agent.agent_id],
    );
    expect(rows[0].n).toBe(1);
  });
});
