import { bedroomsVerdict, budgetVerdict, type ListingTerms, matchListing, type Slots } from "@llave/assistant";
import { hourMs } from "@llave/contract/calendar";
import { type Kysely, sql } from "kysely";
import { bestOfStages } from "../../db/bestOfStages.ts";
import { prepared } from "../../db/preparedStatements.ts";
import type { Database } from "../../db/schema.ts";
import { fitsKnownFacts } from "../../homes/fittingHomes.ts";
import { marketDay } from "../../time/marketDay.ts";
import { marketOf, timeZoneOf } from "../../time/markets.ts";
import { readyFrom } from "../../time/readyFrom.ts";
import { agentsOf, leadOf, type Occasion, type Scope, writableLead } from "./scope.ts";

/** Time for the agent to correct a listing before anyone reads of it. Milliseconds. */
const correctionMs = hourMs;
/** Older news isn't sent. Milliseconds. */
const newsMaxAgeMs = 72 * hourMs;
/** A renter hears of one listing in this time, the newest: an import of a hundred makes one message. Milliseconds. */
const minGapMs = 72 * hourMs;
/** The newest news of an agent, and the leads with the highest scores: the cost doesn't grow with the history. */
const maxNews = 20;
const maxLeads = 400;
/** A wish that only ranks a listing and doesn't rule it out, and ranking takes half of the time. */
export const gradedWishes = ["parking"] as const;

interface NewsRow {
  agent_id: string;
  market: string;
  news_id: string;
  kind: "new_match" | "price_drop";
  old_price: number | null;
  created_at: Date;
  property_id: string;
  area: string;
  price: number;
  bedrooms: number;
  bathrooms: number;
  available_from: string | null;
  updated_at: Date;
  terms: ListingTerms;
}

interface LookingRow {
  lead_id: string;
  conversation_id: string;
  /** Without the {@link gradedWishes}. */
  slots: Slots;
}

/** What a lead's conversation says about news. */
interface Thread {
  excluded: string[];
  heardAt: Date;
}

/** Listings that were published or became cheaper since a renter last wrote, and fit their search. */
export async function listingOccasions(db: Kysely<Database>, scope: Scope): Promise<Occasion[]> {
  const news = await newsOf(db, scope);
  const found: Occasion[] = [];
  for (const [agentId, rows] of Map.groupBy(news.map(readied(scope.now)), ({ row }) => row.agent_id)) {
    // Threads cost far more to read than searches, and few searches fit any news.
    const looking = (await lookingLeads(db, agentId, scope)).filter((lead) => rows.some((one) => fits(one, lead)));
    const threads = await openThreads(db, agentId, looking, scope);
    for (const lead of looking) {
      const thread = threads.get(lead.lead_id);
      const row = thread && rows.find((one) => one.row.created_at > thread.heardAt && fits(one, lead, thread))?.row;
      if (!row) continue;
      const dueAt = new Date(row.created_at.getTime() + correctionMs);
      found.push({
        agentId,
        leadId: lead.lead_id,
        conversationId: lead.conversation_id,
        step: row.kind,
        occasion: `${lead.lead_id}:${row.news_id}`,
        dueAt,
        expiresAt: new Date(row.created_at.getTime() + newsMaxAgeMs),
        propertyId: row.property_id,
        oldPrice: row.old_price,
      });
    }
  }
  return found;
}

/** The newest first. News that was undone or changed again since is left out. */
async function newsOf(db: Kysely<Database>, scope: Scope): Promise<NewsRow[]> {
  const { rows } = await prepared(sql<NewsRow>`
    select n.agent_id, a.market, n.news_id, n.kind, n.old_price, n.created_at, p.property_id, p.area, p.price, p.bedrooms,
      p.bathrooms, p.available_from, p.updated_at, p.terms
    from ${agentsOf(scope)} join lateral (
      select * from listing_news n where n.agent_id = a.agent_id
        and n.created_at > ${new Date(scope.now.getTime() - newsMaxAgeMs)}
      order by n.created_at desc limit ${maxNews}) n on true
    join property p on p.agent_id = n.agent_id and p.property_id = n.property_id
    where p.status = 'active' and p.deleted_at is null and p.price = n.price and p.area is not null
      and p.bedrooms is not null and p.bathrooms is not null
    order by n.created_at desc`).execute(db);
  return rows;
}

/** Leads that are still looking and said for what. */
async function lookingLeads(db: Kysely<Database>, agentId: string, scope: Scope): Promise<LookingRow[]> {
  const searches = sql`${leadOf(scope)} and ${writableLead} and l.slots ?& array['area', 'bedrooms']`;
  const { rows } = await prepared(sql<LookingRow>`
    select l.lead_id, l.conversation_id, l.slots - ${gradedWishes}::text[] as slots
    from ${bestOfStages(agentId, ["new", "contacted", "showing"], searches, maxLeads)} l`).execute(db);
  return rows;
}

/** The threads of leads that weren't recently written to about a listing, by lead. */
async function openThreads(
  db: Kysely<Database>,
  agentId: string,
  leads: readonly LookingRow[],
  { now }: Scope,
): Promise<Map<string, Thread>> {
  if (leads.length === 0) return new Map();
  const ids = leads.map(({ lead_id }) => lead_id);
  const { rows } = await prepared(sql<{ lead_id: string; excluded: string[] | null; heard_at: Date }>`
    select l.lead_id, c.state -> 'excludedAreas' as excluded, theirs.created_at as heard_at
    from lead l
    join conversation c on c.agent_id = l.agent_id and c.conversation_id = l.conversation_id
    join lateral (select m.created_at from message m
      where m.agent_id = l.agent_id and m.conversation_id = l.conversation_id and m.author = 'renter'
      order by m.seq desc limit 1) theirs on true
    where l.agent_id = ${agentId} and l.lead_id = any(${ids}::uuid[]) and not exists (
      select from follow_up f where f.agent_id = l.agent_id and f.lead_id in (
        select p.lead_id from lead p where p.agent_id = l.agent_id
          and (p.lead_id = l.lead_id or p.merged_into = l.lead_id))
      and f.step in ('new_match', 'price_drop') and f.outcome <> 'skipped'
      and f.created_at > ${new Date(now.getTime() - minGapMs)})`).execute(db);
  return new Map(rows.map((row) => [row.lead_id, { excluded: row.excluded ?? [], heardAt: row.heard_at }]));
}

/** Some news with the data that {@link fits} needs, computed once for all leads. */
function readied(now: Date) {
  return (row: NewsRow) => {
    const { market, area, price, bedrooms, bathrooms, terms } = row;
    return {
      row,
      facts: { today: marketDay(now, timeZoneOf(market)), market: marketOf(market) },
      listing: { area, price, bedrooms, bathrooms, terms, availableFrom: readyFrom(row) },
    };
  };
}

/** True if a listing fits a lead's search; without a thread, no area is excluded. */
function fits(
  { listing, facts }: ReturnType<ReturnType<typeof readied>>,
  { slots }: LookingRow,
  { excluded: excludedAreas }: Pick<Thread, "excluded"> = { excluded: [] },
): boolean {
  if (isRuledOut(listing, slots)) return false;
  const { area, ...rest } = slots;
  // Distances take the longest, so they are only worked out for what else fits.
  if (!fitsKnownFacts(matchListing({ slots: rest, excludedAreas }, listing, facts))) return false;
  return area === undefined || fitsKnownFacts(matchListing({ slots: { area }, excludedAreas }, listing, facts));
}

/** The two limits that rule out most listings, before the whole comparison, which takes ten times as long. */
function isRuledOut({ price, bedrooms }: { price: number; bedrooms: number }, slots: Slots): boolean {
  const verdicts = [budgetVerdict(slots.budget_max, price), bedroomsVerdict(slots.bedrooms, bedrooms)];
  return verdicts.some((verdict) => verdict !== null && verdict.outcome !== "fits");
}
