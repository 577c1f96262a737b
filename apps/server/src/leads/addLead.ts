import type { Slots } from "@llave/assistant";
import type { manualLead } from "@llave/contract/leadChanges";
import { phoneNumber } from "@llave/contract/phoneNumber";
import type { Kysely } from "kysely";
import type { z } from "zod";
import { newId } from "../db/newId.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors.ts";
import type { Services } from "../services.ts";
import { columnsOf } from "./columns.ts";
import { recordEvent } from "./events.ts";
import { placeName, rescore } from "./rescore.ts";

type ManualLead = z.output<typeof manualLead>;

/**
 * Stores a renter the agent met elsewhere, scored like any other. One who is a lead already joins it, note and all.
 * @returns the id of the lead that stays
 */
export async function addLead(services: Services, agentId: string, lead: ManualLead): Promise<string> {
  const now = services.now();
  const leadId = newId(now);
  const agent = await services.db
    .selectFrom("agent")
    .select("market")
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  if (!agent) throw new ApiError("forbidden");
  const slots = slotsOf(lead, agent.market);
  const score = await rescore(services, { agentId, market: agent.market }, slots);
  return services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto("lead")
      .values({
        agent_id: agentId,
        lead_id: leadId,
        ...columnsOf(slots),
        slots: JSON.stringify(slots),
        score: score.value,
        status: score.temperature,
        reasons: JSON.stringify(score.reasons),
        source: lead.source || null,
        language: lead.language,
        quotes: "{}",
        corrected: "{}",
        refused: "[]",
        created_at: now,
        updated_at: now,
      })
      .execute();
    await recordEvent(tx, { agentId, leadId }, "added", {}, now);
    const kept = await leadThatStays(tx, agentId, leadId);
    if (lead.note !== undefined) {
      await tx
        .insertInto("lead_note")
        .values({ agent_id: agentId, lead_id: kept, note_id: newId(now), text: lead.note, created_at: now })
        .execute();
    }
    return kept;
  });
}

/** A new lead, or the older one of the same person that a trigger joined it to. */
async function leadThatStays(db: Kysely<Database>, agentId: string, leadId: string): Promise<string> {
  const { merged_into } = await db
    .selectFrom("lead")
    .select("merged_into")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .executeTakeFirstOrThrow();
  return merged_into ?? leadId;
}

function slotsOf(lead: ManualLead, market: string): Slots {
  const phone = phoneNumber(lead.phone ?? "");
  return {
    name: lead.name,
    ...(lead.area && { area: placeName(lead.area, market) }),
    ...(lead.bedrooms !== undefined && { bedrooms: lead.bedrooms }),
    ...(lead.budget !== undefined && { budget_max: lead.budget }),
    ...(lead.moveIn !== undefined && { move_in: lead.moveIn }),
    ...(phone && { phone }),
    ...(lead.email && { email: lead.email }),
  };
}
