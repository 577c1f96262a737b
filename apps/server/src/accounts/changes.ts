import type { FastifyRequest } from "fastify";
import { type Kysely, sql } from "kysely";
import { hashPassword } from "../auth/passwords/passwords.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { closeLinks, findLink, spendLink } from "../mail/mailedLinks.ts";
import { queueMails } from "../mail/outbox.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";
import type { OwnAccount } from "./repository.ts";

/** Sets a new password, ends all sessions and open links of the account, and notifies its owner by mail. */
export async function changePassword(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  account: OwnAccount,
  password: string,
  request: FastifyRequest,
): Promise<void> {
  const passwordHash = await hashPassword(password);
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const { account_id: accountId, email, language } = account;
    await tx.updateTable("account").set({ password_hash: passwordHash }).where("account_id", "=", accountId).execute();
    await tx.deleteFrom("session").where("account_id", "=", accountId).execute();
    await closeLinks(tx, accountId, ["password_reset", "email_change"], services.now());
    await queueMails(services, tx, [{ kind: "password_changed", recipient: email, language }]);
    await recordSecurityEvent(tx, { kind: "password_changed", accountId, actorId: accountId, request });
  });
}

/**
 * Mails a link to a new address. The account keeps its old address until the link is followed. An address that already
 * has an account gets no mail, but the response is the same.
 */
export async function requestEmailChange(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  account: OwnAccount,
  newEmail: string,
  request: FastifyRequest,
): Promise<void> {
  const { account_id: accountId, language } = account;
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    await closeLinks(tx, accountId, ["email_change"], services.now());
    const link = { purpose: "email_change", accountId } as const;
    await queueMails(services, tx, [{ kind: "email_change", recipient: newEmail, language, link }]);
    await recordSecurityEvent(tx, { kind: "email_change_asked", accountId, actorId: accountId, request });
  });
}

/**
 * Gives the account the address that the mailed link proves, and notifies the old one.
 * @throws ApiError `link_not_valid` for an unknown, used or old token, or an address that got an account in the
 * meantime
 */
export async function confirmEmailChange(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  token: string,
  request: FastifyRequest,
): Promise<void> {
  const now = services.now();
  if (!(await findLink(services.db, "email_change", token, now))) throw new ApiError("link_not_valid");
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, "email_change", token, now);
    if (!link?.account_id) throw new ApiError("link_not_valid");
    const accountId = link.account_id;
    const old = await tx
      .selectFrom("account")
      .select(["email", "language"])
      .where("account_id", "=", accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("account")
      .set({ email: link.email, email_verified_at: now })
      .where("account_id", "=", accountId)
      .execute()
      .catch(refuseTaken);
    await moveEntry(tx, accountId, link.email);
    await closeLinks(tx, accountId, ["password_reset", "email_change"], now);
    await queueMails(services, tx, [{ kind: "email_changed", recipient: old.email, language: old.language }]);
    await recordSecurityEvent(tx, { kind: "email_changed", accountId, request });
  });
}

/** Mails a link to the account's own address, so that its owner can prove it. */
export async function requestVerification(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  { account_id, email, language }: OwnAccount,
): Promise<void> {
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    await closeLinks(tx, account_id, ["email_verification"], services.now());
    const link = { purpose: "email_verification", accountId: account_id } as const;
    await queueMails(services, tx, [{ kind: "email_verification", recipient: email, language, link }]);
  });
}

/**
 * Marks the address that a mailed link went to as proven.
 * @returns false if the token isn't from such a link, or the account has a different address by now
 */
export async function confirmAddress(
  services: Pick<Services, "db" | "now">,
  token: string,
  request: FastifyRequest,
): Promise<boolean> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, "email_verification", token, now);
    if (!link?.account_id) return false;
    const { numUpdatedRows } = await tx
      .updateTable("account")
      .set({ email_verified_at: now })
      .where("account_id", "=", link.account_id)
      .where(sql<string>`lower(email)`, "=", link.email)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await recordSecurityEvent(tx, { kind: "email_verified", accountId: link.account_id, request });
    return true;
  });
}

/**
 * The account's place on the waitlist moves along; otherwise its invitation would go to the old address and not match.
 */
async function moveEntry(tx: Kysely<Database>, accountId: string, email: string): Promise<void> {
  await tx
    .updateTable("waitlist_entry")
    .set({ email })
    .where("account_id", "=", accountId)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom("waitlist_entry as other").where(sql`lower(other.email)`, "=", email).select("other.entry_id"),
        ),
      ),
    )
    .execute();
}

const uniqueViolation = "23505";

function refuseTaken(error: Error & { code?: string }): never {
  throw error.code === uniqueViolation ? new ApiError("link_not_valid") : error;
}
