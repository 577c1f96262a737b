import { randomBytes } from "node:crypto";
import { minuteMs } from "@llave/contract/calendar";
import { type ApiKeyScope, maxApiKeys } from "@llave/contract/integrations/apiKeyLimits";
import type { NewApiKeyRequest } from "@llave/contract/integrations/apiKeys";
import { type Kysely, type Selectable, sql } from "kysely";
import { lockAgent } from "../agents/repository.ts";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import { tokenHash } from "../secrets/signing.ts";

export type ApiKeyRow = Selectable<Database["api_key"]>;

/** The start of every key, by which scanners of leaked secrets recognize it. */
const keyStart = "llave_";
/** Characters of a key that are stored and shown. */
const shownLength = keyStart.length + 6;

/** An agent's keys, newest first. */
export function listKeys(db: Kysely<Database>, agentId: string): Promise<ApiKeyRow[]> {
  return db.selectFrom("api_key").selectAll().where("agent_id", "=", agentId).orderBy("created_at", "desc").execute();
}

/**
 * Creates a key in the caller's transaction.
 * @returns its row, and the key itself, which exists nowhere else
 * @throws ApiError `onboarding_unfinished`, `too_many_api_keys`
 */
export async function createKey(
  tx: Kysely<Database>,
  agentId: string,
  { name, scopes }: NewApiKeyRequest,
  now: Date,
): Promise<{ row: ApiKeyRow; key: string }> {
  if (!(await lockAgent(tx, agentId))) throw new ApiError("onboarding_unfinished");
  if ((await listKeys(tx, agentId)).length >= maxApiKeys) throw new ApiError("too_many_api_keys");
  const key = keyStart + randomBytes(32).toString("base64url");
  const row = await tx
    .insertInto("api_key")
    .values({
      agent_id: agentId,
      key_id: newId(now),
      name,
      prefix: key.slice(0, shownLength),
      token_hash: tokenHash(key),
      scopes: [...new Set(scopes)],
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { row, key };
}

/** Deletes a key. @returns its row; undefined if the agent has none with this id */
export function revokeKey(tx: Kysely<Database>, agentId: string, keyId: string): Promise<ApiKeyRow | undefined> {
  return tx
    .deleteFrom("api_key")
    .where("agent_id", "=", agentId)
    .where("key_id", "=", keyId)
    .returningAll()
    .executeTakeFirst();
}

/** Whose key a call carries, and what it may do. */
export interface FoundKey {
  agentId: string;
  keyId: string;
  scopes: ApiKeyScope[];
  hasAccess: boolean;
}

/** The owner of a key; null for any other text. Notes the last use once a minute. */
export async function useKey(db: Kysely<Database>, key: string, now: Date): Promise<FoundKey | null> {
  if (!key.startsWith(keyStart)) return null;
  const row = await db
    .selectFrom("api_key as k")
    .innerJoin("account as a", "a.account_id", "k.agent_id")
    .select(["k.agent_id", "k.key_id", "k.scopes", "k.last_used_at", "a.access_level"])
    .where("k.token_hash", "=", tokenHash(key))
    .executeTakeFirst();
  if (!row) return null;
  const minute = new Date(Math.floor(now.getTime() / minuteMs) * minuteMs);
  if (row.last_used_at === null || row.last_used_at < minute) {
    await sql`update api_key set last_used_at = ${minute}
      where agent_id = ${row.agent_id} and key_id = ${row.key_id}`.execute(db);
  }
  const { agent_id: agentId, key_id: keyId, scopes, access_level } = row;
  return { agentId, keyId, scopes, hasAccess: access_level === "early_access" };
}
