import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { LockedConversation } from "../../threads/lockConversation.ts";

/** A line of a renter that the assistant didn't take as a turn. */
interface RenterLine {
  content: string;
  /** The provider's id of the message, by which a second delivery is recognized. */
  key: string;
  now: Date;
  /** True if nothing answers it. */
  waits?: boolean;
}

/**
 * Adds it to the end of a conversation that the transaction has locked.
 * @returns its place in the thread
 */
export async function addRenterLine(
  tx: Kysely<Database>,
  { agent_id, conversation_id, lead_id, kept_lead_id, message_count: seq, language, channel }: LockedConversation,
  { content, key, now, waits = false }: RenterLine,
): Promise<number> {
  await tx
    .insertInto("message")
    .values({
      agent_id,
      conversation_id,
      seq,
      role: "user",
      author: "renter",
      channel,
      content,
      language,
      sent_key: key,
      created_at: now,
    })
    .execute();
  await tx
    .updateTable("conversation")
    .set({ version: sql`version + 1`, message_count: seq + 1, last_message: content, channel, updated_at: now })
    .$if(waits, (query) => query.set({ status: sql`case status when 'stopped' then status else 'waiting' end` }))
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .execute();
  await tx
    .updateTable("lead")
    .set({ silent_since: null })
    .where("agent_id", "=", agent_id)
    .where(sql<boolean>`lead_id = any(${[lead_id, kept_lead_id]}::uuid[])`)
    .where("conversation_id", "=", conversation_id)
    .execute();
  return seq;
}
