import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";

/**
 * Updates the "needs you" of leads, of those they were merged into and of their members, to what still waits in all of
 * their threads, without what waited when the agent put the lead aside; writes a lead only if it changes.
 */
export async function settleNeedsOfLeads(
  tx: Kysely<Database>,
  agent_id: string,
  leadIds: readonly string[],
): Promise<void> {
  if (leadIds.length === 0) return;
  await sql`
    update lead o set needs_you = not o.needs_you
    from lead own where own.agent_id = ${agent_id} and own.lead_id = any(${leadIds}::uuid[])
      and o.agent_id = ${agent_id} and (o.lead_id in (own.lead_id, own.merged_into) or o.merged_into = own.lead_id)
      and o.needs_you <> exists (
        select from lead l where l.agent_id = ${agent_id} and (l.lead_id = o.lead_id or l.merged_into = o.lead_id)
          and ((l.finished_at > coalesce(o.done_at, '-infinity') and exists (select from lead k where k.agent_id = ${agent_id}
              and k.lead_id = coalesce(l.merged_into, l.lead_id) and k.stage = 'new'))
            or exists (select from task t
              where t.agent_id = ${agent_id} and t.conversation_id = l.conversation_id and t.done_at is null
                and t.created_at > coalesce(o.done_at, '-infinity'))
            or exists (select from draft d
              where d.agent_id = ${agent_id} and d.conversation_id = l.conversation_id and d.status = 'waiting'
                and d.created_at > coalesce(o.done_at, '-infinity'))))
  `.execute(tx);
}
