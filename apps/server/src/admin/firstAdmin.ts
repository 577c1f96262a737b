import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import { findAccount } from "../auth/repository.ts";
import type { Config } from "../config.ts";
import type { Database } from "../db/schema.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";

/**
 * Makes the administrator that the settings name. An account that is none yet is promoted, gets the
 * set password and loses its sessions: whoever signed up with that address first must not become
 * the administrator. One that is an administrator already keeps its own password.
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
    await tx.deleteFrom("session").where("account_id", "=", accountId).execute();
    await recordSecurityEvent(tx, { kind: "made_admin", accountId });
  });
}
