import { randomUUID } from "node:crypto";
import { dayMs, minuteMs } from "@llave/contract/calendar";
import { type TurnServices, takeRenterTurn } from "../conversations/turn/takeRenterTurn.ts";
import type { Services } from "../services.ts";
import { countView } from "../smartlinks/countView.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone, timeZoneOf } from "../time/markets.ts";
import { type DemoConversation, demoConversations } from "./conversations.ts";
import { pastRenters } from "./past.ts";
import { type PastServices, settlePast } from "./playPast.ts";

type PlayServices = TurnServices & PastServices;

/** Plays the demo's conversations with the real assistant, at their given times. */
export async function playDemo(services: PlayServices): Promise<void> {
  const { rows } = await services.pool.query<{ link_id: string; agent_id: string }>(
    `select link_id, agent_id from smartlink join installation on key = 'demo_agent' and value = agent_id::text
     order by is_first desc, created_at, name desc`,
  );
  const links = rows.map((row) => row.link_id);
  const [first] = rows;
  if (!first) return;
  const { agent_id: agentId, link_id: firstLink } = first;
  for (const renter of pastRenters) {
    const visitorId = await playConversation(services, links[renter.link] ?? firstLink, renter);
    await settlePast(services, agentId, visitorId, renter);
  }
  for (const conversation of demoConversations) {
    await playConversation(services, links[conversation.link] ?? firstLink, conversation);
  }
  await seedViews(services, agentId, links);
  // Nobody gets an email about what happened before the installation, and notifications older than a day count as read.
  await services.db.updateTable("notification").set({ mail_due: null }).execute();
  const yesterday = new Date(services.now().getTime() - dayMs);
  const unread = services.db.updateTable("notification").set({ read_at: yesterday }).where("read_at", "is", null);
  await unread.where("agent_id", "=", agentId).where("created_at", "<", yesterday).execute();
}

/** @returns the visitor whose conversation it was */
async function playConversation(services: TurnServices, linkId: string, script: DemoConversation): Promise<string> {
  const link = await services.links.byId(linkId);
  if (!link) throw new Error("The demo has no such link.");
  const end = services.now().getTime() - script.minutesAgo * minuteMs;
  const visitorId = randomUUID();
  const clientId = `${linkId}-${end}`;
  for (const [index, text] of script.messages.entries()) {
    const at = new Date(end - (script.messages.length - 1 - index) * minuteMs);
    // Without a language model the demo is the same everywhere, and free.
    const then = { ...services, now: () => at, models: null };
    if (index === 0) {
      const day = marketDay(at, timeZoneOf(link.market));
      await countView(services.pool, link, {
        visitorId,
        day,
        scanned: script.link === 2,
        userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Safari/604.1",
        accountId: null,
      });
    }
    await takeRenterTurn(then, {
      link,
      visitorId,
      idempotencyKey: null,
      text,
      request: { linkId, conversationId: clientId, message: text },
      pageLanguage: script.page,
    });
  }
  return visitorId;
}

/** Most people who open a link write nothing: the number of such views per link and day. */
const silentViews = [3, 2, 1];

async function seedViews(
  { pool, now }: Pick<Services, "now" | "pool">,
  agentId: string,
  links: string[],
): Promise<void> {
  const end = now().getTime();
  for (let ago = 0; ago < 30; ago++) {
    const day = marketDay(new Date(end - ago * 1440 * minuteMs), homeTimeZone);
    for (const [index, linkId] of links.entries()) {
      const views = Math.max(0, (silentViews[index] ?? 0) + ((ago * 7 + index * 3) % 4) - 1);
      await pool.query(
        `insert into smartlink_day (agent_id, link_id, day, shard, views, scans) values ($1, $2, $3, 0, $4, $5)
         on conflict (agent_id, link_id, day, shard)
         do update set views = smartlink_day.views + excluded.views, scans = smartlink_day.scans + excluded.scans`,
        [agentId, linkId, day, views, index === 2 ? views : 0],
      );
    }
  }
}
