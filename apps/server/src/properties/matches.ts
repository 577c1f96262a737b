import { type Match, matchListing, type Slots } from "@llave/assistant";
import type { LeadMatch, PropertyMatches } from "@llave/contract/listings/properties";
import { type Kysely, sql } from "kysely";
import { bestOfStages } from "../db/bestOfStages.ts";
import type { Database } from "../db/schema.ts";
import { marketDay } from "../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../time/markets.ts";
import { readyFrom } from "../time/readyFrom.ts";
import { marketIdOf, type PropertyDetailRow } from "./repository.ts";

/** Leads checked for one listing: the highest scores, so that the cost doesn't grow with an agent's history. */
const maxConsidered = 400;
const maxShown = 10;
const maxNearMisses = 5;
/** A near miss has most of what the search asks for; with less it is a different home. Percent. */
const minNearMiss = 50;

interface WishingLead {
  lead_id: string;
  name: string | null;
  score: number;
  status: "hot" | "warm" | "cold";
  slots: Slots;
  excluded: string[] | null;
  /** The weight of the lead's pet, if they told the chat. */
  pet_pounds: number | null;
  /** The landmarks that the lead wants to be near. */
  near: string[] | null;
}

/** Which open leads match a listing, best first, and which are near misses and why. */
export async function matchesOf(
  db: Kysely<Database>,
  agentId: string,
  property: PropertyDetailRow,
  now: Date,
): Promise<PropertyMatches> {
  const { area, price, bedrooms, bathrooms } = property;
  if (area === null || price === null || bedrooms === null || bathrooms === null) return none;
  const marketId = (await marketIdOf(db, agentId)) ?? "";
  const facts = { today: marketDay(now, timeZoneOf(marketId)), market: marketOf(marketId) };
  const availableFrom = readyFrom({ ...property, market: marketId });
  const listing = { area, price, bedrooms, bathrooms, terms: property.terms, availableFrom };
  const graded = (await wishingLeads(db, agentId)).flatMap((lead) => {
    const wishes = {
      slots: lead.slots,
      excludedAreas: lead.excluded ?? [],
      petPounds: lead.pet_pounds ?? undefined,
      near: lead.near ?? undefined,
    };
    const match = matchListing(wishes, listing, facts);
    return match.percentage === null ? [] : [{ fits: match.fits, lead: presentMatch(lead, match, match.percentage) }];
  });
  const leads = graded.toSorted((a, b) => b.lead.percentage - a.lead.percentage || b.lead.score - a.lead.score);
  const fitting = leads.filter(({ fits }) => fits).map(({ lead }) => lead);
  const near = leads.filter(({ fits, lead }) => !fits && lead.percentage >= minNearMiss).map(({ lead }) => lead);
  return {
    considered: leads.length,
    fitting: fitting.length,
    matches: fitting.slice(0, maxShown),
    nearMisses: near.slice(0, maxNearMisses),
  };
}

const none: PropertyMatches = { considered: 0, fitting: 0, matches: [], nearMisses: [] };

function presentMatch(lead: WishingLead, { reasons }: Match, percentage: number): LeadMatch {
  return { leadId: lead.lead_id, name: lead.name, score: lead.score, status: lead.status, percentage, reasons };
}

/** Leads that are still looking, with a search. */
async function wishingLeads(db: Kysely<Database>, agentId: string): Promise<WishingLead[]> {
  const searches = sql`l.slots ?| array['area', 'bedrooms', 'budget_max', 'move_in']`;
  const { rows } = await sql<WishingLead>`
    select l.lead_id, l.name, l.score, l.status, l.slots, c.state -> 'excludedAreas' as excluded,
      c.state -> 'petPounds' as pet_pounds, c.state -> 'near' as near
    from ${bestOfStages(agentId, ["new", "contacted", "showing", "applied"], searches, maxConsidered)} l
    left join conversation c on c.agent_id = l.agent_id and c.conversation_id = l.conversation_id
    order by l.score desc, l.updated_at desc, l.lead_id desc`.execute(db);
  return rows;
}
