import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { StoredGround, StoredOffers } from "../db/tables/storedReplies.ts";
import { ApiError } from "../http/errors.ts";
import { settleNeedsOfLeads } from "../leads/needs.ts";
import { hasStopped, type LockedConversation } from "./lockConversation.ts";

/** A message that the agent's action, or a follow-up, sends to the renter. */
export interface SentMessage {
  author: "agent" | "assistant";
  content: string;
  language: Language;
  reviewed: "approved" | "edited" | null;
  sentKey: string | null;
  grounds: StoredGround[];
  /** The showing it is about, so that the renter finds its page below it. */
  offers?: StoredOffers | undefined;
  /** True if no action of the agent sends it. */
  isAutomatic?: boolean;
  now: Date;
}

/** The place of a message that was sent with this key before. */
export async function findSent(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  key: string | null,
): Promise<number | undefined> {
  if (key === null) return undefined;
  const row = await tx
    .selectFrom("message")
    .select("seq")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("sent_key", "=", key)
    .executeTakeFirst();
  return row?.seq;
}

/**
 * Adds a message to the end of a conversation that the transaction has locked, and increments its version.
 * @returns its place in the thread
 * @throws ApiError `renter_opted_out`
 */
export async function writeMessage(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  message: SentMessage,
): Promise<number> {
  if (await hasStopped(tx, conversation)) throw new ApiError("renter_opted_out");
  return addMessage(tx, conversation, message);
}

/** {@link writeMessage} to a renter who hasn't stopped: the caller checked that after locking the conversation. */
export async function addMessage(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  message: SentMessage,
): Promise<number> {
  const seq = conversation.message_count;
  await tx
    .insertInto("message")
    .values({
      agent_id: conversation.agent_id,
      conversation_id: conversation.conversation_id,
      seq,
      role: "assistant",
      author: message.author,
      channel: conversation.channel,
      content: message.content,
      language: message.language,
      grounds: JSON.stringify(message.grounds),
      reviewed: message.reviewed,
      sent_key: message.sentKey,
      offers: message.offers ? JSON.stringify(message.offers) : null,
      created_at: message.now,
    })
    .execute();
  await tx
    .updateTable("conversation")
    .set({
      version: sql`version + 1`,
      message_count: seq + 1,
      last_message: message.content,
      status: conversation.is_complete ? "completed" : "active",
      updated_at: message.now,
    })
    .where("agent_id", "=", conversation.agent_id)
    .where("conversation_id", "=", conversation.conversation_id)
    .execute();
  await touchLead(tx, conversation, message);
  return seq;
}

/** The lead's last contact; a new lead counts as contacted once the agent has written. */
async function touchLead(tx: Kysely<Database>, conversation: LockedConversation, message: SentMessage) {
  if (conversation.lead_id === null) return;
  const { content, now, isAutomatic = false } = message;
  await tx
    .updateTable("lead")
    .set({
      last_message: content,
      updated_at: now,
      ...(!isAutomatic && { stage: sql`case stage when 'new' then 'contacted' else stage end` }),
    })
    .where("agent_id", "=", conversation.agent_id)
    .where("lead_id", "in", [conversation.lead_id, conversation.kept_lead_id ?? conversation.lead_id])
    .execute();
}

/** Updates the "needs you" of a conversation's lead. */
export async function settleNeeds(tx: Kysely<Database>, conversation: LockedConversation): Promise<void> {
  if (conversation.lead_id === null) return;
  await settleNeedsOfLeads(tx, conversation.agent_id, [conversation.lead_id]);
}
