import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { purgeOrphanMails } from "../mail/purgeOrphanMails.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";

export type OwnAccount = NonNullable<Awaited<ReturnType<typeof findOwnAccount>>>;

/** The signed-in person's own account. */
export function findOwnAccount(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("account")
    .select(["account_id", "email", "name", "password_hash", "role", "language", "created_at", "email_verified_at"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();
}

/** The new address that still needs to be confirmed; null if there is none. */
export async function pendingEmail(db: Kysely<Database>, accountId: string, now: Date): Promise<string | null> {
  const link = await db
    .selectFrom("mailed_link")
    .select("email")
    .where("account_id", "=", accountId)
    .where("purpose", "=", "email_change")
    .where("used_at", "is", null)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .executeTakeFirst();
  return link?.email ?? null;
}

/** More browsers than anyone uses; with more, people can only end all sessions together. */
const maxSessions = 100;

/** The account's active sessions, newest first. */
export function listSessions(db: Kysely<Database>, accountId: string, now: Date) {
  return db
    .selectFrom("session")
    .select(["session_id", "user_agent", "created_at", "refreshed_at", "expires_at"])
    .where("account_id", "=", accountId)
    .where("expires_at", ">", now)
    .orderBy("created_at", "desc")
    .orderBy("session_id")
    .limit(maxSessions)
    .execute();
}

/** Ends one of the account's own sessions. Returns false if it has no such session. */
export async function endSession(db: Kysely<Database>, accountId: string, sessionId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("session")
    .where("account_id", "=", accountId)
    .where("session_id", "=", sessionId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Ends every session of the account. */
export async function endSessions(db: Kysely<Database>, accountId: string): Promise<void> {
  await db.deleteFrom("session").where("account_id", "=", accountId).execute();
}

/**
 * Erases the account with everything that belongs to it: agent profile, links, conversations, leads, listings,
 * sessions, the waitlist entry, the mails to its address and those to its renters. The security log keeps the fact that an id was erased.
 */
export async function eraseAccount(db: Kysely<Database>, account: OwnAccount, request: FastifyRequest): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { account_id: accountId, email } = account;
    await tx.deleteFrom("waitlist_entry").where("account_id", "=", accountId).execute();
    await tx.deleteFrom("account").where("account_id", "=", accountId).execute();
    await tx.deleteFrom("mail").where(sql<string>`lower(recipient)`, "=", email.toLowerCase()).execute();
    await purgeOrphanMails(tx);
    await recordSecurityEvent(tx, { kind: "account_erased", accountId, actorId: accountId, request });
  });
}
