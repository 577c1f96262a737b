import { createHash } from "node:crypto";
import { maxPushDevices, type PushDevice } from "@llave/contract/notifications/push";
import type { Kysely } from "kysely";
import { lockAgent } from "../../agents/repository.ts";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { DeviceKeys } from "./encrypt.ts";

/** An agent's devices with what they run on, newest first; devices with an expired session get nothing. */
export function listDevices(db: Kysely<Database>, agentId: string, now: Date) {
  return db
    .selectFrom("push_device as d")
    .innerJoin("session as s", "s.session_id", "d.session_id")
    .select(["d.device_id", "d.endpoint", "d.created_at", "d.delivered_at", "s.user_agent"])
    .where("d.agent_id", "=", agentId)
    .where("s.expires_at", ">", now)
    .orderBy("d.created_at", "desc")
    .orderBy("d.device_id", "desc")
    .execute();
}

/** A device for its agent. */
export function presentDevice(row: Awaited<ReturnType<typeof listDevices>>[number]): PushDevice {
  return {
    id: row.device_id,
    userAgent: row.user_agent,
    fingerprint: createHash("sha256").update(row.endpoint).digest("hex"),
    createdAt: row.created_at.toISOString(),
    deliveredAt: row.delivered_at?.toISOString() ?? null,
  };
}

export interface AddedDevice extends DeviceKeys {
  agentId: string;
  /** The device gets pushes as long as this session lasts. */
  sessionId: string;
  endpoint: string;
}

/**
 * Adds a device, or renews it. A browser gets only one agent's notifications: the last agent who turned them on
 * there.
 * @throws ApiError `onboarding_unfinished`, `too_many_push_devices`
 */
export async function addDevice(db: Kysely<Database>, device: AddedDevice, now: Date): Promise<void> {
  const { agentId, sessionId, endpoint, p256dh, auth } = device;
  await db.transaction().execute(async (tx) => {
    if (!(await lockAgent(tx, agentId))) throw new ApiError("onboarding_unfinished");
    await tx.deleteFrom("push_device").where("endpoint", "=", endpoint).where("agent_id", "<>", agentId).execute();
    const keys = { session_id: sessionId, p256dh, auth };
    const { numUpdatedRows } = await tx
      .updateTable("push_device")
      .set(keys)
      .where("agent_id", "=", agentId)
      .where("endpoint", "=", endpoint)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return;
    if ((await listDevices(tx, agentId, now)).length >= maxPushDevices) throw new ApiError("too_many_push_devices");
    await tx
      .insertInto("push_device")
      .values({ agent_id: agentId, device_id: newId(now), endpoint, ...keys, created_at: now })
      .execute();
  });
}

/** An agent's device with all that sending needs. */
export function findDevice(db: Kysely<Database>, agentId: string, deviceId: string) {
  return db
    .selectFrom("push_device as d")
    .innerJoin("account as o", "o.account_id", "d.agent_id")
    .select(["d.endpoint", "d.p256dh", "d.auth", "o.language"])
    .where("d.agent_id", "=", agentId)
    .where("d.device_id", "=", deviceId)
    .executeTakeFirst();
}

/** Removes a device, with the pushes on their way to it. @returns false if the agent has none with this id */
export async function removeDevice(db: Kysely<Database>, agentId: string, deviceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("push_device")
    .where("agent_id", "=", agentId)
    .where("device_id", "=", deviceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Notes that a push service took a notification for a device. */
export async function noteDelivered(db: Kysely<Database>, agentId: string, deviceId: string, now: Date): Promise<void> {
  await db
    .updateTable("push_device")
    .set({ delivered_at: now })
    .where("agent_id", "=", agentId)
    .where("device_id", "=", deviceId)
    .execute();
}
