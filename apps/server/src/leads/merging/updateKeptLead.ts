import type { SlotName, Slots } from "@llave/assistant";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { askedHome } from "../askedHome.ts";
import { columnsOf } from "../columns.ts";
import { rescore, type ScoringTools } from "../scoring/rescore.ts";
import { type LeadRecord, type Member, membersOf } from "./members.ts";
import { isShortFor } from "./samePerson.ts";

/** What members know together: the latest value of each fact, with its own quote and correction. */
export interface Facts {
  slots: Slots;
  quotes: Record<string, string>;
  corrected: Record<string, unknown>;
  refused: string[];
}

type MemberFacts = Pick<Member, "slots" | "quotes" | "corrected" | "refused" | "name" | "phone" | "email">;

/** @param members sorted so that the latest is last */
export function mergeFacts(members: readonly MemberFacts[]): Facts {
  const facts: Facts = { slots: {}, quotes: {}, corrected: {}, refused: [] };
  for (const member of members) addFacts(facts, member);
  const known = new Set(Object.keys(facts.slots));
  const refused = new Set(members.flatMap((member) => member.refused));
  return { ...facts, refused: [...refused].filter((slot) => !known.has(slot)) };
}

/** The two ends of a budget are one fact. */
const budget = ["budget_min", "budget_max"] as const;

function addFacts({ slots, quotes, corrected }: Facts, member: MemberFacts): void {
  const told = slotsOf(member);
  if (shortens(told, slots) && !("name" in member.corrected)) delete told.name;
  const names = Object.keys(told) as SlotName[];
  const replaced = budget.some((slot) => slot in told) ? [...names, ...budget] : names;
  for (const slot of replaced) {
    delete slots[slot];
    delete quotes[slot];
    delete corrected[slot];
  }
  Object.assign(slots, told);
  for (const slot of names) {
    if (member.quotes[slot] !== undefined) quotes[slot] = member.quotes[slot];
    if (slot in member.corrected) corrected[slot] = member.corrected[slot];
  }
}

/** True if a later name says less than the known one. */
function shortens({ name: later }: Slots, { name: known }: Slots): boolean {
  return typeof later === "string" && typeof known === "string" && isShortFor(later, known);
}

function slotsOf({ slots, name, phone, email }: MemberFacts): Slots {
  return {
    ...(name !== null && { name }),
    ...(phone !== null && { phone }),
    ...(email !== null && { email }),
    ...slots,
  };
}

/**
 * Updates a remaining lead to what its members know together. It links to the thread in which the renter wrote last;
 * that thread decides whether the renter wants messages, which counts for the score, and for each fact the later value
 * wins.
 */
export async function updateKeptLead(tools: ScoringTools, tx: Kysely<Database>, kept: LeadRecord): Promise<void> {
  const { agent_id: agentId, lead_id: leadId } = kept;
  const members = await membersOf(tx, agentId, leadId);
  const last = members.at(-1);
  if (!last) return;
  const newest = members.findLast(({ conversation_id }) => conversation_id !== null) ?? last;
  const facts = mergeFacts(members);
  const moved = members.reduce((a, b) => (b.updated_at > a.updated_at ? b : a));
  const score = await rescore(
    tools,
    { agentId, market: await marketOfAgent(tx, agentId) },
    facts.slots,
    newest.state ?? undefined,
  );
  await tx
    .updateTable("lead")
    .set({
      ...columnsOf(facts.slots, await askedHome(tools, agentId, newest.state)),
      slots: JSON.stringify(facts.slots),
      quotes: JSON.stringify(facts.quotes),
      corrected: JSON.stringify(facts.corrected),
      refused: JSON.stringify(facts.refused),
      conversation_id: newest.conversation_id,
      silent_since: newest.silent_since,
      agent_corrections: newest.agent_corrections,
      only_message: false,
      language: newest.language,
      score: score.value,
      status: score.temperature,
      reasons: JSON.stringify(score.reasons),
      done_at: members.every(({ done_at }) => done_at !== null) ? (kept.done_at ?? last.done_at) : null,
      needs_you: members.some(({ needs_you }) => needs_you),
      finished_at: members.find(({ finished_at }) => finished_at !== null)?.finished_at ?? null,
      last_message: moved.last_message,
      updated_at: moved.updated_at,
    })
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .execute();
  await findByEveryName(tx, agentId, leadId);
}

/** The market of an agent who completed setup. */
export async function marketOfAgent(tx: Kysely<Database>, agentId: string): Promise<string> {
  const { market } = await tx
    .selectFrom("agent")
    .select("market")
    .where("agent_id", "=", agentId)
    .executeTakeFirstOrThrow();
  return market;
}

/** A search finds the lead by the names of all its members. */
async function findByEveryName(tx: Kysely<Database>, agentId: string, leadId: string): Promise<void> {
  await sql`
    update lead_lookup k set words = members.words from (
      select string_agg(p.words, E'\\n' order by p.lead_id) as words
      from lead l join lead_lookup p on p.agent_id = l.agent_id and p.lead_id = l.lead_id
      where l.agent_id = ${agentId} and l.merged_into = ${leadId}
    ) as members
    where k.agent_id = ${agentId} and k.lead_id = ${leadId} and members.words is not null and k.words <> members.words
  `.execute(tx);
}
