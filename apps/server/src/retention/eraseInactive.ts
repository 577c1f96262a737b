import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { eraseLeads } from "../leads/merging/erase.ts";
import { threadsOf, withMembers } from "../leads/merging/members.ts";
import { type Contact, suppress } from "../suppression/suppression.ts";

/** Leads and conversations are erased this long after their last activity (design, "Retention"). Years. */
export const keptYears = 2;
/** Number erased per transaction, so that no renter's message waits for it. */
const batch = 200;

interface Inactive {
  lead_id: string;
  /** The addresses of all members, if the renter told one of them to stop. */
  stopped: Contact[];
}

interface Erasing {
  secret: string;
  now: Date;
  batchSize?: number;
}

/**
 * Part of the daily job: erases leads and conversations 2 years after the last activity by the renter, the assistant or
 * the agent. Messages, notes, history, drafts and showings are erased with them; the day totals keep the figures. A
 * person who told the assistant to stop stays suppressed, as a hash.
 */
export async function eraseInactive(db: Kysely<Database>, { secret, now, batchSize = batch }: Erasing): Promise<void> {
  const agents = await db.selectFrom("agent").select("agent_id").execute();
  const before = new Date(now);
  before.setUTCFullYear(before.getUTCFullYear() - keptYears);
  for (const { agent_id: agentId } of agents) {
    const part = { agentId, before, now, secret, batchSize };
    while ((await eraseInactiveLeads(db, part)) === batchSize);
    while ((await eraseConversations(db, part)) === batchSize);
  }
  await db.deleteFrom("link_view").where("day", "<", before.toISOString().slice(0, 10)).execute();
}

type Part = Required<Erasing> & { agentId: string; before: Date };

/** One batch of leads; returns how many. */
function eraseInactiveLeads(db: Kysely<Database>, part: Part): Promise<number> {
  return db.transaction().execute(async (tx) => {
    const leads = await inactiveLeads(tx, part);
    if (leads.length === 0) return 0;
    const contacts = leads.flatMap(({ stopped }) => stopped);
    await suppress(tx, part.secret, { agentId: part.agentId, contacts, now: part.now });
    await eraseLeads(
      tx,
      part.agentId,
      leads.map(({ lead_id }) => lead_id),
    );
    return leads.length;
  });
}

async function inactiveLeads(tx: Kysely<Database>, { agentId, before, batchSize }: Part): Promise<Inactive[]> {
  const threads = threadsOf(agentId, sql`l.lead_id`);
  const parts = withMembers(agentId, sql`l.lead_id`);
  const { rows } = await sql<Inactive>`
    select l.lead_id, case when exists (
        select from conversation c where c.agent_id = l.agent_id and c.status = 'stopped'
          and (c.conversation_id in ${threads} or c.lead_id = l.lead_id))
      then (select jsonb_agg(jsonb_build_object('email', p.email, 'phone', p.phone)) from lead p
        where p.agent_id = l.agent_id and p.lead_id in ${parts}) else '[]' end as stopped
    from lead l
    where l.agent_id = ${agentId} and l.removed_at is null and l.updated_at < ${before}
      and not exists (select from conversation c where c.agent_id = l.agent_id
        and c.conversation_id in ${threads} and c.updated_at >= ${before})
      and not exists (select from lead_event e where e.agent_id = l.agent_id and e.lead_id in ${parts}
        and e.created_at >= ${before})
      and not exists (select from lead_note n where n.agent_id = l.agent_id and n.lead_id in ${parts}
        and n.changed_at >= ${before})
      and not exists (select from lead_todo t where t.agent_id = l.agent_id and t.lead_id in ${parts}
        and (t.created_at >= ${before} or t.due_on >= ${before}))
      and not exists (select from showing s where s.agent_id = l.agent_id and s.lead_id in ${parts}
        and s.starts_at >= ${before})
    order by l.updated_at limit ${batchSize} for update of l skip locked`.execute(tx);
  return rows;
}

/** One batch of conversations that never became a lead; returns how many. */
async function eraseConversations(db: Kysely<Database>, { agentId, before, batchSize }: Part): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from conversation where agent_id = ${agentId} and conversation_id in (
      select conversation_id from conversation where agent_id = ${agentId} and lead_id is null
        and created_at < ${before} and updated_at < ${before}
      order by created_at limit ${batchSize} for update skip locked)`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
