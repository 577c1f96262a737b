import { maxCounted, type ReplyQueue } from "@llave/contract/agent/dashboard";
import { saysSomething } from "@llave/contract/conversations/saysSomething";
import type { Language } from "@llave/contract/language";
import { type Kysely, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { keptLead, threadsOf } from "../leads/merging/members.ts";
import { presentLead } from "../leads/present.ts";
import { countWaiting, type LeadRow, listColumns } from "../leads/repository.ts";

/** On the overview: one lead to call first and four more. The workspace asks for more. */
const usuallyShown = 5;

type QueueRow = LeadRow & {
  task_kind: string | null;
  task_topic: string | null;
  task_property: string | null;
  task_quote: string | null;
  /** The showing that waits for the agent's OK. */
  requested: { id: string; at: string } | null;
  urgent: boolean;
  /** What the renter and the agent wrote last, newest first; null if there is nothing. */
  said: { text: string; language: Language; by: "renter" | "agent"; at: string }[] | null;
  uncalled: boolean;
  has_draft: boolean;
  waiting_since: Date;
};

/** True for a qualified lead that the agent hasn't called yet. */
const isUncalled = sql<boolean>`(finished_at is not null and stage = 'new')`;
/** How many of the newest messages we search for one that says something. */
const maxQuoted = 8;

/**
 * Who to answer first: urgent first, then by score. With equal scores, a qualified lead that wasn't called comes first,
 * then the longest wait.
 */
export async function readQueue(
  db: Kysely<Database>,
  agentId: string,
  limit: number = usuallyShown,
): Promise<ReplyQueue> {
  const [rows, total] = await Promise.all([queueRows(db, agentId, limit), countWaiting(db, agentId, maxCounted)]);
  return { items: rows.map(presentItem), total };
}

/** Of the urgent leads, the longest waiting, and of all, those with the highest scores: together they have the first ones. */
async function queueRows(db: Kysely<Database>, agentId: string, limit: number): Promise<QueueRow[]> {
  const columns = sql.join(listColumns.map((name) => sql.ref(`l.${name}`)));
  const threads = threadsOf(agentId, sql`l.lead_id`);
  const waits = sql`agent_id = ${agentId} and needs_you and removed_at is null`;
  const { rows } = await sql<QueueRow>`
    select ${columns}, l.uncalled, l.urgent, l.task_kind, l.task_topic, l.task_property, l.task_quote, l.waiting_since, q.said,
      (select json_build_object('id', s.showing_id, 'at', s.starts_at) from showing s
        where s.agent_id = ${agentId} and s.conversation_id in ${threads} and s.status = 'requested'
        order by s.starts_at limit 1) as requested,
      exists (select from draft d where d.agent_id = ${agentId} and d.conversation_id in ${threads}
        and d.status = 'waiting' and not d.needs_answer) as has_draft
    from (
      select l.*, ${isUncalled} as uncalled, t.kind as task_kind, t.topic as task_topic, t.property_id as task_property,
        t.quote as task_quote,
        coalesce(t.urgent, false) as urgent, least(coalesce(t.since, l.updated_at), l.updated_at) as waiting_since
      from lead l left join lateral (
        select kind, topic, property_id, quote, urgent, min(created_at) over () as since from task
        where agent_id = ${agentId} and conversation_id in ${threads} and done_at is null
        order by urgent desc, created_at limit 1
      ) as t on true
      where l.agent_id = ${agentId} and l.needs_you and l.removed_at is null and l.lead_id in (
        (select lead_id from lead where ${waits} order by score desc, ${isUncalled} desc, updated_at, lead_id limit ${limit})
        union
        (select ${keptLead("c")} from task u join conversation c
            on c.agent_id = u.agent_id and c.conversation_id = u.conversation_id
          where u.agent_id = ${agentId} and u.urgent and u.done_at is null order by u.created_at limit ${limit}))
      order by urgent desc, l.score desc, uncalled desc, waiting_since, l.lead_id limit ${limit}
    ) as l
    left join lateral (
      select json_agg(json_build_object('text', m.content, 'language', m.language, 'by', m.author, 'at', m.created_at)) as said from (
        select content, language, author, created_at from message
        where agent_id = ${agentId} and conversation_id in ${threads} and author in ('renter', 'agent')
        order by created_at desc, seq desc limit ${maxQuoted}) as m
    ) as q on true
    order by l.urgent desc, l.score desc, l.uncalled desc, l.waiting_since, l.lead_id`.execute(db);
  return rows;
}

/** True for "no home fits" if the renter asked nothing: that they want to be called says more. */
function isUnaskedAvailability({ task_kind, task_topic, task_property, task_quote }: QueueRow): boolean {
  return task_kind === "knowledge_gap" && task_topic === "availability" && task_property === null && task_quote === "";
}

/** The last message of the renter or the agent that says something, else the lead's last one. */
function quoteOf({
  said,
  last_message,
  language,
}: QueueRow): Pick<ReplyQueue["items"][number], "lastMessage" | "language" | "lastBy"> {
  const quote = said?.find(({ by, text }) => by === "agent" || saysSomething(text));
  return quote
    ? { lastMessage: quote.text, language: quote.language, lastBy: quote.by }
    : { lastMessage: last_message, language, lastBy: "renter" };
}

/** When the agent answers only part of it, the wait for the rest starts over. */
function waitingSinceOf({ said, waiting_since }: QueueRow): string {
  const answered = said?.find(({ by }) => by === "agent");
  return new Date(Math.max(waiting_since.getTime(), answered ? Date.parse(answered.at) : 0)).toISOString();
}

function presentItem(row: QueueRow): ReplyQueue["items"][number] {
  const { id, conversationId, name, phone, score, status, area, bedrooms, budget, timeline } = presentLead(row);
  return {
    ...{ id, conversationId, name, phone, score, status, area, bedrooms, budget, timeline },
    ...quoteOf(row),
    reason:
      row.task_kind === null || (row.uncalled && isUnaskedAvailability(row))
        ? null
        : {
            kind: row.task_kind as "ask_human",
            topic: row.task_topic || null,
            ofHome: row.task_property !== null,
          },
    requestedShowing: row.requested && { ...row.requested, at: new Date(row.requested.at).toISOString() },
    urgent: row.urgent,
    uncalled: row.uncalled,
    hasDraft: row.has_draft,
    waitingSince: waitingSinceOf(row),
  };
}
