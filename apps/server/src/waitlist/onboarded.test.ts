import { expect, test } from "vitest";
import { createAccount } from "../testing/factories.ts";
import { invite, joinWaitlist, newPerson, registerAs, signedInAdmin } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";
import { markOnboarded } from "./onboarded.ts";

const now = new Date("2026-11-21T15:00:00Z");

test("completing onboarding marks only the account's own waitlist entry, once", async () => {
  const test = await startTestApp();
  await test.database.pool.query("delete from waitlist_entry");
  const [person, other] = [newPerson(), newPerson()];
  await registerAs(test, person, await invite(test, person));
  await joinWaitlist(test.client(), other);
  const { rows } = await test.database.pool.query("select account_id from account where email = $1", [person.email]);

  await markOnboarded(test.database.db, rows[0].account_id, now);
  await markOnboarded(test.database.db, rows[0].account_id, new Date(now.getTime() + 1));

  const { body } = await (await signedInAdmin(test)).get("/api/admin/waitlist?limit=10");
  const statuses = body.entries.map((entry: { email: string; status: string }) => [entry.email, entry.status]);
  expect(Object.fromEntries(statuses)).toEqual({ [person.email]: "onboarded", [other.email]: "pending" });
  const stored = await test.database.pool.query("select onboarded_at from waitlist_entry where status = 'onboarded'");
  expect(stored.rows).toEqual([{ onboarded_at: now }]);
});

test("the account owns an entry that the form created for its address", async () => {
  const test = await startTestApp();
  const { account_id, email } = await createAccount(test.database.db);
  await joinWaitlist(test.client(), { name: "Rosa Delgado", email: email.toUpperCase() });
  await markOnboarded(test.database.db, account_id, now);
  const { rows } = await test.database.pool.query("select status from waitlist_entry where account_id = $1", [
    account_id,
  ]);
  expect(rows).toEqual([{ status: "onboarded" }]);
});

test("doesn't change an account that was never on the waitlist", async () => {
  const test = await startTestApp();
  const { account_id } = await createAccount(test.database.db);
  await expect(markOnboarded(test.database.db, account_id, now)).resolves.toBeUndefined();
});
