import type { Slots } from "@llave/assistant";
import { phoneNumber } from "@llave/contract/channels/phoneNumber";
import type { Language } from "@llave/contract/language";
import type { manualLead } from "@llave/contract/leads/leadChanges";
import { addedByAgent } from "@llave/contract/leads/leads";
import type { Transaction } from "kysely";
import type { z } from "zod";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import { placeNamer } from "../../properties/places/places.ts";
import type { Services } from "../../services.ts";
import { marketOf } from "../../time/markets.ts";
import { recordEvent } from "../history/events.ts";
import { checkForMerge, pairToMerge } from "../merging/checkForMerge.ts";
import { announceLead } from "../merging/leadMerger.ts";
import { lockMerging } from "../merging/members.ts";
import { samePersons } from "../merging/samePerson.ts";
import { findLead } from "../repository.ts";
import { rescore } from "../scoring/rescore.ts";
import { newLeadRow } from "./newLeadRow.ts";

type ManualLead = z.output<typeof manualLead>;

/**
 * Stores a renter the agent met elsewhere, scored like any other. If the person is already a lead, the new one is
 * merged into it, including the note.
 * @returns the id of the remaining lead
 * @throws ApiError `lead_exists` if the agent wants to be asked first
 */
export async function addLead(
  services: Pick<Services, "db" | "hub" | "links" | "now">,
  agentId: string,
  lead: ManualLead,
): Promise<string> {
  const agent = await services.db
    .selectFrom("agent")
    .select("market")
    .where("agent_id", "=", agentId)
    .executeTakeFirst();
  if (!agent) throw new ApiError("forbidden");
  const { language, source = "", note } = lead;
  const added = {
    slots: slotsOf(lead, agent.market),
    language,
    source: source || addedByAgent,
    note,
    ifKnown: lead.ifKnown,
  };
  const { leadId, kept } = await services.db
    .transaction()
    .execute((tx) => insertLead(services, tx, { agentId, market: agent.market }, added));
  if (kept !== leadId) await announceLead(services, agentId, kept);
  return kept;
}

/** A lead that begins without a conversation. */
export interface AddedLead {
  slots: Slots;
  language: Language;
  source: string;
  note?: string | undefined;
  ifKnown?: ManualLead["ifKnown"];
}

/**
 * Stores a lead and its note in a transaction, and merges it into the lead of the same person, if there is one.
 * @returns the ids of the new lead and of the lead that remains
 */
export async function insertLead(
  services: Pick<Services, "links" | "now">,
  tx: Transaction<Database>,
  agent: { agentId: string; market: string },
  { slots, language, source, note, ifKnown = "merge" }: AddedLead,
): Promise<{ leadId: string; kept: string }> {
  const { agentId } = agent;
  const now = services.now();
  const leadId = newId(now);
  const score = await rescore(services, agent, slots);
  await lockMerging(tx, agentId);
  const row = newLeadRow({ agentId, leadId, slots, score, language, source, now });
  await tx.insertInto("lead").values(row).execute();
  await recordEvent(tx, { agentId, leadId }, "added", {}, now);
  if (ifKnown === "ask") await refuseKnown(tx, agentId, leadId);
  const kept = (await checkForMerge(services, tx, agentId, leadId)) ?? leadId;
  if (note !== undefined) {
    await tx
      .insertInto("lead_note")
      .values({ agent_id: agentId, lead_id: kept, note_id: newId(now), text: note, created_at: now })
      .execute();
  }
  return { leadId, kept };
}

/** Rolls the transaction back if the agent has the person already. */
async function refuseKnown(tx: Transaction<Database>, agentId: string, leadId: string): Promise<void> {
  for (const same of await samePersons(tx, agentId, leadId)) {
    const pair = await pairToMerge(tx, agentId, leadId, same.leadId);
    const known = pair && (await findLead(tx, agentId, pair[1]));
    if (!known) continue;
    throw new ApiError("lead_exists", { fields: { name: known.name ?? "", matched: same.matched.join(" ") } });
  }
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
