import type { DialogueState, Slots } from "@llave/assistant";
import { type Kysely, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { mergeLeadsOf, moveThreadOfLead } from "../../leads/merging/joinLeads.ts";
import { lockMerging } from "../../leads/merging/members.ts";
import { joinConversations } from "../../threads/joinConversations.ts";
import { type LockedConversation, lockConversations } from "../../threads/lockConversation.ts";

type ScoringTools = Parameters<typeof mergeLeadsOf>[0];

/** The chat page's conversation whose code a phone sent: both belong to one person. */
interface ProvenPhone {
  agentId: string;
  /** E.164. */
  address: string;
  conversationId: string;
}

/** A conversation whose thread changed, and the lead it was shown with before. */
interface Changed {
  conversationId: string;
  leadId: string | null;
}

/**
 * Joins what a phone already wrote to an agent with a conversation of the chat page, once the page's code came from the
 * phone: a number that was only typed there proves nothing. Every line of the phone goes on in the page's conversation,
 * and what the phone wrote before becomes part of it, unless two people share the phone.
 * @returns what changed: the conversations that became part of it with their former leads, and the page's own
 */
export async function joinPhone(tools: ScoringTools, tx: Kysely<Database>, proven: ProvenPhone): Promise<Changed[]> {
  const { agentId, conversationId } = proven;
  await lockMerging(tx, agentId);
  const earlierIds = await earlierConversations(tx, proven);
  const there = await lockIfThere(tx, agentId, [conversationId, ...earlierIds]);
  if (!there.includes(conversationId)) return [];
  await moveLines(tx, proven);
  const changed: Changed[] = [];
  for (const earlierId of there.filter((id) => id !== conversationId)) {
    changed.push(...(await joinOne({ tools, tx, agentId, now: tools.now() }, conversationId, earlierId)));
  }
  return changed;
}

/** The other conversations of the phone's lines, text and WhatsApp. */
async function earlierConversations(
  tx: Kysely<Database>,
  { agentId, address, conversationId }: ProvenPhone,
): Promise<string[]> {
  const rows = await tx
    .selectFrom("channel_thread")
    .select("conversation_id")
    .distinct()
    .where("agent_id", "=", agentId)
    .where("address", "=", address)
    .where("channel", "in", ["sms", "whatsapp"])
    .where("conversation_id", "<>", conversationId)
    .execute();
  return rows.flatMap(({ conversation_id }) => conversation_id ?? []);
}

/** Locks the conversations that weren't erased in the meantime. */
async function lockIfThere(tx: Kysely<Database>, agentId: string, ids: string[]): Promise<string[]> {
  const found = await tx
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "in", ids)
    .orderBy("conversation_id")
    .forUpdate()
    .execute();
  return found.map(({ conversation_id }) => conversation_id);
}

async function moveLines(tx: Kysely<Database>, { agentId, address, conversationId }: ProvenPhone): Promise<void> {
  await sql`
    update channel_thread t set link_id = c.link_id, visitor_id = c.visitor_id, client_id = c.client_id,
      conversation_id = c.conversation_id
    from conversation c
    where c.agent_id = ${agentId} and c.conversation_id = ${conversationId}
      and t.agent_id = ${agentId} and t.address = ${address} and t.channel in ('sms', 'whatsapp')`.execute(tx);
}

/** @returns nothing if the two stay apart: their first names differ, or the agent separated them or removed one */
async function joinOne(
  { tools, tx, agentId, now }: { tools: ScoringTools; tx: Kysely<Database>; agentId: string; now: Date },
  conversationId: string,
  earlierId: string,
): Promise<Changed[]> {
  const before = await pair(tx, agentId, conversationId, earlierId);
  if (isShared(slotsOf(before.own), slotsOf(before.earlier))) return [];
  if (!(await mergeLeadsOf(tools, tx, agentId, [before.own.lead_id, before.earlier.lead_id]))) return [];
  // The merge may have given each conversation another member of the lead.
  const { own, earlier } = await pair(tx, agentId, conversationId, earlierId);
  await learn(tx, own, withEarlier(slotsOf(own), slotsOf(earlier)));
  await joinConversations(tx, { agentId, conversationId, earlierId, now });
  await moveThreadOfLead(tools, tx, agentId, {
    into: { conversationId, leadId: own.lead_id },
    earlier: { conversationId: earlierId, leadId: earlier.lead_id },
  });
  return [
    { conversationId: earlierId, leadId: before.earlier.kept_lead_id },
    { conversationId, leadId: before.own.kept_lead_id },
  ];
}

async function pair(tx: Kysely<Database>, agentId: string, conversationId: string, earlierId: string) {
  const rows = await lockConversations(tx, agentId, [conversationId, earlierId]);
  const [own, earlier] = [conversationId, earlierId].map((id) => rows.find((row) => row.conversation_id === id));
  if (!own || !earlier) throw new Error("a locked conversation is gone");
  return { own, earlier };
}

function slotsOf({ state }: Pick<LockedConversation, "state">): Slots {
  return (state as DialogueState).slots;
}

/** Two people may share a phone. */
function isShared(own: Slots, earlier: Slots): boolean {
  return Boolean(own.name && earlier.name && firstName(own.name) !== firstName(earlier.name));
}

async function learn(tx: Kysely<Database>, own: LockedConversation, slots: Slots): Promise<void> {
  await tx
    .updateTable("conversation")
    .set({ state: sql`jsonb_set(state, '{slots}', ${JSON.stringify(slots)}::jsonb)` })
    .where("agent_id", "=", own.agent_id)
    .where("conversation_id", "=", own.conversation_id)
    .execute();
}

/**
 * A conversation's facts, plus those of an earlier one that it lacks. The two ends of a budget are one fact, and a
 * showing wish belonged to its own day.
 */
function withEarlier(own: Slots, { showing_request: _, ...earlier }: Slots): Slots {
  const { budget_min, budget_max, ...rest } = earlier;
  const hasBudget = own.budget_min !== undefined || own.budget_max !== undefined;
  return { ...(hasBudget ? rest : earlier), ...own };
}

function firstName(name: string): string {
  return (name.trim().split(/\s+/)[0] ?? "").toLocaleLowerCase();
}
