import { type Plan, planLimits } from "@llave/contract/account/plans";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

/** Bytes an account has stored. Triggers in the database count them as pictures and renters' files are added and deleted. */
export async function storageUsed(db: Kysely<Database>, agentId: string): Promise<number> {
  const row = await db.selectFrom("storage_use").select("bytes").where("agent_id", "=", agentId).executeTakeFirst();
  return row?.bytes ?? 0;
}

/**
 * Bytes left in the account's plan, minus what is reserved. Until the transaction ends, nothing else is stored for the
 * account. Before setup is finished an account is on trial.
 */
export async function storageLeft(tx: Kysely<Database>, agentId: string): Promise<number> {
  const used = await lockStorage(tx, agentId);
  const agent = await tx.selectFrom("agent").select("plan").where("agent_id", "=", agentId).executeTakeFirst();
  const limit = storageLimit(agent?.plan ?? "trial");
  return limit === null ? Number.POSITIVE_INFINITY : limit - used - (await storageReserved(tx, agentId));
}

/**
 * Refuses what the transaction just stored if it doesn't fit into the account's plan.
 * @throws ApiError `storage_full`
 */
export async function requireStorage(tx: Kysely<Database>, agentId: string): Promise<void> {
  if ((await storageLeft(tx, agentId)) < 0) throw new ApiError("storage_full");
}

/** Lets one transaction at a time store files, so that two can't both use the last free bytes. Returns the bytes in use. */
async function lockStorage(tx: Kysely<Database>, agentId: string): Promise<number> {
  const { bytes } = await tx
    .insertInto("storage_use")
    .values({ agent_id: agentId, bytes: 0 })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet({ bytes: sql`storage_use.bytes` }))
    .returning("bytes")
    .executeTakeFirstOrThrow();
  return bytes;
}

/** Bytes reserved for picture sizes that aren't made yet, and for files of messages that aren't in their thread yet. */
async function storageReserved(tx: Kysely<Database>, agentId: string): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce(sum(bytes), 0)::bigint as bytes from (
      select reserved as bytes from picture_original where agent_id = ${agentId}
      union all
      select octet_length(f.content) from inbound_message i join inbound_file f on f.inbound_id = i.inbound_id
        where i.agent_id = ${agentId} and i.status = 'received'
    ) as waiting`.execute(tx);
  return rows[0]?.bytes ?? 0;
}

/** How much a plan lets an account store, in bytes; null means unlimited. */
export function storageLimit(plan: Plan): number | null {
  const { storageMegabytes } = planLimits(plan);
  return storageMegabytes === null ? null : storageMegabytes * 1_000_000;
}
