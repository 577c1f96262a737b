import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { holdLeads, type LeadRecord, lockMerging, membersOf } from "./members.ts";
import { standAlone, updateRest } from "./unmergeMember.ts";

/**
 * Erases leads and members of a person who asked for it, with their conversations and showings. If only one member is
 * erased, the lead loses the facts from it; if the lead's own member is erased, the lead goes with its notes, and the
 * remaining members become separate leads.
 */
export async function eraseMembers(
  services: Pick<Services, "links" | "now">,
  tx: Kysely<Database>,
  agentId: string,
  leadIds: string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  await lockMerging(tx, agentId);
  const { rows } = await sql<{ kept: string }>`
    select distinct coalesce(merged_into, lead_id) as kept from lead
    where agent_id = ${agentId} and lead_id = any(${leadIds}::uuid[]) order by 1`.execute(tx);
  const held = await holdLeads(
    tx,
    agentId,
    rows.map(({ kept }) => kept),
  );
  for (const lead of held) await eraseOf(services, tx, lead, new Set(leadIds));
}

async function eraseOf(
  services: Pick<Services, "links" | "now">,
  tx: Kysely<Database>,
  lead: LeadRecord,
  gone: Set<string>,
): Promise<void> {
  const { agent_id: agentId, lead_id: leadId, own_member } = lead;
  const members = (await membersOf(tx, agentId, leadId)).map(({ lead_id }) => lead_id);
  const left = members.filter((member) => !gone.has(member));
  if (own_member === null || gone.has(own_member) || gone.has(leadId)) {
    const alone = left.filter((member) => member !== own_member);
    await standAlone(tx, agentId, alone);
    await eraseLeads(tx, agentId, [leadId]);
    // The rest may be one person without the erased member.
    for (const member of alone) await sql`select queue_merge_check(${agentId}, ${member})`.execute(tx);
    return;
  }
  const erased = members.filter((member) => gone.has(member));
  await forgetTrace(tx, lead, erased);
  await eraseLeads(tx, agentId, erased);
  await updateRest(services, tx, lead);
}

/** Deletes from the lead's history who was merged, and what the agent corrected while they were one. */
async function forgetTrace(tx: Kysely<Database>, lead: LeadRecord, erased: string[]): Promise<void> {
  await sql`
    delete from lead_event where agent_id = ${lead.agent_id} and lead_id = ${lead.lead_id}
      and (kind in ('merged', 'unmerged') and detail ->> 'leadId' = any(${erased}::text[])
        or kind = 'fact' and created_at >= (select min(removed_at) from lead
          where agent_id = ${lead.agent_id} and lead_id = any(${erased}::uuid[])))`.execute(tx);
}

/**
 * Erases an agent's leads with their members, and all their conversations and showings. A merged lead also names the
 * conversation of a member, which may be one that stays: only the conversation's own lead decides.
 */
export async function eraseLeads(tx: Kysely<Database>, agentId: string, leadIds: string[]): Promise<void> {
  await sql`
    delete from showing where agent_id = ${agentId} and lead_id in (
      select lead_id from lead where agent_id = ${agentId} and ${within(leadIds)})`.execute(tx);
  await sql`
    with gone as (
      delete from lead where agent_id = ${agentId} and ${within(leadIds)} returning lead_id, conversation_id
    )
    delete from conversation where agent_id = ${agentId} and conversation_id in (select conversation_id from gone)
      and lead_id in (select lead_id from gone)
  `.execute(tx);
}

/** The leads themselves and their members. */
function within(leadIds: string[]) {
  return sql`(lead_id = any(${leadIds}::uuid[])
    or (merged_into = any(${leadIds}::uuid[]) and merged_into is not null))`;
}
