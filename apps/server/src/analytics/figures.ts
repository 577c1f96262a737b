import { addDays, daysBetween } from "@llave/contract/calendar";
import type { RatingReason } from "@llave/contract/leads/leadChanges";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { TimeSpan } from "./period.ts";
import { createdIn } from "./sample.ts";

/** Sums over several days of an agent's leads. Money is whole USD. */
export interface LeadSums {
  leads: number;
  spanish: number;
  qualified: number;
  revenue: number;
  ratings: number;
  stars: number;
}

/** One day's counts; the migrations say on which day an event counts. */
export interface DayFigures {
  day: string;
  views: number;
  conversations: number;
  leads: number;
  qualified: number;
  showings: number;
  leased: number;
  revenue: number;
  ratings: number;
  stars: number;
  spanish: number;
}

/** Further sources are shown as one line, "Other". */
const maxSources = 12;

/** An agent's days in a period; a day when nothing happened is left out. */
export async function readDays(db: Kysely<Database>, agentId: string, { from, to }: Pick<TimeSpan, "from" | "to">) {
  const { rows } = await sql<DayFigures>`
    select to_char(day, 'YYYY-MM-DD') as day, coalesce(views, 0) as views, coalesce(conversations, 0) as conversations,
      coalesce(leads, 0) as leads, coalesce(qualified, 0) as qualified, coalesce(showings, 0) as showings,
      coalesce(leased, 0) as leased, coalesce(revenue, 0) as revenue, coalesce(ratings, 0) as ratings,
      coalesce(stars, 0) as stars, coalesce(spanish, 0) as spanish
    from (
      select day, sum(views) as views, sum(conversations) as conversations from smartlink_day
      where agent_id = ${agentId} and day between ${from} and ${to} group by day
    ) as links
    full join (
      select day, sum(leads) as leads, sum(qualified) as qualified, sum(showings) as showings, sum(leased) as leased,
        sum(revenue) as revenue, sum(ratings) as ratings, sum(stars) as stars, sum(spanish) as spanish
      from lead_day where agent_id = ${agentId} and day between ${from} and ${to} group by day
    ) as leads using (day)
    order by day`.execute(db);
  return rows;
}

/** Sums over an agent's days. */
export async function sumLeads(db: Kysely<Database>, agentId: string, from: string, to: string): Promise<LeadSums> {
  const { rows } = await sql<LeadSums>`
    select coalesce(sum(leads), 0) as leads, coalesce(sum(spanish), 0) as spanish,
      coalesce(sum(qualified), 0) as qualified, coalesce(sum(revenue), 0) as revenue,
      coalesce(sum(ratings), 0) as ratings, coalesce(sum(stars), 0) as stars
    from lead_day where agent_id = ${agentId} and day between ${from} and ${to}`.execute(db);
  const [sums] = rows;
  if (!sums) throw new Error("a sum without a row");
  return sums;
}

/** The leads that are being worked on. */
export async function activeLeads(db: Kysely<Database>, agentId: string): Promise<number> {
  const row = await db
    .selectFrom("lead_total")
    .select(sql<number>`coalesce(sum(active), 0)`.as("active"))
    .where("agent_id", "=", agentId)
    .executeTakeFirstOrThrow();
  return row.active;
}

/** Leads by source, most first. Empty text means a link without a source tag; null means all other sources. */
export async function leadSources(db: Kysely<Database>, agentId: string, { from, to }: TimeSpan) {
  const { rows } = await sql<{ source: string | null; leads: number }>`
    with by_source as (
      select source, sum(leads) as leads from lead_day
      where agent_id = ${agentId} and day between ${from} and ${to} group by source having sum(leads) > 0
    ), ranked as (select *, row_number() over (order by leads desc, source) as rank from by_source)
    select case when rank <= ${maxSources} then source end as source, sum(leads) as leads
    from ranked group by 1 order by min(rank)`.execute(db);
  return rows;
}

/** Link views over a period, and today's. */
export async function linkViews(db: Kysely<Database>, agentId: string, { from, to, today }: TimeSpan) {
  const { rows } = await sql<{ views: number; today: number }>`
    select coalesce(sum(views) filter (where day between ${from} and ${to}), 0) as views,
      coalesce(sum(views) filter (where day = ${today}), 0) as today
    from smartlink_day where agent_id = ${agentId} and (day between ${from} and ${to} or day = ${today})`.execute(db);
  return rows[0] ?? { views: 0, today: 0 };
}

/** What renters would improve, as they said beside their ratings; most often first. */
export async function ratingReasons(db: Kysely<Database>, agentId: string, span: TimeSpan) {
  const { rows } = await sql<{ reason: RatingReason; count: number }>`
    select reason, count(*) as count from conversation_rating, unnest(reasons) as reason
    where agent_id = ${agentId} and reasons <> '{}' and ${createdIn(span)}
    group by reason order by count desc, reason`.execute(db);
  return rows;
}

/** New leads of this month so far, and of the same days of the month before. */
export async function monthlyLeads(db: Kysely<Database>, agentId: string, today: string) {
  const start = `${today.slice(0, 8)}01`;
  const before = monthBefore(start);
  const sameDay = addDays(before, Math.min(Number(today.slice(8)), daysIn(before)) - 1);
  const [now, then] = await Promise.all([sumLeads(db, agentId, start, today), sumLeads(db, agentId, before, sameDay)]);
  return { now: now.leads, before: then.leads };
}

function monthBefore(firstDay: string): string {
  return `${addDays(firstDay, -1).slice(0, 8)}01`;
}

function daysIn(firstDay: string): number {
  const nextMonth = addDays(firstDay, 31).slice(0, 8);
  return daysBetween(firstDay, `${nextMonth}01`);
}
