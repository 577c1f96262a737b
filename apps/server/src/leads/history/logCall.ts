import type { LoggedCall } from "@llave/contract/leads/leadChanges";
import type { Services } from "../../services.ts";
import { changeStagesIn } from "../changes/changeStage.ts";
import { recordEvent } from "./events.ts";
import { addNote, requireLead } from "./notes.ts";

/**
 * Records a call that the agent made, with a note if there is one. A new lead that was reached moves to Contacted.
 * @throws ApiError `not_found` if the agent has no such lead, `too_large` beyond the notes a lead can have
 */
export async function logCall(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  id: string,
  { outcome, note }: LoggedCall,
): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const leadId = await requireLead(tx, agentId, id);
    await recordEvent(tx, { agentId, leadId }, "called", { outcome }, now);
    if (note !== undefined) await addNote(tx, agentId, leadId, note, now);
    const reached = outcome === "reached";
    const { stage } = await tx
      .selectFrom("lead")
      .select("stage")
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .executeTakeFirstOrThrow();
    if (reached && stage === "new") await changeStagesIn(tx, agentId, [{ id: leadId, stage: "contacted" }], now);
    if (!reached) return;
    await tx
      .updateTable("lead")
      .set({ updated_at: now })
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .execute();
  });
}
