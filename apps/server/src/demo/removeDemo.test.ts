import { expect, test } from "vitest";
import { findAccount } from "../auth/repository.ts";
import { readConfig } from "../config.ts";
import { demoPassword } from "../process/installation.ts";
import { openTestDatabase } from "../testing/databases/database.ts";
import { createAgent } from "../testing/factories.ts";
import { newPerson, registerAs } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";
import { addWaysIn, waysInto } from "../testing/waysIn.ts";
import { demoAgent } from "./content.ts";
import { findDemoAccounts, lockDemoAccounts } from "./demoAccounts.ts";
import { demoAdminEmail } from "./demoAdmin.ts";
import { playDemo } from "./play.ts";
import { removeDemo } from "./removeDemo.ts";
import { seedDemo } from "./seed.ts";

const visitor = { "user-agent": "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36" };
const secret = "a secret for tests only, 32 characters";

/** How many rows each table has; the account-protection tables count and log everyone together. */
async function rowCounts() {
  const { pool } = await openTestDatabase();
  const { rows } = await pool.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' order by 1",
  );
  const own = rows.filter(({ name }) => !["rate_limit", "security_event", "known_device"].includes(name));
  const counts = own.map(async ({ name }) => {
    const counted = await pool.query(`select count(*) as n from "${name}"`);
    return [name, counted.rows[0].n] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, n]) => n > 0));
}

test("removes everything the demo created and nothing else", async () => {
  const database = await openTestDatabase();
  expect(await seedDemo(database, readConfig({ LLAVE_DEMO: "1" }), secret)).toBe(true);
  const test = await startTestApp();
  await playDemo(test.app.services);
  expect(await findDemoAccounts(database.db)).toHaveLength(2);
  // A real person joins, and real page views are added to the demo's own rows.
  await registerAs(test, newPerson());
  const view = { path: "/", language: "en", entry: true };
  await test.client(visitor).post("/api/page-view", view);

  expect(await removeDemo(database.db)).toMatchObject({ accounts: 2, waitlistEntries: expect.any(Number) });
  expect(await rowCounts()).toEqual({ account: 1, session: 1, waitlist_entry: 1, mail: 1, page_day: 1 });
  expect(await removeDemo(database.db)).toEqual({ accounts: 0, waitlistEntries: 0 });
});

test("demo accounts can't sign in by any method in production", async () => {
  const database = await openTestDatabase();
  await database.pool.query("delete from account");
  await seedDemo(database, readConfig({ LLAVE_DEMO: "1" }), secret);
  const test = await startTestApp();
  const own = await createAgent(database.db);
  const before = await test.signedIn(demoAdminEmail, demoPassword(secret, "administrator"));
  expect((await before.get("/api/admin/waitlist")).status).toBe(200);

  // A person who read a printed password can change the address.
  const moved = "moved@elsewhere.example";
  await database.pool.query("update account set email = $1 where email = $2", [moved, demoAdminEmail]);
  const demoId = (await findAccount(database.db, demoAgent.email))?.account_id ?? "";
  await addWaysIn(database.db, demoId);

  expect(await lockDemoAccounts(database.db)).toBe(2);
  expect(await waysInto(database.db, demoId)).toEqual([]);
  expect((await before.get("/api/admin/waitlist")).status).toBe(401);
  // The next start finds no administrator to record.
  expect(await lockDemoAccounts(database.db)).toBe(2);
  const demoted = "select email from security_event join account using (account_id) where kind = 'no_longer_admin'";
  expect((await database.pool.query(demoted)).rows).toEqual([{ email: moved }]);
  for (const [email, whose] of [[demoAgent.email, "agent"] as const, [moved, "administrator"] as const]) {
    const answer = await test.client().post("/api/auth/login", { email, password: demoPassword(secret, whose) });
    expect(answer.status).toBe(401);
  }
  expect((await removeDemo(database.db)).accounts).toBe(2);
  expect((await (await test.signedIn(own.email)).get("/api/leads")).status).toBe(200);
});
