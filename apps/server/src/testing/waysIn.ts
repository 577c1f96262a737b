import { randomBytes, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { createKey } from "../apiKeys/repository.ts";
import type { Database } from "../db/schema.ts";
import { linkRow } from "../mail/mailedLinks.ts";
import { makeRecoveryCodes } from "../secondFactors/recoveryCodes.ts";

/** Gives an agent's account everything that opens it besides its password and sessions. */
export async function addWaysIn(db: Kysely<Database>, accountId: string): Promise<void> {
  const now = new Date();
  const bytes = () => randomBytes(32);
  await db
    .insertInto("passkey")
    .values({ account_id: accountId, credential_id: randomUUID(), public_key: bytes(), name: "Laptop" })
    .execute();
  await db.insertInto("authenticator").values({ account_id: accountId, secret: bytes(), confirmed_at: now }).execute();
  await makeRecoveryCodes(db, accountId);
  await db.insertInto("known_device").values({ account_id: accountId, token_hash: bytes() }).execute();
  await db
    .insertInto("pending_proof")
    .values({ account_id: accountId, purpose: "second_step", expires_at: new Date(now.getTime() + 60_000) })
    .execute();
  await createKey(db, accountId, { name: "Reports", scopes: ["leads:read"] }, now);
  const { mail_id: mailId } = await db
    .insertInto("mail")
    .values({ kind: "email_change", recipient: "theirs@agents.example", language: "en" })
    .returning("mail_id")
    .executeTakeFirstOrThrow();
  const link = { purpose: "email_change", mailId, email: "theirs@agents.example", accountId } as const;
  await db
    .insertInto("mailed_link")
    .values(linkRow("any secret", link, now))
    .execute();
}

/** What opens an account besides its password, by table. */
export async function waysInto(db: Kysely<Database>, accountId: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of [
    "session",
    "passkey",
    "authenticator",
    "recovery_code",
    "known_device",
    "pending_proof",
  ] as const) {
    if (await db.selectFrom(table).select("account_id").where("account_id", "=", accountId).executeTakeFirst())
      found.push(table);
  }
  if (await db.selectFrom("api_key").select("key_id").where("agent_id", "=", accountId).executeTakeFirst())
    found.push("api_key");
  const openLink = db
    .selectFrom("mailed_link")
    .select("link_id")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null);
  if (await openLink.executeTakeFirst()) found.push("mailed_link");
  return found;
}
