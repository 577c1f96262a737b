import type { Availability, Taken } from "@llave/assistant";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";

/** What an agent who set nothing offers beside the working hours. */
const defaults = { lengthMinutes: 30, bufferMinutes: 15, noticeMinutes: 120, horizonDays: 14, daysOff: [] };

/** When an agent shows homes: as set, else in the working hours of the profile. */
export async function availabilityOf(
  db: Kysely<Database>,
  agentId: string,
  workingHours: Database["agent"]["working_hours"]["__select__"],
): Promise<Availability> {
  const row = await db.selectFrom("availability").selectAll().where("agent_id", "=", agentId).executeTakeFirst();
  if (!row) return { ...defaults, weekly: inWorkingHours(workingHours) };
  return {
    weekly: row.weekly,
    lengthMinutes: row.length_minutes,
    bufferMinutes: row.buffer_minutes,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    daysOff: row.days_off,
  };
}

function inWorkingHours({
  from,
  to,
  days,
}: {
  from: number;
  to: number;
  days: readonly number[];
}): Availability["weekly"] {
  return days.map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
}

/** The stretches from now on that showings of an agent take, buffers not included; expired holds take nothing. */
export async function takenFrom(db: Kysely<Database>, agentId: string, now: Date): Promise<Taken[]> {
  const rows = await db
    .selectFrom("showing")
    .select(["starts_at", "ends_at"])
    .where("agent_id", "=", agentId)
    .where("ends_at", ">", now)
    .where((row) =>
      row.or([
        row("status", "in", ["requested", "confirmed"]),
        row.and([row("status", "=", "held"), row("held_until", ">", now)]),
      ]),
    )
    .orderBy("starts_at")
    .execute();
  return rows.map((row) => ({ from: row.starts_at.toISOString(), to: row.ends_at.toISOString() }));
}
