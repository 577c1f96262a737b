import { dayMs, hourMs, minuteMs } from "@llave/contract/calendar";
import { maxFailingDays } from "@llave/contract/integrations/webhookLimits";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { WebhookProblem } from "../db/tables/integrations.ts";
import { nextAttempt } from "../jobs/nextAttempt.ts";
import { queueAccountMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { WebPageError } from "../webPages/webPages.ts";
import { payloadOf } from "./payload.ts";
import { claimDue, type DeliveryRow, settle } from "./queue.ts";
import { signedHeaders } from "./secrets.ts";

type DeliveringServices = Pick<Services, "db" | "jobs" | "now" | "secret" | "webPages">;
type Endpoint = Selectable<Database["webhook_endpoint"]>;

/** Simultaneous deliveries per server. */
const batchSize = 20;
/** How long an address may take to answer. Milliseconds. */
const timeoutMs = 10_000;

const second = 1_000;
/** About three days in all, as Standard Webhooks suggests. */
const retries = {
  waits: [
    5 * second,
    5 * minuteMs,
    30 * minuteMs,
    2 * hourMs,
    5 * hourMs,
    10 * hourMs,
    14 * hourMs,
    20 * hourMs,
    dayMs,
  ],
  maxWaitMs: dayMs,
};

/** Delivers every event that is due. Any number of servers can do this at the same time. */
export async function deliverWebhooks(services: DeliveringServices): Promise<void> {
  for (;;) {
    const claimed = await claimDue(services.db, services.now(), batchSize);
    if (claimed.length === 0) return;
    await Promise.all(claimed.map((row) => deliver(services, row)));
  }
}

async function deliver(services: DeliveringServices, row: DeliveryRow): Promise<void> {
  const { db } = services;
  const endpoint = await findEndpoint(db, row);
  // Deleted since: its deliveries are gone, too.
  if (!endpoint) return;
  if (endpoint.off_because !== null) return settle(db, row, { status: "failed", problem: "off" });
  const body = await bodyOf(db, row);
  if (body === null) return;
  const outcome = await attempt(services, endpoint, row.event_id, body);
  if (outcome.status !== null && outcome.status >= 200 && outcome.status < 300) {
    await settle(db, row, {
      status: "delivered",
      response_status: outcome.status,
      problem: null,
      delivered_at: services.now(),
    });
    await noteWorking(db, endpoint);
  } else {
    await noteFailure(services, row, endpoint, outcome);
  }
}

function findEndpoint(db: Kysely<Database>, { agent_id, endpoint_id }: DeliveryRow): Promise<Endpoint | undefined> {
  return db
    .selectFrom("webhook_endpoint")
    .selectAll()
    .where("agent_id", "=", agent_id)
    .where("endpoint_id", "=", endpoint_id)
    .executeTakeFirst();
}

/**
 * The JSON of an event: written once, so that every address, attempt and replay gets the same. Null if there is nothing
 * left to report; the event is then deleted.
 */
async function bodyOf(db: Kysely<Database>, { agent_id, event_id }: DeliveryRow): Promise<string | null> {
  const event = await db
    .selectFrom("webhook_event")
    .selectAll()
    .where("agent_id", "=", agent_id)
    .where("event_id", "=", event_id)
    .executeTakeFirst();
  if (!event) return null;
  if (event.payload !== null) return event.payload;
  const payload = await payloadOf(db, event);
  if (payload === null) {
    await db.deleteFrom("webhook_event").where("agent_id", "=", agent_id).where("event_id", "=", event_id).execute();
    return null;
  }
  const { rows } = await sql<{ payload: string }>`
    update webhook_event set payload = coalesce(payload, ${JSON.stringify(payload)})
    where agent_id = ${agent_id} and event_id = ${event_id} returning payload`.execute(db);
  return rows[0]?.payload ?? null;
}

interface Outcome {
  /** Null if there was no response. */
  status: number | null;
  problem: WebhookProblem | null;
  /** Seconds. */
  retryAfter: number | null;
}

async function attempt(
  { secret, webPages, now }: Pick<Services, "now" | "secret" | "webPages">,
  { url, secret: current, previous_secret, previous_until }: Endpoint,
  id: string,
  body: string,
): Promise<Outcome> {
  const at = now();
  const previous = previous_secret !== null && previous_until !== null && previous_until > at ? [previous_secret] : [];
  const headers = signedHeaders(secret, [current, ...previous], { id, at, body });
  try {
    const { status, retryAfter } = await webPages.post(url, { headers, body, timeoutMs });
    return { status, problem: null, retryAfter };
  } catch (error) {
    if (!(error instanceof WebPageError)) throw error;
    const { problem } = error;
    const known = problem === "not_public" || problem === "too_slow" ? problem : "not_found";
    return { status: null, problem: known, retryAfter: null };
  }
}

async function noteWorking(db: Kysely<Database>, endpoint: Endpoint): Promise<void> {
  if (endpoint.failing_since === null) return;
  await ofEndpoint(db, endpoint).set({ failing_since: null }).execute();
}

async function noteFailure(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  row: DeliveryRow,
  endpoint: Endpoint,
  { status, problem, retryAfter }: Outcome,
): Promise<void> {
  const { db } = services;
  const now = services.now();
  const failed = { response_status: status, problem };
  const due_at = nextAttempt(now, row.attempts, retryAfter, retries);
  await settle(db, row, due_at ? { status: "pending", due_at, ...failed } : { status: "failed", ...failed });
  const since = endpoint.failing_since ?? now;
  if (status === 410) return turnOff(services, endpoint, "gone");
  if (now.getTime() - since.getTime() >= maxFailingDays * dayMs) return turnOff(services, endpoint, "failing");
  await ofEndpoint(db, endpoint)
    .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
    .execute();
}

/** Turns an address off and tells the agent, once. What waits for it counts as failed, so it can be sent again. */
async function turnOff(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  endpoint: Endpoint,
  because: "gone" | "failing",
): Promise<void> {
  const { agent_id, endpoint_id } = endpoint;
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await ofEndpoint(tx, endpoint)
      .set({ off_because: because })
      .where("off_because", "is", null)
      .executeTakeFirst();
    // Every time: a delivery that failed at the same moment may go back to waiting after the address was turned off.
    await tx
      .updateTable("webhook_delivery")
      .set({ status: "failed" })
      .where("agent_id", "=", agent_id)
      .where("endpoint_id", "=", endpoint_id)
      .where("status", "=", "pending")
      .execute();
    if (numUpdatedRows === 0n) return;
    await queueAccountMail(services, tx, agent_id, { kind: "webhook_off", about: endpoint_id });
  });
}

function ofEndpoint(db: Kysely<Database>, { agent_id, endpoint_id }: Endpoint) {
  return db.updateTable("webhook_endpoint").where("agent_id", "=", agent_id).where("endpoint_id", "=", endpoint_id);
}
