import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** What protects an account besides its password. */
export interface FactorsOf {
  authenticator: boolean;
  passkeys: { passkey_id: string; name: string; created_at: Date; used_at: Date | null }[];
  recoveryCodesLeft: number;
}

/** Reads what protects an account besides its password. */
export async function factorsOf(db: Kysely<Database>, accountId: string): Promise<FactorsOf> {
  const [authenticator, passkeys, codes] = await Promise.all([
    confirmedAuthenticator(db, accountId),
    db
      .selectFrom("passkey")
      .select(["passkey_id", "name", "created_at", "used_at"])
      .where("account_id", "=", accountId)
      .orderBy("created_at")
      .execute(),
    db
      .selectFrom("recovery_code")
      .select("code_hash")
      .where("account_id", "=", accountId)
      .where("used_at", "is", null)
      .execute(),
  ]);
  return { authenticator: authenticator !== undefined, passkeys, recoveryCodesLeft: codes.length };
}

/** True if an account requires more than its password. */
export async function hasSecondFactor(db: Kysely<Database>, accountId: string): Promise<boolean> {
  if (await confirmedAuthenticator(db, accountId)) return true;
  const passkey = await db
    .selectFrom("passkey")
    .select("passkey_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  return passkey !== undefined;
}

function confirmedAuthenticator(db: Kysely<Database>, accountId: string) {
  return db
    .selectFrom("authenticator")
    .select("account_id")
    .where("account_id", "=", accountId)
    .where("confirmed_at", "is not", null)
    .executeTakeFirst();
}

/** Removes everything an account requires besides its password. */
export async function removeSecondFactors(db: Kysely<Database>, accountId: string): Promise<void> {
  for (const table of ["authenticator", "passkey", "recovery_code"] as const)
    await db.deleteFrom(table).where("account_id", "=", accountId).execute();
}
