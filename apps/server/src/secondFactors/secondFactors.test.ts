import { dayMs } from "@llave/contract/calendar";
import { generate } from "otplib";
import { describe, expect, test } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { createAccount, createAgent, testPassword } from "../testing/factories.ts";
import { mailsTo, tokenIn } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";
import { friday, testClock } from "../testing/testClock.ts";

const proven = { currentPassword: testPassword };
/** Stopped in the middle of a half minute: with a real clock, a code may expire between its creation and its use. */
const clock = testClock(friday + 15_000);
const codeOf = (secret: string, secondsFromNow = 0) =>
  generate({ secret, epoch: Math.floor(clock.at / 1000) + secondsFromNow });

const start = (options: { env?: Record<string, string> } = {}) => startTestApp({ ...options, now: clock.now });

/** A person whose account has an authenticator app; the code that confirmed it is half a minute old. */
async function enrolled(test: TestApp) {
  const { email } = await createAgent(test.database.db);
  const browser = await test.signedIn(email);
  const { secret, qr } = (await browser.post("/api/account/authenticator", proven)).body;
  expect(qr).toMatch(/^<svg/);
  const code = await codeOf(secret, -30);
  const confirmed = await browser.post("/api/account/authenticator/confirm", { code });
  expect(confirmed.status).toBe(200);
  return { email, browser, secret, code, codes: confirmed.body.recoveryCodes as string[] };
}

const signIn = (browser: TestClient, email: string) =>
  browser.post("/api/auth/login", { email, password: testPassword });

const strict = { env: { LLAVE_RATE_FACTOR: "1", TRUST_PROXY: "1" } };

/** Both steps of a sign-in from an address, with a new browser unless one is given; answers as the second one does. */
async function tryFrom(test: TestApp, from: string, email: string, code: string, browser = test.client()) {
  const headers = { "x-forwarded-for": from };
  const first = await browser.post("/api/auth/login", { email, password: testPassword }, headers);
  return browser.post("/api/auth/second-step", { token: first.body.secondStep.token, code }, headers);
}

describe("an account with an authenticator app", () => {
  test("requires both password and code", async () => {
    const test = await start();
    const { email, secret } = await enrolled(test);
    const browser = test.client();
    const first = await signIn(browser, email);
    expect([first.status, first.body]).toEqual([
      202,
      { secondStep: { token: expect.any(String), authenticator: true, passkey: false } },
    ]);
    expect(browser.cookie("llave_sid")).toBeUndefined();
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    const { token } = first.body.secondStep;
    const answer = await browser.post("/api/auth/second-step", { token, code: await codeOf(secret) });
    expect(answer.status).toBe(200);
    expect(answer.body.user.email).toBe(email);
    expect((await browser.get("/api/auth/me")).status).toBe(200);
    const [event] = (await browser.get("/api/account/security-events")).body;
    expect(event).toMatchObject({ kind: "signed_in", proof: "authenticator" });
  });

  test("rejects a reused code, an old one and another account's", async () => {
    const test = await start();
    const { email, secret, code } = await enrolled(test);
    const other = await enrolled(test);
    const tries = async (typed: string) => {
      const { token } = (await signIn(test.client(), email)).body.secondStep;
      return (await test.client().post("/api/auth/second-step", { token, code: typed })).status;
    };
    expect(await tries(code)).toBe(403);
    expect(await tries(await codeOf(other.secret))).toBe(403);
    expect(await tries(await codeOf(secret, -300))).toBe(403);
    const now = await codeOf(secret);
    expect(await tries(now)).toBe(200);
    expect(await tries(now)).toBe(403);
  });

  test("allows five codes per password, and each step once", async () => {
    const test = await start();
    const { email, secret } = await enrolled(test);
    const { token } = (await signIn(test.client(), email)).body.secondStep;
    const tryCode = (code: string) => test.client().post("/api/auth/second-step", { token, code });
    for (let i = 0; i < 5; i++) expect((await tryCode("000000")).body.code).toBe("wrong_code");
    expect((await tryCode(await codeOf(secret))).body.code).toBe("second_step_over");
    const unknown = { token: crypto.randomUUID(), code: "000000" };
    expect((await test.client().post("/api/auth/second-step", unknown)).body.code).toBe("second_step_over");
  });

  test("stops guesses from many addresses, each with a new token, and tells the owner once", async () => {
    const test = await start(strict);
    const { email, secret, browser } = await enrolled(test);
    for (let i = 0; i < 10; i++) expect((await tryFrom(test, `198.51.100.${i}`, email, "000000")).status).toBe(403);
    for (const from of ["198.51.100.98", "198.51.100.99"]) {
      const refused = await tryFrom(test, from, email, await codeOf(secret));
      expect([refused.status, refused.body.code]).toEqual([429, "too_many_codes"]);
      expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(890);
    }
    // The owner's own browser has its own count.
    await browser.post("/api/auth/logout");
    expect((await tryFrom(test, "203.0.113.1", email, await codeOf(secret), browser)).status).toBe(200);
    const mails = await mailsTo(test, email, 1);
    expect(mails.map((mail) => mail.subject)).toEqual(["Someone may know your Llave password"]);
  });

  test("ends the wait after wrong codes with a reset of the password", async () => {
    const test = await start(strict);
    const { email, codes } = await enrolled(test);
    for (let i = 0; i < 11; i++) await tryFrom(test, `198.51.100.${i}`, email, "000000");
    await test.client().post("/api/auth/forgot-password", { email });
    const token = tokenIn(await mailsTo(test, email, 2), "token");
    await test.client().post("/api/auth/reset-password", { token, newPassword: testPassword });
    expect((await tryFrom(test, "203.0.113.1", email, codes[0] ?? "")).status).toBe(200);
  });

  test("accepts each recovery code once", async () => {
    const test = await start();
    const { email, codes } = await enrolled(test);
    expect(codes).toHaveLength(10);
    const use = async (code: string) => {
      const browser = test.client();
      const { token } = (await signIn(browser, email)).body.secondStep;
      return { browser, status: (await browser.post("/api/auth/second-step", { token, code })).status };
    };
    const { browser, status } = await use((codes[0] ?? "").toUpperCase().replaceAll("-", " "));
    expect(status).toBe(200);
    expect((await use(codes[0] ?? "")).status).toBe(403);
    expect((await browser.get("/api/account/second-factors")).body).toEqual({
      authenticator: true,
      passkeys: [],
      recoveryCodesLeft: 9,
      required: false,
    });
    const fresh = (await browser.post("/api/account/recovery-codes", proven)).body.recoveryCodes;
    expect((await use(codes[1] ?? "")).status).toBe(403);
    expect((await use(fresh[0])).status).toBe(200);
  });

  test("ends older sessions when added, and needs the password to be removed", async () => {
    const test = await start();
    const { email } = await createAgent(test.database.db);
    const before = await test.signedIn(email);
    const browser = await test.signedIn(email);
    const { secret } = (await browser.post("/api/account/authenticator", proven)).body;
    expect((await before.get("/api/auth/me")).status).toBe(200);
    await browser.post("/api/account/authenticator/confirm", { code: await codeOf(secret) });
    expect((await before.get("/api/auth/me")).status).toBe(401);
    const again = await browser.post("/api/account/authenticator", proven);
    expect([again.status, again.body.code]).toEqual([409, "authenticator_in_use"]);
    const remove = (currentPassword: string) => browser.post("/api/account/authenticator/remove", { currentPassword });
    expect((await remove("not it")).body.code).toBe("wrong_password");
    expect((await remove(testPassword)).status).toBe(200);
    expect((await browser.get("/api/account/second-factors")).body.recoveryCodesLeft).toBe(0);
    expect((await signIn(test.client(), email)).status).toBe(200);
  });

  test("stores a secret that the database alone doesn't reveal", async () => {
    const test = await start();
    const { secret, codes } = await enrolled(test);
    const { rows } = await test.database.pool.query(
      "select string_agg(a::text, '') || (select string_agg(r::text, '') from recovery_code r) as text from authenticator a",
    );
    expect(rows[0].text).not.toContain(Buffer.from(secret).toString("hex"));
    expect(rows[0].text).not.toContain(Buffer.from(codes[0] ?? "").toString("hex"));
  });
});

describe("a passkey", () => {
  test("uses a new challenge each time and rejects made-up responses", async () => {
    const { client } = await startTestApp();
    const [one, two] = await Promise.all([1, 2].map(() => client().post("/api/auth/passkey/options")));
    expect(one?.body.options.challenge).not.toBe(two?.body.options.challenge);
    const answer = { id: "made-up", rawId: "made-up", response: {}, type: "public-key", clientExtensionResults: {} };
    const tried = await client().post("/api/auth/passkey", { token: one?.body.token, response: answer });
    expect([tried.status, tried.body.code]).toEqual([403, "wrong_passkey"]);
    const again = await client().post("/api/auth/passkey", { token: one?.body.token, response: answer });
    expect(again.body.code).toBe("second_step_over");
  });

  test("can only be added to your own account, with the password", async () => {
    const test = await startTestApp();
    const [a, b] = [await createAgent(test.database.db), await createAgent(test.database.db)];
    const [own, other] = [await test.signedIn(a.email), await test.signedIn(b.email)];
    expect((await own.post("/api/account/passkeys/options", { currentPassword: "not it" })).status).toBe(403);
    const { token, options } = (await own.post("/api/account/passkeys/options", proven)).body;
    expect(options.rp).toEqual({ name: "Llave", id: "localhost" });
    const body = { token, name: "Laptop", response: { id: "made-up" } };
    expect((await other.post("/api/account/passkeys", body)).body.code).toBe("wrong_passkey");
    expect((await own.post(`/api/account/passkeys/${crypto.randomUUID()}/remove`, proven)).status).toBe(404);
  });
});

describe("an administrator", () => {
  const production = {
    NODE_ENV: "production",
    LLAVE_SECRET: "a secret for tests only, 32 characters",
    ORIGIN: "https://llave.example",
  };

  test("must set up a second factor first in production, with the session the password started", async () => {
    const test = await start({ env: production });
    const { email } = await createAccount(test.database.db, { role: "admin" });
    const browser = await test.signedIn(email);
    const refused = await browser.get("/api/admin/waitlist");
    expect([refused.status, refused.body.code]).toEqual([403, "second_factor_required"]);
    expect((await browser.get("/api/account/second-factors")).body.required).toBe(true);
    const { secret } = (await browser.post("/api/account/authenticator", proven)).body;
    await browser.post("/api/account/authenticator/confirm", { code: await codeOf(secret) });
    expect((await browser.get("/api/admin/waitlist")).status).toBe(200);
  });

  test("may do so later outside production", async () => {
    const test = await startTestApp();
    const { email } = await createAccount(test.database.db, { role: "admin" });
    const browser = await test.signedIn(email);
    expect((await browser.get("/api/admin/waitlist")).status).toBe(200);
    expect((await browser.get("/api/account/second-factors")).body.required).toBe(false);
  });
});

describe("a session", () => {
  test("ends 90 days after it started, however often it was used", async () => {
    const test = await startTestApp();
    const { email, agent_id } = await createAgent(test.database.db);
    const browser = await test.signedIn(email);
    const began = (days: number) =>
      test.database.pool.query(
        `update session set created_at = now() - make_interval(days => $2), refreshed_at = now() - interval '2 days',
         expires_at = now() + interval '20 days' where account_id = $1`,
        [agent_id, days],
      );
    await began(80);
    const { session } = (await browser.get("/api/auth/me")).body;
    expect(Math.round((session.expiry - Date.now()) / dayMs)).toBe(10);
    await began(91);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
  });
});
