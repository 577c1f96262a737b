import { countedPages } from "@llave/contract/site/countedPages";
import { maxListed, type VisitFigures } from "@llave/contract/site/pageViews";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/** Days in the market's time zone, `YYYY-MM-DD`, both included. */
export interface Period {
  from: string;
  to: string;
  timeZone: string;
}

/**
 * Visits and waitlist sign-ups of a period. They are counted separately and only shown side by side: nothing links
 * a visit to a person, so a rate describes days and sources, never people.
 */
export async function visitFigures(db: Kysely<Database>, period: Period): Promise<VisitFigures> {
  const [byDay, bySource, byCampaign, byReferrer, byPath] = await Promise.all([
    days(db, period),
    origins(db, period, sql`source`, sql`coalesce(lower(utm_source), '')`),
    origins(db, period, sql`campaign`, sql`coalesce(lower(utm ->> 'utm_campaign'), '')`),
    referrers(db, period),
    paths(db, period),
  ]);
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  return {
    from: period.from,
    to: period.to,
    views: await allViews(db, period),
    visits: sum(byDay.map((day) => day.visits)),
    signUps: sum(byDay.map((day) => day.signUps)),
    byDay,
    bySource,
    byCampaign,
    byReferrer,
    byPath,
  };
}

/** The period's views of pages that are counted; older rows also have the dashboard's and the administrators' pages. */
const counted = ({ from, to }: Period) =>
  sql`page_day where day between ${from} and ${to} and path in (${sql.join(countedPages)})`;

/** The waitlist's entries of the period with the day that each joined. */
function joined({ from, to, timeZone }: Period): RawBuilder<unknown> {
  return sql`(
    select *, (created_at at time zone ${timeZone})::date as day from waitlist_entry
    where created_at >= ${from}::timestamp at time zone ${timeZone}
      and created_at < (${to}::date + 1)::timestamp at time zone ${timeZone}
  ) entry`;
}

async function allViews(db: Kysely<Database>, period: Period): Promise<number> {
  const { rows } = await sql<{ views: number }>`
    select coalesce(sum(views), 0)::int as views from ${counted(period)}`.execute(db);
  return rows[0]?.views ?? 0;
}

async function days(db: Kysely<Database>, period: Period): Promise<VisitFigures["byDay"]> {
  const { rows } = await sql<VisitFigures["byDay"][number]>`
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(visits, 0)::int as visits,
      coalesce(sign_ups, 0)::int as "signUps"
    from generate_series(${period.from}::date, ${period.to}::date, interval '1 day') as days(day)
    left join (select day, sum(visits) as visits from ${counted(period)} group by day) v on v.day = days.day::date
    left join (select day, count(*) as sign_ups from ${joined(period)} group by day) j on j.day = days.day::date
    order by days.day`.execute(db);
  return rows;
}

/** Visits and sign-ups side by side, by source. */
async function origins(
  db: Kysely<Database>,
  period: Period,
  ofVisit: RawBuilder<string>,
  ofEntry: RawBuilder<string>,
): Promise<VisitFigures["bySource"]> {
  const { rows } = await sql<VisitFigures["bySource"][number]>`
    select name, coalesce(visits, 0)::int as visits, coalesce(sign_ups, 0)::int as "signUps"
    from (select ${ofVisit} as name, sum(visits) as visits from ${counted(period)} group by 1 having sum(visits) > 0) v
    full join (select ${ofEntry} as name, count(*) as sign_ups from ${joined(period)} group by 1) j using (name)
    order by 2 desc, 3 desc, 1 limit ${maxListed}`.execute(db);
  return rows;
}

async function referrers(db: Kysely<Database>, period: Period): Promise<VisitFigures["byReferrer"]> {
  const { rows } = await sql<VisitFigures["byReferrer"][number]>`
    select referrer as name, sum(visits)::int as visits from ${counted(period)}
    group by referrer having sum(visits) > 0 order by 2 desc, 1 limit ${maxListed}`.execute(db);
  return rows;
}

async function paths(db: Kysely<Database>, period: Period): Promise<VisitFigures["byPath"]> {
  const { rows } = await sql<VisitFigures["byPath"][number]>`
    select path as name, sum(views)::int as views, sum(visits)::int as visits from ${counted(period)}
    group by path order by 2 desc, 1 limit ${maxListed}`.execute(db);
  return rows;
}
