import { randomInt } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { tokenHash } from "../secrets/signing.ts";

const count = 10;
const groups = 3;
const groupLength = 4;
/** Without characters that are easily confused on paper. */
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";

/** Replaces an account's codes; stores only the hashes of the new ones. */
export async function makeRecoveryCodes(tx: Kysely<Database>, accountId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newCode);
  await tx.deleteFrom("recovery_code").where("account_id", "=", accountId).execute();
  await tx
    .insertInto("recovery_code")
    .values(codes.map((code) => ({ account_id: accountId, code_hash: hashOf(accountId, code) })))
    .execute();
  return codes;
}

/** Uses a code up. Returns false if it isn't the account's, or was used. */
export async function spendRecoveryCode(tx: Kysely<Database>, accountId: string, typed: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("recovery_code")
    .set({ used_at: new Date() })
    .where("account_id", "=", accountId)
    .where("code_hash", "=", hashOf(accountId, typed))
    .where("used_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

function newCode(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join("");
  return Array.from({ length: groups }, group).join("-");
}

/** 59 random bits, tried at most five at a time: a fast hash is enough, as for the tokens of links. */
function hashOf(accountId: string, typed: string): Buffer {
  return tokenHash(`${accountId}:${typed.toLowerCase().replaceAll(/[^a-z0-9]/g, "")}`);
}
