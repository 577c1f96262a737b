import { type Plan, planLimits } from "@llave/contract/plans";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

/** Bytes an account has stored: the database counts them as pictures and renters' files come and go. */
export async function storageUsed(db: Kysely<Database>, agentId: string): Promise<number> {
  const row = await db.selectFrom("storage_use").select("bytes").where("agent_id", "=", agentId).executeTakeFirst();
  return row?.bytes ?? 0;
}

/** Bytes that still fit into the account's plan; before onboarding is finished an account is on trial. */
export async function storageLeft(db: Kysely<Database>, agentId: string): Promise<number> {
  const agent = await db.selectFrom("agent").select("plan").where("agent_id", "=", agentId).executeTakeFirst();
  const limit = storageLimit(agent?.plan ?? "trial");
  return limit === null ? Number.POSITIVE_INFINITY : limit - (await storageUsed(db, agentId));
}

/**
 * Refuses a picture that wouldn't fit into the account's plan.
 * @throws ApiError `storage_full`
 */
export async function requireStorage(db: Kysely<Database>, agentId: string, bytes: number): Promise<void> {
  if (bytes > (await storageLeft(db, agentId))) throw new ApiError("storage_full");
}

/** How much a plan lets an account store, in bytes; null means unlimited. */
export function storageLimit(plan: Plan): number | null {
  const { storageMegabytes } = planLimits(plan);
  return storageMegabytes === null ? null : storageMegabytes * 1_000_000;
}
