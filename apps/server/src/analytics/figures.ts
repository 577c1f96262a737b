import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { TimeSpan } from "./period.ts";

/** What the dashboard's headline figures are made of. Money is whole USD. */
export interface Figures {
  activeLeads: number;
  /** New leads since the month began, and in the same days of the month before. */
  newThisMonth: number;
  newLastMonth: number;
  views: number;
  viewsToday: number;
  /** Leads with a way to reach them. */
  qualified: number;
  waiting: number;
  sources: { source: string; leads: number }[];
}

/** An agent's headline figures for a span of days. */
export async function readFigures(db: Kysely<Database>, agentId: string, span: TimeSpan): Promise<Figures> {
  const [links, leads, sources] = await Promise.all([
    linkFigures(db, agentId, span),
    leadFigures(db, agentId, span),
    sourceFigures(db, agentId, span),
  ]);
  return { ...links, ...leads, sources };
}

async function linkFigures(db: Kysely<Database>, agentId: string, { from, to, today }: TimeSpan) {
  const { rows } = await sql<{ views: number; viewsToday: number; qualified: number }>`
    select coalesce(sum(views) filter (where day between ${from} and ${to}), 0) as views,
      coalesce(sum(views) filter (where day = ${today}), 0) as "viewsToday",
      coalesce(sum(leads) filter (where day between ${from} and ${to}), 0) as qualified
    from smartlink_day where agent_id = ${agentId} and (day between ${from} and ${to} or day = ${today})`.execute(db);
  return rows[0] ?? { views: 0, viewsToday: 0, qualified: 0 };
}

async function leadFigures(db: Kysely<Database>, agentId: string, { today }: TimeSpan) {
  const monthStart = `${today.slice(0, 8)}01`;
  const { rows } = await sql<Pick<Figures, "activeLeads" | "newThisMonth" | "newLastMonth" | "waiting">>`
    select count(*) filter (where stage not in ('leased', 'lost')) as "activeLeads",
      count(*) filter (where created_at >= ${monthStart}::date) as "newThisMonth",
      count(*) filter (where created_at >= ${monthStart}::date - interval '1 month'
        and created_at < ${today}::date - interval '1 month' + interval '1 day') as "newLastMonth",
      count(*) filter (where needs_you) as waiting
    from lead where agent_id = ${agentId}`.execute(db);
  return rows[0] ?? { activeLeads: 0, newThisMonth: 0, newLastMonth: 0, waiting: 0 };
}

async function sourceFigures(db: Kysely<Database>, agentId: string, { from, to }: TimeSpan) {
  const { rows } = await sql<{ source: string; leads: number }>`
    select coalesce(source, 'Direct') as source, count(*) as leads from lead
    where agent_id = ${agentId} and created_at >= ${from}::date and created_at < ${to}::date + 1
    group by 1 order by 2 desc, 1 limit 20`.execute(db);
  return rows;
}
