import type { ItemClosing } from "@llave/contract/inbox";
import type { Kysely } from "kysely";
import type { Database } from "../db/schema.ts";
import { maxQuoteLength } from "../db/storedReplies.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { type LockedConversation, lockConversation } from "../threads/lockConversation.ts";
import { settleNeeds } from "../threads/writeMessage.ts";
import { answers, promiseIn } from "./answers.ts";

/**
 * Closes the open items that an agent's message answers, and opens one for a promise in it. The rest stays open.
 * @returns the items that stay, as `kind:topic`
 */
export async function settleItems(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  { text, seq, now }: { text: string; seq: number; now: Date },
): Promise<string[]> {
  const open = await tx
    .selectFrom("task")
    .select(["task_id", "kind", "topic"])
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("done_at", "is", null)
    .execute();
  const answered = open.filter((item) => answers(text, item)).map(({ task_id }) => task_id);
  if (answered.length > 0) {
    await tx
      .updateTable("task")
      .set({ done_at: now, closed_as: "answered" })
      .where("agent_id", "=", agent_id)
      .where("task_id", "in", answered)
      .execute();
  }
  const promise = promiseIn(text);
  if (promise !== null) {
    await tx
      .insertInto("task")
      .values({
        agent_id,
        conversation_id,
        kind: "promise",
        // One promise per message.
        topic: String(seq),
        quote: promise.slice(0, maxQuoteLength),
        property_id: null,
        created_at: now,
      })
      .execute();
  }
  return open.filter(({ task_id }) => !answered.includes(task_id)).map(({ kind, topic }) => `${kind}:${topic}`);
}

/** The item a draft answers, as `kind:topic`; null if it answers none. */
export function itemOf({ kind, topic }: { kind: string; topic: string }): string | null {
  if (kind === "answer") return `knowledge_gap:${topic}`;
  return kind === "showing" ? "showing:" : null;
}

/**
 * Closes an open item because the agent says so, or reopens it if `as` is null. Its draft goes with it. A showing has to be
 * confirmed or declined instead, because its time is held for the renter.
 * @throws ApiError `not_found`, `showing_undecided`
 */
export async function closeItem(
  services: Pick<Services, "db" | "hub" | "now">,
  { agentId, itemId, as }: { agentId: string; itemId: string; as: ItemClosing["as"] | null },
): Promise<void> {
  const now = services.now();
  const change = await services.db.transaction().execute(async (tx) => {
    const found = tx
      .selectFrom("task")
      .select(["conversation_id", "kind", "topic"])
      .where("agent_id", "=", agentId)
      .where("task_id", "=", itemId);
    const before = await found.executeTakeFirst();
    if (!before) throw new ApiError("not_found");
    const conversation = await lockConversation(tx, agentId, before.conversation_id);
    if (as !== null && before.kind === "showing" && (await isRequested(tx, conversation))) {
      throw new ApiError("showing_undecided");
    }
    await tx
      .updateTable("task")
      .set({ done_at: as === null ? null : now, closed_as: as })
      .where("agent_id", "=", agentId)
      .where("task_id", "=", itemId)
      .execute();
    if (as !== null && before.kind === "knowledge_gap") await overtakeAnswer(tx, conversation, before.topic, now);
    await settleNeeds(tx, conversation);
    return { conversationId: before.conversation_id, leadId: conversation.kept_lead_id };
  });
  services.hub.announce({ agentId, ...change });
}

async function isRequested(tx: Kysely<Database>, { agent_id, conversation_id }: LockedConversation): Promise<boolean> {
  const row = await tx
    .selectFrom("draft")
    .select("draft_id")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("kind", "=", "showing")
    .where("status", "=", "waiting")
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function overtakeAnswer(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  topic: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable("draft")
    .set({ status: "rejected", decided_at: now })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("kind", "=", "answer")
    .where("topic", "=", topic)
    .where("status", "=", "waiting")
    .execute();
}
