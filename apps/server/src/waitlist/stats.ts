import type { WaitlistStats } from "@llave/contract/site/waitlist";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * The four figures above the administrators' list. The average wait counts people invited in the last 90 days;
 * before the first invitation, how long people have waited so far.
 */
export async function waitlistFigures(db: Kysely<Database>, now: Date): Promise<WaitlistStats> {
  const { rows } = await sql<
    Record<"total" | "agents" | "pending", number> & { invited: number | null; waiting: number | null }
  >`
    select
      count(*) as total,
      count(*) filter (where is_agent) as agents,
      count(*) filter (where status = 'pending') as pending,
      avg(extract(epoch from invited_at - created_at))
        filter (where invited_at > ${now}::timestamptz - interval '90 days') as invited,
      avg(extract(epoch from ${now}::timestamptz - created_at)) filter (where status = 'pending') as waiting
    from waitlist_entry`.execute(db);
  const { total, agents, pending, invited, waiting } = rows[0] ?? {
    total: 0,
    agents: 0,
    pending: 0,
    invited: 0,
    waiting: 0,
  };
  const seconds = Math.max(0, invited ?? waiting ?? 0);
  return { total, agents, pending, avgWaitDays: Math.round(seconds / 8640) / 10 };
}
