import { type DialogueState, type Score, type Slots, score } from "@llave/assistant";
import type { LinkContextCache } from "../../smartlinks/contexts.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf } from "../../time/markets.ts";

/** What a score uses from the conversation besides the search itself. */
type FromConversation = Pick<DialogueState, "optedOut" | "found" | "focus" | "excludedAreas">;
const noConversation: FromConversation = { optedOut: false, focus: null, excludedAreas: [] };

/** What a score is made with. */
export interface ScoringTools {
  links: Pick<LinkContextCache, "cachedListings">;
  now(): Date;
}

/** Scores a search the way a turn does: by the agent's active listings and the market's day. */
export async function rescore(
  { links, now }: ScoringTools,
  agent: { agentId: string; market: string },
  slots: Slots,
  conversation: FromConversation = noConversation,
): Promise<Score> {
  const market = marketOf(agent.market);
  const { optedOut, found, focus, excludedAreas } = conversation;
  const properties = await links.cachedListings(agent.agentId);
  const today = marketDay(now(), market.timeZone);
  return score(slots, { today, optedOut, found, focus, excludedAreas, properties, market });
}
