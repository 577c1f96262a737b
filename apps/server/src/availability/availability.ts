import type { Availability } from "@llave/assistant";
import type { AvailabilitySettings } from "@llave/contract/showings/showings";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** The defaults for an agent without settings, apart from the working hours. */
export const defaultShowingRules = {
  lengthMinutes: 30,
  bufferMinutes: 15,
  noticeMinutes: 120,
  horizonDays: 14,
  daysOff: [],
  useDriveTime: false,
};

/** When an agent shows homes, and whether the drive between homes is kept free. */
export interface ShowingHours extends Availability {
  useDriveTime: boolean;
}

/**
 * When an agent shows homes: as set, else any day at the profile's working hours. Nobody said that a weekend isn't
 * possible, so renters aren't told so.
 */
export async function availabilityOf(
  db: Kysely<Database>,
  agentId: string,
  workingHours: Database["agent"]["working_hours"]["__select__"],
): Promise<ShowingHours> {
  const row = await db
    .selectFrom("availability")
    .selectAll()
    .select(sql<string[]>`days_off::text[]`.as("off"))
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  if (!row) return { ...defaultShowingRules, weekly: anyDay(workingHours) };
  return {
    weekly: row.weekly,
    lengthMinutes: row.length_minutes,
    bufferMinutes: row.buffer_minutes,
    noticeMinutes: row.notice_minutes,
    horizonDays: row.horizon_days,
    daysOff: row.off,
    useDriveTime: row.use_drive_time,
  };
}

/** The agent's settings, or the ones that hold until then; null before setup is finished. */
export async function findAvailability(db: Kysely<Database>, agentId: string): Promise<AvailabilitySettings | null> {
  const agent = await db.selectFrom("agent").select("working_hours").where("agent_id", "=", agentId).executeTakeFirst();
  if (!agent) return null;
  const { weekly, daysOff, ...spans } = await availabilityOf(db, agentId, agent.working_hours);
  return { ...spans, weekly: [...weekly], daysOff: [...daysOff] };
}

/** Stores when an agent shows homes. Arranged showings stay as they are. */
export async function saveAvailability(
  db: Kysely<Database>,
  agentId: string,
  settings: AvailabilitySettings,
  now: Date,
): Promise<void> {
  const row = {
    weekly: JSON.stringify(settings.weekly),
    length_minutes: settings.lengthMinutes,
    buffer_minutes: settings.bufferMinutes,
    notice_minutes: settings.noticeMinutes,
    horizon_days: settings.horizonDays,
    days_off: [...new Set(settings.daysOff)].sort(),
    use_drive_time: settings.useDriveTime,
    updated_at: now,
  };
  await db
    .insertInto("availability")
    .values({ agent_id: agentId, ...row })
    .onConflict((conflict) => conflict.column("agent_id").doUpdateSet(row))
    .execute();
}

function anyDay({ from, to }: { from: number; to: number }): Availability["weekly"] {
  return [1, 2, 3, 4, 5, 6, 0].map((weekday) => ({ weekday, from: from * 60, to: to * 60 }));
}
