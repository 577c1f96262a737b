import { describe, expect, test } from "vitest";
import { createAccount, createAgent, testPassword } from "../testing/factories.ts";
import { invite, joinWaitlist, mailsTo, newPerson, signedInAdmin, tokenIn } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";
import { addConnections, addWaysIn, waysInto } from "../testing/waysIn.ts";
import { ensureAdmin } from "./firstAdmin.ts";

/** A list with this many people waiting, every third of them not an agent. */
async function listOf(count: number) {
  const test = await startTestApp();
  await test.database.pool.query("delete from waitlist_entry");
  await fill(test, count);
  return { ...test, admin: await signedInAdmin(test) };
}

function fill(test: TestApp, count: number) {
  return test.database.pool.query(
    `insert into waitlist_entry (name, email, is_agent, language, referral_code)
     select 'Person ' || n, 'person' || n || '@list.example', n % 3 <> 0, 'en', 'CODE' || n
     from generate_series(1, $1) n`,
    [count],
  );
}

type Entry = { id: string; email: string; position: number; status: string; isAgent: boolean };

describe("the administrators' list", () => {
  test("returns everyone once over all pages, in queue order", async () => {
    const { admin } = await listOf(45);
    const pages = [];
    for (const page of [1, 2, 3]) pages.push((await admin.get(`/api/admin/waitlist?page=${page}`)).body);
    expect(pages.map((page) => page.pagination)).toEqual(
      [1, 2, 3].map((page) => ({ page, limit: 20, total: 45, pages: 3 })),
    );
    const positions = pages.flatMap((page) => page.entries.map((entry: Entry) => entry.position));
    expect(positions).toEqual(Array.from({ length: 45 }, (_, index) => index + 1));
  });

  test.each([
    ["0", 1],
    ["-3", 1],
    ["99", 3],
    ["1e400", 1],
    ["two", 1],
    ["", 1],
    ["2.9", 2],
    ["1&page=2", 1],
  ])("answers page=%s with page %i", async (page, answered) => {
    const { admin } = await listOf(45);
    const { status, body } = await admin.get(`/api/admin/waitlist?page=${page}`);
    expect([status, body.pagination.page]).toEqual([200, answered]);
  });

  test("filters by status and type, alone and together, and keeps each person's overall place", async () => {
    const { admin } = await listOf(9);
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 3 });
    const get = async (query: string) => (await admin.get(`/api/admin/waitlist?${query}`)).body;
    const emails = (body: { entries: Entry[] }) => body.entries.map((entry) => entry.email.replace(/\D/g, ""));
    expect(emails(await get("status=pending"))).toEqual(["4", "5", "6", "7", "8", "9"]);
    expect(emails(await get("status=invited"))).toEqual(["1", "2", "3"]);
    expect(emails(await get("status=onboarded"))).toEqual([]);
    const others = await get("isAgent=false&status=pending");
    expect(emails(others)).toEqual(["6", "9"]);
    expect(others.entries.map((entry: Entry) => entry.position)).toEqual([3, 6]);
    expect(others.pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
    expect((await get("status=all&isAgent=all&page=1")).pagination.total).toBe(9);
    expect((await get("status=nonsense&isAgent=perhaps")).pagination.total).toBe(9);
    expect((await get("status=pending&status=invited")).pagination.total).toBe(9);
  });

  test("finds part of a name or address on every page, with each person's own place", async () => {
    const { admin } = await listOf(45);
    const found = (await admin.get("/api/admin/waitlist?q=PERSON%204")).body;
    expect(found.pagination).toMatchObject({ total: 7, pages: 1 });
    expect(found.entries.map((entry: Entry) => entry.position)).toEqual([4, 40, 41, 42, 43, 44, 45]);
    expect((await admin.get("/api/admin/waitlist?q=person45@list")).body.entries).toMatchObject([{ position: 45 }]);
    expect((await admin.get("/api/admin/waitlist?q=%25&status=pending")).body.pagination.total).toBe(0);
    expect((await admin.get("/api/admin/waitlist?q=%20")).body.pagination.total).toBe(45);
  });

  test("returns given entries, whatever happened to them since", async () => {
    const { admin } = await listOf(9);
    const ids = (await admin.get("/api/admin/waitlist?limit=3")).body.entries.map(({ id }: Entry) => id);
    await admin.post("/api/admin/waitlist/invite", { ids: [ids[1]] });
    const { entries } = (await admin.get(`/api/admin/waitlist?ids=${ids.join(",")},not-an-id`)).body;
    expect(entries.map(({ id, status }: Entry) => [id, status])).toEqual([
      [ids[0], "pending"],
      [ids[2], "pending"],
      [ids[1], "invited"],
    ]);
    expect((await admin.get("/api/admin/waitlist?ids=")).body.entries).toEqual([]);
  });

  test("has one empty page when nobody is waiting", async () => {
    const { admin } = await listOf(0);
    expect((await admin.get("/api/admin/waitlist?page=4")).body).toEqual({
      entries: [],
      pagination: { page: 1, limit: 20, total: 0, pages: 1 },
    });
  });
});

describe("a bulk invitation", () => {
  test("never mixes up two people's places, and uses the place people see", async () => {
    const test = await startTestApp();
    const admin = await signedInAdmin(test);
    await test.database.pool.query("delete from waitlist_entry");
    await test.database.pool.query(`insert into waitlist_entry (name, email, is_agent, language, referral_code, status)
      select 'Person', 'p' || n || '@list.example', false, 'en', 'CODE' || n, 'pending' from generate_series(1, 6) n`);
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 2 });
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 2 });
    const { entries } = (await admin.get("/api/admin/waitlist")).body;
    expect(entries.map((entry: Entry) => [entry.position, entry.status])).toEqual([
      [1, "pending"],
      [2, "pending"],
      [3, "invited"],
      [4, "invited"],
      [5, "invited"],
      [6, "invited"],
    ]);
  });

  test("invites the first people in line and mails each a working link", async () => {
    const test = await listOf(0);
    const people = [newPerson(), newPerson(), newPerson()];
    for (const person of people) await joinWaitlist(test.client(), person);
    const answer = await test.admin.post("/api/admin/waitlist/bulk-invite", { count: 2 });
    expect([answer.status, answer.body]).toEqual([200, { invited: 2 }]);
    expect((await test.admin.get("/api/waitlist/stats")).body.pending).toBe(1);
    const [first, , third] = people;
    const mails = await mailsTo(test, first?.email ?? "", 2);
    expect(mails.map((mail) => mail.subject).sort()).toEqual([
      "You're on the Llave early-access list",
      "Your invitation to Llave",
    ]);
    const opened = await test.client().post("/api/auth/invitation", { token: tokenIn(mails, "invite") });
    expect(opened.body.email).toBe(first?.email);
    const { entries } = (await test.admin.get("/api/admin/waitlist?status=invited")).body;
    expect(entries[0]).toMatchObject({ email: first?.email, position: 2, mail: { state: "opened" } });
    expect(entries[1]).toMatchObject({ position: 3, mail: { state: expect.stringMatching(/queued|sent/) } });
    expect((await mailsTo(test, third?.email ?? "", 1)).map((mail) => mail.subject)).not.toContain(
      "Your invitation to Llave",
    );
  });

  test.each([[0], [-3], ["two"], ["2"], [null], [undefined], [[]], [{}]])(
    "of %j invites no one and isn't an error",
    async (count) => {
      const { admin } = await listOf(3);
      const answer = await admin.post("/api/admin/waitlist/bulk-invite", { count });
      expect([answer.status, answer.body]).toEqual([200, { invited: 0 }]);
      expect((await admin.post("/api/admin/waitlist/bulk-invite")).body).toEqual({ invited: 0 });
      expect((await admin.get("/api/waitlist/stats")).body.pending).toBe(3);
    },
  );

  test("invites everyone when fewer are waiting than requested", async () => {
    const { admin } = await listOf(3);
    expect((await admin.post("/api/admin/waitlist/bulk-invite", { count: 50 })).body).toEqual({ invited: 3 });
  });

  test("invites and mails no one twice when several administrators invite at once", async () => {
    const test = await listOf(400);
    const admins = [test.admin, test.admin, await signedInAdmin(test), await signedInAdmin(test)];
    const answers = await Promise.all(
      admins.map((admin) => admin.post("/api/admin/waitlist/bulk-invite", { count: 90 })),
    );
    const invited = answers.map((answer) => answer.body.invited);
    expect(invited).toEqual([90, 90, 90, 90]);
    const { rows } = await test.database.pool.query(
      `select (select count(*) from waitlist_entry where status = 'invited') as invited,
        (select count(*) from mailed_link l join waitlist_entry using (entry_id)) as links,
        (select count(distinct entry_id) from mailed_link l join waitlist_entry using (entry_id)) as people,
        (select array_agg(invited_from order by invited_from) from waitlist_entry where status = 'invited') as places`,
    );
    expect(rows[0]).toMatchObject({ invited: 360, links: 360, people: 360 });
  });

  test("responds before a thousand mails are sent, and sends them all", async () => {
    const test = await listOf(1000);
    const answer = await test.admin.post("/api/admin/waitlist/bulk-invite", { count: 1000 });
    expect(answer.body).toEqual({ invited: 1000 });
    await expect
      .poll(
        async () => {
          const { rows } = await test.database.pool.query(
            "select count(*) from mail where status = 'sent' and recipient like '%@list.example'",
          );
          return rows[0].count;
        },
        { timeout: 200_000, interval: 200 },
      )
      .toBeGreaterThanOrEqual(1000);
    const { rows } = await test.database.pool.query(
      `select max(attempts) as most, count(distinct recipient) as people from mail join mailed_link using (mail_id)
       join waitlist_entry using (entry_id)`,
    );
    expect(rows[0]).toEqual({ most: 1, people: 1000 });
  }, 240_000);
});

describe("a chosen invitation", () => {
  test("invites people who wait, resends to people already invited, and skips the rest", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    await test.database.pool.query("delete from waitlist_entry");
    await fill(test, 3);
    const admin = await signedInAdmin(test);
    const { entries } = (await admin.get("/api/admin/waitlist")).body;
    const ids = entries.map((entry: Entry) => entry.id);
    await admin.post("/api/admin/waitlist/invite", { ids: [ids[0]] });
    await test.database.pool.query("update waitlist_entry set status = 'onboarded' where entry_id = $1", [ids[2]]);
    const unknown = "00000000-0000-4000-8000-000000000000";
    const both = () => admin.post("/api/admin/waitlist/invite", { ids: [...ids, ids[1], unknown] });
    expect((await both()).body).toEqual({ invited: 1, resent: 0, skipped: 3 });
    now = new Date(now.getTime() + 61_000);
    expect((await both()).body).toEqual({ invited: 0, resent: 2, skipped: 2 });
  });

  test("mails once when clicked twice at once", async () => {
    const test = await listOf(1);
    const { entries } = (await test.admin.get("/api/admin/waitlist")).body;
    const press = () => test.admin.post("/api/admin/waitlist/invite", { ids: [entries[0].id] });
    await Promise.all([press(), press(), press()]);
    const { rows } = await test.database.pool.query("select count(*) from mailed_link where entry_id = $1", [
      entries[0].id,
    ]);
    expect(rows[0].count).toBe(1);
  });

  test("keeps the earlier link working after a resend until one is used", async () => {
    let now = new Date();
    const test = await startTestApp({ now: () => now });
    const person = newPerson();
    const first = await invite(test, person);
    now = new Date(now.getTime() + 61_000);
    const { rows } = await test.database.pool.query("select entry_id from waitlist_entry where email = $1", [
      person.email,
    ]);
    const again = await (await signedInAdmin(test)).post("/api/admin/waitlist/invite", { ids: [rows[0].entry_id] });
    expect(again.body).toEqual({ invited: 0, resent: 1, skipped: 0 });
    const second = tokenIn(await mailsTo(test, person.email, 3), "invite");
    expect(second).not.toBe(first);
    const used = await test.client().post("/api/auth/register", { ...person, invite: first });
    expect(used.body.invitation).toBe("accepted");
    expect((await test.client().post("/api/auth/invitation", { token: second })).status).toBe(410);
  });

  test.each([[{}], [{ ids: [] }], [{ ids: ["x"] }], [{ ids: "all" }]])("refuses %j", async (body) => {
    const { admin } = await listOf(1);
    expect((await admin.post("/api/admin/waitlist/invite", body)).status).toBe(400);
  });
});

describe("the administrators' audit log", () => {
  test("names the person, the action and the count, newest first", async () => {
    const { admin, database } = await listOf(5);
    await database.pool.query("delete from admin_audit");
    await admin.post("/api/admin/waitlist/bulk-invite", { count: 2 });
    await admin.get("/api/admin/waitlist/export.csv?status=pending");
    const me = (await admin.get("/api/auth/me")).body.user.email;
    const { acts, pagination } = (await admin.get("/api/admin/audit")).body;
    expect(acts).toEqual([
      expect.objectContaining({ act: "export_csv", adminEmail: me, detail: { status: "pending", isAgent: "all" } }),
      expect.objectContaining({ act: "bulk_invite", adminEmail: me, detail: { asked: 2, invited: 2 } }),
    ]);
    expect(pagination).toEqual({ page: 1, limit: 20, total: 2, pages: 1 });
  });
});

describe("the administrator from the settings", () => {
  test("is created once if the address has no account", async () => {
    const test = await startTestApp();
    const admin = { email: newPerson().email, password: "the operator's own" };
    await ensureAdmin(test.database.db, admin);
    await ensureAdmin(test.database.db, { ...admin, password: "another one" });
    const browser = await test.signedIn(admin.email, admin.password);
    expect((await browser.get("/api/waitlist/stats")).status).toBe(200);
    expect((await browser.get("/api/auth/me")).body.role).toBe("admin");
  });

  test("takes over an account that someone else opened with the address", async () => {
    const test = await startTestApp();
    const { email, agent_id } = await createAgent(test.database.db);
    const squatter = await test.signedIn(email);
    await addWaysIn(test.database.db, agent_id);
    await addConnections(test.database.db, agent_id);
    await ensureAdmin(test.database.db, { email: email.toUpperCase(), password: "the operator's own" });
    expect(await waysInto(test.database.db, agent_id)).toEqual([]);
    expect((await squatter.get("/api/auth/me")).status).toBe(401);
    expect((await test.client().post("/api/auth/login", { email, password: testPassword })).status).toBe(401);
    const browser = await test.signedIn(email, "the operator's own");
    expect((await browser.get("/api/admin/waitlist")).status).toBe(200);
  });
});

test("stores a click on the license portal under the signed-in account, even if the request names another", async () => {
  const test = await startTestApp();
  const { account_id, email } = await createAccount(test.database.db, { access_level: "none" });
  const body = { agentId: "somebody-else", agentEmail: "x@y.example", licenseState: "FL", licenseNumber: "SL3456789" };
  const path = "/api/admin/track-license-verification-click";
  const browser = await test.signedIn(email);
  expect((await browser.post(path, body)).body).toEqual({ ok: true });
  expect((await browser.post(path, { licenseNumber: ["\u0001"] })).status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select license_state, license_number from license_click where account_id = $1 order by created_at",
    [account_id],
  );
  expect(rows).toEqual([
    { license_state: "FL", license_number: "SL3456789" },
    { license_state: null, license_number: null },
  ]);
});
