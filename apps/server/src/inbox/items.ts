import type { ItemClosing } from "@llave/contract/conversations/inbox";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { maxQuoteLength } from "../db/tables/storedReplies.ts";
import { ApiError } from "../http/errors.ts";
import type { Services } from "../services.ts";
import { type LockedConversation, lockConversation } from "../threads/lockConversation.ts";
import { settleNeeds } from "../threads/writeMessage.ts";
import { answeredBy, promiseIn } from "./answers.ts";

interface Said {
  text: string;
  seq: number;
  now: Date;
}

/**
 * Closes the open items that an agent's message answers, with the drafts of their answers, and opens one for a promise
 * in it. The rest stays open.
 * @param about the question whose draft the message is: it leaves the same question about other homes open
 * @returns the items that stay, as `itemOf` names them
 */
export async function settleItems(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  { text, seq, now }: Said,
  about?: { kind: string; topic: string },
): Promise<string[]> {
  const open = await tx
    .selectFrom("task")
    .leftJoin("property as p", (join) =>
      join.onRef("p.agent_id", "=", "task.agent_id").onRef("p.property_id", "=", "task.property_id"),
    )
    .select(["task_id", "kind", "topic", "task.property_id", "p.address"])
    .where("task.agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("done_at", "is", null)
    .orderBy("task.created_at", "desc")
    .execute();
  const others = open.filter(({ kind, topic }) => kind !== about?.kind || topic !== about.topic);
  const answered = answeredBy(text, others);
  const ids = answered.map(({ task_id }) => task_id);
  if (ids.length > 0) {
    await tx
      .updateTable("task")
      .set({ done_at: now, closed_as: "answered" })
      .where("agent_id", "=", agent_id)
      .where("task_id", "in", ids)
      .execute();
    await supersedeDraftsOf(tx, { agent_id, conversation_id, now }, answered);
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
  return open.filter(({ task_id }) => !ids.includes(task_id)).map(nameOfItem);
}

interface Subject {
  kind: string;
  topic: string;
  property_id: string | null;
}

/** A question is about a home or none; there is one item of any other kind and topic. */
function nameOfItem({ kind, topic, property_id }: Subject): string {
  return kind === "knowledge_gap" ? `${kind}:${topic}:${property_id ?? ""}` : `${kind}:${topic}`;
}

/** The item a draft answers, by name; null if it answers none. */
function itemOf({ kind, topic, property_id }: Subject): string | null {
  if (kind === "answer") return nameOfItem({ kind: "knowledge_gap", topic, property_id });
  return kind === "showing" ? "showing:" : null;
}

/** Withdraws the waiting drafts that answer these items. */
async function supersedeDraftsOf(
  tx: Kysely<Database>,
  place: { agent_id: string; conversation_id: string; now: Date },
  items: readonly Subject[],
): Promise<void> {
  const names = new Set(items.map(nameOfItem));
  await supersedeDrafts(tx, place, (item) => names.has(item));
}

/**
 * Withdraws waiting drafts of a conversation.
 * @param isSuperseded decides by the draft's item, as `itemOf` names it; empty where it belongs to none
 */
export async function supersedeDrafts(
  tx: Kysely<Database>,
  { agent_id, conversation_id, now }: { agent_id: string; conversation_id: string; now: Date },
  isSuperseded: (item: string) => boolean,
): Promise<void> {
  const waiting = await tx
    .selectFrom("draft")
    .select(["draft_id", "kind", "topic", "property_id"])
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("status", "=", "waiting")
    .execute();
  const ids = waiting.filter((draft) => isSuperseded(itemOf(draft) ?? "")).map(({ draft_id }) => draft_id);
  if (ids.length === 0) return;
  await tx
    .updateTable("draft")
    .set({ status: "superseded", decided_at: now })
    .where("agent_id", "=", agent_id)
    .where("draft_id", "in", ids)
    .execute();
}

/**
 * Closes an open item because the agent says so, or reopens it if `as` is null. The draft of its answer goes with it, and
 * comes back with it unless the conversation has moved on. A showing has to be confirmed or declined instead, because its
 * time is held for the renter.
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
      .select(["task_id", "conversation_id", "kind", "topic", "property_id", "quote", "done_at"])
      .where("agent_id", "=", agentId)
      .where("task_id", "=", itemId);
    const unlocked = await found.executeTakeFirst();
    if (!unlocked) throw new ApiError("not_found");
    const conversation = await lockConversation(tx, agentId, unlocked.conversation_id);
    const before = await found.executeTakeFirstOrThrow();
    const base = { conversationId: before.conversation_id, leadId: conversation.kept_lead_id };
    // The renter asked the same again in the meantime: that item is open.
    if (as === null && (before.done_at === null || (await isOpenAgain(tx, conversation, before)))) return base;
    if (as !== null && before.kind === "showing" && (await isRequested(tx, conversation))) {
      throw new ApiError("showing_undecided");
    }
    await tx
      .updateTable("task")
      .set({ done_at: as === null ? null : now, closed_as: as })
      .where("agent_id", "=", agentId)
      .where("task_id", "=", itemId)
      .execute();
    if (before.kind === "knowledge_gap") {
      if (as === null) await restoreAnswer(tx, conversation, before);
      else await rejectAnswer(tx, conversation, before, now);
    }
    await settleNeeds(tx, conversation);
    return base;
  });
  services.hub.announce({ agentId, ...change });
}

/** True if a showing waits for the agent's decision. */
export async function isRequested(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
): Promise<boolean> {
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

interface Question extends Subject {
  task_id: string;
  quote: string;
  done_at: Date | null;
}

async function isOpenAgain(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  question: Question,
): Promise<boolean> {
  const open = await tx
    .selectFrom("task")
    .select(["kind", "topic", "property_id", "quote"])
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("kind", "=", question.kind)
    .where("topic", "=", question.topic)
    .where("done_at", "is", null)
    .execute();
  return open.some(
    (item) => nameOfItem(item) === nameOfItem(question) && (!isUnnamed(question) || item.quote === question.quote),
  );
}

/** True for a question that no topic names: each of its words is its own item. */
function isUnnamed({ kind, topic }: Subject): boolean {
  return kind === "knowledge_gap" && (topic === "" || topic === "other");
}

function answersOf(
  tx: Kysely<Database>,
  { agent_id, conversation_id }: LockedConversation,
  { topic, property_id }: Subject,
) {
  return tx
    .updateTable("draft")
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("kind", "=", "answer")
    .where("topic", "=", topic)
    .where(sql<boolean>`property_id is not distinct from ${property_id}`);
}

/** The draft goes with its question, unless another of the same topic and home still needs it. */
async function rejectAnswer(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  question: Question,
  now: Date,
): Promise<void> {
  const other = await tx
    .selectFrom("task")
    .select("task_id")
    .where("agent_id", "=", conversation.agent_id)
    .where("conversation_id", "=", conversation.conversation_id)
    .where("kind", "=", question.kind)
    .where("topic", "=", question.topic)
    .where(sql<boolean>`property_id is not distinct from ${question.property_id}`)
    .where("done_at", "is", null)
    .executeTakeFirst();
  if (other) return;
  await answersOf(tx, conversation, question)
    .set({ status: "rejected", decided_at: now })
    .where("status", "=", "waiting")
    .execute();
}

/** The draft that went with the question waits again, unless anyone wrote since. */
async function restoreAnswer(
  tx: Kysely<Database>,
  conversation: LockedConversation,
  question: Question,
): Promise<void> {
  await answersOf(tx, conversation, question)
    .set({ status: "waiting", decided_at: null })
    .where("status", "=", "rejected")
    .where("decided_at", "=", question.done_at)
    .where(sql<boolean>`not exists (
      select from message m where m.agent_id = draft.agent_id and m.conversation_id = draft.conversation_id
        and m.created_at > draft.decided_at)`)
    .execute();
}
