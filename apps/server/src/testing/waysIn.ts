import { randomBytes, randomInt, randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import { createKey } from "../apiKeys/repository.ts";
import type { Database } from "../db/schema.ts";
import { linkRow } from "../mail/mailedLinks.ts";
import { makeRecoveryCodes } from "../secondFactors/recoveryCodes.ts";

/** Gives an agent's account every way to sign in besides its password and sessions. */
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

/**
 * Gives an agent every kind of connection that others read or act by: what a stranger with their address could leave
 * behind.
 */
export async function addConnections(db: Kysely<Database>, agent_id: string): Promise<void> {
  const now = new Date();
  const bytes = () => randomBytes(32);
  const phone = `+1305${randomInt(2_000_000, 9_999_999)}`;
  const calendar = { agent_id, provider: "google", language: "en" } as const;
  await db
    .insertInto("webhook_endpoint")
    .values({
      agent_id,
      endpoint_id: randomUUID(),
      url: "https://theirs.example/in",
      events: [],
      ...{ secret: bytes(), created_at: now },
    })
    .execute();
  await db
    .insertInto("calendar_feed")
    .values({ agent_id, feed_id: randomUUID(), token_hash: bytes(), language: "en" })
    .execute();
  await db
    .insertInto("calendar_connection")
    .values({ ...calendar, account: "theirs@calendar.example", refresh_token: bytes(), busy: "[]", ...readAt(now) })
    .execute();
  await db
    .insertInto("calendar_sign_in")
    .values({ ...calendar, state_hash: bytes(), verifier: bytes(), expires_at: now })
    .execute();
  const mls = { service_url: "https://mls.example", member_id: "1", auth: "token", token_url: null } as const;
  await db
    .insertInto("mls_connection")
    .values({ agent_id, ...mls, credentials: bytes(), connected_at: now })
    .execute();
  await db
    .insertInto("agent_number")
    .values({ agent_id, channel: "sms", account_sid: "AC1", auth_token: bytes(), number: phone })
    .execute();
  await db.insertInto("alert_phone").values({ agent_id, channel: "sms", phone, verified_at: now }).execute();
  const { session_id } = await db
    .insertInto("session")
    .values({ account_id: agent_id, token_hash: bytes(), expires_at: new Date(now.getTime() + 60_000) })
    .returning("session_id")
    .executeTakeFirstOrThrow();
  const keys = { p256dh: bytes(), auth: bytes(), created_at: now };
  await db
    .insertInto("push_device")
    .values({ agent_id, device_id: randomUUID(), session_id, endpoint: "https://push.example/theirs", ...keys })
    .execute();
}

function readAt(now: Date) {
  return { read_due_at: now, connected_at: now };
}

/** An agent's tables by which others read or act. */
export const connections = [
  "api_key",
  "webhook_endpoint",
  "calendar_feed",
  "calendar_connection",
  "calendar_sign_in",
  "mls_connection",
  "agent_number",
  "alert_phone",
  "push_device",
] as const;

/** What opens an account besides its password, and what it is connected to, by table. */
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
  for (const table of connections) {
    if (await db.selectFrom(table).select("agent_id").where("agent_id", "=", accountId).executeTakeFirst())
      found.push(table);
  }
  const openLink = db
    .selectFrom("mailed_link")
    .select("link_id")
    .where("account_id", "=", accountId)
    .where("used_at", "is", null);
  if (await openLink.executeTakeFirst()) found.push("mailed_link");
  return found;
}
