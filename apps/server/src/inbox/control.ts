import type { Control } from "@llave/contract/inbox";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { Services } from "../services.ts";
import { dialogueOf, type LockedConversation, lockConversation } from "./lockConversation.ts";

/** The names of changes in the conversation's history. */
const eventOf: Record<Control, string> = {
  assistant: "handed_back",
  review: "reviewed",
  agent: "taken_over",
  muted: "muted",
};

/** Gives a conversation to the assistant, with or without review, takes it over, or mutes it. */
export async function setControl(
  services: Pick<Services, "db" | "hub" | "now">,
  { agentId, conversationId, control }: { agentId: string; conversationId: string; control: Control },
): Promise<void> {
  const leadId = await services.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, agentId, conversationId);
    await changeControl(tx, conversation, control, services.now());
    return conversation.kept_lead_id;
  });
  services.hub.announce({ agentId, conversationId, leadId, forRenter: true });
}

/**
 * Changes who answers a conversation that the transaction has locked. The dialogue's owner keeps the assistant silent;
 * after an opt-out it stays no one. A reply waiting for review is superseded.
 */
export async function changeControl(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  control: Control,
  now: Date,
): Promise<void> {
  const { agent_id, conversation_id } = conversation;
  const owner = control === "agent" || control === "muted" ? "human" : "assistant";
  const optedOut = dialogueOf(conversation).owner === "nobody";
  if (conversation.control === control && (optedOut || dialogueOf(conversation).owner === owner)) return;
  await tx
    .updateTable("conversation")
    .set({
      control,
      version: sql`version + 1`,
      ...(!optedOut && { state: sql`jsonb_set(state, '{owner}', to_jsonb(${owner}::text))` }),
    })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .execute();
  await tx
    .updateTable("draft")
    .set({ status: "stale", decided_at: now })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("status", "=", "waiting")
    .where("kind", "=", "reply")
    .execute();
  await tx
    .insertInto("conversation_event")
    .values({ agent_id, conversation_id, kind: eventOf[control], detail: "", created_at: now })
    .execute();
}
