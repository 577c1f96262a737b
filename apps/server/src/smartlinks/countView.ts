import type pg from "pg";
import { shardOfConnection } from "../db/shard.ts";
import { isRobot } from "../http/robots.ts";
import type { LinkContext } from "./contexts.ts";

const countLinkView = {
  name: "count-link-view",
  text: `with counted as (
      insert into link_view (agent_id, link_id, day, visitor_id) values ($1, $2, $3, $4)
      on conflict do nothing returning 1
    )
    insert into smartlink_day (agent_id, link_id, day, shard, views, scans)
    select $1, $2, $3, ${shardOfConnection}, 1, $5::int from counted
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
  view: { visitorId: string; day: string; scanned: boolean; userAgent: string | undefined; accountId: string | null },
): Promise<void> {
  if (view.accountId === link.agentId || isRobot(view.userAgent)) return;
  const values = [link.agentId, link.linkId, view.day, view.visitorId, view.scanned ? 1 : 0];
  await pool.query({ ...countLinkView, values });
}
