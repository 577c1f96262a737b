import { dayMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import type { Database } from "../db/schema.ts";
import { demoPassword } from "../process/installation.ts";
import { demoEntries, invitedDaysAgo } from "./waitlistPeople.ts";

export const demoAdminEmail = "admin@llave.example";

/** Creates the demo's administrator, who invited the first people on the demo's waitlist. */
export async function seedDemoAdmin(tx: Kysely<Database>, secret: string): Promise<void> {
  const { account_id: adminId } = await tx
    .insertInto("account")
    .values({
      email: demoAdminEmail,
      name: "Administrator",
      password_hash: await hashPassword(demoPassword(secret, "administrator")),
      role: "admin",
      access_level: "early_access",
      email_verified_at: new Date(),
    })
    .returning("account_id")
    .executeTakeFirstOrThrow();
  await tx.insertInto("installation").values({ key: "demo_admin", value: adminId }).execute();
  const invited = demoEntries.filter((entry) => entry.came).length;
  const createdAt = new Date(Date.now() - invitedDaysAgo * dayMs);
  const detail = JSON.stringify({ asked: invited, invited });
  await tx
    .insertInto("admin_audit")
    .values({ account_id: adminId, act: "bulk_invite", detail, created_at: createdAt })
    .execute();
}

/** How an administrator of this installation signs in. */
export interface AdminAccess {
  email: string;
  /** Only if the installation made it up for the demo; others know their own. */
  password: string | null;
}

/** The oldest administrator, for the lines printed at start; null if there is none. */
export async function adminAccess(db: Kysely<Database>, secret: string): Promise<AdminAccess | null> {
  const admin = await db
    .selectFrom("account")
    .leftJoin("installation", (join) =>
      join
        .on("installation.key", "=", "demo_admin")
        .on(sql`account.account_id::text`, "=", sql.ref("installation.value")),
    )
    .select(["account.email", "installation.key as made_for_demo"])
    .where("role", "=", "admin")
    .orderBy("account.created_at")
    .executeTakeFirst();
  if (!admin) return null;
  return { email: admin.email, password: admin.made_for_demo ? demoPassword(secret, "administrator") : null };
}
