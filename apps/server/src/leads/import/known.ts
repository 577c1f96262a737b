import type { Slots } from "@llave/assistant";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { type Contact, type Identity, isSamePerson, sharedContacts } from "../merging/samePerson.ts";
import type { ReadLead } from "./readLead.ts";

/** A lead that a row is about. */
export interface KnownLead {
  leadId: string;
  name: string | null;
  /** What the lead and the row have in common. */
  matched: Contact[];
  /** The stored data about the person and the search. */
  slots: Slots;
  /** The texts of all its notes. */
  notes: string[];
}

interface KnownRow {
  n: number;
  part_name: string | null;
  part_phone: string | null;
  part_email: string | null;
  lead_id: string;
  name: string | null;
  phone: string | null;
  email: string | null;
  slots: Slots;
}

/** How many leads with one phone or email are compared; more can't be one person. */
const maxCompared = 50;

/**
 * For each row, in order, the lead of the same person: with its phone, else with its email. The rule is the one by which
 * leads are merged; removed leads don't count. A few index lookups for each row, all in one statement. Each is lateral, so
 * that the planner can't begin with all leads instead: during an import it believes that there are none.
 */
export async function findKnown(
  db: Kysely<Database>,
  agentId: string,
  leads: readonly ReadLead[],
): Promise<(KnownLead | null)[]> {
  if (leads.length === 0) return [];
  const { rows } = await sql<KnownRow>`
    with given as (
      select * from unnest(${leads.map(({ phone }) => phone)}::text[],
        ${leads.map(({ email }) => email?.toLowerCase() ?? null)}::text[]) with ordinality as r (phone, email, n)
    ), part as (
      select given.n, k.lead_id, k.phone, k.email, 0 as rank from given cross join lateral (
        select * from lead_lookup k where k.agent_id = ${agentId} and k.phone = given.phone limit ${maxCompared}) k
      union all
      select given.n, k.lead_id, k.phone, k.email, 1 from given cross join lateral (
        select * from lead_lookup k where k.agent_id = ${agentId} and k.email = given.email limit ${maxCompared}) k
    )
    select part.n::int as n, own.name as part_name, part.phone as part_phone, part.email as part_email,
      l.lead_id, l.name, l.phone, l.email, l.slots
    from part
    cross join lateral (select * from lead own where own.agent_id = ${agentId} and own.lead_id = part.lead_id limit 1) own
    cross join lateral (select * from lead l where l.agent_id = ${agentId}
      and l.lead_id = coalesce(own.merged_into, own.lead_id) limit 1) l
    where own.own_member is null and l.removed_at is null
    order by part.n, part.rank, l.created_at, l.lead_id`.execute(db);
  const byRow = Map.groupBy(rows, ({ n }) => n);
  const found = leads.map((lead, at) => byRow.get(at + 1)?.find((row) => isSamePerson(partOf(row), identityOf(lead))));
  const notes = await notesOf(db, agentId, [...new Set(found.flatMap((row) => row?.lead_id ?? []))]);
  return found.map((row, at) => {
    const lead = leads[at];
    if (!row || !lead) return null;
    const matched = sharedContacts(partOf(row), identityOf(lead));
    return { ...leadOf(row), matched, notes: notes.get(row.lead_id) ?? [] };
  });
}

/** What identifies the person of a row, in the form in which contacts are looked up. */
export function identityOf({ name, phone, email }: ReadLead): Identity {
  return { name, phone, email: email?.toLowerCase() ?? null };
}

function partOf({ part_name: name, part_phone: phone, part_email: email }: KnownRow): Identity {
  return { name, phone, email };
}

function leadOf({ lead_id, name, phone, email, slots }: KnownRow): Omit<KnownLead, "notes" | "matched"> {
  const contact = {
    ...(name !== null && { name }),
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
  };
  return { leadId: lead_id, name, slots: { ...contact, ...slots } };
}

/** The notes of leads and their members. */
async function notesOf(db: Kysely<Database>, agentId: string, leadIds: string[]): Promise<Map<string, string[]>> {
  if (leadIds.length === 0) return new Map();
  const { rows } = await sql<{ lead_id: string; notes: string[] }>`
    select coalesce(l.merged_into, l.lead_id) as lead_id, array_agg(n.text) as notes
    from lead l join lead_note n on n.agent_id = l.agent_id and n.lead_id = l.lead_id
    where l.agent_id = ${agentId} and (l.lead_id = any(${leadIds}::uuid[]) or l.merged_into = any(${leadIds}::uuid[]))
    group by 1`.execute(db);
  return new Map(rows.map(({ lead_id, notes }) => [lead_id, notes]));
}
