import type { FollowUpChoice } from "@llave/contract/followUps/followUps";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { carryOut, type FollowUpServices } from "../sending/carryOut.ts";
import { findOccasion, parseId } from "./plan.ts";

/**
 * Skips one message. It writes the row that sending would write, so a message can't be both skipped and sent.
 * @throws ApiError `not_found`, `follow_up_done`
 */
export async function skipFollowUp(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  choice: FollowUpChoice,
): Promise<void> {
  const occasion = await findOccasion(services, agentId, choice);
  if (!occasion) throw new ApiError("not_found");
  const { numInsertedOrUpdatedRows } = await services.db
    .insertInto("follow_up")
    .values({
      agent_id: agentId,
      lead_id: occasion.leadId,
      conversation_id: occasion.conversationId,
      step: occasion.step,
      occasion: occasion.occasion,
      outcome: "skipped",
      channel: "web",
      draft_id: null,
      sent_seq: null,
      created_at: services.now(),
    })
    .onConflict((conflict) => conflict.columns(["agent_id", "step", "occasion"]).doNothing())
    .executeTakeFirst();
  if (!numInsertedOrUpdatedRows) throw new ApiError("follow_up_done");
}

/** Undoes a skip; does nothing if there is none. */
export async function restoreFollowUp(
  { db }: Pick<Services, "db">,
  agentId: string,
  { leadId, id }: FollowUpChoice,
): Promise<void> {
  const named = parseId(id);
  if (!named) throw new ApiError("not_found");
  await db
    .deleteFrom("follow_up")
    .where("agent_id", "=", agentId)
    .where("lead_id", "=", leadId)
    .where("step", "=", named.step)
    .where("occasion", "=", named.occasion)
    .where("outcome", "=", "skipped")
    .execute();
}

/**
 * The agent sends one message now instead of when it is due. The law and the renter's wishes can still put it on hold.
 * @throws ApiError `not_found`, `follow_up_done`, `follow_up_held`
 */
export async function sendFollowUp(services: FollowUpServices, agentId: string, choice: FollowUpChoice): Promise<void> {
  const occasion = await findOccasion(services, agentId, choice);
  if (!occasion) throw new ApiError("not_found");
  const outcome = await carryOut(services, occasion, { byAgent: true });
  if (outcome === "again") throw new ApiError("follow_up_done");
  if (outcome === "held") throw new ApiError("follow_up_held");
  if (outcome === "gone") throw new ApiError("not_found");
}
