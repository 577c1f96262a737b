import type { LeadChange, StageChange } from "@llave/contract/leads/leadChanges";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { homeTimeZone } from "../../time/markets.ts";
import { recordEvents } from "../history/events.ts";
import { leadAbilities } from "../leadPolicy.ts";
import { settleNeedsOfLeads } from "../needs.ts";

type Writer = Pick<Services, "db" | "now">;

/**
 * Moves leads to other stages, all or none. `leased` records the lease's figures, `lost` the reason; leaving the stage
 * removes them.
 * @returns the changes that undo it
 * @throws ApiError `not_found` if the agent doesn't have one of them
 */
export async function changeStages(
  services: Writer,
  agentId: string,
  changes: readonly StageChange[],
): Promise<StageChange[]> {
  return services.db.transaction().execute((tx) => changeStagesIn(tx, agentId, changes, services.now()));
}

/** The same inside a transaction, with one statement for each step however many leads there are. */
export async function changeStagesIn(
  tx: Kysely<Database>,
  agentId: string,
  changes: readonly StageChange[],
  now: Date,
): Promise<StageChange[]> {
  const moves = await lockLeads(tx, agentId, changes);
  await storeStages(tx, agentId, moves, now);
  const moved = moves.filter(({ lead, change }) => lead.stage !== change.stage);
  // A qualified lead waits for a call until it is no longer new.
  await settleNeedsOfLeads(
    tx,
    agentId,
    moved.map(({ lead }) => lead.lead_id),
  );
  await recordEvents(tx, agentId, "stage", moved.map(eventOf), now);
  return moves.map(({ lead }) => ({ id: lead.lead_id, ...before(lead) }));
}

interface Move {
  lead: Pick<
    Selectable<Database["lead"]>,
    | "lead_id"
    | "conversation_id"
    | "stage"
    | "leased_at"
    | "rent"
    | "commission"
    | "lost_reason"
    | "removed_at"
    | "merged_into"
  >;
  change: LeadChange;
}

/** Locks the leads in the order of their ids, so that two requests for the same leads don't wait for each other. */
async function lockLeads(tx: Kysely<Database>, agentId: string, changes: readonly StageChange[]): Promise<Move[]> {
  const { rows } = await sql<Move["lead"] & { asked: string }>`
    select asked.id as asked, lead.lead_id, lead.conversation_id, lead.stage, lead.leased_at, lead.rent,
      lead.commission, lead.lost_reason, lead.removed_at, lead.merged_into
    from unnest(${changes.map(({ id }) => id)}::uuid[]) as asked (id)
    join lead on lead.agent_id = ${agentId} and lead.lead_id = kept_lead(${agentId}, asked.id)
    order by lead.lead_id for update of lead`.execute(tx);
  const leads = new Map(rows.map((row) => [row.asked, row]));
  // If a lead is named twice, even by the id of a merged lead, the last change counts.
  const moves = new Map<string, Move>();
  for (const { id, ...change } of changes) {
    const lead = leads.get(id.toLowerCase());
    if (!lead || !leadAbilities(lead).change) throw new ApiError("not_found");
    moves.set(lead.lead_id, { lead, change });
  }
  return [...moves.values()];
}

async function storeStages(tx: Kysely<Database>, agentId: string, moves: readonly Move[], now: Date): Promise<void> {
  const rows = moves.map(({ lead, change: { stage, rent, commission, signedOn, reason } }) => ({
    lead_id: lead.lead_id,
    stage,
    signed_on: signedOn,
    ...(stage === "leased" && { rent, commission }),
    ...(stage === "lost" && { reason }),
  }));
  // A lead that was lost after a showing still counts as having had one. The agent knows the day of a lease; noon is on
  // that day in every time zone near the market's.
  await sql`
    update lead set stage = moved.stage, rent = moved.rent, commission = moved.commission, lost_reason = moved.reason,
      showing_at = case
        when moved.stage in ('showing', 'applied', 'leased') then coalesce(lead.showing_at, ${now}::timestamptz)
        when moved.stage = 'lost' then lead.showing_at
      end,
      leased_at = case when moved.stage = 'leased' then coalesce(
        (moved.signed_on + time '12:00') at time zone ${homeTimeZone}, lead.leased_at, ${now}::timestamptz) end
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as moved (lead_id uuid, stage text, signed_on date, rent integer, commission integer, reason text)
    where lead.agent_id = ${agentId} and lead.lead_id = moved.lead_id`.execute(tx);
}

function eventOf({ lead, change: { stage, commission, reason } }: Move) {
  const detail = { from: lead.stage, to: stage, ...(stage === "leased" && { commission }), ...(reason && { reason }) };
  return { leadId: lead.lead_id, detail };
}

/** What a lead's stage was, as the change that brings it back. */
function before({ stage, leased_at, rent, commission, lost_reason }: Move["lead"]): LeadChange {
  if (stage === "lost") return { stage, ...(lost_reason && { reason: lost_reason }) };
  if (stage !== "leased") return { stage };
  return {
    stage,
    commission: commission ?? 0,
    ...(rent !== null && { rent }),
    ...(leased_at && { signedOn: marketDay(leased_at, homeTimeZone) }),
  };
}
