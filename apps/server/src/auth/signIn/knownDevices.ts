import { randomBytes } from "node:crypto";
import { dayMs } from "@llave/contract/calendar";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import { tokenHash } from "../../secrets/signing.ts";

/** Identifies a browser to the accounts that signed in with it; it grants no access. */
const deviceCookie = "llave_device";
const lifetimeSeconds = (365 * dayMs) / 1000;
const maxTokenLength = 200;

/** True for a browser that this account has signed in with before. */
export async function isKnownDevice(
  db: Kysely<Database>,
  request: FastifyRequest,
  accountId: string | undefined,
): Promise<boolean> {
  const token = tokenOf(request);
  if (token === null || accountId === undefined) return false;
  const device = await db
    .selectFrom("known_device")
    .select("device_id")
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash(token))
    .executeTakeFirst();
  return device !== undefined;
}

/**
 * Remembers the browser of a sign-in.
 * @returns the id of a new device to tell the owner about; none for the account's first
 */
export async function rememberDevice(
  db: Kysely<Database>,
  request: FastifyRequest,
  reply: FastifyReply,
  accountId: string,
): Promise<string | null> {
  const token = tokenOf(request) ?? randomBytes(32).toString("base64url");
  reply.server.siteCookies.set(reply, deviceCookie, token, { maxAge: lifetimeSeconds });
  const known = await db
    .updateTable("known_device")
    .set({ seen_at: new Date() })
    .where("account_id", "=", accountId)
    .where("token_hash", "=", tokenHash(token))
    .returning("device_id")
    .executeTakeFirst();
  if (known) return null;
  const others = await db
    .selectFrom("known_device")
    .select("device_id")
    .where("account_id", "=", accountId)
    .executeTakeFirst();
  const added = await db
    .insertInto("known_device")
    .values({
      account_id: accountId,
      token_hash: tokenHash(token),
      user_agent: (request.headers["user-agent"] ?? "").slice(0, 300),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("device_id")
    .executeTakeFirst();
  return others && added ? added.device_id : null;
}

/** A remembered browser with its account's name, for the mail about it; undefined once either is gone. */
export function findDevice(db: Kysely<Database>, deviceId: string) {
  return db
    .selectFrom("known_device")
    .innerJoin("account", "account.account_id", "known_device.account_id")
    .select(["name", "user_agent", "known_device.created_at"])
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
}

function tokenOf(request: FastifyRequest): string | null {
  const token = request.server.siteCookies.read(request, deviceCookie);
  return token && token.length <= maxTokenLength ? token : null;
}
