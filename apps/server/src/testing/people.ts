import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import type { TestClient } from "./client.ts";
import { createAccount } from "./factories.ts";
import type { TestApp } from "./testApp.ts";

export interface StoredMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  createdAt: string;
}

export interface Person {
  name: string;
  email: string;
  password: string;
  isAgent: boolean;
}

/** A new person, as the sign-up form sends them. */
export function newPerson(): Person {
  const email = `${randomUUID()}@people.example`;
  return { name: "Ana Torres", email, password: "correct horse battery", isAgent: true };
}

/** Signs up a person and returns their browser. */
export async function registerAs(test: TestApp, person: Person, invite?: string): Promise<TestClient> {
  const browser = test.client();
  const answer = await browser.post("/api/auth/register", { ...person, ...(invite && { invite }) });
  if (answer.status !== 200) throw new Error(`sign-up answered ${answer.status}: ${answer.text}`);
  return browser;
}

/** Joins the waitlist with the public form. */
export function joinWaitlist(
  browser: TestClient,
  person: Pick<Person, "name" | "email">,
  more: Record<string, unknown> = {},
) {
  const data = { name: person.name, email: person.email, is_agent: true, status: "pending", extended_trial: true };
  return browser.post("/api/waitlist", { data: { ...data, timestamp: new Date().toISOString(), ...more } });
}

/** A browser signed in as a new administrator. */
export async function signedInAdmin(test: TestApp): Promise<TestClient> {
  const { email } = await createAccount(test.database.db, { role: "admin" });
  return test.signedIn(email);
}

/** How long to wait for a mail. Milliseconds. */
const deliveryWait = { timeout: 30_000, interval: 50 };

/** The mails to an address, newest first, once this many have arrived: delivery is a job. */
export function mailsTo(test: TestApp, email: string, count: number): Promise<StoredMail[]> {
  return vi.waitFor(async () => {
    const mails: StoredMail[] = (await test.client().get("/api/dev/mailbox")).body;
    const own = mails.filter((mail) => mail.to === email);
    if (own.length < count) throw new Error(`${own.length} of ${count} mails to ${email}`);
    return own;
  }, deliveryWait);
}

/** The token of the newest mailed link of a kind. */
export function tokenIn(mails: StoredMail[], parameter: "invite" | "token" | "place"): string {
  for (const mail of mails) {
    const found = new RegExp(`[?&]${parameter}=([\\w.-]+)`).exec(mail.text.split("/unsubscribe")[0] ?? "");
    if (found?.[1]) return found[1];
  }
  throw new Error(`no link with ${parameter}`);
}

/** Adds a person to the waitlist, invites them and returns the mailed token. */
export async function invite(test: TestApp, person: Person): Promise<string> {
  await joinWaitlist(test.client(), person);
  const { rows } = await test.database.pool.query("select entry_id from waitlist_entry where email = $1", [
    person.email,
  ]);
  const admin = await signedInAdmin(test);
  const answer = await admin.post("/api/admin/waitlist/invite", { ids: [rows[0].entry_id] });
  if (answer.body.invited !== 1) throw new Error(`invitation answered ${answer.text}`);
  return vi.waitFor(async () => tokenIn(await mailsTo(test, person.email, 1), "invite"), deliveryWait);
}
