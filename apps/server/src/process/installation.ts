import { createHmac, randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The secret that signs cookies and links: the setting, or one generated for this installation and stored in its
 * database, so that restarts and a second server share it.
 */
export async function installationSecret(db: Kysely<Database>, setting: string | undefined): Promise<string> {
  if (setting) return setting;
  await db
    .insertInto("installation")
    .values({ key: "secret", value: randomBytes(32).toString("base64url") })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom("installation").select("value").where("key", "=", "secret").executeTakeFirstOrThrow();
  return row.value;
}

/**
 * The password of one of this installation's demo accounts: 16 characters that can be read aloud, the same at every
 * start, derived so that it is never stored in plain text.
 */
export function demoPassword(secret: string, whose: "agent" | "administrator"): string {
  const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
  const bytes = createHmac("sha256", secret).update(`demo ${whose}'s password`).digest().subarray(0, 16);
  const letters = [...bytes].map((byte) => alphabet[byte % alphabet.length]).join("");
  return letters.match(/.{4}/g)?.join("-") ?? letters;
}
