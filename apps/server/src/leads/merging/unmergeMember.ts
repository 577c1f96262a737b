import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { recordEvent } from "../history/events.ts";
import { memberAbilities } from "../leadPolicy.ts";
import { holdLeads, keptLeadId, type LeadRecord, lockMerging, membersOf } from "./members.ts";
import { restoreOwnMember } from "./mergeMembers.ts";
import { furthest } from "./stages.ts";
import { updateKeptLead } from "./updateKeptLead.ts";

/**
 * Separates a lead from the one it was merged into: both become what they would be without the merge, including what
 * happened in their own threads since, and aren't merged automatically again. What the agent did to the remaining lead
 * stays with it.
 * @returns the remaining lead
 * @throws ApiError `not_found` if it wasn't merged
 */
export async function unmergeMember(
  services: Pick<Services, "db" | "links" | "now">,
  agentId: string,
  leadId: string,
  otherId: string,
): Promise<string> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    await lockMerging(tx, agentId);
    const [kept] = await holdLeads(tx, agentId, [(await keptLeadId(tx, agentId, leadId)) ?? leadId]);
    // Either of the two may be the remaining one.
    const memberId = kept?.lead_id === otherId ? leadId : otherId;
    const member = kept && (await membersOf(tx, agentId, kept.lead_id)).find(({ lead_id }) => lead_id === memberId);
    if (!member || !memberAbilities(member, kept).unmerge) throw new ApiError("not_found");
    await standAlone(tx, agentId, [memberId]);
    await tx
      .insertInto("unmerged_lead")
      .values({ agent_id: agentId, lead_id: memberId, other_id: kept.lead_id, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await updateRest(services, tx, kept);
    const detail = { leadId: memberId, name: member.name };
    await recordEvent(tx, { agentId, leadId: kept.lead_id }, "unmerged", detail, now);
    return kept.lead_id;
  });
}

/** Members become separate leads in lists and figures; turns decided before are decided again. */
export async function standAlone(tx: Kysely<Database>, agentId: string, leadIds: string[]): Promise<void> {
  await sql`
    update lead set removed_at = null, merged_into = null, merged_by = null
    where agent_id = ${agentId} and lead_id = any(${leadIds}::uuid[])`.execute(tx);
  await sql`
    update conversation c set version = version + 1 from lead l
    where l.agent_id = ${agentId} and l.lead_id = any(${leadIds}::uuid[])
      and c.agent_id = ${agentId} and c.conversation_id = l.conversation_id`.execute(tx);
}

/** Updates a lead to its remaining members; if only its own is left, the lead takes it back. */
export async function updateRest(
  services: Pick<Services, "links" | "now">,
  tx: Kysely<Database>,
  kept: LeadRecord,
): Promise<void> {
  const { agent_id: agentId, lead_id: leadId } = kept;
  const rest = await membersOf(tx, agentId, leadId);
  if (!(await movedByHand(tx, kept))) {
    await tx
      .updateTable("lead")
      .set(furthest(rest))
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .execute();
  }
  if (rest.some(({ lead_id }) => lead_id !== kept.own_member)) await updateKeptLead(services, tx, kept);
  else await restoreOwnMember(tx, kept);
}

/** True if the agent chose the stage after others were merged. */
async function movedByHand(tx: Kysely<Database>, { agent_id, lead_id }: LeadRecord): Promise<boolean> {
  const { rows } = await sql`
    select from lead_event e where e.agent_id = ${agent_id} and e.lead_id = ${lead_id} and e.kind = 'stage'
      and e.created_at >= (select min(j.created_at) from lead_event j
        where j.agent_id = ${agent_id} and j.lead_id = ${lead_id} and j.kind = 'merged') limit 1`.execute(tx);
  return rows.length > 0;
}
