import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { queueMails } from "../mail/outbox.ts";
import type { Services } from "../services.ts";
import type { LockedConversation } from "../threads/lockConversation.ts";

/**
 * Queues the mail for a follow-up that was just approved, if the renter left an email address in the chat.
 * `services.jobs.start()` must have been awaited.
 */
export async function mailFollowUp(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  { agent_id, lead_id }: LockedConversation,
  draft: { draft_id: string; language: Language },
): Promise<void> {
  if (lead_id === null) return;
  const lead = await tx
    .selectFrom("lead")
    .select("email")
    .where("agent_id", "=", agent_id)
    .where("lead_id", "=", lead_id)
    .executeTakeFirst();
  if (!lead?.email) return;
  const { language, draft_id: about } = draft;
  await queueMails(services, tx, [{ kind: "follow_up", recipient: lead.email, language, about }]);
}
