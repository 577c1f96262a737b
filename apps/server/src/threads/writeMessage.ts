import type { Language } from "@llave/contract/language";
import { type Insertable, type Kysely, sql } from "kysely";
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
  /** What it changes in the dialogue's state. */
  state?: Record<string, unknown>;
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
  const { agent_id, conversation_id, message_count: seq, lead_id, kept_lead_id } = conversation;
  const { content, now, isAutomatic = false, state } = message;
  const leads = [lead_id, kept_lead_id];
  // One statement: each of the three alone would cost another round trip to the database.
  await tx
    .with("said", (of) => of.insertInto("message").values(messageRow(conversation, message)))
    .with("thread", (of) =>
      of
        .updateTable("conversation")
        .set({
          version: sql`version + 1`,
          message_count: seq + 1,
          last_message: content,
          status: conversation.is_complete ? "completed" : "active",
          updated_at: now,
          ...(state && { state: sql`state || ${JSON.stringify(state)}::jsonb` }),
        })
        .where("agent_id", "=", agent_id)
        .where("conversation_id", "=", conversation_id),
    )
    // The lead's last contact; a new lead counts as contacted once the agent has written.
    .updateTable("lead")
    .set({
      last_message: content,
      silent_since: sql`case conversation_id when ${conversation_id}::uuid then ${now}::timestamptz else silent_since end`,
      updated_at: now,
      ...(!isAutomatic && { stage: sql`case stage when 'new' then 'contacted' else stage end` }),
    })
    .where("agent_id", "=", agent_id)
    .where(sql<boolean>`lead_id = any(${leads}::uuid[])`)
    .execute();
  return seq;
}

/** A message at the end of its conversation. */
function messageRow(conversation: LockedConversation, message: SentMessage): Insertable<Database["message"]> {
  return {
    agent_id: conversation.agent_id,
    conversation_id: conversation.conversation_id,
    seq: conversation.message_count,
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
  };
}

/** Updates the "needs you" of a conversation's lead. */
export async function settleNeeds(tx: Kysely<Database>, conversation: LockedConversation): Promise<void> {
  if (conversation.lead_id === null) return;
  await settleNeedsOfLeads(tx, conversation.agent_id, [conversation.lead_id]);
}
