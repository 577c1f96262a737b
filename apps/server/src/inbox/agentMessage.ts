import type { Kysely } from "kysely";
import { isWindowOpen } from "../channels/outbound/rules/window.ts";
import { queueForLeft } from "../channels/outbound/sending/leftChat.ts";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { cleanText } from "../threads/cleanText.ts";
import { languageOfText } from "../threads/languageOfText.ts";
import { dialogueOf, type LockedConversation, lockConversation } from "../threads/lockConversation.ts";
import { findSent, settleNeeds, writeMessage } from "../threads/writeMessage.ts";
import { changeControl, pause } from "./control.ts";
import { settleItems, supersedeDrafts } from "./items.ts";

export interface AgentMessage {
  agentId: string;
  conversationId: string;
  text: string;
  /** The client's own id for this message; a retry carries the same one. */
  key: string | null;
}

/**
 * Sends a message from the agent. The assistant is silent for ten minutes, even if a concurrent turn was about to
 * reply. The message closes the items that it answers, and supersedes the drafts that no open item needs.
 * @returns the message's place in the thread; the same one for a message sent again
 */
export async function sendAgentMessage(
  services: Pick<Services, "config" | "db" | "hub" | "jobs" | "now">,
  message: AgentMessage,
): Promise<number> {
  const { agentId, conversationId, key } = message;
  const text = cleanText(message.text);
  if (text === "") throw new ApiError("message_blank", { fields: {} });
  const now = services.now();
  const sent = await services.db.transaction().execute(async (tx) => {
    const conversation = await lockConversation(tx, agentId, conversationId);
    const again = await findSent(tx, conversation, key);
    if (again !== undefined) return { seq: again, leadId: conversation.kept_lead_id };
    const seq = await writeAsAgent(services, tx, conversation, { text, key, now });
    return { seq, leadId: conversation.kept_lead_id };
  });
  services.jobs.queueSending();
  services.hub.announce({ agentId, conversationId, leadId: sent.leadId, forRenter: true });
  return sent.seq;
}

interface Written {
  text: string;
  key: string | null;
  now: Date;
  /** The question that it answers: the same one about other homes stays open. */
  about?: { kind: string; topic: string };
}

/**
 * After the agent's message, the renter no longer waits for one, and their next doesn't answer the assistant's last
 * question.
 */
const questionForgotten = { asked: null, offered: [], offeredHuman: false, awaitsAgent: false };

/**
 * Writes as the agent in a conversation that the transaction has locked, and settles what the message settles.
 * @returns the message's place in the thread
 */
export async function writeAsAgent(
  services: Pick<Services, "config">,
  tx: Kysely<Database>,
  conversation: LockedConversation,
  { text, key, now, about }: Written,
): Promise<number> {
  await requireOpenWindow(tx, conversation, now);
  const seq = await writeMessage(tx, conversation, {
    author: "agent",
    content: text,
    language: languageOfText(text, conversation.language),
    reviewed: null,
    sentKey: key,
    grounds: [],
    state: questionForgotten,
    now,
  });
  await queueForLeft(services, tx, conversation, { seq, now });
  if (conversation.control === "assistant") await stepBack(tx, conversation, now);
  await closeOpen(tx, conversation, { text, seq, now }, about);
  return seq;
}

/** The assistant pauses; a renter who asked for a person stays with the agent. */
async function stepBack(tx: Kysely<Database>, conversation: LockedConversation, now: Date): Promise<void> {
  if (dialogueOf(conversation).owner === "human") await changeControl(tx, conversation, "agent", now, "stepped_in");
  else await pause(tx, conversation, now);
}

/**
 * WhatsApp refuses free text a day after the renter's last message: better an error than a message that never arrives.
 * @throws ApiError `whatsapp_window_closed`
 */
export async function requireOpenWindow(
  tx: Kysely<Database>,
  { agent_id, conversation_id, channel }: Pick<LockedConversation, "agent_id" | "conversation_id" | "channel">,
  now: Date,
): Promise<void> {
  if (channel !== "whatsapp") return;
  if (!(await isWindowOpen(tx, { agent_id, conversation_id, channel }, now)))
    throw new ApiError("whatsapp_window_closed");
}

/** Closes the open items that the message answers. Drafts are superseded unless their item stays open. */
async function closeOpen(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  message: { text: string; seq: number; now: Date },
  about: Written["about"],
): Promise<void> {
  const { agent_id, conversation_id } = conversation;
  const open = await settleItems(tx, conversation, message, about);
  const { now } = message;
  await supersedeDrafts(tx, { agent_id, conversation_id, now }, (item) => !open.includes(item));
  await settleNeeds(tx, conversation);
}
