import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import { findAccount, removeOtherAccess } from "../auth/repository.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";

/**
 * Creates the administrator named in the settings. An existing account that isn't an administrator is promoted, gets
 * the configured password and loses every other way in: if someone else signed up with that address first, they must
 * not become the administrator, and their passkey must not count as the administrator's second factor. An existing
 * administrator keeps their own password.
 */
export async function ensureAdmin(db: Kysely<Database>, admin: Config["admin"]): Promise<void> {
  if (!admin) return;
  const existing = await findAccount(db, admin.email);
  if (existing?.role === "admin") return;
  const passwordHash = await hashPassword(admin.password);
  const rights = {
    password_hash: passwordHash,
    role: "admin",
    access_level: "early_access",
    email_verified_at: new Date(),
  } as const;
  await db.transaction().execute(async (tx) => {
    const { account_id: accountId } = await tx
      .insertInto("account")
      .values({ email: admin.email, name: "Administrator", ...rights })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doUpdateSet(rights))
      .returning("account_id")
      .executeTakeFirstOrThrow();
    await removeOtherAccess(tx, accountId, new Date());
    await recordSecurityEvent(tx, { kind: "made_admin", accountId });
  });
}
