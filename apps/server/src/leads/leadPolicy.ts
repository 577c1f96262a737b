import type { LeadAbilities } from "@llave/contract/leads/leads";
import type { Selectable } from "kysely";
import type { Database } from "../db/schema.ts";

type LeadRow = Selectable<Database["lead"]>;

/** What an agent can do with a lead in their lists, and with a removed one. */
interface AllLeadAbilities extends LeadAbilities {
  restore: boolean;
}

/**
 * What an agent can do with a lead, given its row. A member of a merged lead has `removed_at` too, but only unmerging
 * brings it back.
 */
export function leadAbilities(lead: Pick<LeadRow, "removed_at" | "merged_into" | "conversation_id">): AllLeadAbilities {
  const isMember = lead.merged_into !== null;
  const isListed = lead.removed_at === null;
  return {
    change: isListed,
    remove: isListed,
    merge: isListed,
    invite: isListed && lead.conversation_id === null,
    restore: !isListed && !isMember,
  };
}

/** What an agent can do with a member of a lead. The lead's own member is the lead itself. */
export function memberAbilities(
  member: Pick<LeadRow, "lead_id">,
  lead: Pick<LeadRow, "own_member">,
): { unmerge: boolean } {
  return { unmerge: member.lead_id !== lead.own_member };
}
