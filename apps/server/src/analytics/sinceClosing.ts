import type { Availability } from "@llave/assistant";
import { clockTime, momentOf } from "@llave/assistant";
import { maxCounted, type SinceClosing } from "@llave/contract/agent/dashboard";
import { addDays } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { findAvailability } from "../availability/availability.ts";
import type { Database } from "../db/schema.ts";

/** How many days back a closing counts as the last one. */
const maxClosedDays = 7;

/** What came in since the agent's last working hours ended. */
export async function readSinceClosing(
  db: Kysely<Database>,
  agentId: string,
  now: Date,
  timeZone: string,
): Promise<SinceClosing> {
  const availability = await findAvailability(db, agentId);
  const since = availability && lastClosing(availability, now, timeZone);
  if (!since) return { since: null, leads: 0, qualified: 0, showings: 0 };
  return { since: since.toISOString(), ...(await countSince(db, agentId, since)) };
}

/** The last time a day's hours ended, not counting a lunch break; null if there was none in the last week. */
export function lastClosing(
  { weekly, daysOff }: Pick<Availability, "weekly" | "daysOff">,
  now: Date,
  timeZone: string,
): Date | null {
  const { date: today } = clockTime(now.getTime(), timeZone);
  for (let back = 0; back <= maxClosedDays; back++) {
    const date = addDays(today, -back);
    if (daysOff.includes(date)) continue;
    const weekday = new Date(date).getUTCDay();
    const ends = weekly.filter((window) => window.weekday === weekday).map(({ to }) => to);
    if (ends.length === 0) continue;
    const closed = momentOf(date, Math.max(...ends), timeZone);
    if (closed !== undefined && closed <= now.getTime()) return new Date(closed);
  }
  return null;
}

/** A showing booked since then is either upcoming or began since then, so the index on their times finds it. */
async function countSince(db: Kysely<Database>, agentId: string, since: Date) {
  const { rows } = await sql<Omit<SinceClosing, "since">>`
    select leads.all as leads, leads.qualified, showings.all as showings
    from (
      select count(*)::integer as all, (count(*) filter (where email is not null or phone is not null))::integer as qualified
      from (
        select email, phone from lead
        where agent_id = ${agentId} and counted and removed_at is null and created_at >= ${since}
        order by created_at desc, lead_id desc limit ${maxCounted}
      ) as newest
    ) as leads, (
      select count(*)::integer as all from (
        select from showing
        where agent_id = ${agentId} and starts_at >= ${since} and created_at >= ${since}
          and status = 'confirmed'
        limit ${maxCounted}
      ) as coming
    ) as showings`.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error("a count without a row");
  return counts;
}
