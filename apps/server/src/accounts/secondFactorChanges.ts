import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { sessionOf } from "../auth/session.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { makeRecoveryCodes } from "../secondFactors/recoveryCodes.ts";
import { factorsOf, hasSecondFactor, removeSecondFactors } from "../secondFactors/repository.ts";
import { recordSecurityEvent } from "../securityEvents/record.ts";
import type { Services } from "../services.ts";

/**
 * What follows a new factor: the first one ends every other session, since those needed only the password, and gives
 * the account recovery codes.
 * @returns the codes, shown only this once; null if the account already has some
 */
export async function factorAdded(
  tx: Kysely<Database>,
  request: FastifyRequest,
  kind: "authenticator_added" | "passkey_added",
): Promise<string[] | null> {
  const { accountId, sessionId } = sessionOf(request);
  await recordSecurityEvent(tx, { kind, accountId, actorId: accountId, request });
  const { authenticator, passkeys, recoveryCodesLeft } = await factorsOf(tx, accountId);
  if (Number(authenticator) + passkeys.length === 1) {
    await tx.deleteFrom("session").where("account_id", "=", accountId).where("session_id", "<>", sessionId).execute();
  }
  return recoveryCodesLeft > 0 ? null : makeRecoveryCodes(tx, accountId);
}

/** Gives an account that has a second factor new recovery codes. */
export async function newCodes(tx: Kysely<Database>, request: FastifyRequest): Promise<string[]> {
  const { accountId } = sessionOf(request);
  if (!(await hasSecondFactor(tx, accountId))) throw new ApiError("not_found");
  await recordSecurityEvent(tx, { kind: "recovery_codes_made", accountId, actorId: accountId, request });
  return makeRecoveryCodes(tx, accountId);
}

/** Removes the authenticator app from an account. */
export async function removeAuthenticator(
  services: Pick<Services, "db">,
  request: FastifyRequest,
  accountId: string,
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("authenticator")
      .where("account_id", "=", accountId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) throw new ApiError("not_found");
    await factorRemoved(tx, request, accountId, "authenticator_removed");
  });
}

/** Removes a passkey from an account. Returns false if it has no such passkey. */
export async function removePasskey(
  services: Pick<Services, "db">,
  request: FastifyRequest,
  accountId: string,
  passkeyId: string,
): Promise<boolean> {
  return services.db.transaction().execute(async (tx) => {
    const { numDeletedRows } = await tx
      .deleteFrom("passkey")
      .where("account_id", "=", accountId)
      .where("passkey_id", "=", passkeyId)
      .executeTakeFirst();
    if (numDeletedRows === 0n) return false;
    await factorRemoved(tx, request, accountId, "passkey_removed");
    return true;
  });
}

/** Removing the last factor also removes the recovery codes. */
async function factorRemoved(
  tx: Kysely<Database>,
  request: FastifyRequest,
  accountId: string,
  kind: "authenticator_removed" | "passkey_removed",
): Promise<void> {
  await recordSecurityEvent(tx, { kind, accountId, actorId: accountId, request });
  if (!(await hasSecondFactor(tx, accountId))) await removeSecondFactors(tx, accountId);
}
