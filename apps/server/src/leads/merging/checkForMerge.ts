import { type Kysely, sql } from "kysely";
import type pg from "pg";
import type { Database } from "../../db/schema.ts";
import type { ScoringTools } from "../scoring/rescore.ts";
import { holdLeads, keptLeadId, lockMerging, withMembers } from "./members.ts";
import { mergeMembers } from "./mergeMembers.ts";
import { samePersons } from "./samePerson.ts";
import { updateKeptLead } from "./updateKeptLead.ts";

/**
 * Follows up when a lead's contacts or a member's thread changed: merges leads of the same person and updates the
 * remaining lead.
 * @returns the remaining lead; undefined if it is gone
 */
export async function checkForMerge(
  tools: ScoringTools,
  tx: Kysely<Database>,
  agentId: string,
  leadId: string,
): Promise<string | undefined> {
  await lockMerging(tx, agentId);
  for (const same of await samePersons(tx, agentId, leadId)) {
    const leadIds = await pairToMerge(tx, agentId, leadId, same.leadId);
    if (leadIds) await mergeMembers(tools, tx, { agentId, leadIds, by: "assistant", matched: same.matched });
  }
  const keptId = await keptLeadId(tx, agentId, leadId);
  const [kept] = keptId === undefined ? [] : await holdLeads(tx, agentId, [keptId]);
  if (kept && kept.own_member !== null) await updateKeptLead(tools, tx, kept);
  // Last, in the same order as turns take their locks.
  await tx.deleteFrom("merge_check").where("agent_id", "=", agentId).where("lead_id", "=", leadId).execute();
  return keptId;
}

/** A lead of an agent. */
export interface LeadKey {
  agentId: string;
  leadId: string;
}

/**
 * Looks up each contact by its index: a separate value for each lead instead of a join, for which the database would
 * read all contacts if it planned while there were few. Leads that another process is checking are left to it.
 */
const aloneText = `
  with own as materialized (
    select s.agent_id, s.lead_id, k.phone, k.email
    from unnest($1::uuid[], $2::uuid[]) as t(agent_id, lead_id)
    join merge_check s on s.agent_id = t.agent_id and s.lead_id = t.lead_id
    join lead_lookup k on k.agent_id = t.agent_id and k.lead_id = t.lead_id
    join lead l on l.agent_id = t.agent_id and l.lead_id = t.lead_id and l.merged_into is null
    for update of s skip locked
  )
  delete from merge_check s using own
  where s.agent_id = own.agent_id and s.lead_id = own.lead_id
    and (select k.lead_id from lead_lookup k
      where k.agent_id = own.agent_id and k.phone = own.phone and k.lead_id <> own.lead_id limit 1) is null
    and (select k.lead_id from lead_lookup k
      where k.agent_id = own.agent_id and k.email = own.email and k.lead_id <> own.lead_id limit 1) is null
  returning s.lead_id`;

/**
 * Drops the checks of leads that aren't members and share no contact, as most are, with one statement.
 * @returns their ids
 */
export async function clearUnmatched(pool: pg.Pool, leads: LeadKey[]): Promise<Set<string>> {
  const values = [leads.map(({ agentId }) => agentId), leads.map(({ leadId }) => leadId)];
  const { rows } = await pool.query<{ lead_id: string }>({ name: "clear-unmatched", text: aloneText, values });
  return new Set(rows.map(({ lead_id }) => lead_id));
}

/** The displayed leads of two leads; null if they are the same, one isn't listed, or the agent separated them. */
export async function pairToMerge(
  tx: Kysely<Database>,
  agentId: string,
  leadId: string,
  otherId: string,
): Promise<[string, string] | null> {
  const ofOne = withMembers(agentId, sql`k.lead_id`);
  const ofOther = withMembers(agentId, sql`o.lead_id`);
  const { rows } = await sql<{ one: string; other: string }>`
    select k.lead_id as one, o.lead_id as other
    from lead k join lead o on o.agent_id = ${agentId} and o.lead_id = kept_lead(${agentId}, ${otherId})
    where k.agent_id = ${agentId} and k.lead_id = kept_lead(${agentId}, ${leadId})
      and k.lead_id <> o.lead_id and k.removed_at is null and o.removed_at is null
      and not exists (select from unmerged_lead p where p.agent_id = ${agentId}
        and (p.lead_id in ${ofOne} and p.other_id in ${ofOther} or p.lead_id in ${ofOther} and p.other_id in ${ofOne}))
  `.execute(tx);
  return rows[0] ? [rows[0].one, rows[0].other] : null;
}
