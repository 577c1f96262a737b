import type { DialogueState, Slots } from "@llave/assistant";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { lockConversations } from "../../threads/lockConversation.ts";

/** A conversation of the chat page whose code a phone sent: both are one person's. */
interface ProvenPhone {
  agentId: string;
  /** E.164. */
  address: string;
  conversationId: string;
  key: { link_id: string; visitor_id: string; client_id: string };
}

/**
 * Joins what a phone already wrote to an agent with a conversation of the chat page, once the page's code came from the
 * phone: a number that was only typed there proves nothing. Every line of the phone goes on in the page's conversation,
 * which learns what the earlier ones knew and it doesn't; they stay as they are, one click away for the agent.
 */
export async function joinPhone(tx: Kysely<Database>, proven: ProvenPhone): Promise<void> {
  const { agentId, address, conversationId, key } = proven;
  const { rows: lines } = await sql<{ conversation_id: string | null }>`
    select conversation_id from channel_thread where agent_id = ${agentId} and address = ${address}
      and channel in ('sms', 'whatsapp') and conversation_id is distinct from ${conversationId}`.execute(tx);
  if (lines.length === 0) return;
  await tx
    .updateTable("channel_thread")
    .set({ ...key, conversation_id: conversationId })
    .where("agent_id", "=", agentId)
    .where("address", "=", address)
    .where("channel", "in", ["sms", "whatsapp"])
    .execute();
  const earlier = lines.flatMap(({ conversation_id }) => conversation_id ?? []);
  await learn(tx, agentId, conversationId, [...new Set(earlier)]);
}

/** Gives a conversation the facts of earlier ones, without what it knows itself. */
async function learn(tx: Kysely<Database>, agentId: string, conversationId: string, earlier: string[]): Promise<void> {
  if (earlier.length === 0) return;
  const rows = await lockConversations(tx, agentId, [conversationId, ...earlier]);
  const own = rows.find((row) => row.conversation_id === conversationId);
  if (!own) return;
  const before = (own.state as DialogueState).slots;
  const known = rows.filter((row) => row !== own).map((row) => (row.state as DialogueState).slots);
  const slots = known.reduce(withEarlier, before);
  if (slots === before) return;
  await tx
    .updateTable("conversation")
    .set({ state: sql`jsonb_set(state, '{slots}', ${JSON.stringify(slots)}::jsonb)`, version: sql`version + 1` })
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .execute();
}

/**
 * One's facts and those of an earlier conversation that it doesn't have. Two people may share a phone: with another first
 * name, nothing is taken over. The two ends of a budget are one fact, and a wish for a showing was about its own day.
 */
function withEarlier(own: Slots, { showing_request: _, ...earlier }: Slots): Slots {
  if (own.name && earlier.name && firstName(own.name) !== firstName(earlier.name)) return own;
  const { budget_min, budget_max, ...rest } = earlier;
  const hasBudget = own.budget_min !== undefined || own.budget_max !== undefined;
  return { ...(hasBudget ? rest : earlier), ...own };
}

function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? "").toLocaleLowerCase();
}
