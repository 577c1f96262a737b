import { hourMs, minuteMs } from "@llave/contract/calendar";
import { type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { doubledWaitMs } from "../jobs/nextAttempt.ts";
import type { Services } from "../services.ts";
import { findShowing, type ShowingRow } from "../showings/repository.ts";
import { withAccess } from "./access.ts";
import { type ConnectionRow, findConnection, queueUpcoming, updateConnection } from "./connections.ts";
import { calendarName, eventContents } from "./eventContents.ts";
import { CalendarError, type EventPlace } from "./providers/provider.ts";
import { noteTrouble, noteWorking } from "./troubles.ts";

type EventRow = Selectable<Database["calendar_event"]>;
type SendServices = Pick<Services, "config" | "db" | "jobs" | "now" | "origin" | "secret">;

/** Changes sent in parallel per server. */
const batchSize = 40;
/** How long only the claiming server may send; longer than all calls of one change take. Milliseconds. */
const claimMs = 3 * minuteMs;
/** The first and longest wait after a failed attempt. Milliseconds. */
const firstWaitMs = 10_000;
const maxWaitMs = hourMs;
/** From then on a missing calendar counts as a failure like any other. */
const maxCreateAttempts = 3;

/**
 * Brings agents' calendars up to date with their showings. A change is a row that commits with its showing. It only
 * says that something changed: an attempt sends the showing as it is now, so several changes become one, and repeating
 * an attempt whose outcome was lost does no harm.
 */
export async function sendCalendarEvents(services: SendServices): Promise<void> {
  for (;;) {
    const claimed = await claimDue(services);
    if (claimed.length === 0) return;
    const byConnection = Map.groupBy(claimed, ({ agent_id, provider }) => `${agent_id} ${provider}`);
    await Promise.all([...byConnection.values()].map((rows) => sendAll(services, rows)));
  }
}

/** Claims due changes. Only one server gets each; if it dies, another one claims it again. */
async function claimDue({ db, now }: Pick<Services, "db" | "now">): Promise<EventRow[]> {
  const at = now();
  const lost = new Date(at.getTime() - claimMs);
  const { rows } = await sql<EventRow>`
    update calendar_event set claimed_at = ${at}, attempts = attempts + 1
    where (agent_id, provider, showing_id) in (
      select e.agent_id, e.provider, e.showing_id from calendar_event e join calendar_connection c using (agent_id, provider)
      where e.wanted > e.sent and e.due_at <= ${at} and (e.claimed_at is null or e.claimed_at <= ${lost})
        and c.state = 'on' and (c.wait_until is null or c.wait_until <= ${at})
      order by e.due_at limit ${batchSize} for update of e skip locked)
    returning *`.execute(db);
  return rows;
}

/** One after another, so that one agent's many changes don't hit the provider's limits. */
async function sendAll(services: SendServices, rows: EventRow[]): Promise<void> {
  const [first] = rows;
  let connection = first && (await findConnection(services.db, first.agent_id, first.provider));
  for (const row of rows) {
    // Disconnected in the meantime: its changes are gone, too.
    if (!connection) return;
    const goesOn = connection.state === "on" && (await send(services, connection, row));
    if (!goesOn) await release(services, row);
    connection = await findConnection(services.db, row.agent_id, row.provider);
  }
}

/** False if the connection has to wait; the change then waits with it. */
async function send(services: SendServices, connection: ConnectionRow, row: EventRow): Promise<boolean> {
  const { db } = services;
  const now = services.now();
  const showing = await findShowing(db, row.agent_id, row.showing_id);
  try {
    const eventId = await carryOut(services, connection, row, showing);
    await settle(services, row, eventId);
    await noteWorking(db, connection);
    return true;
  } catch (error) {
    const isGone = error instanceof CalendarError && error.fault === "missing";
    if (isGone && row.attempts <= maxCreateAttempts) return makeAgain(services, connection, row);
    const { fault } = await noteTrouble(services, connection, error, now);
    if (fault === "revoked" || fault === "expired" || fault === "limited") return false;
    await postpone(services, row, showing);
    return true;
  }
}

/** Returns the entry's id; null if there is none now. */
async function carryOut(
  services: Pick<Services, "config" | "db" | "now" | "origin" | "secret">,
  connection: ConnectionRow,
  row: EventRow,
  showing: ShowingRow | undefined,
): Promise<string | null> {
  const place: EventPlace = {
    calendarId: connection.calendar_id,
    eventId: row.event_id,
    maybeMade: row.attempts > 1 || row.sent > 0 || row.wanted > 1,
    version: row.wanted,
  };
  if (isOn(showing)) {
    const event = eventContents(services, showing, connection.language);
    return withAccess(services, connection, (api, token) => api.putEvent(token, place, event));
  }
  await withAccess(services, connection, (api, token) => api.deleteEvent(token, place, row.showing_id));
  return null;
}

function isOn(showing: ShowingRow | undefined): showing is ShowingRow {
  return showing?.status === "requested" || showing?.status === "confirmed";
}

/** The change, while this claim holds it. */
function ofClaim(row: EventRow) {
  return sql<boolean>`agent_id = ${row.agent_id} and provider = ${row.provider}
    and showing_id = ${row.showing_id} and claimed_at = ${row.claimed_at}`;
}

/** Records the outcome, unless another server has the change by now. A newer change stays due. */
async function settle({ db }: Pick<Services, "db">, row: EventRow, eventId: string | null): Promise<void> {
  if (eventId === null)
    await db.deleteFrom("calendar_event").where(ofClaim(row)).where("wanted", "=", row.wanted).execute();
  await db
    .updateTable("calendar_event")
    .set({ sent: row.wanted, event_id: eventId, claimed_at: null, attempts: 0 })
    .where(ofClaim(row))
    .execute();
}

/** Back to waiting, as if it had not been claimed. */
async function release({ db }: Pick<Services, "db">, row: EventRow): Promise<void> {
  await db.updateTable("calendar_event").set({ claimed_at: null }).where(ofClaim(row)).execute();
}

/** Tries again later, until the showing is over. */
async function postpone(
  services: Pick<Services, "db" | "now">,
  row: EventRow,
  showing: ShowingRow | undefined,
): Promise<void> {
  const now = services.now().getTime();
  if (showing && showing.ends_at.getTime() <= now) return settle(services, row, row.event_id);
  const waitMs = doubledWaitMs(firstWaitMs, row.attempts, maxWaitMs);
  await services.db
    .updateTable("calendar_event")
    .set({ claimed_at: null, due_at: new Date(now + waitMs) })
    .where(ofClaim(row))
    .execute();
}

/** The agent deleted Llave's calendar: a new one gets every upcoming showing. */
async function makeAgain(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  connection: ConnectionRow,
  row: EventRow,
): Promise<boolean> {
  const now = services.now();
  await release(services, row);
  try {
    const name = calendarName(connection.language);
    const calendarId = await withAccess(services, connection, (api, token) => api.makeCalendar(token, name));
    await updateConnection(services.db, connection, { calendar_id: calendarId });
    await services.db
      .updateTable("calendar_event")
      .set({ event_id: null })
      .where("agent_id", "=", row.agent_id)
      .where("provider", "=", row.provider)
      .execute();
    await queueUpcoming(services.db, connection, now);
    return true;
  } catch (error) {
    await noteTrouble(services, connection, error, now);
    return false;
  }
}
