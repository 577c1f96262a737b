import { describe, expect, test } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { createAgent, testPassword } from "../../testing/factories.ts";
import { mailsTo } from "../../testing/people.ts";
import { startTestApp, type TestApp } from "../../testing/testApp.ts";

const strict = { env: { LLAVE_RATE_FACTOR: "1", TRUST_PROXY: "1" } };

/** One sign-in from an address, with a new browser unless one is given. */
function attempt(test: TestApp, from: string, email: string, password = "not it", browser?: TestClient) {
  return (browser ?? test.client()).post("/api/auth/login", { email, password }, { "x-forwarded-for": from });
}

/** This many wrong passwords, one after the other; `of` says for which account and from where. */
async function guess(test: TestApp, count: number, of: (i: number) => [from: string, email: string]) {
  for (let i = 0; i < count; i++) expect((await attempt(test, ...of(i))).status).toBe(401);
}

describe("guessing a password", () => {
  test("counts many addresses of one IPv6 network as one", async () => {
    const test = await startTestApp(strict);
    const { email } = await createAgent(test.database.db);
    await guess(test, 10, (i) => [`2001:db8:1:2::${i}`, email]);
    expect((await attempt(test, "2001:db8:1:2:ffff::1", email, testPassword)).status).toBe(429);
    expect((await attempt(test, "2001:db8:1:3::1", email, testPassword)).status).toBe(200);
  });

  test("is stopped per account across addresses, except in a browser the owner used before", async () => {
    const test = await startTestApp(strict);
    const { email } = await createAgent(test.database.db);
    const own = test.client();
    expect((await attempt(test, "203.0.113.1", email, testPassword, own)).status).toBe(200);
    await own.post("/api/auth/logout");
    await guess(test, 50, (i) => [`198.51.100.${i}`, email]);
    const refused = await attempt(test, "198.51.100.99", email, testPassword);
    expect([refused.status, refused.body.code]).toEqual([429, "too_many_sign_ins"]);
    expect((await attempt(test, "203.0.113.1", email, testPassword, own)).status).toBe(200);
  });

  test("is stopped per address across accounts, only for that address", async () => {
    const test = await startTestApp(strict);
    const { email } = await createAgent(test.database.db);
    await guess(test, 60, (i) => ["192.0.2.1", `nobody-${i}@agents.example`]);
    expect((await attempt(test, "192.0.2.1", email, testPassword)).status).toBe(429);
    expect((await attempt(test, "192.0.2.2", email, testPassword)).status).toBe(200);
  });

  test("doubles the wait after each further failure", async () => {
    const test = await startTestApp(strict);
    const { email } = await createAgent(test.database.db);
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      await guess(test, 10, () => ["192.0.2.9", email]);
      const refused = await attempt(test, "192.0.2.9", email);
      waits.push(Math.round(Number(refused.headers.get("retry-after")) / 60));
      // The wait is over.
      await test.database.pool.query("delete from rate_limit where key like 'signin-pair:%'");
    }
    expect(waits).toEqual([15, 30, 60]);
  });

  test("is reported to the owner by mail once a day", async () => {
    const test = await startTestApp(strict);
    const { email } = await createAgent(test.database.db);
    for (const from of ["192.0.2.20", "192.0.2.21"]) {
      await guess(test, 10, () => [from, email]);
      expect((await attempt(test, from, email)).status).toBe(429);
    }
    await guess(test, 10, () => ["192.0.2.22", "nobody@agents.example"]);
    expect((await attempt(test, "192.0.2.22", "nobody@agents.example")).status).toBe(429);
    const [mail] = await mailsTo(test, email, 1);
    expect(mail?.subject).toBe("We stopped sign-ins to your Llave account");
    expect(mail?.text).toContain("/forgot-password");
    const { rows } = await test.database.pool.query(
      "select recipient, count(*)::int as n from mail where kind = 'sign_in_blocked' and recipient = any($1) group by 1",
      [[email, "nobody@agents.example"]],
    );
    expect(rows.find((row) => row.recipient === email)?.n).toBe(1);
    await expect
      .poll(async () => (await stateOf(test, "nobody@agents.example")).status, { timeout: 20_000 })
      .toBe("dropped");
  });

  test("is counted across all servers, like sign-ups and resets", async () => {
    const [one, two] = [await startTestApp(strict), await startTestApp(strict)];
    const { email } = await createAgent(one.database.db);
    await guess(one, 10, () => ["192.0.2.30", email]);
    expect((await attempt(two, "192.0.2.30", email, testPassword)).status).toBe(429);

    const forgot = (test: TestApp) =>
      test
        .client()
        .post("/api/auth/forgot-password", { email: "x@agents.example" }, { "x-forwarded-for": "192.0.2.31" });
    const answers = await Promise.all(Array.from({ length: 60 }, () => forgot(one)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60);
    expect((await forgot(two)).status).toBe(429);
  });
});

async function stateOf(test: TestApp, email: string) {
  const { rows } = await test.database.pool.query("select status from mail where recipient = $1", [email]);
  return rows[0];
}

describe("a sign-in from an unknown browser", () => {
  const chrome = "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";

  test("is mailed to the owner, except from the first or a known browser", async () => {
    const test = await startTestApp();
    const { email } = await createAgent(test.database.db);
    const first = await test.signedIn(email);
    await first.post("/api/auth/login", { email, password: testPassword });
    const other = test.client({ "user-agent": chrome, "accept-language": "es" });
    await other.post("/api/auth/login", { email, password: testPassword });
    const mails = await mailsTo(test, email, 1);
    expect(mails.map((mail) => mail.subject)).toEqual(["New sign-in to your Llave account"]);
    expect(mails[0]?.text).toContain("Chrome on Windows");
    expect(mails[0]?.text).toContain("/dashboard/settings/account");
    const { rows } = await test.database.pool.query("select count(*)::int as n from mail where recipient = $1", [
      email,
    ]);
    expect(rows[0].n).toBe(1);
  });
});
