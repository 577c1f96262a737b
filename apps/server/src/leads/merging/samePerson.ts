import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { searchText } from "../../db/searchText.ts";

/** What identifies a person: a name as given, a phone number as E.164, an email address in lower case. */
export interface Identity {
  name: string | null;
  phone: string | null;
  email: string | null;
}

export type Contact = "phone" | "email";

/** The contacts that two have in common. */
export function sharedContacts(a: Identity, b: Identity): Contact[] {
  return (["phone", "email"] as const).filter((contact) => a[contact] !== null && a[contact] === b[contact]);
}

/**
 * True if one shared contact is enough. Two leads count as different people if both first name and other contact are
 * known and differ, such as a couple with one phone.
 */
export function isSamePerson(a: Identity, b: Identity): boolean {
  const shared = sharedContacts(a, b);
  if (shared.length !== 1) return shared.length === 2;
  const other = shared[0] === "phone" ? "email" : "phone";
  return !(differ(a[other], b[other]) && haveOtherNames(a.name, b.name));
}

/** True if both first names are known and differ. */
export function haveOtherNames(one: string | null, other: string | null): boolean {
  return differ(firstName(one), firstName(other));
}

/** True if only the agent can tell: one contact is the same, and the names have nothing in common, as with roommates. */
function isDoubtful(a: Identity, b: Identity): boolean {
  return sharedContacts(a, b).length === 1 && haveUnlikeNames(a.name, b.name);
}

/** True if both names are known and no word of one begins a word of the other: "Luis Ferrer" and "Mia Walker". */
function haveUnlikeNames(one: string | null, other: string | null): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.length === 0 || others.length === 0) return false;
  return !words.some((word) => others.some((second) => word.startsWith(second) || second.startsWith(word)));
}

function wordsOf(name: string | null): string[] {
  return (
    searchText((name ?? "").replaceAll(".", ""))
      ?.split(/\s+/)
      .filter(Boolean) ?? []
  );
}

function differ(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && one !== other;
}

function firstName(name: string | null): string | null {
  return searchText(name ?? "")?.split(/\s/)[0] ?? null;
}

/** True if a name only abbreviates another one: "Camila B." or "Camila" for "Camila Bermúdez". */
export function isShortFor(name: string, full: string): boolean {
  const [short, long] = [name, full].map((one) => searchText(one.replaceAll(".", ""))?.split(/\s/) ?? []);
  if (!short || !long || short.length === 0 || short.join(" ").length >= long.join(" ").length) return false;
  return short[0] === long[0] && short.every((word, index) => long[index]?.startsWith(word));
}

interface SameRow extends Identity {
  lead_id: string;
}

/** How many leads with one phone are read; more can't be one person. */
const maxCompared = 50;

/**
 * The leads and members, listed or not, that are the same person as a lead or member, by its own contacts.
 * @returns with the shared contacts, oldest first
 */
export async function samePersons(
  db: Kysely<Database>,
  agentId: string,
  leadId: string,
): Promise<{ leadId: string; matched: Contact[] }[]> {
  const { rows } = await sql<SameRow & { is_own: boolean }>`
    with own as (select lead_id, phone, email from lead_lookup where agent_id = ${agentId} and lead_id = ${leadId}),
    same as (
      select lead_id from own
      union (select k.lead_id from own join lead_lookup k on k.agent_id = ${agentId} and k.phone = own.phone
        limit ${maxCompared})
      union (select k.lead_id from own join lead_lookup k on k.agent_id = ${agentId} and k.email = own.email
        limit ${maxCompared})
    )
    select l.lead_id, l.name, k.phone, k.email, l.lead_id = ${leadId} as is_own
    from same join lead l on l.agent_id = ${agentId} and l.lead_id = same.lead_id
    join lead_lookup k on k.agent_id = ${agentId} and k.lead_id = same.lead_id
    where l.own_member is null order by l.created_at, l.lead_id`.execute(db);
  const own = rows.find(({ is_own }) => is_own);
  if (!own) return [];
  return rows
    .filter((row) => row !== own && isSamePerson(own, row) && !isDoubtful(own, row))
    .map((row) => ({ leadId: row.lead_id, matched: sharedContacts(own, row) }));
}
