import type { DialogueState, Slots } from "@llave/assistant";
import type { FactChange } from "@llave/contract/leadChanges";
import { phoneNumber } from "@llave/contract/phoneNumber";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Services } from "../services.ts";
import { columnsOf } from "./columns.ts";
import { recordEvent } from "./events.ts";
import { placeName, rescore } from "./rescore.ts";

/**
 * Changes what was understood of a renter's search, as a correction: the value before is kept, the lead is scored
 * anew, and the conversation goes on from the corrected search.
 * @throws ApiError `not_found` where the agent has no such lead
 */
export async function correctFact(
  services: Services,
  agentId: string,
  leadId: string,
  change: FactChange,
): Promise<void> {
  const now = services.now();
  const conversationId = await services.db.transaction().execute(async (tx) => {
    // The conversation first, in the order in which turns take their locks.
    const state = await lockState(tx, agentId, leadId);
    const lead = await lockLead(tx, agentId, leadId);
    const before = state?.slots ?? lead.slots;
    const slots = corrected(before, change, lead.market);
    if (JSON.stringify(slots) === JSON.stringify(before)) return null;
    const known = keptBefore(before, state?.corrected ?? lead.corrected, change.slot);
    if (state && lead.conversation_id) {
      await keepState(tx, agentId, lead.conversation_id, { ...state, slots, corrected: known });
    }
    const score = await rescore(services, { agentId, market: lead.market }, slots, state ?? undefined);
    await tx
      .updateTable("lead")
      .set({
        ...columnsOf(slots),
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
    const detail = { slot: change.slot, before: slotValue(before, change.slot), after: slotValue(slots, change.slot) };
    await recordEvent(tx, { agentId, leadId }, "fact", detail, now);
    return lead.conversation_id;
  });
  if (conversationId) services.hub.announce({ agentId, leadId, conversationId });
}

async function lockLead(tx: Kysely<Database>, agentId: string, leadId: string) {
  const lead = await tx
    .selectFrom("lead")
    .innerJoin("agent", "agent.agent_id", "lead.agent_id")
    .select(["conversation_id", "slots", "corrected", "market"])
    .where("lead.agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .where("removed_at", "is", null)
    .forUpdate("lead")
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  return lead;
}

/** The state of the conversation a lead came from; null for one that was added by hand. */
async function lockState(tx: Kysely<Database>, agentId: string, leadId: string) {
  const row = await tx
    .selectFrom("conversation")
    .select("state")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", (of) =>
      of
        .selectFrom("lead")
        .select("conversation_id")
        .where("lead.agent_id", "=", agentId)
        .where("lead.lead_id", "=", leadId),
    )
    .forUpdate()
    .executeTakeFirst();
  return row ? (row.state as DialogueState) : null;
}

/** A new version, so that a turn under way decides again from the corrected search. */
async function keepState(tx: Kysely<Database>, agentId: string, conversationId: string, state: DialogueState) {
  await tx
    .updateTable("conversation")
    .set({ state: JSON.stringify(state), version: sql`version + 1` })
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .execute();
}

/** The slots with one of them changed; null takes it away. */
function corrected(before: Slots, { slot, value }: FactChange, market: string): Slots {
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
  slots[slot] = slot === "area" ? placeName(value, market) : slot === "phone" ? phoneNumber(value) : value;
  return slots;
}

/** What was corrected so far, with the value that this correction replaces. */
function keptBefore(before: Slots, corrections: Record<string, unknown>, slot: FactChange["slot"]) {
  const name = slot === "budget" ? (before.budget_max === undefined ? "budget_min" : "budget_max") : slot;
  const value = before[name as keyof Slots];
  return value === undefined ? corrections : { ...corrections, [name]: value };
}

function slotValue({ budget_min: min, budget_max: max, ...slots }: Slots, slot: FactChange["slot"]): unknown {
  if (slot !== "budget") return slots[slot as keyof typeof slots] ?? null;
  return min === undefined && max === undefined ? null : { min, max };
}
