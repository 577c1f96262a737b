import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { PageLanguage } from "../../http/language.ts";
import { closeLinks, findLink, spendLink } from "../../mail/mailedLinks.ts";
import { queueMails } from "../../mail/outbox.ts";
import { recordSecurityEvent } from "../../securityEvents/record.ts";
import type { Services } from "../../services.ts";
import { removeOtherAccess } from "../repository.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Requests a reset mail. Whether the address has an account is checked only when the mail is composed, after the
 * response, so neither the response nor its timing reveals it.
 */
export async function requestReset(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  email: string,
  language: PageLanguage,
): Promise<void> {
  await services.jobs.start();
  await services.db
    .transaction()
    .execute((tx) => queueMails(services, tx, [{ kind: "password_reset", recipient: email, language }]));
}

/**
 * Sets the password of the account that a mailed link belongs to, and ends all its sessions, begun sign-ins and open
 * links, so an intruder is signed out. If this is the first proof of the address, someone else may have opened the
 * account with it: then second factors and everything connected go too.
 * @returns the account's id and address
 * @throws ApiError `link_not_valid` for an unknown, used or old token
 */
export async function resetPassword(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  token: string,
  password: string,
  request: FastifyRequest,
): Promise<{ accountId: string; email: string }> {
  const now = services.now();
  if (!(await findLink(services.db, "password_reset", token, now))) throw new ApiError("link_not_valid");
  const passwordHash = await hashPassword(password);
  await services.jobs.start();
  return services.db.transaction().execute(async (tx) => {
    const link = await spendLink(tx, "password_reset", token, now);
    if (!link?.account_id) throw new ApiError("link_not_valid");
    const accountId = link.account_id;
    const account = await tx
      .selectFrom("account")
      .select(["email", "language", "email_verified_at"])
      .where("account_id", "=", accountId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await tx
      .updateTable("account")
      .set({ password_hash: passwordHash, email_verified_at: now })
      .where("account_id", "=", accountId)
      .execute();
    if (account.email_verified_at === null) await removeOtherAccess(tx, accountId, now);
    else await endSignIns(tx, accountId, now);
    await queueMails(services, tx, [
      { kind: "password_changed", recipient: account.email, language: account.language },
    ]);
    await recordSecurityEvent(tx, { kind: "password_reset", accountId, request });
    return { accountId, email: account.email };
  });
}

/** Ends everything the old password or an older mail could still open. */
async function endSignIns(tx: Kysely<Database>, accountId: string, now: Date): Promise<void> {
  for (const table of ["session", "pending_proof"] as const)
    await tx.deleteFrom(table).where("account_id", "=", accountId).execute();
  await closeLinks(tx, accountId, ["password_reset", "email_change"], now);
}
