import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { ApiError } from "../../http/errors.ts";
import type { Services } from "../../services.ts";
import { recordEvent } from "../history/events.ts";
import { leadAbilities } from "../leadPolicy.ts";

/** How long a removed lead can be restored before it is erased with its conversation. Days. */
export const keptAfterRemoval = 30;

/**
 * Removes a lead from every list.
 * @throws ApiError `not_found` if the agent has no such lead
 */
export async function removeLead(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  leadId: string,
): Promise<void> {
  await setRemoved(services, agentId, leadId, "remove");
}

/**
 * Restores a removed lead.
 * @throws ApiError `not_found` if there is none to restore
 */
export async function restoreLead(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  leadId: string,
): Promise<void> {
  await setRemoved(services, agentId, leadId, "restore");
}

async function setRemoved(
  services: Pick<Services, "db" | "now">,
  agentId: string,
  leadId: string,
  action: "remove" | "restore",
): Promise<void> {
  const now = services.now();
  await services.db.transaction().execute(async (tx) => {
    const lead = await tx
      .selectFrom("lead")
      .select(["removed_at", "merged_into", "conversation_id"])
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .forUpdate()
      .executeTakeFirst();
    if (!lead || !leadAbilities(lead)[action]) throw new ApiError("not_found");
    await tx
      .updateTable("lead")
      .set({ removed_at: action === "remove" ? now : null })
      .where("agent_id", "=", agentId)
      .where("lead_id", "=", leadId)
      .execute();
    await recordEvent(tx, { agentId, leadId }, action === "remove" ? "removed" : "restored", {}, now);
  });
}

/** Part of the daily job: erases leads removed long ago, with their conversations and messages. */
export async function eraseRemoved(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    with gone as (
      delete from lead l using lead k
      where k.removed_at < ${now}::timestamptz - make_interval(days => ${keptAfterRemoval}) and k.merged_into is null
        and l.agent_id = k.agent_id and (l.lead_id = k.lead_id or l.merged_into = k.lead_id)
      returning l.agent_id, l.conversation_id
    )
    delete from conversation c using gone g
    where c.agent_id = g.agent_id and c.conversation_id = g.conversation_id`.execute(db);
}
