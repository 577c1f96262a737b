import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { announceLead } from "../merging/leadMerger.ts";
import { keptLeadId, lockMerging, withMembers } from "../merging/members.ts";
import { mergeMembers } from "../merging/mergeMembers.ts";
import { unmergeMember } from "../merging/unmergeMember.ts";

const shownAtOnce = 20;
/** How many leads with one phone or email are read. */
const maxCompared = 100;

interface RelatedRow {
  lead_id: string;
  conversation_id: string | null;
  name: string | null;
  score: number;
  status: "hot" | "warm" | "cold";
  created_at: Date;
}

/** The agent's other leads with the same phone or email as this one or one of its members. */
export async function duplicatesOf(db: Kysely<Database>, agentId: string, leadId: string) {
  const { rows } = await sql<RelatedRow & { same_phone: boolean; same_email: boolean }>`
    with own as (
      select phone, email from lead_lookup where agent_id = ${agentId} and lead_id in ${withMembers(agentId, leadId)}
    ), same as (
      (select k.lead_id, true as phone, false as email from own
        join lead_lookup k on k.agent_id = ${agentId} and k.phone = own.phone limit ${maxCompared})
      union (select k.lead_id, false, true from own
        join lead_lookup k on k.agent_id = ${agentId} and k.email = own.email limit ${maxCompared})
    )
    select l.lead_id, l.conversation_id, l.name, l.score, l.status, l.created_at,
      bool_or(same.phone) as same_phone, bool_or(same.email) as same_email
    from same join lead l on l.agent_id = ${agentId} and l.lead_id = kept_lead(${agentId}, same.lead_id)
    where l.lead_id <> ${leadId} and l.removed_at is null
    group by l.agent_id, l.lead_id order by l.created_at desc limit ${shownAtOnce}`.execute(db);
  return rows;
}

/** The leads merged into one, newest first, with the contacts they shared. */
export async function mergedInto(db: Kysely<Database>, agentId: string, leadId: string) {
  const { rows } = await sql<RelatedRow & { by: "agent" | "assistant"; at: Date; matched: ("phone" | "email")[] }>`
    select l.lead_id, l.conversation_id, l.name, l.score, l.status, l.created_at, l.merged_by as by, l.removed_at as at,
      coalesce(e.detail -> 'matched', '[]') as matched
    from lead l
    left join lateral (
      select detail from lead_event e where e.agent_id = l.agent_id and e.kind = 'merged'
        and e.lead_id in ${withMembers(agentId, leadId)} and e.detail ->> 'leadId' = l.lead_id::text
      order by created_at desc limit 1
    ) as e on true
    where l.agent_id = ${agentId} and l.merged_into = ${leadId} and l.merged_by is not null
    order by l.removed_at desc, l.lead_id limit ${shownAtOnce}`.execute(db);
  return rows;
}

/**
 * Merges another lead with one; the older one stays.
 * @throws ApiError `not_found` if one of the two isn't the agent's, or is gone
 */
export async function mergeLeads(
  services: Pick<Services, "db" | "hub" | "links" | "now">,
  agentId: string,
  leadId: string,
  otherId: string,
): Promise<void> {
  const keptId = await services.db.transaction().execute(async (tx) => {
    await lockMerging(tx, agentId);
    const kept = await keptLeadId(tx, agentId, leadId);
    const other = await keptLeadId(tx, agentId, otherId);
    if (!kept || !other || kept === other) throw new ApiError("not_found");
    const duplicates = await duplicatesOf(tx, agentId, kept);
    const matched = matchedOf(duplicates.find((duplicate) => duplicate.lead_id === other));
    return mergeMembers(services, tx, { agentId, leadIds: [kept, other], by: "agent", matched });
  });
  if (keptId === null) throw new ApiError("not_found");
  await announceLead(services, agentId, keptId);
}

/** The contacts that another lead shares with the one it was looked up for. */
export function matchedOf(other: { same_phone: boolean; same_email: boolean } | undefined): ("phone" | "email")[] {
  return [...(other?.same_phone ? ["phone" as const] : []), ...(other?.same_email ? ["email" as const] : [])];
}

/**
 * Undoes a merge: the other lead is a separate lead again.
 * @throws ApiError `not_found` if it wasn't merged
 */
export async function unmergeLead(
  services: Pick<Services, "db" | "hub" | "links" | "now">,
  agentId: string,
  leadId: string,
  otherId: string,
): Promise<void> {
  const keptId = await unmergeMember(services, agentId, leadId, otherId);
  await Promise.all([keptId, otherId].map((id) => announceLead(services, agentId, id)));
}
