import { dayMs } from "@llave/contract/calendar";
import type { Kysely } from "kysely";
import type { Database } from "../../../db/schema.ts";
import type { PhoneChannel } from "../../../db/tables/channels.ts";

/** How long after a renter's last message WhatsApp takes free text. Milliseconds. */
export const windowMs = dayMs;

/** The provider's code for free text after this: only an approved template would go through. */
export const outsideWindow = 63016;

/** The line in question: a conversation on one channel. */
interface Line {
  agent_id: string;
  conversation_id: string;
  channel: PhoneChannel;
}

/** When WhatsApp stops accepting free text to a conversation's renter; null if they never wrote there. */
export async function windowEnd(db: Kysely<Database>, line: Line): Promise<Date | null> {
  const thread = await db
    .selectFrom("channel_thread")
    .select("last_inbound_at")
    .where("agent_id", "=", line.agent_id)
    .where("conversation_id", "=", line.conversation_id)
    .where("channel", "=", line.channel)
    .orderBy("last_inbound_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return thread ? new Date(thread.last_inbound_at.getTime() + windowMs) : null;
}

/** Whether free text can be sent now. */
export async function isWindowOpen(db: Kysely<Database>, line: Line, now: Date): Promise<boolean> {
  const end = await windowEnd(db, line);
  return end !== null && now <= end;
}
