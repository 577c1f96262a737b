import type { SmartLinkDay } from "@llave/contract/chat/smartlink";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { LinkRow } from "./present.ts";

/** Links per page: more than any limited plan allows. */
const maxListed = 100;

/** An agent's links, newest first, with their total figures. */
export function listLinks(db: Kysely<Database>, agentId: string): Promise<LinkRow[]> {
  return summaries(db, agentId).limit(maxListed).execute();
}

/** One of an agent's links; undefined if the agent has none with this id. */
export function findLink(db: Kysely<Database>, agentId: string, linkId: string): Promise<LinkRow | undefined> {
  return summaries(db, agentId).where("smartlink.link_id", "=", linkId).executeTakeFirst();
}

/** The link about one of an agent's listings; undefined if there is none yet. */
export function findListingLink(db: Kysely<Database>, agentId: string, propertyId: string) {
  return summaries(db, agentId).where("smartlink.property_id", "=", propertyId).executeTakeFirst();
}

/** @throws ApiError `not_found` for a link that isn't the agent's; a deleted one still filters its history */
export async function requireLink(db: Kysely<Database>, agentId: string, linkId: string | undefined): Promise<void> {
  if (linkId === undefined) return;
  const row = await db
    .selectFrom("smartlink")
    .select("link_id")
    .where("agent_id", "=", agentId)
    .where("link_id", "=", linkId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
}

function summaries(db: Kysely<Database>, agentId: string) {
  return db
    .selectFrom("smartlink")
    .innerJoin("agent", "agent.agent_id", "smartlink.agent_id")
    .leftJoin("smartlink_day as d", (join) =>
      join.onRef("d.agent_id", "=", "smartlink.agent_id").onRef("d.link_id", "=", "smartlink.link_id"),
    )
    .where("smartlink.agent_id", "=", agentId)
    .where("smartlink.deleted_at", "is", null)
    .groupBy(["smartlink.agent_id", "smartlink.link_id", "agent.slug"])
    .select(["smartlink.link_id", "smartlink.name", "name_slug", "token", "is_first", "is_active"])
    .select(["source_tag", "smartlink.language", "smartlink.tone", "smartlink.brand_color", "smartlink.created_at"])
    .select(["agent.slug as agent_slug", "custom_slug", "property_id"])
    .select([
      sql<number>`coalesce(sum(d.views), 0)`.as("views"),
      sql<number>`coalesce(sum(d.scans), 0)`.as("scans"),
      sql<number>`coalesce(sum(d.conversations), 0)`.as("conversations"),
      sql<number>`coalesce(sum(d.leads), 0)`.as("leads"),
    ])
    .orderBy("is_first", "desc")
    .orderBy("smartlink.created_at", "desc");
}

/** A link's figures for each day of a period, as days of the market, `YYYY-MM-DD`. */
export async function linkDays(
  db: Kysely<Database>,
  agentId: string,
  linkId: string,
  days: { from: string; to: string },
): Promise<SmartLinkDay[]> {
  const { rows } = await sql<SmartLinkDay>`
    select to_char(s.at, 'YYYY-MM-DD') as day, coalesce(sum(views), 0)::int as views,
      coalesce(sum(scans), 0)::int as scans, coalesce(sum(conversations), 0)::int as conversations,
      coalesce(sum(leads), 0)::int as leads
    from generate_series(${days.from}::timestamp, ${days.to}::timestamp, interval '1 day') as s (at)
    left join smartlink_day d on d.agent_id = ${agentId} and d.link_id = ${linkId} and d.day = s.at::date
    group by s.at order by s.at`.execute(db);
  return rows;
}
