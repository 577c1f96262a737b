import type { DialogueState } from "@llave/assistant";
import type { ListingMatches } from "@llave/contract/leads/leads";
import { sql } from "kysely";
import { compareHomes, isFitting } from "../homes/fittingHomes.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { marketDay } from "../time/marketDay.ts";
import { homeTimeZone, marketOf } from "../time/markets.ts";
import { askedHome, withHome } from "./askedHome.ts";

/** Specification: the top 3 matches. */
const maxShown = 3;
/** A near miss has most of what the search asks for; with less it is a different home. Percent. */
const minNearMiss = 50;

/**
 * Which of the agent's active listings match a lead, best first, and which are near misses and why.
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function listingsFor(
  { db, links, now }: Pick<Services, "db" | "links" | "now">,
  agentId: string,
  leadId: string,
): Promise<ListingMatches> {
  const lead = await db
    .selectFrom("lead")
    .innerJoin("agent", "agent.agent_id", "lead.agent_id")
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "lead.agent_id").onRef("c.conversation_id", "=", "lead.conversation_id"),
    )
    .select(["lead.slots", "agent.market", "c.state"])
    .where("lead.agent_id", "=", agentId)
    .where("lead.lead_id", "=", sql<string>`kept_lead(${agentId}, ${leadId})`)
    .where("lead.removed_at", "is", null)
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  const state = lead.state as DialogueState | null;
  const facts = { today: marketDay(now(), homeTimeZone), market: marketOf(lead.market) };
  const slots = withHome(lead.slots, await askedHome({ links }, agentId, state));
  const { excludedAreas = [], petPounds } = state ?? {};
  const wishes = { slots, excludedAreas, petPounds, near: state?.near };
  const listings = await links.activeListings(agentId);
  const ranked = compareHomes(wishes, listings, facts).map(({ listing, match }) => {
    const { id, address, area, price, bedrooms, bathrooms } = listing;
    const { reasons, percentage } = match;
    const shown = { propertyId: id, address, area, price, bedrooms, bathrooms, percentage: percentage ?? 0, reasons };
    return { fits: isFitting(match), match: shown };
  });
  const fitting = ranked.flatMap(({ fits, match }) => (fits ? [match] : []));
  const near = ranked.filter(({ fits, match }) => !fits && match.percentage >= minNearMiss);
  return {
    considered: listings.length,
    fitting: fitting.length,
    matches: fitting.slice(0, maxShown),
    nearMisses: near.map(({ match }) => match).slice(0, maxShown),
  };
}
