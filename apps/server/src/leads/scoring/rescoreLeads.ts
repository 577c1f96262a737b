import { isDeepStrictEqual } from "node:util";
import type { DialogueState, Slots } from "@llave/assistant";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { timeZoneOf } from "../../time/markets.ts";
import { announceLead } from "../merging/leadMerger.ts";
import { rescore } from "./rescore.ts";

/** Leads scored with one statement's rows. */
const batch = 500;

interface Agent {
  agentId: string;
  market: string;
}

interface Scored {
  leadId: string;
  slots: Slots;
  state: DialogueState | null;
  score: number;
  reasons: unknown;
}

/**
 * Scores the leads of agents for whom something changed that scores depend on: a new day has begun, or a listing changed.
 * A lead whose score stays is not written.
 */
export async function rescoreLeads(services: Pick<Services, "db" | "hub" | "links" | "now">): Promise<void> {
  const { db } = services;
  for (const agent of await agentsDue(db, services.now())) {
    // The next run handles what changes in the meantime.
    const began = services.now();
    let after = "00000000-0000-0000-0000-000000000000";
    for (;;) {
      const leads = await openLeads(db, agent.agentId, after);
      for (const lead of leads)
        if (await scoreAgain(services, agent, lead)) await announceLead(services, agent.agentId, lead.leadId);
      const last = leads.at(-1);
      if (!last || leads.length < batch) break;
      after = last.leadId;
    }
    await db
      .insertInto("rescoring")
      .values({ agent_id: agent.agentId, scored_at: began })
      .onConflict((conflict) => conflict.column("agent_id").doUpdateSet({ scored_at: began }))
      .execute();
  }
}

async function agentsDue(db: Kysely<Database>, now: Date): Promise<Agent[]> {
  const rows = await db
    .selectFrom("agent as a")
    .leftJoin("rescoring as r", "r.agent_id", "a.agent_id")
    .select(["a.agent_id as agentId", "a.market", "r.scored_at"])
    .select(
      sql<Date | null>`(select max(greatest(p.updated_at, p.deleted_at, p.status_since)) from property p
        where p.agent_id = a.agent_id)`.as("listed_at"),
    )
    .where("a.onboarded_at", "is not", null)
    .execute();
  return rows.filter(({ market, scored_at, listed_at }) => {
    if (scored_at === null) return true;
    const zone = timeZoneOf(market);
    return marketDay(scored_at, zone) !== marketDay(now, zone) || (listed_at !== null && listed_at >= scored_at);
  });
}

/** An agent's leads that may still rent, with the conversation that their score takes into account. */
async function openLeads(db: Kysely<Database>, agentId: string, after: string): Promise<Scored[]> {
  const rows = await db
    .selectFrom("lead as l")
    .leftJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "l.agent_id").onRef("c.conversation_id", "=", "l.conversation_id"),
    )
    .select(["l.lead_id as leadId", "l.slots", "l.own_member", "l.score", "l.reasons", "c.state"])
    .where("l.agent_id", "=", agentId)
    .where("l.lead_id", ">", after)
    .where("l.merged_into", "is", null)
    .where("l.removed_at", "is", null)
    .where("l.stage", "not in", ["leased", "lost"])
    .orderBy("l.lead_id")
    .limit(batch)
    .execute();
  return rows.map(({ own_member, state, slots, ...row }) => {
    const known = state as DialogueState | null;
    // A merged lead knows more than its newest conversation.
    return { ...row, state: known, slots: own_member === null ? (known?.slots ?? slots) : slots };
  });
}

/** @returns true if the score or its reasons are others now, and no turn or correction came in between */
async function scoreAgain(
  services: Pick<Services, "db" | "links" | "now">,
  agent: Agent,
  lead: Scored,
): Promise<boolean> {
  const { value, temperature, reasons } = await rescore(services, agent, lead.slots, lead.state ?? undefined);
  if (value === lead.score && isDeepStrictEqual(JSON.parse(JSON.stringify(reasons)), lead.reasons)) return false;
  const { numUpdatedRows } = await services.db
    .updateTable("lead")
    .set({ score: value, status: temperature, reasons: JSON.stringify(reasons) })
    .where("agent_id", "=", agent.agentId)
    .where("lead_id", "=", lead.leadId)
    .where("score", "=", lead.score)
    .where("reasons", "=", sql<never>`${JSON.stringify(lead.reasons)}::jsonb`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
