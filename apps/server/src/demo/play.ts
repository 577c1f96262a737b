import { randomUUID } from "node:crypto";
import { takeRenterTurn } from "../conversations/takeRenterTurn.ts";
import type { Services } from "../services.ts";
import { timeZoneOf } from "../smartlinks/markets.ts";
import { countView, marketDay } from "../smartlinks/views.ts";
import { type DemoConversation, demoConversations } from "./conversations.ts";

const minute = 60_000;

/** Lets the real assistant have the demo's conversations, at the times they carry. */
export async function playDemo(services: Services): Promise<void> {
  const { rows } = await services.pool.query<{ link_id: string }>(
    `select link_id from smartlink join installation on key = 'demo_agent' and value = agent_id::text
     order by is_first desc, created_at, name desc`,
  );
  const links = rows.map((row) => row.link_id);
  for (const conversation of demoConversations) {
    await playConversation(services, links[conversation.link] ?? links[0] ?? "", conversation);
  }
  // What happened before the installation is no news to mail.
  await services.db.updateTable("notification").set({ mail_due: null }).execute();
}

async function playConversation(services: Services, linkId: string, script: DemoConversation): Promise<void> {
  const link = await services.links.byId(linkId);
  if (!link) return;
  const end = services.now().getTime() - script.minutesAgo * minute;
  const visitorId = randomUUID();
  const clientId = `${linkId}-${end}`;
  for (const [index, text] of script.messages.entries()) {
    const at = new Date(end - (script.messages.length - 1 - index) * minute);
    // What the demo shows is the same everywhere, and costs nobody anything.
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
}
