import type { Language } from "@llave/contract/language";
import type { Kysely } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { MessageChannel } from "../../db/tables/channels.ts";
import { queueMails } from "../../mail/outbox.ts";
import type { Services } from "../../services.ts";
import type { LockedConversation } from "../../threads/lockConversation.ts";
import { channelFor, type Person } from "../decide.ts";
import { personKey, readPeople } from "../people.ts";

interface WrittenFollowUp {
  followUpId: string;
  step: Database["follow_up"]["step"];
  occasion: string;
  /** Its place in the thread. */
  seq: number;
  channel: MessageChannel;
  language: Language;
}

/**
 * Sends a follow-up that was just written into its thread, in the same transaction: by text or WhatsApp through the
 * outbox, whose rules for automated messages apply once more, or by mail. `services.jobs.start()` must have been awaited.
 */
export async function deliverFollowUp(
  services: Pick<Services, "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  { agent_id, conversation_id }: Pick<LockedConversation, "agent_id" | "conversation_id">,
  person: Person,
  { followUpId, step, occasion, seq, channel, language }: WrittenFollowUp,
): Promise<void> {
  const now = services.now();
  if (channel === "email" && person.email !== null) {
    await queueMails(services, tx, [{ kind: "follow_up", recipient: person.email, language, about: followUpId }]);
  }
  if ((channel === "sms" || channel === "whatsapp") && person.phone !== null && person.number !== null) {
    await tx
      .insertInto("outgoing_message")
      .values({
        agent_id,
        conversation_id,
        seq,
        kind: "automated",
        subject: `follow_up:${step}:${occasion}`,
        channel,
        number: person.number,
        address: person.phone,
        due_at: now,
        created_at: now,
        changed_at: now,
      })
      .execute();
  }
}

/**
 * The same for a draft that the agent just approved. Without a way to the renter it stays in the chat.
 * `services.jobs.start()` must have been awaited.
 */
export async function deliverApproved(
  services: Pick<Services, "config" | "db" | "jobs" | "now" | "secret">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  { draftId, seq, language }: { draftId: string; seq: number; language: Language },
): Promise<void> {
  const { agent_id: agentId, conversation_id: conversationId } = conversation;
  const row = await tx
    .updateTable("follow_up")
    .set({ outcome: "sent", sent_seq: seq })
    .where("agent_id", "=", agentId)
    .where("draft_id", "=", draftId)
    .returning(["follow_up_id", "lead_id", "step", "occasion"])
    .executeTakeFirst();
  if (!row) return;
  const who = { leadId: row.lead_id, conversationId };
  const person = (await readPeople(services, agentId, [who], tx)).get(personKey(who));
  if (!person) return;
  const channel = channelFor(row.step, person, services.now());
  await deliverFollowUp(services, tx, conversation, person, {
    followUpId: row.follow_up_id,
    step: row.step,
    occasion: row.occasion,
    seq,
    channel,
    language,
  });
}
