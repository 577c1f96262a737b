import type pg from "pg";
import { dateFormat } from "../dateFormat.ts";
import { isRobot } from "../robots.ts";
import type { LinkContext } from "./contexts.ts";

/** The most recently computed day: turns come many per minute, and no time zone's day changes within one. */
let lastRead: { minute: number; timeZone: string; day: string } | undefined;

/** The market's day of a given time, `YYYY-MM-DD`. */
export function marketDay(now: Date, timeZone: string): string {
  const minute = Math.floor(now.getTime() / 60_000);
  if (lastRead?.minute !== minute || lastRead.timeZone !== timeZone) {
    lastRead = { minute, timeZone, day: dateFormat("sv-SE", { timeZone, dateStyle: "short" }).format(now) };
  }
  return lastRead.day;
}

/**
 * SQL for the shard of `smartlink_day` that a write uses. Connections of one pool have consecutive process ids, so two
 * of them hardly ever share one.
 */
export const shardOfConnection = "pg_backend_pid() % 16";

const countVisit = {
  name: "count-visit",
  text: `with visit as (
      insert into smartlink_visit (agent_id, link_id, day, visitor_id) values ($1, $2, $3, $4)
      on conflict do nothing returning 1
    )
    insert into smartlink_day (agent_id, link_id, day, shard, views, scans)
    select $1, $2, $3, ${shardOfConnection}, 1, $5::int from visit
    on conflict (agent_id, link_id, day, shard)
    do update set views = smartlink_day.views + 1, scans = smartlink_day.scans + excluded.scans`,
};

/**
 * Counts a view: one per visitor, link and day. Link-preview bots and the agent's own views never count; a scanned code
 * (`?src=qr`) is counted separately from a tapped link.
 */
export async function countView(
  pool: pg.Pool,
  link: LinkContext,
  visit: { visitorId: string; day: string; scanned: boolean; userAgent: string | undefined; accountId: string | null },
): Promise<void> {
  if (visit.accountId === link.agentId || isRobot(visit.userAgent)) return;
  const values = [link.agentId, link.linkId, visit.day, visit.visitorId, visit.scanned ? 1 : 0];
  await pool.query({ ...countVisit, values });
}
