import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";

/** How far a phone's clock may be off, in seconds. */
const tolerance = 30;
/** Loaded with the first code: a start does not wait for it. */
const library = () => import("otplib");
const cipher = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/**
 * Makes the secret of an authenticator app, which counts once a code confirmed it; one that was never confirmed is
 * replaced.
 * @returns the secret as it is typed, and the address that a scanned code holds; null where one is in use
 */
export async function offerAuthenticator(
  { db, secret: key }: Services,
  { accountId, email }: { accountId: string; email: string },
): Promise<{ secret: string; uri: string } | null> {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  const made = await db
    .insertInto("authenticator")
    .values({ account_id: accountId, secret: encrypted(key, secret) })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret: encrypted(key, secret) })
        .where("authenticator.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return made ? { secret, uri: generateURI({ issuer: "Llave", label: email, secret }) } : null;
}

/**
 * Checks a code of an account's authenticator and uses it up: the same code never works twice, also not at the same
 * moment.
 * @param state `new` for one that waits for its first code, `confirmed` for one that protects the account
 */
export async function spendAuthenticatorCode(
  tx: Kysely<Database>,
  { secret: key, now }: Services,
  { accountId, code, state }: { accountId: string; code: string; state: "new" | "confirmed" },
): Promise<boolean> {
  const row = await tx
    .selectFrom("authenticator")
    .select(["secret", "used_step"])
    .where("account_id", "=", accountId)
    .where("confirmed_at", state === "new" ? "is" : "is not", null)
    .forUpdate()
    .executeTakeFirst();
  const token = code.replaceAll(/\s/g, "");
  if (!row || !/^\d{6}$/.test(token)) return false;
  const epoch = Math.floor(now().getTime() / 1000);
  const { verify } = await library();
  const result = await verify({ secret: decrypted(key, row.secret), token, epoch, epochTolerance: tolerance });
  if (!result.valid || !("timeStep" in result) || result.timeStep <= row.used_step) return false;
  await tx
    .updateTable("authenticator")
    .set({ used_step: result.timeStep, ...(state === "new" && { confirmed_at: now() }) })
    .where("account_id", "=", accountId)
    .execute();
  return true;
}

/** The secret is needed in plain form, so it is encrypted instead of hashed: the database alone doesn't reveal it. */
function encrypted(key: string, text: string): Buffer {
  const nonce = randomBytes(nonceLength);
  const sealing = createCipheriv(cipher, keyFrom(key), nonce);
  const content = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), content]);
}

function decrypted(key: string, sealed: Buffer): string {
  const opening = createDecipheriv(cipher, keyFrom(key), sealed.subarray(0, nonceLength));
  opening.setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
  return Buffer.concat([opening.update(sealed.subarray(nonceLength + tagLength)), opening.final()]).toString("utf8");
}

function keyFrom(secret: string): Buffer {
  return createHmac("sha256", secret).update("authenticator secrets").digest();
}
