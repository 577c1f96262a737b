import { expect, onTestFinished, test, vi } from "vitest";
import { createAccount } from "../testing/factories.ts";
import { invite, mailsTo, newPerson, registerAs, tokenIn } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

/** What the server writes to its log and the terminal from here on. */
function captureOutput(): () => string {
  const pieces: string[] = [];
  const keep = (piece: string | Uint8Array) => {
    pieces.push(String(piece));
    return true;
  };
  for (const stream of [process.stdout, process.stderr]) {
    const spy = vi.spyOn(stream, "write").mockImplementation(keep);
    onTestFinished(() => spy.mockRestore());
  }
  return () => pieces.join("");
}

test("the debug log contains no password, token or cookie", async () => {
  const output = captureOutput();
  const test = await startTestApp({ env: { LLAVE_LOG: "debug" } });
  const person = newPerson();
  const newPassword = "the next secret password";
  const token = await invite(test, person);
  const browser = await registerAs(test, person, token);
  const cookies = [browser.cookie("llave_sid")];
  await test.client().post("/api/auth/login", { email: person.email, password: `${person.password} wrong` });
  await test.client().post("/api/auth/forgot-password", { email: person.email });
  const reset = tokenIn(await mailsTo(test, person.email, 3), "token");
  await test.client().post("/api/auth/reset-password", { token: reset, newPassword });
  cookies.push((await test.signedIn(person.email, newPassword)).cookie("llave_sid"));
  // An internal server error is logged with its cause, which must not include the request.
  const broken = await createAccount(test.database.db);
  const victim = await test.signedIn(broken.email);
  await test.database.pool.query("alter table mail rename to mail_away");
  const failed = await victim.post("/api/account/password", { currentPassword: "a long enough password", newPassword });
  await test.database.pool.query("alter table mail_away rename to mail");
  expect(failed.status).toBe(500);
  cookies.push(victim.cookie("llave_sid"));

  const log = output();
  expect(log).toContain("request failed");
  for (const secret of [person.password, newPassword, token, reset, ...cookies]) {
    expect(secret).toBeTruthy();
    expect(log).not.toContain(secret);
  }
  expect(log).not.toMatch(/argon2/);
});
