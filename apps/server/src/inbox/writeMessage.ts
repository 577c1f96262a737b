import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import type { StoredGround, StoredOffers } from "../db/storedReplies.ts";
import { ApiError } from "../http/errors.ts";
import { hasStopped, type LockedConversation } from "./lockConversation.ts";

/** A message that the agent's action sends to the renter. */
export interface HandedMessage {
  author: "agent" | "assistant";
  content: string;
  language: "en" | "es";
  reviewed: "approved" | "edited" | null;
  sentKey: string | null;
  grounds: StoredGround[];
  /** The showing it is about, so that the renter finds its page below it. */
  offers?: StoredOffers | undefined;
  now: Date;
}

/**
 * Adds a message to the end of a conversation that the transaction has locked, and increments its version.
 * @returns its place in the thread
 * @throws ApiError `renter_opted_out`
 */
export async function writeMessage(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  message: HandedMessage,
): Promise<number> {
  if (await hasStopped(tx, conversation)) throw new ApiError("renter_opted_out");
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
async function touchLead(tx: Kysely<Database>, conversation: LockedConversation, { content, now }: HandedMessage) {
  if (conversation.lead_id === null) return;
  await tx
    .updateTable("lead")
    .set({
      last_message: content,
      updated_at: now,
      stage: sql`case stage when 'new' then 'contacted' else stage end`,
    })
    .where("agent_id", "=", conversation.agent_id)
    .where("lead_id", "in", [conversation.lead_id, conversation.kept_lead_id ?? conversation.lead_id])
    .execute();
}

/**
 * Updates the "needs you" of the lead, and of the lead it was merged into, to what still waits in all of their threads,
 * without what waited when the agent put the lead aside;
 * writes a lead only if it changes.
 */
export async function settleNeeds(tx: Kysely<Database>, conversation: LockedConversation): Promise<void> {
  if (conversation.lead_id === null) return;
  await settleNeedsOfLead(tx, conversation.agent_id, conversation.lead_id);
}

/** The same for a lead, the lead it was merged into, and its members. */
export async function settleNeedsOfLead(tx: Kysely<Database>, agent_id: string, lead_id: string): Promise<void> {
  await sql`
    update lead o set needs_you = not o.needs_you
    from lead own where own.agent_id = ${agent_id} and own.lead_id = ${lead_id}
      and o.agent_id = ${agent_id} and (o.lead_id in (own.lead_id, own.merged_into) or o.merged_into = own.lead_id)
      and o.needs_you <> exists (
        select from lead l where l.agent_id = ${agent_id} and (l.lead_id = o.lead_id or l.merged_into = o.lead_id)
          and ((l.finished_at > coalesce(o.done_at, '-infinity') and exists (select from lead k where k.agent_id = ${agent_id}
              and k.lead_id = coalesce(l.merged_into, l.lead_id) and k.stage = 'new'))
            or exists (select from task t
              where t.agent_id = ${agent_id} and t.conversation_id = l.conversation_id and t.done_at is null
                and t.created_at > coalesce(o.done_at, '-infinity'))
            or exists (select from draft d
              where d.agent_id = ${agent_id} and d.conversation_id = l.conversation_id and d.status = 'waiting'
                and d.created_at > coalesce(o.done_at, '-infinity'))))
  `.execute(tx);
}
