import { hourMs, minuteMs } from "@llave/contract/calendar";
import type { FastifyBaseLogger } from "fastify";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { nextAttempt } from "../../jobs/nextAttempt.ts";
import type { Services } from "../../services.ts";
import { findDevice, noteDelivered, removeDevice } from "./devices.ts";
import { type PushKeys, pushKeys } from "./keys.ts";
import { pushPayload } from "./payload.ts";
import { type PushOutcome, sendPush } from "./send.ts";

type PushingServices = Pick<Services, "config" | "db" | "now" | "origin" | "secret">;
type Delivery = Selectable<Database["push_delivery"]>;

/** Simultaneous pushes per server. */
const batchSize = 20;
/** How long only the claiming server may send; longer than any attempt takes. Milliseconds. */
const claimMs = minuteMs;
/** News that couldn't be pushed for an hour waits at the bell. */
const retries = { waits: [minuteMs, 5 * minuteMs, 15 * minuteMs, 40 * minuteMs], maxWaitMs: hourMs };

/** Sends due pushes to devices. Any number of servers can do this at the same time: each push is claimed by one. */
export async function deliverPushes(services: PushingServices, log: FastifyBaseLogger): Promise<void> {
  for (;;) {
    const claimed = await claimDue(services.db, services.now());
    if (claimed.length === 0) return;
    const keys = await pushKeys(services);
    await Promise.all(claimed.map((delivery) => deliver(services, { delivery, keys }, log)));
  }
}

/** If a server dies, its claims are free again after a minute; a tag keeps phones from showing a push twice. */
async function claimDue(db: Kysely<Database>, now: Date): Promise<Delivery[]> {
  const lost = new Date(now.getTime() - claimMs);
  const { rows } = await sql<Delivery>`
    update push_delivery set claimed_at = ${now}, attempts = attempts + 1
    where (agent_id, push_id, device_id) in (
      select agent_id, push_id, device_id from push_delivery
      where due_at <= ${now} and (claimed_at is null or claimed_at <= ${lost})
      order by due_at limit ${batchSize} for update skip locked)
    returning *`.execute(db);
  return rows;
}

async function deliver(
  services: Pick<Services, "config" | "db" | "now" | "origin">,
  { delivery, keys }: { delivery: Delivery; keys: PushKeys },
  log: FastifyBaseLogger,
): Promise<void> {
  const { db } = services;
  const { agent_id: agentId, device_id: deviceId, push_id: pushId } = delivery;
  const device = await findDevice(db, agentId, deviceId);
  // Removed since, and its deliveries with it.
  if (!device) return;
  const content = await pushPayload(db, { agentId, pushId, language: device.language });
  if (!content) return drop(db, delivery);
  const outcome = await sendPush(services, { keys, device, ...content });
  if (outcome.kind === "gone") {
    await removeDevice(db, agentId, deviceId);
  } else if (outcome.kind === "delivered") {
    await noteDelivered(db, agentId, deviceId, services.now());
    await drop(db, delivery);
  } else {
    await settleFailure(services, delivery, outcome);
    // The path of the address is secret; its host says whose service failed.
    log.warn({ service: new URL(device.endpoint).host, status: outcome.status, deviceId }, "push not delivered");
  }
}

type Failure = Extract<PushOutcome, { status: unknown }>;

async function settleFailure(
  { db, now }: Pick<Services, "db" | "now">,
  delivery: Delivery,
  outcome: Failure,
): Promise<void> {
  const due =
    outcome.kind === "refused" ? null : nextAttempt(now(), delivery.attempts, outcome.retryAfter ?? null, retries);
  if (due === null) return drop(db, delivery);
  await db
    .updateTable("push_delivery")
    .set({ due_at: due, claimed_at: null })
    .where("agent_id", "=", delivery.agent_id)
    .where("push_id", "=", delivery.push_id)
    .where("device_id", "=", delivery.device_id)
    .where("attempts", "=", delivery.attempts)
    .execute();
}

/** Ends a delivery; nothing if another server has it by now. */
async function drop(db: Kysely<Database>, { agent_id, push_id, device_id, attempts }: Delivery): Promise<void> {
  await db
    .deleteFrom("push_delivery")
    .where("agent_id", "=", agent_id)
    .where("push_id", "=", push_id)
    .where("device_id", "=", device_id)
    .where("attempts", "=", attempts)
    .execute();
}
