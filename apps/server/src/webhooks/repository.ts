import { hourMs } from "@llave/contract/calendar";
import { maxWebhooks, secretOverlapHours } from "@llave/contract/integrations/webhookLimits";
import type { NewWebhookRequest, WebhookChange } from "@llave/contract/integrations/webhooks";
import { type Kysely, type Selectable, sql } from "kysely";
import { lockAgent } from "../agents/repository.ts";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { TimeCursor } from "../http/pageCursor.ts";

export type EndpointRow = Selectable<Database["webhook_endpoint"]>;

/** One of an agent's webhooks. */
export interface Which {
  agentId: string;
  endpointId: string;
}

/** An agent's webhooks, newest first. */
export function listEndpoints(db: Kysely<Database>, agentId: string): Promise<EndpointRow[]> {
  return db
    .selectFrom("webhook_endpoint")
    .selectAll()
    .where("agent_id", "=", agentId)
    .orderBy("created_at", "desc")
    .execute();
}

/** @throws ApiError `not_found` */
export async function requireEndpoint(db: Kysely<Database>, { agentId, endpointId }: Which): Promise<EndpointRow> {
  const row = await db
    .selectFrom("webhook_endpoint")
    .selectAll()
    .where("agent_id", "=", agentId)
    .where("endpoint_id", "=", endpointId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * Adds a webhook in the caller's transaction.
 * @throws ApiError `onboarding_unfinished`, `too_many_webhooks`
 */
export async function addEndpoint(
  tx: Kysely<Database>,
  agentId: string,
  { url, events }: NewWebhookRequest,
  { secret, now }: { secret: Buffer; now: Date },
): Promise<EndpointRow> {
  if (!(await lockAgent(tx, agentId))) throw new ApiError("onboarding_unfinished");
  if ((await listEndpoints(tx, agentId)).length >= maxWebhooks) throw new ApiError("too_many_webhooks");
  return tx
    .insertInto("webhook_endpoint")
    .values({
      agent_id: agentId,
      endpoint_id: newId(now),
      url,
      events: [...new Set(events)],
      secret,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Changes a webhook. Turning it on clears its failures. */
export function changeEndpoint(
  tx: Kysely<Database>,
  { agentId, endpointId }: Which,
  { url, events, on }: WebhookChange,
): Promise<EndpointRow | undefined> {
  return tx
    .updateTable("webhook_endpoint")
    .set({
      // A column of the key, so that a change without values is still a valid statement.
      agent_id: agentId,
      ...(url !== undefined && { url }),
      ...(events !== undefined && { events: [...new Set(events)] }),
      ...(on === true && { off_because: null, failing_since: null }),
      ...(on === false && { off_because: sql<"agent">`coalesce(off_because, 'agent')` }),
    })
    .where("agent_id", "=", agentId)
    .where("endpoint_id", "=", endpointId)
    .returningAll()
    .executeTakeFirst();
}

/** Replaces the secret; the previous one still signs for a day, so that the receiver has time to change over. */
export function replaceSecret(
  tx: Kysely<Database>,
  { agentId, endpointId }: Which,
  secret: Buffer,
  now: Date,
): Promise<EndpointRow | undefined> {
  return tx
    .updateTable("webhook_endpoint")
    .set((row) => ({
      previous_secret: row.ref("secret"),
      previous_until: new Date(now.getTime() + secretOverlapHours * hourMs),
      secret,
    }))
    .where("agent_id", "=", agentId)
    .where("endpoint_id", "=", endpointId)
    .returningAll()
    .executeTakeFirst();
}

/** Deletes a webhook with its log. */
export function removeEndpoint(tx: Kysely<Database>, { agentId, endpointId }: Which): Promise<EndpointRow | undefined> {
  return tx
    .deleteFrom("webhook_endpoint")
    .where("agent_id", "=", agentId)
    .where("endpoint_id", "=", endpointId)
    .returningAll()
    .executeTakeFirst();
}

/** Queues an event that only this webhook gets, to see whether it arrives. */
export async function addTestEvent(tx: Kysely<Database>, { agentId, endpointId }: Which, now: Date): Promise<void> {
  const { event_id } = await tx
    .insertInto("webhook_event")
    .values({ agent_id: agentId, type: "webhook.test", occurred_at: now })
    .returning("event_id")
    .executeTakeFirstOrThrow();
  await tx
    .insertInto("webhook_delivery")
    .values({ agent_id: agentId, endpoint_id: endpointId, event_id, due_at: now, created_at: now })
    .execute();
}

/** Sends a delivery again, with the same id and text. False if the webhook has none with this id. */
export async function replayDelivery(
  db: Kysely<Database>,
  { agentId, endpointId }: Which,
  deliveryId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("webhook_delivery")
    .set({
      // One that is being sent right now stays as it is.
      status: sql<"pending">`case when status = 'sending' then status else 'pending' end`,
      attempts: sql<number>`case when status = 'sending' then attempts else 0 end`,
      due_at: sql<Date>`case when status = 'sending' then due_at else ${now}::timestamptz end`,
    })
    .where("agent_id", "=", agentId)
    .where("endpoint_id", "=", endpointId)
    .where("delivery_id", "=", deliveryId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type LogRow = Awaited<ReturnType<typeof listDeliveries>>[number];

/** A page of a webhook's deliveries plus one more, newest first. */
export function listDeliveries(
  db: Kysely<Database>,
  { agentId, endpointId }: Which,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  // To the millisecond, the precision of a cursor.
  const at = sql<Date>`date_trunc('milliseconds', d.created_at)`;
  let query = db
    .selectFrom("webhook_delivery as d")
    .innerJoin("webhook_event as e", (join) =>
      join.onRef("e.agent_id", "=", "d.agent_id").onRef("e.event_id", "=", "d.event_id"),
    )
    .select(["d.delivery_id", "d.event_id", "d.status", "d.attempts", "d.response_status", "d.problem", "d.due_at"])
    .select(["d.delivered_at", "e.type", "e.payload", at.as("at")])
    .where("d.agent_id", "=", agentId)
    .where("d.endpoint_id", "=", endpointId);
  if (after) query = query.where(sql<boolean>`(${at}, d.delivery_id) < (${after.at}::timestamptz, ${after.id}::uuid)`);
  return query
    .orderBy("d.created_at", "desc")
    .orderBy("d.delivery_id", "desc")
    .limit(limit + 1)
    .execute();
}
