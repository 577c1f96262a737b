import type { Kysely } from "kysely";
import type { LeadEventKind } from "../db/leadTables.ts";
import type { Database } from "../db/schema.ts";

/** Records what the agent did to a lead, in the same transaction. */
export async function recordEvent(
  db: Kysely<Database>,
  lead: { agentId: string; leadId: string },
  kind: LeadEventKind,
  detail: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await db
    .insertInto("lead_event")
    .values({
      agent_id: lead.agentId,
      lead_id: lead.leadId,
      created_at: now,
      actor: "agent",
      kind,
      detail: JSON.stringify(detail),
    })
    .execute();
}
