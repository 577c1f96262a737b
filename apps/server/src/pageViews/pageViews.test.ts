import { expect, test } from "vitest";
import { joinWaitlist, newPerson, signedInAdmin } from "../testing/people.ts";
import { startTestApp, type TestApp } from "../testing/testApp.ts";

const browser = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const entry = { path: "/early", language: "es", entry: true };

async function emptyCount(options: Parameters<typeof startTestApp>[0] = {}): Promise<TestApp> {
  const test = await startTestApp(options);
  await test.database.pool.query("truncate page_day");
  await test.database.pool.query("delete from waitlist_entry");
  return test;
}

const view = async ({ client }: TestApp, body: object, headers = {}) =>
  (await client({ ...browser, ...headers }).post("/api/page-view", body)).status;

async function rows({ database }: TestApp) {
  return (
    await database.pool.query(
      "select path, referrer, source, campaign, views, visits from page_day order by views desc",
    )
  ).rows;
}

test("counts page views of a kind in one row per day and stores nothing about a person", async () => {
  const test = await emptyCount();
  const from = { ...entry, referrer: "l.instagram.com", source: "Instagram", campaign: "Beta " };
  for (let number = 0; number < 3; number++) expect(await view(test, from)).toBe(204);
  expect(await view(test, { ...from, path: "/", entry: false })).toBe(204);
  expect(await rows(test)).toEqual([
    { path: "/early", referrer: "l.instagram.com", source: "instagram", campaign: "beta", views: 3, visits: 3 },
    { path: "/", referrer: "", source: "", campaign: "", views: 1, visits: 0 },
  ]);
  const columns = await test.database.pool.query(
    "select column_name from information_schema.columns where table_name = 'page_day' order by 1",
  );
  expect(columns.rows.map((row) => row.column_name).join()).toBe(
    "campaign,day,language,path,referrer,source,views,visits",
  );
});

test.each([
  ["asks not to be tracked", { dnt: "1" }],
  ["sends Global Privacy Control", { "sec-gpc": "1" }],
  ["is a bot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
])("a visitor who %s isn't counted", async (_, headers) => {
  const test = await emptyCount();
  expect(await view(test, entry, headers)).toBe(204);
  expect(await rows(test)).toEqual([]);
});

test("refuses pages behind the sign-in, and ignores views of them counted earlier", async () => {
  const test = await emptyCount();
  for (const path of ["/dashboard", "/admin", "/onboarding", "/login"]) {
    expect(await view(test, { ...entry, path })).toBe(400);
    await test.database.pool.query(
      "insert into page_day values (current_date, $1, 'en', 'mail.example', 'mail', 'old', 5, 5)",
      [path],
    );
  }
  await view(test, entry);
  const { body } = await (await signedInAdmin(test)).get("/api/admin/visits?days=30");
  expect(body).toMatchObject({ views: 1, visits: 1, byPath: [{ name: "/early", views: 1, visits: 1 }] });
  for (const list of [body.bySource, body.byCampaign, body.byReferrer]) expect(list).toMatchObject([{ name: "" }]);
});

test("refuses a path with a token and drops unknown names", async () => {
  const test = await emptyCount();
  for (const path of ["/reset-password?token=abc", "/dashboard/leads/1", "/smartlink/rosa", undefined]) {
    expect(await view(test, { ...entry, path })).toBe(400);
  }
  const odd = { referrer: "https://bank.example/account?id=1", source: "<script>", campaign: "x".repeat(61) };
  expect(await view(test, { ...entry, ...odd })).toBe(204);
  expect(await rows(test)).toEqual([{ path: "/early", referrer: "", source: "", campaign: "", views: 1, visits: 1 }]);
});

test("counts invented names beyond 5,000 kinds a day together", async () => {
  const now = new Date("2026-11-21T17:00:00Z");
  const test = await emptyCount({ now: () => now });
  await test.database.pool.query(
    `insert into page_day select '2026-11-21', '/early', 'es', n || '.example', '', '', 1, 1 from generate_series(1, 5000) n`,
  );
  for (const referrer of ["a.example", "b.example"]) await view(test, { ...entry, referrer });
  const { rows } = await test.database.pool.query("select referrer, visits from page_day where visits > 1");
  expect(rows).toEqual([{ referrer: "(more)", visits: 2 }]);
});

test("shows administrators visits next to sign-ups, by day, source, campaign, referrer and page", async () => {
  const now = new Date("2026-11-21T17:00:00Z");
  const test = await emptyCount({ now: () => now });
  for (const source of ["instagram", "instagram", "google"]) await view(test, { ...entry, source });
  await view(test, { ...entry, entry: false, path: "/pricing" });
  await joinWaitlist(test.client(), newPerson(), { utm_source: "Instagram", utm_campaign: "Beta" });
  await joinWaitlist(test.client(), newPerson());
  // Joined at 23:30 on the 20th in Miami, which is the 21st in London.
  await test.database.pool.query(
    "update waitlist_entry set created_at = '2026-11-21T04:30:00Z' where utm_source is null",
  );
  const { body } = await (await signedInAdmin(test)).get("/api/admin/visits?days=7");
  expect(body).toMatchObject({ from: "2026-11-15", to: "2026-11-21", views: 4, visits: 3, signUps: 2 });
  expect(body.byDay.slice(-2)).toEqual([
    { day: "2026-11-20", visits: 0, signUps: 1 },
    { day: "2026-11-21", visits: 3, signUps: 1 },
  ]);
  expect(body.bySource).toEqual([
    { name: "instagram", visits: 2, signUps: 1 },
    { name: "google", visits: 1, signUps: 0 },
    { name: "", visits: 0, signUps: 1 },
  ]);
  expect(body.byCampaign).toEqual([
    { name: "", visits: 3, signUps: 1 },
    { name: "beta", visits: 0, signUps: 1 },
  ]);
  expect(body.byReferrer).toEqual([{ name: "", visits: 3 }]);
  expect(body.byPath).toEqual([
    { name: "/early", views: 3, visits: 3 },
    { name: "/pricing", views: 1, visits: 0 },
  ]);
});
