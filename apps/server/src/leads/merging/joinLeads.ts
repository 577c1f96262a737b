import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { settleNeedsOfLeads } from "../needs.ts";
import type { ScoringTools } from "../scoring/rescore.ts";
import { pairToMerge } from "./checkForMerge.ts";
import { holdLeads, keptLeadId } from "./members.ts";
import { mergeMembers } from "./mergeMembers.ts";
import { updateKeptLead } from "./updateKeptLead.ts";

/** A conversation with its lead. */
interface Threaded {
  conversationId: string;
  leadId: string | null;
}

/**
 * Makes the leads of two conversations one, in a transaction that holds the agent's merge lock.
 * @returns false if that can't be, since the agent separated the two or removed one of them
 */
export async function mergeLeadsOf(
  tools: ScoringTools,
  tx: Kysely<Database>,
  agentId: string,
  [one, other]: [string | null, string | null],
): Promise<boolean> {
  if (one === null || other === null) return true;
  const [kept, keptOther] = [await keptLeadId(tx, agentId, one), await keptLeadId(tx, agentId, other)];
  if (kept === keptOther) return true;
  const leadIds = await pairToMerge(tx, agentId, one, other);
  return (
    leadIds !== null &&
    (await mergeMembers(tools, tx, { agentId, leadIds, by: "assistant", matched: ["phone"] })) !== null
  );
}

/**
 * Moves a lead's thread after its conversation became part of another: the other's lead has it, and the earlier one
 * stays a member that knows what it knew. A conversation without a lead takes over the earlier one's.
 */
export async function moveThreadOfLead(
  tools: ScoringTools,
  tx: Kysely<Database>,
  agentId: string,
  { into, earlier }: { into: Threaded; earlier: Threaded },
): Promise<void> {
  const leadId = into.leadId ?? earlier.leadId;
  if (leadId === null) return;
  if (into.leadId === null) {
    await sql`update conversation set lead_id = ${leadId}
      where agent_id = ${agentId} and conversation_id = ${into.conversationId}`.execute(tx);
  }
  const thread = into.leadId === null ? into.conversationId : null;
  await sql`update lead set conversation_id = ${thread}
    where agent_id = ${agentId} and conversation_id = ${earlier.conversationId}`.execute(tx);
  const [kept] = await holdLeads(tx, agentId, [(await keptLeadId(tx, agentId, leadId)) ?? leadId]);
  if (kept && kept.own_member !== null) await updateKeptLead(tools, tx, kept);
  await settleNeedsOfLeads(tx, agentId, [leadId]);
}
