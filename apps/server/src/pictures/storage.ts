import { type Plan, planLimits } from "@llave/contract/plans";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

/** Bytes an account has stored: the database counts them as pictures come and go. */
export async function storageUsed(db: Kysely<Database>, agentId: string): Promise<number> {
  const row = await db.selectFrom("storage_use").select("bytes").where("agent_id", "=", agentId).executeTakeFirst();
  return row?.bytes ?? 0;
}

/**
 * Refuses a picture that wouldn't fit into the account's plan; before onboarding is finished an account is on trial.
 * @throws ApiError `storage_full`
 */
export async function requireStorage(db: Kysely<Database>, agentId: string, bytes: number): Promise<void> {
  const agent = await db.selectFrom("agent").select("plan").where("agent_id", "=", agentId).executeTakeFirst();
  const limit = storageLimit(agent?.plan ?? "trial");
  if (limit !== null && (await storageUsed(db, agentId)) + bytes > limit) throw new ApiError("storage_full");
}

/** How much a plan lets an account store, in bytes; null means unlimited. */
export function storageLimit(plan: Plan): number | null {
  const { storageMegabytes } = planLimits(plan);
  return storageMegabytes === null ? null : storageMegabytes * 1_000_000;
}
