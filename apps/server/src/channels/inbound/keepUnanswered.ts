import { newState } from "@llave/assistant";
import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import type { Services } from "../../services.ts";
import { lockConversation } from "../../threads/lockConversation.ts";
import { type ConversationKey, markOf, readConversation } from "../../threads/storing/store.ts";
import { noticeVersion } from "../../threads/storing/turnWrite.ts";
import { findSent, settleNeeds } from "../../threads/writeMessage.ts";
import { channelPhrases } from "../consent/phrases.ts";
import { addRenterLine } from "./renterLine.ts";
import type { ThreadRow } from "./routeInbound.ts";

type InboundRow = Selectable<Database["inbound_message"]>;

/**
 * Keeps a message that the assistant couldn't process: it appears in its thread unanswered, and the agent is notified.
 * A renter's message never vanishes.
 */
export async function keepUnanswered(
  services: Pick<Services, "db" | "hub" | "now" | "pool">,
  { row, thread }: { row: InboundRow; thread: ThreadRow },
): Promise<void> {
  const { agent_id: agentId } = thread;
  const key = { agentId, linkId: thread.link_id, visitorId: thread.visitor_id, clientId: thread.client_id };
  const before = await readConversation(services.pool, key);
  const isTextKept = before?.answered.some(([mark]) => mark === markOf(row.provider_id)) ?? false;
  const kept = await services.db.transaction().execute(async (tx) => {
    const conversationId = before?.conversationId ?? (await startConversation(tx, key, services.now()));
    const conversation = await lockConversation(tx, agentId, conversationId);
    const { fileLost } = channelPhrases[conversation.language];
    const lines = [...(isTextKept ? [] : [row.body]), ...(row.media.length > 0 ? [fileLost] : [])];
    const content = lines.filter(Boolean).join("\n");
    if (content === "" || (await findSent(tx, conversation, row.provider_id)) !== undefined) return null;
    const line = { content, key: row.provider_id, now: services.now(), waits: true };
    await addRenterLine(tx, { ...conversation, channel: thread.channel }, line);
    await sql`select tell_agent(${agentId}::uuid, 'message', ${conversationId}::uuid, ${services.now()}::timestamptz)`.execute(
      tx,
    );
    await settleNeeds(tx, conversation);
    return { conversationId, leadId: conversation.kept_lead_id };
  });
  if (kept) services.hub.announce({ agentId, ...kept, forRenter: true });
}

async function startConversation(tx: Kysely<Database>, key: ConversationKey, now: Date): Promise<string> {
  const { conversation_id } = await tx
    .insertInto("conversation")
    .values({
      agent_id: key.agentId,
      link_id: key.linkId,
      visitor_id: key.visitorId,
      client_id: key.clientId,
      language: "en",
      state: JSON.stringify(newState("en")),
      answered: "[]",
      notice_version: noticeVersion,
      notice_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning("conversation_id")
    .executeTakeFirstOrThrow();
  return conversation_id;
}
