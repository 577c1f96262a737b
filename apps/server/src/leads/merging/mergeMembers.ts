import { type Kysely, sql } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { leadAbilities } from "../leadPolicy.ts";
import type { ScoringTools } from "../scoring/rescore.ts";
import { holdLeads, type LeadRecord } from "./members.ts";
import type { Contact } from "./samePerson.ts";
import { furthest } from "./stages.ts";
import { updateKeptLead } from "./updateKeptLead.ts";

interface Merging {
  agentId: string;
  /** Two leads that aren't merged into others. */
  leadIds: [string, string];
  by: "agent" | "assistant";
  matched: Contact[];
}

/**
 * Merges two leads in a transaction that holds the agent's merge lock: the older one stays, with its arrival and
 * source, and the newer one becomes its member. A stage never goes back.
 * @returns the remaining lead; null if one of the two is gone
 */
export async function mergeMembers(
  tools: ScoringTools,
  tx: Kysely<Database>,
  { agentId, leadIds, by, matched }: Merging,
): Promise<string | null> {
  const held = await holdLeads(tx, agentId, leadIds);
  const [kept, newer] = held
    .filter((lead) => leadAbilities(lead).merge)
    .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || (a.lead_id < b.lead_id ? -1 : 1));
  if (!kept || !newer) return null;
  const now = tools.now();
  const own_member = kept.own_member ?? (await addOwnMember(tx, kept, now));
  if (newer.own_member !== null) await handOverMembers(tx, newer, kept.lead_id);
  await becomeMember(tx, newer, kept.lead_id, { by, now });
  await tx
    .updateTable("lead")
    .set({ ...furthest([kept, newer]), own_member })
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", kept.lead_id)
    .execute();
  await updateKeptLead(tools, tx, kept);
  await recordMerge(tx, { agentId, kept: kept.lead_id, newer: newer.lead_id, by, matched, now });
  return kept.lead_id;
}

/** The columns a lead copies into its own member, and restores from it. */
const ownColumns = [
  "conversation_id",
  "name",
  "email",
  "phone",
  "budget",
  "area",
  "bedrooms",
  "timeline",
  "slots",
  "quotes",
  "corrected",
  "refused",
  "score",
  "status",
  "reasons",
  "language",
  "last_message",
  "silent_since",
  "needs_you",
  "done_at",
  "finished_at",
  "updated_at",
  "agent_corrections",
  "only_message",
];
const own = sql.join(ownColumns.map((name) => sql.ref(name)));
const copiedColumns = sql.raw(
  "link_id, source, created_at, stage, showing_at, leased_at, rent, commission, lost_reason",
);

/**
 * Moves the lead's own facts to their own member; from now on its conversation writes them there.
 * @returns the member, for the lead's `own_member`
 */
async function addOwnMember(tx: Kysely<Database>, { agent_id, lead_id }: LeadRecord, now: Date): Promise<string> {
  const member = newId(now);
  await sql`
    insert into lead (agent_id, lead_id, merged_into, removed_at, ${copiedColumns}, ${own})
    select agent_id, ${member}::uuid, lead_id, ${now}::timestamptz, ${copiedColumns}, ${own} from lead
    where agent_id = ${agent_id} and lead_id = ${lead_id}`.execute(tx);
  await moveThread(tx, agent_id, lead_id, member);
  // It adds nothing new to what the lead already says.
  await tx.deleteFrom("merge_check").where("agent_id", "=", agent_id).where("lead_id", "=", member).execute();
  return member;
}

/** Restores the lead's own facts once it has no other members. */
export async function restoreOwnMember(
  tx: Kysely<Database>,
  { agent_id, lead_id, own_member }: LeadRecord,
): Promise<void> {
  if (own_member === null) return;
  const taken = sql.join(ownColumns.map((name) => sql`${sql.ref(name)} = ${sql.ref(`p.${name}`)}`));
  await sql`
    update lead l set own_member = null, ${taken} from lead p
    where l.agent_id = ${agent_id} and l.lead_id = ${lead_id} and p.agent_id = ${agent_id} and p.lead_id = ${own_member}
  `.execute(tx);
  await moveThread(tx, agent_id, own_member, lead_id);
  await sql`delete from lead where agent_id = ${agent_id} and lead_id = ${own_member}`.execute(tx);
}

/** Increments the version, so that a turn decided earlier writes to where the facts are now. */
async function moveThread(tx: Kysely<Database>, agentId: string, from: string, to: string): Promise<void> {
  await sql`
    with thread as (
      update conversation set lead_id = ${to}, version = version + 1
      where agent_id = ${agentId} and lead_id = ${from} and conversation_id = (
        select conversation_id from lead where agent_id = ${agentId} and lead_id = ${to}))
    update showing set lead_id = ${to} where agent_id = ${agentId} and lead_id = ${from}`.execute(tx);
}

async function handOverMembers(tx: Kysely<Database>, newer: LeadRecord, keptId: string): Promise<void> {
  await restoreOwnMember(tx, newer);
  await sql`
    update lead set merged_into = ${keptId} where agent_id = ${newer.agent_id} and merged_into = ${newer.lead_id}
  `.execute(tx);
}

async function becomeMember(
  tx: Kysely<Database>,
  { agent_id, lead_id }: LeadRecord,
  keptId: string,
  { by, now }: { by: Merging["by"]; now: Date },
): Promise<void> {
  await sql`
    with thread as (
      update conversation set version = version + 1 where agent_id = ${agent_id} and lead_id = ${lead_id}
        and conversation_id = (select conversation_id from lead where agent_id = ${agent_id} and lead_id = ${lead_id}))
    update lead set removed_at = ${now}, merged_into = ${keptId}, merged_by = ${by}
    where agent_id = ${agent_id} and lead_id = ${lead_id}`.execute(tx);
}

/** Records the merge, and ends an earlier separation of the two if the agent merged them by hand. */
async function recordMerge(
  tx: Kysely<Database>,
  merge: { agentId: string; kept: string; newer: string; by: Merging["by"]; matched: Contact[]; now: Date },
): Promise<void> {
  const { agentId, kept, newer, by, matched, now } = merge;
  await sql`
    insert into lead_event (agent_id, lead_id, created_at, actor, kind, detail)
    select agent_id, ${kept}::uuid, ${now}::timestamptz, ${by}, 'merged',
      jsonb_build_object('leadId', lead_id, 'name', name, 'matched', ${matched}::text[])
    from lead where agent_id = ${agentId} and lead_id = ${newer}`.execute(tx);
  if (by !== "agent") return;
  await sql`
    delete from unmerged_lead where agent_id = ${agentId} and (lead_id, other_id) in
      ((${kept}::uuid, ${newer}::uuid), (${newer}::uuid, ${kept}::uuid))`.execute(tx);
}
