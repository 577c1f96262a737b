import { dayMs } from "@llave/contract/calendar";
import { describe, expect, test } from "vitest";
import { invite, joinWaitlist, mailsTo, newPerson, registerAs, signedInAdmin, tokenIn } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";

/** Takes everyone else off the list, so that places start at 1. */
async function emptyList(): Promise<TestApp> {
  const test = await startTestApp();
  await test.database.pool.query("delete from waitlist_entry");
  return test;
}

async function joinMany(test: TestApp, count: number) {
  const people = Array.from({ length: count }, newPerson);
  const joined = [];
  for (const person of people) joined.push({ person, ...(await joinWaitlist(test.client(), person)).body });
  return joined;
}

async function places(test: TestApp): Promise<string[]> {
  const { body } = await (await signedInAdmin(test)).get("/api/admin/waitlist?limit=100");
  return body.entries.map((entry: { position: number; email: string }) => `${entry.position} ${entry.email}`);
}

describe("joining the waitlist", () => {
  test("creates a pending entry at the end of the queue, and a mail", async () => {
    const test = await emptyList();
    await joinMany(test, 2);
    const person = newPerson();
    const browser = test.client();
    const answer = await joinWaitlist(browser, person, { is_agent: false, status: "invited", utm_source: "instagram" });
    expect([answer.status, answer.body]).toEqual([
      200,
      { joined: true, status: "pending", position: 3, referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/) },
    ]);
    const { body } = await (await signedInAdmin(test)).get("/api/admin/waitlist?isAgent=false");
    expect(body.entries).toEqual([
      expect.objectContaining({
        name: person.name,
        email: person.email,
        isAgent: false,
        status: "pending",
        utmSource: "instagram",
      }),
    ]);
    const [mail] = await mailsTo(test, person.email, 1);
    expect(mail?.text).toContain("You're #3 in line");
    expect((await browser.get("/api/waitlist/own")).body).toEqual({
      status: "pending",
      position: 3,
      estimatedDays: null,
      referrals: 0,
      referralCode: answer.body.referralCode,
      referralLink: `http://localhost:${new URL(test.origin).port}/early?ref=${answer.body.referralCode}`,
    });
  });

  test("creates no second entry when repeated, and returns the person's place", async () => {
    const test = await emptyList();
    const person = newPerson();
    await joinWaitlist(test.client(), person);
    await joinMany(test, 1);
    const stranger = test.client();
    const again = await joinWaitlist(stranger, { ...person, email: person.email.toUpperCase(), name: "Somebody Else" });
    expect(again.body).toEqual({ joined: false, status: "pending", position: 1, referralCode: null });
    expect((await stranger.get("/api/waitlist/own")).status).toBe(404);
    expect(await places(test)).toHaveLength(2);
    await mailsTo(test, person.email, 1);
    const { rows } = await test.database.pool.query("select count(*) from mail where lower(recipient) = $1", [
      person.email,
    ]);
    expect(rows[0].count).toBe(1);
  });

  test("creates one entry and one mail for simultaneous requests with one address", async () => {
    const test = await emptyList();
    const person = newPerson();
    const answers = await Promise.all(Array.from({ length: 8 }, () => joinWaitlist(test.client(), person)));
    expect(answers.filter((answer) => answer.body.joined)).toHaveLength(1);
    expect(answers.map((answer) => answer.status)).toEqual(Array(8).fill(200));
    const { rows } = await test.database.pool.query("select count(*) from mail where recipient = $1", [person.email]);
    expect(rows[0].count).toBe(1);
  });

  test("is remembered on another device through the mail's link", async () => {
    const test = await emptyList();
    const person = newPerson();
    await joinWaitlist(test.client(), person);
    const place = tokenIn(await mailsTo(test, person.email, 1), "place");
    const phone = test.client();
    expect((await phone.get(`/api/waitlist/own?place=${place}`)).body.position).toBe(1);
    expect((await phone.get("/api/waitlist/own")).body.position).toBe(1);
    expect((await test.client().get(`/api/waitlist/own?place=${place}x`)).status).toBe(404);
  });

  test("stores the place in a signed cookie that scripts can't read", async () => {
    const test = await emptyList();
    const browser = test.client();
    const answer = await joinWaitlist(browser, newPerson());
    expect(answer.headers.getSetCookie()[0]).toMatch(/^llave_place=.*HttpOnly.*SameSite=Lax/);
    const id = browser.cookie("llave_place")?.split(".")[0];
    const forger = test.client();
    forger.setCookie("llave_place", `${id}.${"A".repeat(43)}`);
    expect((await forger.get("/api/waitlist/own")).status).toBe(404);
  });

  test("keeps the form's place after signing up, and the account shows it", async () => {
    const test = await emptyList();
    const person = newPerson();
    await joinWaitlist(test.client(), person);
    await joinMany(test, 1);
    const browser = await registerAs(test, person);
    expect((await browser.get("/api/waitlist/own")).body.position).toBe(1);
  });

  test("belongs only to the account that the same browser opens", async () => {
    const test = await emptyList();
    const [own, others] = [newPerson(), newPerson()];
    const browser = test.client();
    await joinWaitlist(browser, own);
    await browser.post("/api/auth/register", own);
    await joinWaitlist(test.client(), others);
    const stranger = await registerAs(test, others);
    for (const [who, person] of [
      [browser, own],
      [stranger, others],
    ] as const) {
      await who.post("/api/account/delete", { currentPassword: person.password });
    }
    const { body } = await (await signedInAdmin(test)).get("/api/admin/waitlist");
    expect(body.entries.map((entry: { email: string }) => entry.email)).toEqual([others.email]);
  });

  test.each([
    ["no wrapper", { name: "Ana", email: "ana@people.example" }, ["data"]],
    ["no name", { data: { email: "ana@people.example" } }, ["name"]],
    ["a blank name", { data: { name: "  ", email: "ana@people.example" } }, ["name"]],
    ["no email", { data: { name: "Ana" } }, ["email"]],
    ["a broken email", { data: { name: "Ana", email: "ana" } }, ["email"]],
  ])("with %s is refused, naming the field", async (_name, body, fields) => {
    const test = await startTestApp();
    const answer = await test.client().post("/api/waitlist", body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, fields]);
    expect(answer.body.error).toMatch(/\S/);
  });

  test("looks the same and stores nothing when the hidden input is filled", async () => {
    const test = await emptyList();
    const person = newPerson();
    const answer = await joinWaitlist(test.client(), person, { website: "https://spam.example" });
    expect(answer.body).toEqual({
      joined: true,
      status: "pending",
      position: 1,
      referralCode: expect.stringMatching(/^[A-Z2-9]{8}$/),
    });
    expect(await places(test)).toEqual([]);
  });

  test("is limited to 60 a minute from one address", async () => {
    const test = await startTestApp({ env: { LLAVE_RATE_FACTOR: "1" } });
    const browser = test.client();
    for (let i = 0; i < 60; i++) await browser.post("/api/waitlist", {});
    const answer = await joinWaitlist(browser, newPerson());
    expect([answer.status, answer.body.code]).toEqual([429, "too_many_requests"]);
    expect((await test.client().get("/api/access/status")).status).toBe(200);
  });
});

describe("an invitation that isn't accepted yet", () => {
  async function invited(options?: Parameters<typeof startTestApp>[0]) {
    const test = await startTestApp(options);
    const person = newPerson();
    const browser = await registerAs(test, person);
    await invite(test, person);
    return { test, person, browser };
  }
  const aged = (test: TestApp) =>
    test.database.pool.query("update mailed_link set created_at = created_at - interval '2 hours'");
  const invitations = async (test: TestApp, email: string, count: number) =>
    (await mailsTo(test, email, count)).filter(({ subject }) => subject === "Your invitation to Llave").length;

  test("is mailed again to the person themselves, once a minute", async () => {
    const { test, person, browser } = await invited();
    expect((await browser.post("/api/waitlist/own/invitation")).body).toEqual({ sent: false });
    await aged(test);
    expect((await browser.post("/api/waitlist/own/invitation")).body).toEqual({ sent: true });
    expect(await invitations(test, person.email, 3)).toBe(2);
    expect((await browser.get("/api/waitlist/own")).body).toMatchObject({ status: "invited", position: null });
  });

  test("is mailed again, not the confirmation, if the address is entered once more", async () => {
    const { test, person } = await invited();
    await aged(test);
    const answer = await joinWaitlist(test.client(), person);
    expect(answer.body).toEqual({ joined: false, status: "invited", position: null, referralCode: null });
    expect(await invitations(test, person.email, 3)).toBe(2);
  });

  test("isn't mailed again to people still waiting or to unknown addresses", async () => {
    const test = await startTestApp();
    const waiting = await registerAs(test, newPerson());
    expect((await waiting.post("/api/waitlist/own/invitation")).body).toEqual({ sent: false });
    const answer = await test.client().post("/api/waitlist/own/invitation");
    expect([answer.status, answer.body.code]).toEqual([404, "not_on_waitlist"]);
  });

  test("can be requested five times an hour", async () => {
    const { browser } = await invited({ env: { LLAVE_RATE_FACTOR: "1" } });
    for (let i = 0; i < 5; i++) await browser.post("/api/waitlist/own/invitation");
    expect((await browser.post("/api/waitlist/own/invitation")).status).toBe(429);
  });
});

describe("a referral", () => {
  test("moves the person up five places without changing the others' order", async () => {
    const test = await emptyList();
    const joined = await joinMany(test, 8);
    const referrer = joined[7];
    const friend = newPerson();
    await joinWaitlist(test.client(), friend, { referred_by: referrer?.referralCode.toLowerCase() });
    const emails = joined.map(({ person }) => person.email);
    const expected = [emails[0], emails[1], emails[7], ...emails.slice(2, 7), friend.email];
    expect(await places(test)).toEqual(expected.map((email, index) => `${index + 1} ${email}`));
  });

  test.each([
    [1, 1],
    [2, 1],
    [5, 1],
    [6, 1],
    [7, 2],
  ])("moves the person from place %i to place %i, never before the first", async (from, to) => {
    const test = await emptyList();
    const joined = await joinMany(test, 7);
    const referrer = joined[from - 1];
    await joinWaitlist(test.client(), newPerson(), { referred_by: referrer?.referralCode });
    expect((await places(test))[to - 1]).toBe(`${to} ${referrer?.person.email}`);
  });

  test("counts once per address, and not for a made-up code", async () => {
    const test = await emptyList();
    const browser = test.client();
    const { referralCode } = (await joinWaitlist(browser, newPerson())).body;
    const friend = newPerson();
    await joinWaitlist(test.client(), friend, { referred_by: referralCode });
    await joinWaitlist(test.client(), friend, { referred_by: referralCode });
    await joinWaitlist(test.client(), newPerson(), { referred_by: "NOBODYS1" });
    expect((await browser.get("/api/waitlist/own")).body).toMatchObject({ referrals: 1, position: 1 });
  });

  test("counts every simultaneous referral, and places have no gaps", async () => {
    const test = await emptyList();
    const joined = await joinMany(test, 36);
    // Three referrals each: the two never pass each other, so their places don't depend on whose counts first.
    const [first, second] = [joined[35], joined[19]];
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        joinWaitlist(test.client(), newPerson(), { referred_by: (index % 2 ? first : second)?.referralCode }),
      ),
    );
    expect(answers.map((answer) => answer.status)).toEqual(Array(6).fill(200));
    const now = await places(test);
    expect(now.map((place) => Number(place.split(" ")[0]))).toEqual(now.map((_, index) => index + 1));
    const of = (email = "") => now.findIndex((place) => place.endsWith(email)) + 1;
    expect([of(first?.person.email), of(second?.person.email)]).toEqual([21, 5]);
  });
});

describe("the estimated days", () => {
  test("follow the pace of invitations, and aren't shown with too few", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    await test.database.pool.query("delete from waitlist_entry");
    await joinMany(test, 9);
    const admin = await signedInAdmin(test);
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 9 });
    now = new Date(now.getTime() + 10 * dayMs);
    const browser = test.client();
    await joinWaitlist(browser, newPerson());
    expect((await browser.get("/api/waitlist/own")).body.estimatedDays).toBeNull();
    const later = (await joinMany(test, 21)).at(-1);
    expect(later?.position).toBe(22);
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 11 });
    // 20 in 10 days, 11 still wait: the last one's turn comes in 5.5 days.
    const place = tokenIn(await mailsTo(test, later?.person.email, 1), "place");
    expect((await test.client().get(`/api/waitlist/own?place=${place}`)).body).toMatchObject({
      position: 11,
      estimatedDays: 6,
    });
  });
});

describe("the figures", () => {
  test("count everyone, agents and people waiting", async () => {
    const test = await emptyList();
    const admin = await signedInAdmin(test);
    expect((await admin.get("/api/waitlist/stats")).body).toEqual({ total: 0, agents: 0, pending: 0, avgWaitDays: 0 });
    await joinMany(test, 2);
    await joinWaitlist(test.client(), newPerson(), { is_agent: false });
    await test.database.pool.query("update waitlist_entry set created_at = now() - interval '36 hours'");
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 1 });
    expect((await admin.get("/api/waitlist/stats")).body).toEqual({
      total: 3,
      agents: 2,
      pending: 2,
      avgWaitDays: 1.5,
    });
  });
});
