import type { Kysely, Selectable } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../errors.ts";

const columns = [
  "agent_id",
  "conversation_id",
  "lead_id",
  "language",
  "control",
  "is_complete",
  "message_count",
  "state",
] as const;

/** A conversation whose row the transaction holds. */
export type LockedConversation = Pick<Selectable<Database["conversation"]>, (typeof columns)[number]>;

/**
 * Holds a conversation for the rest of the transaction. A renter's turn that was decided before waits
 * for it, finds a newer version than it was decided from, and is decided anew.
 * @throws ApiError `not_found` where the agent has no such conversation
 */
export async function lockConversation(
  tx: Kysely<Database>,
  agentId: string,
  conversationId: string,
): Promise<LockedConversation> {
  const row = await tx
    .selectFrom("conversation")
    .select(columns)
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row;
}

/** What the agent's side reads of the dialogue's state. */
export function dialogueOf({ state }: Pick<LockedConversation, "state">): {
  owner: "assistant" | "human" | "nobody";
  optedOut: boolean;
} {
  return state as ReturnType<typeof dialogueOf>;
}
