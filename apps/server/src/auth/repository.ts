import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { closeLinks } from "../mail/mailedLinks.ts";
import { removeSecondFactors } from "../secondFactors/repository.ts";

/** The account of an email address, ignoring case. */
export function findAccount(db: Kysely<Database>, email: string) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "name", "password_hash", "role", "language"])
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .executeTakeFirst();
}

/** An account by its id. */
export function findAccountById(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "name", "language"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/**
 * An agent's connections by which others read or act: keys, the calendar's address, webhooks and devices that news goes
 * to, and accounts elsewhere. What depends on them goes with them, such as deliveries that wait.
 */
const connections = [
  "api_key",
  "webhook_endpoint",
  "calendar_feed",
  "calendar_connection",
  "calendar_sign_in",
  "mls_connection",
  "agent_number",
  "alert_phone",
  "push_device",
] as const;

/**
 * Removes everything except the password that gives access to an account or sends its data elsewhere: sessions, second
 * factors, known browsers, sign-ins in progress, mailed links, and the agent's {@link connections}. For an account that
 * a stranger may have opened.
 */
export async function removeOtherAccess(tx: Kysely<Database>, accountId: string, now: Date): Promise<void> {
  for (const table of ["session", "known_device", "pending_proof"] as const)
    await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
  await removeSecondFactors(tx, accountId);
  for (const table of connections) await tx.deleteFrom(table).where("agent_id", "=", accountId).execute();
  await closeLinks(tx, accountId, ["invitation", "password_reset", "email_change", "email_verification"], now);
}
