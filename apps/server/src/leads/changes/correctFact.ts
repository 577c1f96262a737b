import type { DialogueState, Slots } from "@llave/assistant";
import { phoneNumber } from "@llave/contract/channels/phoneNumber";
import type { FactChange } from "@llave/contract/leads/leadChanges";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { placeNamer } from "../../properties/places/places.ts";
import type { Services } from "../../services.ts";
import { marketOf } from "../../time/markets.ts";
import { askedHome } from "../askedHome.ts";
import { columnsOf } from "../columns.ts";
import { recordEvents } from "../history/events.ts";
import { leadAbilities } from "../leadPolicy.ts";
import { checkForMerge } from "../merging/checkForMerge.ts";
import { announceLead } from "../merging/leadMerger.ts";
import { aloneOf, holdLeads, type LeadRecord, lockMerging, type Member, membersOf } from "../merging/members.ts";
import { marketOfAgent, updateKeptLead } from "../merging/updateKeptLead.ts";
import { rescore } from "../scoring/rescore.ts";

/** One detail as it should be. A file can name several areas. */
export type Correction = FactChange | { slot: "area"; value: string[] };

/** With another phone, email or name it may turn out to be an existing lead; the rest of a search says nothing of it. */
const matchedSlots = new Set<FactChange["slot"]>(["phone", "email", "name"]);

/** What corrections are made with. */
type Corrector = Pick<Services, "links" | "now">;

/**
 * Corrects a captured detail of a renter's search: keeps the previous value, rescores the lead, and continues the
 * conversation from the corrected search. For a merged lead it corrects the newest thread; a removed value is removed
 * from every thread.
 * @param leadId of a remaining lead
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function correctFact(
  services: Corrector & Pick<Services, "db" | "hub">,
  agentId: string,
  leadId: string,
  change: FactChange,
): Promise<void> {
  await services.db.transaction().execute((tx) => correctFactsIn(services, tx, { agentId, leadId }, [change]));
  await announceLead(services, agentId, leadId);
}

/** Several corrections of one lead inside a transaction. */
export async function correctFactsIn(
  services: Corrector,
  tx: Kysely<Database>,
  { agentId, leadId }: { agentId: string; leadId: string },
  changes: readonly Correction[],
): Promise<void> {
  await lockMerging(tx, agentId);
  const [lead] = await holdLeads(tx, agentId, [leadId]);
  if (!lead || !leadAbilities(lead).change) throw new ApiError("not_found");
  const market = await marketOfAgent(tx, agentId);
  const slots = correctedBy(lead.slots, changes, market);
  if (JSON.stringify(slots) === JSON.stringify(lead.slots)) return;
  for (const { member, own } of await membersToCorrect(tx, lead, changes)) {
    await correctMember(services, tx, member, { changes: own, market });
  }
  if (lead.own_member !== null) await updateKeptLead(services, tx, lead);
  const events = changes.map(({ slot }) => ({
    leadId,
    detail: { slot, before: slotValue(lead.slots, slot), after: slotValue(slots, slot) },
  }));
  await recordEvents(tx, agentId, "fact", events, services.now());
  const mayMatch = changes.some(({ slot }) => matchedSlots.has(slot));
  if (mayMatch && lead.own_member === null) await checkForMerge(services, tx, agentId, leadId);
}

interface PartToCorrect {
  member: Member;
  /** The corrections that concern it. */
  own: Correction[];
}

/** An unmerged lead is its own and only member. */
async function membersToCorrect(
  tx: Kysely<Database>,
  lead: LeadRecord,
  changes: readonly Correction[],
): Promise<PartToCorrect[]> {
  const { agent_id: agentId, lead_id: leadId } = lead;
  const members = await (lead.own_member === null ? aloneOf(tx, agentId, leadId) : membersOf(tx, agentId, leadId));
  const newest = members.findLast(({ conversation_id }) => conversation_id === lead.conversation_id);
  return members
    .map((member) => ({
      member,
      own: changes.filter(
        ({ slot, value }) => member === newest || (value === null && slotValue(member.slots, slot) !== null),
      ),
    }))
    .filter(({ own }) => own.length > 0);
}

async function correctMember(
  services: Corrector,
  tx: Kysely<Database>,
  member: Member,
  { changes, market }: { changes: readonly Correction[]; market: string },
): Promise<void> {
  const { agent_id: agentId, lead_id: leadId, state } = member;
  const before = state?.slots ?? member.slots;
  const slots = correctedBy(before, changes, market);
  const known = changes.reduce(
    (corrections, { slot }) => keptBefore(before, corrections, slot),
    state?.corrected ?? member.corrected,
  );
  if (state && member.conversation_id) {
    await keepState(tx, agentId, member.conversation_id, { ...state, slots, corrected: known });
  }
  const score = await rescore(services, { agentId, market }, slots, state ?? undefined);
  await tx
    .updateTable("lead")
    .set({
      ...columnsOf(slots, await askedHome(services, agentId, state)),
      slots: JSON.stringify(slots),
      corrected: JSON.stringify(known),
      score: score.value,
      status: score.temperature,
      reasons: JSON.stringify(score.reasons),
    })
    .set((row) => ({ agent_corrections: row("agent_corrections", "+", 1) }))
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .execute();
}

/** Increments the version, so that a turn in progress decides again from the corrected search. */
async function keepState(tx: Kysely<Database>, agentId: string, conversationId: string, state: DialogueState) {
  await tx
    .updateTable("conversation")
    .set({ state: JSON.stringify(state), version: sql`version + 1` })
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .execute();
}

function correctedBy(before: Slots, changes: readonly Correction[], market: string): Slots {
  return changes.reduce((slots, change) => corrected(slots, change, market), before);
}

/** The slots with one of them changed; null removes it. */
function corrected(before: Slots, { slot, value }: Correction, market: string): Slots {
  const slots: Record<string, unknown> = { ...before };
  if (slot === "budget") {
    delete slots.budget_min;
    delete slots.budget_max;
    if (value?.min !== undefined) slots.budget_min = value.min;
    if (value?.max !== undefined) slots.budget_max = value.max;
    return slots;
  }
  delete slots[slot];
  if (value === null) return slots;
  slots[slot] = slot === "area" ? areaOf(value, market) : slot === "phone" ? phoneNumber(value) : value;
  return slots;
}

function areaOf(value: string | string[], market: string): Slots["area"] {
  const place = placeNamer(marketOf(market));
  return typeof value === "string" ? place(value) : value.map(place);
}

/** The corrections so far, with the value that this correction replaces. */
function keptBefore(
  before: Slots,
  corrections: Record<string, unknown>,
  slot: FactChange["slot"],
): Record<string, unknown> {
  const name = slot === "budget" ? (before.budget_max === undefined ? "budget_min" : "budget_max") : slot;
  const value = before[name as keyof Slots];
  return value === undefined ? corrections : { ...corrections, [name]: value };
}

/** A detail of a search as its history shows it; null if it is unknown. */
export function slotValue({ budget_min: min, budget_max: max, ...slots }: Slots, slot: FactChange["slot"]): unknown {
  if (slot !== "budget") return slots[slot as keyof typeof slots] ?? null;
  return min === undefined && max === undefined ? null : { min, max };
}
