import { statSync } from "node:fs";
import { expect, test } from "vitest";
import { createAgent, testPassword } from "../../testing/factories.ts";
import { mailsTo, newPerson, tokenIn } from "../../testing/people.ts";
import { startTestApp } from "../../testing/testApp.ts";
import { commonPasswordsFile, isCommonPassword } from "./commonPasswords.ts";

test.each(["123456", "password", "PassWord1", "qwerty123", "iloveyou", "welcome1", "teewinot"])(
  "%s is common",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true);
  },
);

test.each(["correct horse battery", "marisol likes mangos", "Tx9!kfq2", "the-key-of-ileana", ""])(
  "%j is not",
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false);
  },
);

test("the set contains the 100,000 most common passwords and stays small", () => {
  const { size } = statSync(commonPasswordsFile);
  expect(size / 4).toBeGreaterThanOrEqual(100_000);
  expect(size).toBeLessThan(500_000);
});

test("refuses a common password everywhere, with a reason next to the field", async () => {
  const test = await startTestApp();
  const common = "iloveyou";
  const spanish = { "accept-language": "es" };
  const signUp = await test.client().post("/api/auth/register", { ...newPerson(), password: common }, spanish);
  expect([signUp.status, signUp.body.code]).toEqual([400, "password_common"]);
  expect(signUp.body.fields.password).toContain("Tres o cuatro palabras");

  const { email } = await createAgent(test.database.db);
  const browser = await test.signedIn(email);
  const body = { currentPassword: testPassword, newPassword: common };
  const change = await browser.post("/api/account/password", body);
  expect([change.status, change.body.fields]).toEqual([400, { newPassword: expect.stringContaining("guess") }]);

  await test.client().post("/api/auth/forgot-password", { email });
  const token = tokenIn(await mailsTo(test, email, 1), "token");
  const reset = (newPassword: string) => test.client().post("/api/auth/reset-password", { token, newPassword });
  expect((await reset(common)).body.code).toBe("password_common");
  // The refusal doesn't use up the link.
  expect((await reset("mangos in july")).status).toBe(200);
});

test("accepts six characters if the password isn't common", async () => {
  const test = await startTestApp();
  const answer = await test.client().post("/api/auth/register", { ...newPerson(), password: "q7#zÑv" });
  expect(answer.status).toBe(200);
});
