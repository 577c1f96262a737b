import type { KnownLeads } from "@llave/contract/leads/leadImport";
import type { Kysely } from "kysely";
import { newId } from "../../db/newId.ts";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { correctFactsIn } from "../changes/correctFact.ts";
import { newLeadRow } from "../changes/newLeadRow.ts";
import { recordEvents } from "../history/events.ts";
import { announceLead } from "../merging/leadMerger.ts";
import { lockMerging } from "../merging/members.ts";
import { rescore } from "../scoring/rescore.ts";
import { findKnown } from "./known.ts";
import { type PlannedLead, planLeads } from "./plan.ts";
import type { ReadLead } from "./readLead.ts";

type Writer = Pick<Services, "db" | "hub" | "links" | "now">;
type Created = Extract<PlannedLead, { change: "created" }>;
type Updated = Extract<PlannedLead, { change: "updated" }>;

/** Leads per transaction: all of them are stored, or none. */
const batchSize = 100;

/**
 * Stores what a file adds and changes, batch by batch. Each looks up the people again while the agent's other merges
 * wait, so a repeated request adds nothing twice, and one that was interrupted goes on where it stopped.
 */
export async function storeLeads(
  services: Writer,
  agent: { agentId: string; market: string },
  leads: readonly ReadLead[],
  choice: KnownLeads,
): Promise<PlannedLead[]> {
  const stored: PlannedLead[] = [];
  for (let from = 0; from < leads.length; from += batchSize) {
    const batch = leads.slice(from, from + batchSize);
    const plan = await services.db.transaction().execute(async (tx) => {
      await lockMerging(tx, agent.agentId);
      const planned = planLeads(batch, await findKnown(tx, agent.agentId, batch), choice);
      await insertLeads(
        services,
        tx,
        agent,
        planned.filter((row): row is Created => row.change === "created"),
      );
      for (const row of planned) if (row.change === "updated") await updateLead(services, tx, agent.agentId, row);
      return planned;
    });
    for (const row of plan) if (row.change === "updated") await announceLead(services, agent.agentId, row.known.leadId);
    stored.push(...plan);
  }
  return stored;
}

/** Stages that come after a showing. */
const shownStages = new Set<string>(["showing", "applied", "leased"]);

async function insertLeads(
  services: Writer,
  tx: Kysely<Database>,
  agent: { agentId: string; market: string },
  rows: readonly Created[],
): Promise<void> {
  if (rows.length === 0) return;
  const { agentId } = agent;
  const now = services.now();
  const made = [];
  for (const { lead } of rows) {
    const { slots, language, source, stage } = lead;
    const score = await rescore(services, agent, slots);
    const row = newLeadRow({ agentId, leadId: newId(now), slots, score, language, source, now });
    // Nobody knows the day of a lease or its commission, so it adds nothing to the revenue.
    made.push({ lead, row: { ...row, stage, showing_at: shownStages.has(stage) ? now : null } });
  }
  await tx
    .insertInto("lead")
    .values(made.map(({ row }) => row))
    .execute();
  const events = made.map(({ row }) => ({ leadId: row.lead_id, detail: { imported: true } }));
  await recordEvents(tx, agentId, "added", events, now);
  await insertNotes(
    tx,
    agentId,
    made.flatMap(({ lead, row }) => (lead.note === null ? [] : [[row.lead_id, lead.note]])),
    now,
  );
}

async function updateLead(
  services: Pick<Services, "links" | "now">,
  tx: Kysely<Database>,
  agentId: string,
  row: Updated,
): Promise<void> {
  const { leadId } = row.known;
  if (row.corrections.length > 0) await correctFactsIn(services, tx, { agentId, leadId }, row.corrections);
  if (row.note !== null) await insertNotes(tx, agentId, [[leadId, row.note]], services.now());
}

async function insertNotes(tx: Kysely<Database>, agentId: string, notes: [string, string][], now: Date): Promise<void> {
  if (notes.length === 0) return;
  const rows = notes.map(([lead_id, text]) => ({
    agent_id: agentId,
    lead_id,
    note_id: newId(now),
    text,
    created_at: now,
  }));
  await tx.insertInto("lead_note").values(rows).execute();
}
