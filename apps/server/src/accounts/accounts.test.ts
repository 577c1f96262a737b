import { describe, expect, test } from "vitest";
import { createAgent, testPassword } from "../testing/factories.ts";
import { invite, joinWaitlist, mailsTo, newPerson, registerAs, tokenIn } from "../testing/people.ts";
import { startChat, startTestApp } from "../testing/testApp.ts";

const newPassword = "another long password";

describe("the account's own sessions", () => {
  test("are listed with their browsers, without anyone else's", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    await test.signedIn((await createAgent(test.database.db)).email);
    const phone = test.client({ "user-agent": "Phone" });
    await phone.post("/api/auth/login", { email: agent.email, password: testPassword });
    const laptop = await test.signedIn(agent.email);
    const { body } = await laptop.get("/api/account/sessions");
    expect(body.map((row: { current: boolean }) => row.current)).toEqual([true, false]);
    expect(body[1]).toMatchObject({ userAgent: "Phone", createdAt: expect.any(String) });
    expect(JSON.stringify(body)).not.toContain(phone.cookie("llave_sid"));
  });

  test("end one by one, but not another person's", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    const other = await test.signedIn((await createAgent(test.database.db)).email);
    const phone = await test.signedIn(agent.email);
    const id = (await phone.get("/api/auth/me")).body.session.token;
    expect((await other.send("DELETE", `/api/account/sessions/${id}`)).status).toBe(404);
    expect((await phone.get("/api/auth/me")).status).toBe(200);
    const laptop = await test.signedIn(agent.email);
    expect((await laptop.send("DELETE", `/api/account/sessions/${id}`)).status).toBe(200);
    expect((await phone.get("/api/auth/me")).status).toBe(401);
    expect((await laptop.get("/api/auth/me")).status).toBe(200);
  });

  test("end everywhere at once", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    const phone = await test.signedIn(agent.email);
    const laptop = await test.signedIn(agent.email);
    expect((await laptop.send("DELETE", "/api/account/sessions")).status).toBe(200);
    expect(laptop.cookie("llave_sid")).toBeUndefined();
    expect((await phone.get("/api/auth/me")).status).toBe(401);
  });
});

describe("the password", () => {
  test("changes with the current one, ends other sessions, keeps this one and sends a mail", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    const elsewhere = await test.signedIn(agent.email);
    const browser = await test.signedIn(agent.email);
    const before = browser.cookie("llave_sid");
    const answer = await browser.post("/api/account/password", { currentPassword: testPassword, newPassword });
    expect(answer.body).toMatchObject({ user: { email: agent.email }, session: { token: expect.any(String) } });
    expect(browser.cookie("llave_sid")).not.toBe(before);
    expect((await browser.get("/api/auth/me")).status).toBe(200);
    expect((await elsewhere.get("/api/auth/me")).status).toBe(401);
    await test.signedIn(agent.email, newPassword);
    // Signing in can mail about a new device, before or after this one.
    const subjects = async () => (await mailsTo(test, agent.email, 1)).map(({ subject }) => subject);
    await expect.poll(subjects).toContain("Your Llave password was changed");
  });

  test("stays the same with a wrong current one, and guesses slow down", async () => {
    const test = await startTestApp({ env: { LLAVE_RATE_FACTOR: "1" } });
    const agent = await createAgent(test.database.db);
    const browser = await test.signedIn(agent.email);
    const guess = () => browser.post("/api/account/password", { currentPassword: "not it", newPassword });
    expect([(await guess()).status, (await guess()).body.code]).toEqual([403, "wrong_password"]);
    for (let i = 0; i < 8; i++) await guess();
    expect((await guess()).status).toBe(429);
  });

  test("must have six characters", async () => {
    const test = await startTestApp();
    const browser = await test.signedIn((await createAgent(test.database.db)).email);
    const body = { currentPassword: testPassword, newPassword: "12345" };
    expect((await browser.post("/api/account/password", body)).body.code).toBe("password_too_short");
  });
});

describe("the email", () => {
  test("changes once the new address confirms it, and the old address is notified", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    const browser = await test.signedIn(agent.email);
    const newEmail = newPerson().email;
    const body = { newEmail, currentPassword: testPassword };
    expect((await browser.post("/api/account/email", body)).body).toEqual({ ok: true });
    expect((await browser.get("/api/account")).body).toMatchObject({ email: agent.email, pendingEmail: newEmail });
    const token = tokenIn(await mailsTo(test, newEmail, 1), "token");
    expect((await test.client().post("/api/account/email/confirm", { token })).status).toBe(200);
    expect((await browser.get("/api/account")).body).toMatchObject({ email: newEmail, pendingEmail: null });
    await test.signedIn(newEmail);
    expect((await mailsTo(test, agent.email, 1))[0]?.subject).toBe("Your Llave email was changed");
    expect((await test.client().post("/api/account/email/confirm", { token })).body.code).toBe("link_not_valid");
  });

  test("can't become another account's, and the response doesn't reveal that it exists", async () => {
    const test = await startTestApp();
    const agent = await createAgent(test.database.db);
    const other = await createAgent(test.database.db);
    const browser = await test.signedIn(agent.email);
    const taken = await browser.post("/api/account/email", { newEmail: other.email, currentPassword: testPassword });
    const free = await browser.post("/api/account/email", {
      newEmail: newPerson().email,
      currentPassword: testPassword,
    });
    expect([taken.status, taken.text]).toEqual([free.status, free.text]);
    const confirm = await test.client().post("/api/account/email/confirm", { token: "made-up" });
    expect([confirm.status, confirm.body.code]).toEqual([400, "link_not_valid"]);
  });

  test("takes the waitlist place along, so the invitation matches", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const browser = await registerAs(test, person);
    const email = newPerson().email;
    await browser.post("/api/account/email", { newEmail: email, currentPassword: person.password });
    await browser.post("/api/account/email/confirm", { token: tokenIn(await mailsTo(test, email, 1), "token") });
    const token = await invite(test, { ...person, email });
    expect((await browser.post("/api/auth/accept-invitation", { token })).body).toEqual({
      accessLevel: "early_access",
    });
  });

  test("needs the current password", async () => {
    const test = await startTestApp();
    const browser = await test.signedIn((await createAgent(test.database.db)).email);
    const answer = await browser.post("/api/account/email", { newEmail: newPerson().email, currentPassword: "no" });
    expect([answer.status, answer.body.code]).toEqual([403, "wrong_password"]);
  });
});

describe("an account", () => {
  test("is erased with everything that belongs to it, after entering the password", async () => {
    const test = await startChat();
    await test.say("2 bedrooms in Brickell");
    const browser = await test.signedIn(test.agent.email);
    const wrong = await browser.post("/api/account/delete", { currentPassword: "not it" });
    expect([wrong.status, wrong.body.code]).toEqual([403, "wrong_password"]);
    expect((await browser.post("/api/account/delete", { currentPassword: testPassword })).status).toBe(200);
    expect((await browser.get("/api/auth/me")).status).toBe(401);
    const { rows } = await test.database.pool.query(
      `select (select count(*) from account where account_id = $1) + (select count(*) from smartlink where agent_id = $1)
        + (select count(*) from message where agent_id = $1) + (select count(*) from session where account_id = $1) as left`,
      [test.agent.agent_id],
    );
    expect(rows[0].left).toBe(0);
    expect((await test.renter.get(`/api/smartlink/${test.agent.slug}`)).status).toBe(404);
  });

  test("is erased with its waitlist place and its mails", async () => {
    const test = await startTestApp();
    const person = newPerson();
    const browser = await registerAs(test, person);
    await mailsTo(test, person.email, 1);
    await browser.post("/api/account/delete", { currentPassword: person.password });
    const { rows } = await test.database.pool.query(
      "select (select count(*) from waitlist_entry where email = $1) + (select count(*) from mail where recipient = $1) as left",
      [person.email],
    );
    expect(rows[0].left).toBe(0);
    expect((await joinWaitlist(test.client(), person)).body.joined).toBe(true);
  });
});
