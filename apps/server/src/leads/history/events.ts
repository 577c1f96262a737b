import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { LeadEventKind } from "../../db/tables/leads.ts";

/** Records what the agent did to a lead, in the same transaction. */
export async function recordEvent(
  db: Kysely<Database>,
  { agentId, leadId }: { agentId: string; leadId: string },
  kind: LeadEventKind,
  detail: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await recordEvents(db, agentId, kind, [{ leadId, detail }], now);
}

/** Records what the agent did to several leads, with one statement. */
export async function recordEvents(
  db: Kysely<Database>,
  agentId: string,
  kind: LeadEventKind,
  events: readonly { leadId: string; detail: Record<string, unknown> }[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return;
  const ids = events.map(({ leadId }) => leadId);
  const details = events.map(({ detail }) => JSON.stringify(detail));
  // One parameter for each column: with one for each value, reading the statement takes longer than running it.
  await sql`
    insert into lead_event (agent_id, lead_id, created_at, actor, kind, detail)
    select ${agentId}, lead_id, ${now}, 'agent', ${kind}, detail
    from unnest(${ids}::uuid[], ${details}::jsonb[]) as event (lead_id, detail)`.execute(db);
}
