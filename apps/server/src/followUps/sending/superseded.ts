import type { FollowUpStep } from "@llave/contract/followUps";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { readSequences } from "../sequences/settings.ts";

/** A follow-up that was written into its thread and waits to go out. */
export interface WaitingFollowUp {
  agentId: string;
  conversationId: string;
  seq: number;
  step: FollowUpStep;
}

/**
 * Whether a follow-up has lost its point while it waited: the renter answered, the agent took over, the lead's stage ended
 * the search, or the agent turned follow-ups off for the stage.
 */
export async function isFollowUpSuperseded(
  db: Kysely<Database>,
  { agentId, conversationId, seq, step }: WaitingFollowUp,
): Promise<boolean> {
  const { enabled, offStages, offSteps } = await readSequences(db, agentId);
  if (!enabled || offSteps.has(step)) return true;
  const ended = [...offStages, ...(step === "lease_renewal" ? ["lost"] : ["leased", "lost"])];
  const { rows } = await sql`
    select from conversation c left join lead l on l.agent_id = c.agent_id and l.lead_id = kept_lead(c.agent_id, c.lead_id)
    where c.agent_id = ${agentId} and c.conversation_id = ${conversationId}
      and (c.control = 'agent' or l.stage = any(${ended}) or exists (
        select from message m where m.agent_id = c.agent_id and m.conversation_id = c.conversation_id
          and m.author = 'renter' and m.seq > ${seq}))`.execute(db);
  return rows.length > 0;
}
