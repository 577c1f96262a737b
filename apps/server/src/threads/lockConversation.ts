import { type Kysely, type Selectable, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";

const columns = [
  "agent_id",
  "conversation_id",
  "lead_id",
  "channel",
  "language",
  "control",
  "mode",
  "muted",
  "paused_until",
  "is_complete",
  "message_count",
  "state",
] as const;

/**
 * A conversation whose row the transaction has locked. `lead_id` may be a member of the displayed lead, `kept_lead_id`.
 */
export type LockedConversation = Pick<Selectable<Database["conversation"]>, (typeof columns)[number]> & {
  kept_lead_id: string | null;
};

/**
 * Locks a conversation for the rest of the transaction. A renter's turn that was decided earlier waits for it, finds a
 * newer version than it was decided from, and is decided again.
 * @throws ApiError `not_found` if the agent has no such conversation
 */
export async function lockConversation(
  tx: Kysely<Database>,
  agentId: string,
  conversationId: string,
): Promise<LockedConversation> {
  const [row] = await lockConversations(tx, agentId, [conversationId]);
  if (!row) throw new ApiError("not_found");
  return row;
}

/**
 * {@link lockConversation} for several, in one order, so that two transactions never wait for each other.
 * @throws ApiError `not_found` if the agent lacks one of them
 */
export async function lockConversations(
  tx: Kysely<Database>,
  agentId: string,
  conversationIds: readonly string[],
): Promise<LockedConversation[]> {
  if (conversationIds.length === 0) return [];
  const rows = await tx
    .selectFrom("conversation")
    .select(columns)
    .select(sql<string | null>`kept_lead(agent_id, lead_id)`.as("kept_lead_id"))
    .where("agent_id", "=", agentId)
    .where("conversation_id", "in", conversationIds)
    .orderBy("conversation_id")
    .forUpdate()
    .execute();
  if (rows.length < new Set(conversationIds).size) throw new ApiError("not_found");
  return rows;
}

/**
 * True if the renter asked for no more messages, here or, since they last wrote here, in another conversation of the
 * same person.
 */
export async function hasStopped(
  db: Kysely<Database>,
  { agent_id, conversation_id }: Pick<LockedConversation, "agent_id" | "conversation_id">,
): Promise<boolean> {
  const { rows } = await sql<{ stopped: boolean }>`
    select has_stopped(${agent_id}, ${conversation_id}) as stopped`.execute(db);
  return rows[0]?.stopped ?? false;
}

/** The parts of the dialogue's state that the agent's side reads. */
export function dialogueOf({ state }: Pick<LockedConversation, "state">): {
  owner: "assistant" | "human" | "nobody";
  optedOut: boolean;
} {
  return state as ReturnType<typeof dialogueOf>;
}
