import { randomBytes } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import { removeOtherAccess } from "../auth/repository.ts";
import type { Database } from "../db/schema.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import { demoAgent } from "./content.ts";
import { demoAdminEmail } from "./demoAdmin.ts";
import { largeAgent } from "./large/seedLarge.ts";

/** Addresses of made-up people; nobody can own `.example`. An account with another address belongs to a real person. */
const demoEmails = [demoAgent.email, demoAdminEmail, largeAgent.email];

/**
 * The accounts created by the demo and `npm run seed:large`. The demo's are known by their ids too: who read a printed
 * password can change the address.
 */
export function findDemoAccounts(db: Kysely<Database>) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "role", "created_at"])
    .where(
      sql<boolean>`(lower(email) = any(${demoEmails}) or account_id::text in (
        select value from installation where key in ('demo_agent', 'demo_admin')))`,
    )
    .execute();
}

/**
 * Removes everything that opens the demo's accounts: passwords, sessions, second factors, API keys, mailed links, rights.
 * Their passwords were printed where others could read them and add any of these, so production starts with this.
 * @returns how many such accounts there are
 */
export async function lockDemoAccounts(db: Kysely<Database>): Promise<number> {
  const accounts = await findDemoAccounts(db);
  const ids = accounts.map((account) => account.account_id);
  if (ids.length === 0) return 0;
  const nobodys = await hashPassword(randomBytes(32).toString("base64"));
  await db.transaction().execute(async (tx) => {
    await tx
      .updateTable("account")
      .set({ password_hash: nobodys, role: "agent", access_level: "none" })
      .where("account_id", "in", ids)
      .execute();
    for (const { account_id: accountId, role } of accounts) {
      await removeOtherAccess(tx, accountId, new Date());
      if (role === "admin") await recordSecurityEvent(tx, { kind: "no_longer_admin", accountId });
    }
  });
  return ids.length;
}
