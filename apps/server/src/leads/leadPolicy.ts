import type { Selectable } from "kysely";
import type { Database } from "../db/schema.ts";

interface LeadAbilities {
  /** Correct its facts. */
  change: boolean;
  remove: boolean;
  restore: boolean;
}

/**
 * What an agent can do with a lead, given its row. A member of a merged lead has `removed_at` too, and only unmerging
 * brings it back.
 */
export function leadAbilities(lead: Pick<Selectable<Database["lead"]>, "removed_at" | "merged_into">): LeadAbilities {
  const isMember = lead.merged_into !== null;
  const isRemoved = lead.removed_at !== null;
  return { change: !isRemoved, remove: !isRemoved, restore: isRemoved && !isMember };
}
