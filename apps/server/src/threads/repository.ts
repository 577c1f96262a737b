import type { RecentConversation } from "@llave/contract/conversations/conversation";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { waitingSince } from "../db/waitingSince.ts";
import type { ConversationKey } from "./storing/store.ts";

/** Messages per page. */
export const pageSize = 60;
/** The most a renter's page shows again of a conversation. */
const maxRepainted = 200;

const messageColumns = [
  "seq",
  "channel",
  "role",
  "author",
  "content",
  "language",
  "learned",
  "grounds",
  "reviewed",
  "offers",
  "why",
  "marked_wrong_at",
  "created_at",
] as const;

/** The visitor's newest conversation on a link, for the page to restore; null on a first visit. */
export function newestOfVisitor(db: Kysely<Database>, key: Omit<ConversationKey, "clientId">) {
  return ofVisitor(db, key).orderBy("updated_at", "desc").limit(1).executeTakeFirst();
}

/** One conversation by its complete key; anyone else's isn't found. */
export function findOfVisitor(db: Kysely<Database>, key: ConversationKey) {
  return ofVisitor(db, key).where("client_id", "=", key.clientId).executeTakeFirst();
}

function ofVisitor(db: Kysely<Database>, key: Omit<ConversationKey, "clientId">) {
  return db
    .selectFrom("conversation")
    .select([
      "agent_id",
      "conversation_id",
      "client_id",
      "language",
      "state",
      "status",
      "is_complete",
      "seen_at",
      "renter_seen",
      "control",
      "mode",
      "muted",
      "paused_until as pausedUntil",
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom("conversation_rating as r")
          .select("r.stars")
          .whereRef("r.agent_id", "=", "conversation.agent_id")
          .whereRef("r.conversation_id", "=", "conversation.conversation_id"),
      ).as("is_rated"),
    )
    .where("agent_id", "=", key.agentId)
    .where("link_id", "=", key.linkId)
    .where("visitor_id", "=", key.visitorId);
}

/**
 * Records that the agent looked at a conversation with something new since they last did.
 * @returns true if there was something new
 */
export async function markSeen(
  db: Kysely<Database>,
  agentId: string,
  conversationId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("conversation")
    .set({ seen_at: now })
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where((row) => row.or([row("seen_at", "is", null), row("seen_at", "<", row.ref("updated_at"))]))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Records how much of a thread its renter's page has shown, if the agent wrote any of what is new.
 * @returns true if something was new
 */
export async function markRenterSeen(
  db: Kysely<Database>,
  conversation: { agent_id: string; conversation_id: string; renter_seen: number | null },
  messages: readonly { seq: number; author: string; reviewed: string | null }[],
): Promise<boolean> {
  const { agent_id, conversation_id, renter_seen: before } = conversation;
  const last = messages.findLast((message) => message.author === "agent" || message.reviewed !== null);
  if (before === null || !last || last.seq < before) return false;
  const { numUpdatedRows } = await db
    .updateTable("conversation")
    .set({ renter_seen: last.seq + 1 })
    .where("agent_id", "=", agent_id)
    .where("conversation_id", "=", conversation_id)
    .where("renter_seen", "<=", last.seq)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The end of a conversation as its renter sees it, oldest first. */
export async function messagesForRenter(db: Kysely<Database>, agentId: string, conversationId: string) {
  const rows = await messagesOf(db, agentId, conversationId).orderBy("seq", "desc").limit(maxRepainted).execute();
  return rows.reverse();
}

/**
 * A page of an agent's thread, oldest first, ending before a sequence number. Returns null if the agent has no such
 * conversation.
 */
export async function threadPage(db: Kysely<Database>, agentId: string, conversationId: string, before: number | null) {
  let query = messagesOf(db, agentId, conversationId);
  if (before !== null) query = query.where("seq", "<", before);
  const rows = await query
    .orderBy("seq", "desc")
    .limit(pageSize + 1)
    .execute();
  if (rows.length === 0 && !(await ownsConversation(db, agentId, conversationId))) return null;
  const page = rows.slice(0, pageSize).reverse();
  return { messages: page, before: rows.length > pageSize ? (page[0]?.seq ?? null) : null };
}

export type MessageRow = Awaited<ReturnType<typeof messagesForRenter>>[number];

function messagesOf(db: Kysely<Database>, agentId: string, conversationId: string) {
  return db
    .selectFrom("message")
    .select(messageColumns)
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId);
}

/** The message at a position known to exist. */
export function messageAt(db: Kysely<Database>, agentId: string, conversationId: string, seq: number) {
  return messagesOf(db, agentId, conversationId).where("seq", "=", seq).executeTakeFirstOrThrow();
}

async function ownsConversation(db: Kysely<Database>, agentId: string, conversationId: string): Promise<boolean> {
  const row = await db
    .selectFrom("conversation")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .executeTakeFirst();
  return row !== undefined;
}

/** How many conversations of each kind are read to find the most recently active ones. */
const recentShown = 5;

/** A qualified conversation still needs the agent if it has an open draft or question. */
const statusForAgent = sql<RecentConversation["status"]>`
  case when l.needs_you and c.status <> 'stopped' then 'waiting' else c.status end`.as("status");

/**
 * The agent's most recently active conversations (specification: at most five). Those with a lead, counted or not, are
 * found by the lead's time; those without one by when they started.
 */
export async function recentConversations(db: Kysely<Database>, agentId: string) {
  const withLead = (counted: boolean) =>
    db
      .selectFrom("lead as l")
      .innerJoin("conversation as c", (join) =>
        join.onRef("c.agent_id", "=", "l.agent_id").onRef("c.conversation_id", "=", "l.conversation_id"),
      )
      .select(["c.conversation_id", "c.last_message", "c.updated_at", "l.lead_id", "l.name"])
      .select(statusForAgent)
      .select(waitingSince("l").as("waiting_since"))
      .where("l.agent_id", "=", agentId)
      .where(counted ? sql<boolean>`l.counted` : sql<boolean>`not l.counted`)
      .where("l.removed_at", "is", null)
      .orderBy("l.updated_at", "desc")
      .orderBy("l.lead_id", "desc")
      .limit(recentShown);
  const without = db
    .selectFrom("conversation as c")
    .select(["c.conversation_id", "c.last_message", "c.updated_at", "c.status", "c.lead_id"])
    .select(sql<string | null>`null`.as("name"))
    .select(sql<Date | null>`null`.as("waiting_since"))
    .where("c.agent_id", "=", agentId)
    .where("c.lead_id", "is", null)
    .orderBy("c.created_at", "desc")
    .limit(recentShown);
  const rows = (await Promise.all([withLead(true), withLead(false), without].map((query) => query.execute()))).flat();
  return rows.sort((a, b) => b.updated_at.getTime() - a.updated_at.getTime()).slice(0, recentShown);
}
