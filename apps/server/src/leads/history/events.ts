import type { Kysely } from "kysely";
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
  const rows = events.map(({ leadId, detail }) => ({
    agent_id: agentId,
    lead_id: leadId,
    created_at: now,
    actor: "agent" as const,
    kind,
    detail: JSON.stringify(detail),
  }));
  await db.insertInto("lead_event").values(rows).execute();
}
