import type { Slots } from "@llave/assistant";
import type { manualLead } from "@llave/contract/leadChanges";
import { addedByAgent } from "@llave/contract/leads";
import { phoneNumber } from "@llave/contract/phoneNumber";
import type { z } from "zod";
import { newId } from "../../db/newId.ts";
import { ApiError } from "../../http/errors.ts";
import { placeNamer } from "../../properties/places.ts";
import type { Services } from "../../services.ts";
import { marketOf } from "../../time/markets.ts";
import { recordEvent } from "../events.ts";
import { announceLead } from "../joining/joiner.ts";
import { holdJoining } from "../joining/parts.ts";
import { settleLead } from "../joining/settle.ts";
import { rescore } from "../rescore.ts";
import { newLeadRow } from "./newLeadRow.ts";

type ManualLead = z.output<typeof manualLead>;

/**
 * Stores a renter the agent met elsewhere, scored like any other. If the person is already a lead, the new one is
 * merged into it, including the note.
 * @returns the id of the remaining lead
 */
export async function addLead(
  services: Pick<Services, "db" | "hub" | "links" | "now">,
  agentId: string,
  lead: ManualLead,
): Promise<string> {
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
  const kept = await services.db.transaction().execute(async (tx) => {
    await holdJoining(tx, agentId);
    const { language, source = "" } = lead;
    const row = newLeadRow({ agentId, leadId, slots, score, language, source: source || addedByAgent, now });
    await tx.insertInto("lead").values(row).execute();
    await recordEvent(tx, { agentId, leadId }, "added", {}, now);
    const kept = (await settleLead(services, tx, agentId, leadId)) ?? leadId;
    if (lead.note !== undefined) {
      await tx
        .insertInto("lead_note")
        .values({ agent_id: agentId, lead_id: kept, note_id: newId(now), text: lead.note, created_at: now })
        .execute();
    }
    return kept;
  });
  if (kept !== leadId) await announceLead(services, agentId, kept);
  return kept;
}

function slotsOf(lead: ManualLead, market: string): Slots {
  const phone = phoneNumber(lead.phone ?? "");
  return {
    name: lead.name,
    ...(lead.area && { area: placeNamer(marketOf(market))(lead.area) }),
    ...(lead.bedrooms !== undefined && { bedrooms: lead.bedrooms }),
    ...(lead.budget !== undefined && { budget_max: lead.budget }),
    ...(lead.moveIn !== undefined && { move_in: lead.moveIn }),
    ...(phone && { phone }),
    ...(lead.email && { email: lead.email }),
  };
}
