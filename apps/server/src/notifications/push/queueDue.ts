import { type Kysely, sql } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { type Due, noteDecided, takeDue } from "../due.ts";
import { pushTime, settingsOf } from "../settings.ts";

/**
 * Puts the due notifications on their way to their agents' devices. Several servers can run it at the same time: each
 * takes rows that no other has locked.
 */
export async function queueDuePushes({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  const at = now();
  await db.transaction().execute(async (tx) => {
    const due = await takeDue(tx, "push_due", at);
    for (const [agentId, notifications] of Map.groupBy(due, (row) => row.agent_id)) {
      await pushAgent(tx, agentId, notifications, at);
    }
  });
}

/** Decides for each notification: push now, when quiet hours end, or not at all. */
async function pushAgent(tx: Kysely<Database>, agentId: string, notifications: Due[], now: Date): Promise<void> {
  const [first] = notifications;
  if (!first) return;
  const settings = settingsOf(first);
  const timeOf = ({ kind }: Due) => pushTime(kind, settings, now, timeZoneOf(first.market))?.getTime() ?? null;
  for (const [time, rows] of Map.groupBy(notifications, timeOf)) {
    if (time === null || time > now.getTime()) {
      await noteDecided(tx, agentId, rows, {
        push_due: time === null ? null : new Date(time),
        push_held: time === null,
      });
      continue;
    }
    for (const group of Map.groupBy(rows, groupOf).values()) {
      const pushId = newId(now);
      await noteDecided(tx, agentId, group, { push_due: null, push_id: pushId });
      await queueForDevices(tx, { agentId, pushId }, now);
    }
  }
}

/** What goes into one push: everything held during quiet hours, and otherwise all that is about one renter. */
function groupOf({ push_due, created_at, conversation_id }: Due): string {
  const held = push_due !== null && push_due > created_at;
  return held ? "held" : (conversation_id ?? "none");
}

/** One delivery for each device that is still signed in. */
async function queueForDevices(
  tx: Kysely<Database>,
  { agentId, pushId }: { agentId: string; pushId: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into push_delivery (agent_id, push_id, device_id, due_at, created_at)
    select d.agent_id, ${pushId}::uuid, d.device_id, ${now}::timestamptz, ${now}::timestamptz
    from push_device d join session s using (session_id)
    where d.agent_id = ${agentId} and s.expires_at > ${now}`.execute(tx);
}
