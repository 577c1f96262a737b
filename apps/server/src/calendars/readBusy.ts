import { dayMs, minuteMs } from "@llave/contract/calendar";
import { sql } from "kysely";
import type { StoredPeriod } from "../db/tables/calendars.ts";
import { doubledWaitMs } from "../jobs/nextAttempt.ts";
import type { Services } from "../services.ts";
import { withAccess } from "./access.ts";
import { type ConnectionRow, updateConnection } from "./connections.ts";
import type { Period } from "./providers/provider.ts";
import { noteTrouble, noteWorking } from "./troubles.ts";

type ReadServices = Pick<Services, "config" | "db" | "jobs" | "now" | "secret">;

/** How often a calendar is read. Milliseconds. */
const everyMs = 5 * minuteMs;
/** The longest wait between attempts at a provider that doesn't answer. Milliseconds. */
const maxWaitMs = 30 * minuteMs;
/** How far busy times are read: as far as renters can ever book, and the week on the screen. */
const daysBack = 7;
const daysAhead = 61;
/** More than a full calendar has in that time. */
const maxPeriods = 1_000;
/** Calendars read in parallel per server. */
const batchSize = 20;

/** Reads the busy times of every connection that is due. Any number of servers can do this at the same time. */
export async function readDueCalendars(services: ReadServices): Promise<void> {
  for (;;) {
    const due = await claimDue(services);
    if (due.length === 0) return;
    await Promise.all(due.map((connection) => readCalendar(services, connection)));
  }
}

/** The next reading is scheduled before the claimed one happens, so a server that dies only delays it. */
async function claimDue({ db, now }: Pick<Services, "db" | "now">): Promise<ConnectionRow[]> {
  const at = now();
  const { rows } = await sql<ConnectionRow>`
    update calendar_connection set read_due_at = ${new Date(at.getTime() + everyMs)}
    where (agent_id, provider) in (
      select agent_id, provider from calendar_connection
      where state = 'on' and read_due_at <= ${at} and (wait_until is null or wait_until <= ${at})
      order by read_due_at limit ${batchSize} for update skip locked)
    returning *`.execute(db);
  return rows;
}

/** Reads one calendar and stores when its owner is busy. */
export async function readCalendar(services: ReadServices, connection: ConnectionRow): Promise<void> {
  const { db } = services;
  const now = services.now();
  const period = {
    from: new Date(now.getTime() - daysBack * dayMs).toISOString(),
    to: new Date(now.getTime() + daysAhead * dayMs).toISOString(),
  };
  try {
    const own = await ownEvents(services, connection);
    const busy = await withAccess(services, connection, (api, token) => api.readBusy(token, period, own));
    await updateConnection(db, connection, { busy: JSON.stringify(joined(busy)), busy_read_at: services.now() });
    await noteWorking(db, connection);
  } catch (error) {
    const { fault } = await noteTrouble(services, connection, error, now);
    if (fault === "limited") return;
    const waitMs = doubledWaitMs(minuteMs, connection.failures + 1, maxWaitMs);
    await updateConnection(db, connection, { read_due_at: new Date(now.getTime() + waitMs) });
  }
}

/** The ids of Llave's own entries in the calendar. */
async function ownEvents({ db }: Pick<Services, "db">, { agent_id, provider }: ConnectionRow): Promise<Set<string>> {
  const rows = await db
    .selectFrom("calendar_event")
    .select("event_id")
    .where("agent_id", "=", agent_id)
    .where("provider", "=", provider)
    .where("event_id", "is not", null)
    .execute();
  return new Set(rows.map(({ event_id }) => event_id ?? ""));
}

/** Periods in order, those that touch or overlap joined. */
export function joined(periods: readonly Period[]): StoredPeriod[] {
  const out: [from: string, to: string][] = [];
  for (const { from, to } of periods.toSorted((a, b) => a.from.localeCompare(b.from))) {
    const last = out.at(-1);
    if (last && from <= last[1]) {
      if (to > last[1]) last[1] = to;
    } else if (to > from) out.push([from, to]);
  }
  return out.slice(0, maxPeriods);
}
