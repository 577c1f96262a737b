import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { combine } from "./combine.ts";
import { joinLeads } from "./join.ts";
import { holdJoining, holdLeads, keptLeadId, withParts } from "./parts.ts";
import { samePersons } from "./samePerson.ts";

/**
 * Does what follows when the contacts of a lead, or the thread of a part, moved: joins who is the same person, and
 * brings the lead that stays up to date.
 * @returns the lead that stays; undefined where it is gone
 */
export async function settleLead(
  services: Services,
  tx: Kysely<Database>,
  agentId: string,
  leadId: string,
): Promise<string | undefined> {
  await holdJoining(tx, agentId);
  for (const same of await samePersons(tx, agentId, leadId)) {
    const leadIds = await twoToJoin(tx, agentId, leadId, same.leadId);
    if (leadIds) await joinLeads(services, tx, { agentId, leadIds, by: "assistant", matched: same.matched });
  }
  const keptId = await keptLeadId(tx, agentId, leadId);
  const [kept] = keptId === undefined ? [] : await holdLeads(tx, agentId, [keptId]);
  if (kept && kept.own_part !== null) await combine(services, tx, kept);
  // Last, in the order in which turns take their locks.
  await tx.deleteFrom("lead_to_settle").where("agent_id", "=", agentId).where("lead_id", "=", leadId).execute();
  return keptId;
}

/** Settles a lead that is nobody's part and shares no contact, as most are, by one statement. True where it was one. */
export async function standsAlone(db: Kysely<Database>, agentId: string, leadId: string): Promise<boolean> {
  const { rows } = await sql`
    delete from lead_to_settle s using lead_lookup own, lead l
    where s.agent_id = ${agentId} and s.lead_id = ${leadId} and own.agent_id = ${agentId} and own.lead_id = ${leadId}
      and l.agent_id = ${agentId} and l.lead_id = ${leadId} and l.merged_into is null
      and not exists (select from lead_lookup k
        where k.agent_id = ${agentId} and k.phone = own.phone and k.lead_id <> own.lead_id)
      and not exists (select from lead_lookup k
        where k.agent_id = ${agentId} and k.email = own.email and k.lead_id <> own.lead_id)
    returning s.lead_id`.execute(db);
  return rows.length > 0;
}

/** The leads that two are shown as; null where they are one, where one is not listed, or where the agent parted them. */
async function twoToJoin(
  tx: Kysely<Database>,
  agentId: string,
  leadId: string,
  otherId: string,
): Promise<[string, string] | null> {
  const ofOne = withParts(agentId, sql`k.lead_id`);
  const ofOther = withParts(agentId, sql`o.lead_id`);
  const { rows } = await sql<{ one: string; other: string }>`
    select k.lead_id as one, o.lead_id as other
    from lead k join lead o on o.agent_id = ${agentId} and o.lead_id = kept_lead(${agentId}, ${otherId})
    where k.agent_id = ${agentId} and k.lead_id = kept_lead(${agentId}, ${leadId})
      and k.lead_id <> o.lead_id and k.removed_at is null and o.removed_at is null
      and not exists (select from lead_parted p where p.agent_id = ${agentId}
        and (p.lead_id in ${ofOne} and p.other_id in ${ofOther} or p.lead_id in ${ofOther} and p.other_id in ${ofOne}))
  `.execute(tx);
  return rows[0] ? [rows[0].one, rows[0].other] : null;
}
