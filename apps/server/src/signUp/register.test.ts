import { dayMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { createAccount, testPassword } from "../testing/factories.ts";
import { invite, mailsTo, newPerson, registerAs } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";

describe("signing up", () => {
  test("creates a waiting account without an invitation, signs in and mails a confirmation link", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const browser = test.client();
    const answer = await browser.post("/api/auth/register", person);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      user: { id: expect.any(String), email: person.email, name: person.name },
      redirectTo: "/waitlist",
      accessLevel: "none",
    });
    expect(answer.headers.getSetCookie()[0]).toMatch(/^llave_sid=.*HttpOnly.*SameSite=Lax/);
    expect((await browser.get("/api/auth/me")).body.user.email).toBe(person.email);
    expect((await browser.get("/api/agent/dashboard")).status).toBe(403);
    expect((await browser.get("/api/waitlist/own")).body).toMatchObject({ status: "pending", position: 1 });
    const [mail] = await mailsTo(test, person.email, 1);
    expect(mail?.subject).toBe("You're on the Llave early-access list");
  });

  test("gives early access with the mailed invitation", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const token = await invite(test, person);
    const browser = test.client();
    const opened = await browser.post("/api/auth/invitation", { token });
    expect(opened.body).toEqual({ email: person.email, name: person.name, hasAccount: false });
    const answer = await browser.post("/api/auth/register", { ...person, invite: token });
    expect(answer.body).toMatchObject({
      redirectTo: "/onboarding",
      accessLevel: "early_access",
      invitation: "accepted",
    });
    expect((await browser.get("/api/agent/dashboard")).status).toBe(200);
  });

  test("ignores fields that would grant rights", async () => {
    const test = await startTestApp();
    const browser = test.client();
    await browser.post("/api/auth/register", {
      ...newPerson(),
      role: "admin",
      accessLevel: "early_access",
      isAdmin: true,
    });
    expect((await browser.get("/api/auth/me")).body).toMatchObject({ role: "agent", accessLevel: "none" });
    expect((await browser.get("/api/waitlist/stats")).status).toBe(403);
  });

  test("never returns the password", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const answer = await test.client().post("/api/auth/register", person);
    expect(answer.text).not.toContain(person.password);
    expect(answer.text).not.toContain("argon2");
  });

  test("refuses a second sign-up with the same address in any case", async () => {
    const test = await startTestApp();
    const person = newPerson();
    await registerAs(test, person);
    const again = await test.client().post("/api/auth/register", { ...person, email: person.email.toUpperCase() });
    expect([again.status, again.body.code, again.headers.getSetCookie()]).toEqual([409, "email_taken", []]);
  });

  test("creates one account when two requests arrive at once", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const answers = await Promise.all([1, 2, 3].map(() => test.client().post("/api/auth/register", person)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409, 409]);
  });

  test.each([
    ["no name", { name: undefined }, "name"],
    ["a blank name", { name: "   " }, "name"],
    ["a name of two lines", { name: "Rosa\nBcc: x@y.example" }, "name"],
    ["no email", { email: undefined }, "email"],
    ["a broken email", { email: "x@" }, "email"],
    ["no password", { password: undefined }, "password"],
    ["five characters", { password: "12345" }, "password"],
    ["a flag that is none", { isAgent: "maybe" }, "isAgent"],
  ])("with %s names the field and creates no account", async (_name, wrong, field) => {
    const test = await startTestApp();
    const person = { ...newPerson(), ...wrong };
    const answer = await test.client().post("/api/auth/register", person);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    const login = await test.client().post("/api/auth/login", { email: newPerson().email, password: "12345" });
    expect(login.status).toBe(401);
  });

  test("states the minimum password length in both languages and accepts six characters", async () => {
    const test = await startTestApp();
    const short = { ...newPerson(), password: "12345" };
    const english = await test.client().post("/api/auth/register", short);
    expect(english.body).toMatchObject({ error: "Password must be at least 6 characters", code: "password_too_short" });
    const spanish = await test.client({ "accept-language": "es-MX" }).post("/api/auth/register", short);
    expect(spanish.body.error).toBe("La contraseña debe tener al menos 6 caracteres");
    expect((await test.client().post("/api/auth/register", { ...short, password: "6keys!" })).status).toBe(200);
  });
});

describe("an invitation", () => {
  test("grants nothing when forged", async () => {
    const test = await startTestApp();
    const browser = test.client();
    const answer = await browser.post("/api/auth/register", { ...newPerson(), invite: "made-up" });
    expect(answer.body).toMatchObject({ accessLevel: "none", invitation: "refused" });
    expect((await browser.post("/api/auth/invitation", { token: "made-up" })).status).toBe(404);
  });

  test("grants nothing to another address and isn't used up by the attempt", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const token = await invite(test, person);
    const other = await test.client().post("/api/auth/register", { ...newPerson(), invite: token });
    expect(other.body).toMatchObject({ accessLevel: "none", invitation: "refused" });
    const right = await test.client().post("/api/auth/register", { ...person, invite: token });
    expect(right.body.accessLevel).toBe("early_access");
  });

  test("works once", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const token = await invite(test, person);
    await registerAs(test, person, token);
    await test.database.pool.query("update account set access_level = 'none' where email = $1", [person.email]);
    const again = await test
      .client()
      .post("/api/auth/login", { email: person.email, password: person.password, invite: token });
    expect([again.status, again.body.invitation]).toEqual([200, "refused"]);
    const opened = await test.client().post("/api/auth/invitation", { token });
    expect([opened.status, opened.body.code]).toEqual([410, "invitation_used"]);
    const status = await (await test.signedIn(person.email, person.password)).get("/api/access/status");
    expect(status.body.accessLevel).toBe("none");
  });

  test("expires after 14 days", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    const person = newPerson();
    const token = await invite(test, person);
    now = new Date(now.getTime() + 14 * dayMs + 1000);
    const answer = await test.client().post("/api/auth/register", { ...person, invite: token });
    expect(answer.body.invitation).toBe("refused");
    const opened = await test.client().post("/api/auth/invitation", { token });
    expect([opened.status, opened.body.code]).toEqual([410, "invitation_expired"]);
    const browser = await test.signedIn(person.email, person.password);
    const accepted = await browser.post("/api/auth/accept-invitation", { token });
    expect([accepted.status, accepted.body.code]).toEqual([410, "invitation_expired"]);
  });

  test("leads an existing account to sign-in, which then grants access", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const account = await createAccount(test.database.db, { email: person.email, access_level: "none" });
    const token = await invite(test, person);
    const [mail] = (await mailsTo(test, person.email, 2)).filter((one) => one.subject === "Your invitation to Llave");
    expect(mail?.text).toContain(`/login?invite=${token}`);
    const browser = test.client();
    const answer = await browser.post("/api/auth/login", {
      email: account.email,
      password: testPassword,
      invite: token,
    });
    expect(answer.body.invitation).toBe("accepted");
    expect((await browser.get("/api/access/status")).body.accessLevel).toBe("early_access");
  });

  test("can be accepted while signed in, only with the right address", async () => {
    const test = await startTestApp();
    const person = newPerson();
    await createAccount(test.database.db, { email: person.email, access_level: "none" });
    const other = await createAccount(test.database.db, { access_level: "none" });
    const token = await invite(test, person);
    const wrong = await (await test.signedIn(other.email)).post("/api/auth/accept-invitation", { token });
    expect([wrong.status, wrong.body.code]).toEqual([403, "invitation_other_address"]);
    const right = await (await test.signedIn(person.email)).post("/api/auth/accept-invitation", { token });
    expect([right.status, right.body]).toEqual([200, { accessLevel: "early_access" }]);
  });
});
