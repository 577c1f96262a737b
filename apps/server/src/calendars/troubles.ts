import { minuteMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueAccountMail } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import { type ConnectionRow, updateConnection } from "./connections.ts";
import { CalendarError } from "./providers/provider.ts";

/** The wait after a provider said "too many" without saying how long. Milliseconds. */
const limitedMs = minuteMs;
/** The longest wait that a provider may ask for. Milliseconds. */
const maxRetryMs = 60 * minuteMs;

type ConnectionKey = Pick<ConnectionRow, "agent_id" | "provider">;

/**
 * Records what a failed call means for the whole connection: the agent has to sign in again, the provider asks for a
 * pause, or it doesn't answer.
 * @throws any error that isn't the provider's
 */
export async function noteTrouble(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  connection: ConnectionKey,
  error: unknown,
  now: Date,
): Promise<CalendarError> {
  const { db } = services;
  if (!(error instanceof CalendarError)) throw error;
  if (error.fault === "revoked" || error.fault === "expired") {
    await stop(services, connection);
  } else if (error.fault === "limited") {
    const retryAfterMs = (error.retryAfter ?? 0) * 1_000;
    const waitMs = Math.min(retryAfterMs > 0 ? retryAfterMs : limitedMs, maxRetryMs);
    await updateConnection(db, connection, { wait_until: new Date(now.getTime() + waitMs) });
  } else {
    await db
      .updateTable("calendar_connection")
      .set({
        failing_since: sql<Date>`coalesce(failing_since, ${now}::timestamptz)`,
        failures: sql<number>`failures + 1`,
      })
      .where("agent_id", "=", connection.agent_id)
      .where("provider", "=", connection.provider)
      .execute();
  }
  return error;
}

/** The connection waits for a new sign-in; its agent gets one mail. */
async function stop(
  services: Pick<Services, "db" | "jobs" | "now" | "secret">,
  { agent_id, provider }: ConnectionKey,
): Promise<void> {
  await services.jobs.start();
  await services.db.transaction().execute(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable("calendar_connection")
      .set({ state: "reconnect" })
      .where("agent_id", "=", agent_id)
      .where("provider", "=", provider)
      .where("state", "=", "on")
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await queueAccountMail(services, tx, agent_id, { kind: "calendar_stopped", about: agent_id });
  });
}

/** The provider answered again. */
export async function noteWorking(db: Kysely<Database>, connection: ConnectionRow): Promise<void> {
  if (connection.failing_since === null && connection.failures === 0) return;
  await updateConnection(db, connection, { failing_since: null, failures: 0 });
}
