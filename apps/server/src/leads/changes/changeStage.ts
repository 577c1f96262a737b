import type { LeadChange, StageChange } from "@llave/contract/leadChanges";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { marketDay } from "../../time/marketDay.ts";
import { homeTimeZone } from "../../time/markets.ts";
import { recordEvent } from "../events.ts";
import { keptLeadId } from "../joining/parts.ts";
import { settleNeedsOfLead } from "../needs.ts";

/** Stages in which a showing is or was arranged. */
const shown = ["showing", "applied", "leased"];

type Writer = Pick<Services, "db" | "now">;

/**
 * Moves a lead to another stage. `leased` records the lease's figures, `lost` the reason; leaving the stage removes them.
 * @returns the change that undoes it
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function changeStage(
  services: Writer,
  agentId: string,
  leadId: string,
  change: LeadChange,
): Promise<LeadChange> {
  return services.db.transaction().execute((tx) => changeStageIn(tx, agentId, leadId, change, services.now()));
}

/**
 * Moves several leads, all or none.
 * @returns the changes that undo it
 * @throws ApiError `not_found` if one of them isn't the agent's
 */
export async function changeStages(
  services: Writer,
  agentId: string,
  changes: readonly StageChange[],
): Promise<StageChange[]> {
  const now = services.now();
  // In the order of the ids, so that two requests for the same leads don't wait for each other.
  const inOrder = changes.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return services.db.transaction().execute(async (tx) => {
    const undo: StageChange[] = [];
    for (const { id, ...change } of inOrder) {
      const leadId = await keptLeadId(tx, agentId, id);
      if (!leadId) throw new ApiError("not_found");
      undo.push({ id: leadId, ...(await changeStageIn(tx, agentId, leadId, change, now)) });
    }
    return undo;
  });
}

/** The same inside a transaction. */
export async function changeStageIn(
  tx: Kysely<Database>,
  agentId: string,
  leadId: string,
  { stage, rent, commission, signedOn, reason }: LeadChange,
  now: Date,
): Promise<LeadChange> {
  const lead = await tx
    .selectFrom("lead")
    .select(["stage", "showing_at", "leased_at", "rent", "commission", "lost_reason"])
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .where("removed_at", "is", null)
    .forUpdate()
    .executeTakeFirst();
  if (!lead) throw new ApiError("not_found");
  const leased = stage === "leased";
  await tx
    .updateTable("lead")
    .set({
      stage,
      // A lead that was lost after a showing still counts as having had one.
      showing_at: shown.includes(stage) ? (lead.showing_at ?? now) : stage === "lost" ? lead.showing_at : null,
      leased_at: leased ? signedAt(signedOn, lead.leased_at ?? now) : null,
      rent: leased ? (rent ?? null) : null,
      commission: leased ? (commission ?? null) : null,
      lost_reason: stage === "lost" ? (reason ?? null) : null,
    })
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .execute();
  if (lead.stage !== stage) {
    // A qualified lead waits for a call until it is no longer new.
    await settleNeedsOfLead(tx, agentId, leadId);
    const detail = { from: lead.stage, to: stage, ...(leased && { commission }), ...(reason && { reason }) };
    await recordEvent(tx, { agentId, leadId }, "stage", detail, now);
  }
  return before(lead);
}

/** The agent knows the day; noon is on that day in every time zone near the market's. */
function signedAt(day: string | undefined, otherwise: Date) {
  return day === undefined ? otherwise : sql<Date>`(${day}::date + time '12:00') at time zone ${homeTimeZone}`;
}

interface Before {
  stage: LeadChange["stage"];
  leased_at: Date | null;
  rent: number | null;
  commission: number | null;
  lost_reason: NonNullable<LeadChange["reason"]> | null;
}

/** What a lead's stage was, as the change that brings it back. */
function before({ stage, leased_at, rent, commission, lost_reason }: Before): LeadChange {
  if (stage === "lost") return { stage, ...(lost_reason && { reason: lost_reason }) };
  if (stage !== "leased") return { stage };
  return {
    stage,
    commission: commission ?? 0,
    ...(rent !== null && { rent }),
    ...(leased_at && { signedOn: marketDay(leased_at, homeTimeZone) }),
  };
}
