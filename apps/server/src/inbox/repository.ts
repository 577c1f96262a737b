import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { ApiError } from "../http/errors.ts";
import type { TimeCursor } from "../http/pageCursor.ts";
import { keptLead } from "../leads/merging/members.ts";

/** Drafts and events shown next to one conversation. */
const maxShown = 20;
const maxEvents = 50;

/** A conversation with everything shown next to its thread; undefined if the agent has none with this id. */
export function findConversation(db: Kysely<Database>, agentId: string, conversationId: string) {
  return db
    .selectFrom("conversation as c")
    .innerJoin("agent as a", "a.agent_id", "c.agent_id")
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "c.agent_id").on("l.lead_id", "=", keptLead("c")))
    .leftJoin("smartlink as s", (join) =>
      join.onRef("s.agent_id", "=", "c.agent_id").onRef("s.link_id", "=", "c.link_id"),
    )
    .select([
      "c.agent_id",
      "c.conversation_id",
      "c.lead_id",
      "l.lead_id as kept_lead_id",
      "c.language",
      "c.status",
      "c.channel",
      "c.control",
      "c.mode",
      "c.muted",
      "c.paused_until as pausedUntil",
      "c.state",
    ])
    .select(["c.created_at", "c.updated_at", "a.ai_mode", "a.muted as agent_muted", "l.name", "s.name as link_name"])
    .select(
      sql<string | null>`(select nullif(p.address, '') from property p where p.agent_id = c.agent_id
        and p.property_id::text = c.state ->> 'focus' and p.deleted_at is null)`.as("home"),
    )
    .where("c.agent_id", "=", agentId)
    .where("c.conversation_id", "=", conversationId)
    .executeTakeFirst();
}

export type ConversationRow = NonNullable<Awaited<ReturnType<typeof findConversation>>>;

/**
 * The conversation that one became part of.
 * @throws ApiError `not_found`
 */
export async function joinedInto(db: Kysely<Database>, agentId: string, earlierId: string): Promise<string> {
  const row = await db
    .selectFrom("joined_conversation")
    .select("conversation_id")
    .where("agent_id", "=", agentId)
    .where("earlier_id", "=", earlierId)
    .executeTakeFirst();
  if (!row) throw new ApiError("not_found");
  return row.conversation_id;
}

/** The address of the listing that an answer can be saved to. */
function savesTo(draft: string) {
  return sql<string | null>`(select nullif(p.address, '') from property p
    where ${sql.ref(`${draft}.kind`)} = 'answer' and p.agent_id = ${sql.ref(`${draft}.agent_id`)}
      and p.property_id = ${sql.ref(`${draft}.property_id`)} and p.deleted_at is null)`.as("saves_to");
}

/** A conversation's waiting drafts, and those superseded since the agent last wrote; oldest first. */
export function openDrafts(db: Kysely<Database>, agentId: string, conversationId: string) {
  return db
    .selectFrom("draft")
    .selectAll()
    .select(savesTo("draft"))
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .where((draft) =>
      draft.or([
        draft("status", "=", "waiting"),
        draft.and([
          draft("status", "=", "superseded"),
          sql<boolean>`created_at > coalesce((
            select max(m.created_at) from message m
            where m.agent_id = ${agentId} and m.conversation_id = ${conversationId}
              and (m.author = 'agent' or m.reviewed is not null)), '-infinity')`,
        ]),
      ]),
    )
    .orderBy("created_at")
    .orderBy("draft_id")
    .limit(maxShown)
    .execute();
}

export type DraftRow = Awaited<ReturnType<typeof openDrafts>>[number];

/** What happened to a conversation, oldest first. */
export function eventsOf(db: Kysely<Database>, agentId: string, conversationId: string) {
  return db
    .selectFrom("conversation_event")
    .select(["event_id", "kind", "created_at"])
    .where("agent_id", "=", agentId)
    .where("conversation_id", "=", conversationId)
    .orderBy("created_at", "desc")
    .limit(maxEvents)
    .execute();
}

export type EventRow = Awaited<ReturnType<typeof eventsOf>>[number];

/** Everything that waits for the agent, oldest first; one more than requested, to show whether another page follows. */
export function waitingDrafts(
  db: Kysely<Database>,
  agentId: string,
  { after, limit }: { after: TimeCursor | null; limit: number },
) {
  let query = db
    .selectFrom("draft as d")
    .innerJoin("conversation as c", (join) =>
      join.onRef("c.agent_id", "=", "d.agent_id").onRef("c.conversation_id", "=", "d.conversation_id"),
    )
    .leftJoin("lead as l", (join) => join.onRef("l.agent_id", "=", "c.agent_id").on("l.lead_id", "=", keptLead("c")))
    .selectAll("d")
    .select(savesTo("d"))
    .select(["l.lead_id", "l.name"])
    .where("d.agent_id", "=", agentId)
    .where("d.status", "=", "waiting");
  if (after)
    query = query.where(sql<boolean>`(d.created_at, d.draft_id) > (${after.at}::timestamptz, ${after.id}::uuid)`);
  return query
    .orderBy("d.created_at")
    .orderBy("d.draft_id")
    .limit(limit + 1)
    .execute();
}

export type WaitingRow = Awaited<ReturnType<typeof waitingDrafts>>[number];
