import type { Services } from "../../services.ts";
import { settleNeedsOfLeads } from "../needs.ts";

/**
 * Puts a lead aside: it leaves the queue until the renter writes or something new needs the agent. Its open items stay open.
 * @param isDone false takes it back
 */
export async function setDone(
  services: Pick<Services, "db" | "now">,
  { agentId, leadId, isDone }: { agentId: string; leadId: string; isDone: boolean },
): Promise<void> {
  await services.db.transaction().execute(async (tx) => {
    await tx
      .updateTable("lead")
      .set({ done_at: isDone ? services.now() : null })
      .where("agent_id", "=", agentId)
      .where((of) => of.or([of("lead_id", "=", leadId), of("merged_into", "=", leadId)]))
      .execute();
    await settleNeedsOfLeads(tx, agentId, [leadId]);
  });
}
