import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { seal, unseal } from "../secrets/sealing.ts";
import type { Services } from "../services.ts";

/** How far a phone's clock may be off, in seconds. */
const tolerance = 30;
/** Loaded with the first code, so that a start doesn't wait for it. */
const library = () => import("otplib");
const purpose = "authenticator secrets";

/**
 * Creates the secret of an authenticator app, which counts once a code has confirmed it; replaces one that was never
 * confirmed.
 * @returns the secret for typing, and the address in the QR code; null if one is in use
 */
export async function offerAuthenticator(
  { db, secret: key }: Pick<Services, "db" | "secret">,
  { accountId, email }: { accountId: string; email: string },
): Promise<{ secret: string; uri: string } | null> {
  const { generateSecret, generateURI } = await library();
  const secret = generateSecret();
  const made = await db
    .insertInto("authenticator")
    .values({ account_id: accountId, secret: seal(key, purpose, secret) })
    .onConflict((conflict) =>
      conflict
        .column("account_id")
        .doUpdateSet({ secret: seal(key, purpose, secret) })
        .where("authenticator.confirmed_at", "is", null),
    )
    .returning("account_id")
    .executeTakeFirst();
  return made ? { secret, uri: generateURI({ issuer: "Llave", label: email, secret }) } : null;
}

/**
 * Checks a code of an account's authenticator and uses it up: the same code never works twice, even at the same moment.
 * @param state `new` for one that waits for its first code, `confirmed` for one that protects the account
 */
export async function spendAuthenticatorCode(
  tx: Kysely<Database>,
  { secret: key, now }: Pick<Services, "now" | "secret">,
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
  const result = await verify({ secret: unseal(key, purpose, row.secret), token, epoch, epochTolerance: tolerance });
  if (!result.valid || !("timeStep" in result) || result.timeStep <= row.used_step) return false;
  await tx
    .updateTable("authenticator")
    .set({ used_step: result.timeStep, ...(state === "new" && { confirmed_at: now() }) })
    .where("account_id", "=", accountId)
    .execute();
  return true;
}
