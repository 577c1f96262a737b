import { isStart, southFlorida, understand } from "@llave/assistant";
import type { Kysely } from "kysely";
import type { PhoneChannel } from "../../db/channelTables.ts";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { cleanText } from "../../threads/cleanText.ts";
import { optIn, optOut } from "../consent/optOut.ts";
import { routeInbound, type ThreadRow } from "./routeInbound.ts";

export interface ReceivedMessage {
  providerId: string;
  channel: PhoneChannel;
  number: string;
  numberOwner: string | null;
  address: string;
  text: string;
  media: { url: string; contentType: string }[];
}

/**
 * Stores a message that a provider delivered, once however often it arrives, and immediately does what can't wait: a
 * person who opts out gets no more messages from this moment. Any server then writes the answer later.
 * @returns `unknown` if it isn't clear who the sender wants to reach
 */
export async function receiveMessage(
  services: Pick<Services, "db" | "now" | "secret">,
  message: ReceivedMessage,
): Promise<"stored" | "known" | "unknown"> {
  const now = services.now();
  return services.db.transaction().execute(async (tx) => {
    const before = await tx
      .selectFrom("inbound_message")
      .select("inbound_id")
      .where("provider_id", "=", message.providerId)
      .executeTakeFirst();
    if (before) return "known";
    const routed = await routeInbound(tx, { ...message, text: cleanText(message.text), now });
    if (!routed) return "unknown";
    const { thread, text } = routed;
    const stored = await tx
      .insertInto("inbound_message")
      .values({
        agent_id: thread.agent_id,
        thread_id: thread.thread_id,
        provider_id: message.providerId,
        body: text,
        media: JSON.stringify(message.media),
        received_at: now,
      })
      .onConflict((conflict) => conflict.column("provider_id").doNothing())
      .returning("inbound_id")
      .executeTakeFirst();
    if (!stored) return "known";
    await obeyKeyword(services, tx, thread, { text, now });
    return "stored";
  });
}

async function obeyKeyword(
  { secret }: Pick<Services, "secret">,
  tx: Kysely<Database>,
  thread: ThreadRow,
  { text, now }: { text: string; now: Date },
): Promise<void> {
  const { language, intents } = understand(text, {
    asked: null,
    referenceDate: now.toISOString().slice(0, 10),
    languageHint: "en",
    market: southFlorida,
  });
  if (intents.includes("stop")) {
    // Carriers block the whole number, so every agent behind it stops.
    for (const { agent_id, conversation_id } of await threadsOfSender(tx, thread)) {
      await optOut(tx, secret, {
        agentId: agent_id,
        address: thread.address,
        conversationId: conversation_id,
        source: "keyword",
        language,
        now,
      });
    }
  } else if (isStart(text)) {
    const { agent_id: agentId, address, channel, conversation_id: conversationId } = thread;
    await optIn(tx, secret, { agentId, address, channel, conversationId, source: "keyword", language, now });
  }
}

function threadsOfSender(tx: Kysely<Database>, { channel, number, address }: ThreadRow) {
  return tx
    .selectFrom("channel_thread")
    .select(["agent_id", "conversation_id"])
    .where("channel", "=", channel)
    .where("number", "=", number)
    .where("address", "=", address)
    .execute();
}
