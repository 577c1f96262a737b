import type { LeadChange } from "@llave/contract/leadChanges";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { recordEvent } from "../events.ts";
import { settleNeedsOfLead } from "../needs.ts";

/** Stages in which a showing is or was arranged. */
const shown = ["showing", "applied", "leased"];

/**
 * Moves a lead to another stage. `leased` records the lease's figures; leaving that stage removes them.
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function changeStage(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  leadId: string,
  { stage, rent, commission }: LeadChange,
): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const lead = await tx
      .selectFrom("lead")
      .select(["stage", "showing_at", "leased_at", "conversation_id"])
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
        leased_at: leased ? (lead.leased_at ?? now) : null,
        rent: leased ? (rent ?? null) : null,
        commission: leased ? (commission ?? null) : null,
      })
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .execute();
    if (lead.stage === stage) return;
    // A qualified lead waits for a call until it is no longer new.
    await settleNeedsOfLead(tx, agentId, leadId);
    const detail = { from: lead.stage, to: stage, ...(leased && { commission }) };
    await recordEvent(tx, { agentId, leadId }, "stage", detail, now);
  });
}
