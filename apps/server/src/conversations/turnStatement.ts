import { shardOfConnection } from "../smartlinks/views.ts";
import type { LeadValues, TurnWrite } from "./writeTurns.ts";

/**
 * The statement for a batch of turns: one JSON value carries them all, and parts that none
 * of them needs are left out, since each costs the database something even when empty.
 * Every shape is prepared by a name of its own, so that it is planned once a connection.
 * It answers the ids of the conversations it wrote.
 */
export function turnStatement(turns: TurnWrite[]): { name: string; text: string; values: [string] } {
  const needs = {
    started: turns.some(({ before }) => before === null),
    continued: turns.some(({ before }) => before !== null),
    lead: turns.some(({ lead }) => lead !== null),
    figures: turns.some(({ before, countsLead }) => before === null || countsLead),
    tasks: turns.some(({ tasks }) => tasks.length > 0),
    overtaken: turns.some(({ overtaken }) => overtaken.length > 0),
    drafts: turns.some(({ drafts }) => drafts.length > 0),
    events: turns.some(({ events }) => events.length > 0),
  };
  const name = ["turns", ...partNames.filter((part) => needs[part])].join("-");
  const text = texts.get(name) ?? statementText(partNames.filter((part) => needs[part]));
  texts.set(name, text);
  return { name, text, values: [JSON.stringify(turns.map(turnRecord))] };
}

type PartName = (typeof partNames)[number];
const texts = new Map<string, string>();

function statementText(names: PartName[]): string {
  const changed = names.filter((name) => name === "started" || name === "continued");
  const others = ["messages" as const, ...names.filter((name) => name !== "started" && name !== "continued")];
  const ids = changed.map((name) => `select conversation_id from ${name}`).join(" union all ");
  return `with
    turn as materialized (select * from jsonb_to_recordset($1::jsonb) as t(${columns(turnColumns)})),
    ${changed.map((name) => `${name} as (${parts[name]})`).join(", ")},
    written as materialized (select turn.* from (${ids}) as changed join turn using (conversation_id)),
    ${others.map((name) => `${name} as (${parts[name]})`).join(", ")}
    select conversation_id from written`;
}

/** Fields of a turn's record; a conversation's version is null where the turn starts it. */
const turnColumns = {
  agent_id: "uuid",
  conversation_id: "uuid",
  link_id: "uuid",
  visitor_id: "uuid",
  client_id: "text",
  lead_id: "uuid",
  version: "int",
  now: "timestamptz",
  day: "date",
  language: "text",
  state: "jsonb",
  status: "text",
  is_complete: "boolean",
  counts_lead: "boolean",
  contact_only: "boolean",
  needs_agent: "boolean",
  answered: "jsonb",
  notice_version: "text",
  notice_at: "timestamptz",
  last_message: "text",
  messages: "jsonb",
  tasks: "jsonb",
  drafts: "jsonb",
  overtaken: "text[]",
  overtakes_all: "boolean",
  events: "jsonb",
  lead: "jsonb",
};

/** What a turn decides anew of its lead, beside language, last message and time. Quotes are apart: earlier ones stay. */
const leadColumns = {
  name: "text",
  email: "text",
  phone: "text",
  budget: "int",
  area: "text",
  bedrooms: "jsonb",
  timeline: "text",
  slots: "jsonb",
  corrected: "jsonb",
  refused: "jsonb",
  score: "smallint",
  status: "text",
  reasons: "jsonb",
} satisfies Partial<Record<keyof LeadValues, string>>;

const messageColumns = {
  seq: "int",
  role: "text",
  author: "text",
  content: "text",
  language: "text",
  learned: "jsonb",
  grounds: "jsonb",
  offers: "jsonb",
  why: "jsonb",
};

/** Column definitions of a record set. */
function columns(types: Record<string, string>): string {
  return Object.entries(types)
    .map(([name, type]) => `${name} ${type}`)
    .join(", ");
}

const leadNames = Object.keys(leadColumns);
const leadUpdates = [...leadNames, "language", "last_message", "updated_at"];

/** The parts of the statement, in the order they stand. All but the first two write only for turns that those accepted. */
const parts = {
  started: `
    insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state,
      status, is_complete, lead_counted, contact_only, message_count, last_message, answered, notice_version, notice_at,
      created_at, updated_at)
    select agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state,
      status, is_complete, counts_lead, contact_only, jsonb_array_length(messages), last_message, answered, notice_version, now,
      now, now
    from turn where version is null
    on conflict do nothing returning conversation_id`,

  continued: `
    update conversation c set lead_id = t.lead_id, language = t.language, state = t.state, status = t.status,
      is_complete = t.is_complete, lead_counted = c.lead_counted or t.counts_lead,
      message_count = c.message_count + jsonb_array_length(t.messages), last_message = t.last_message,
      answered = t.answered, version = c.version + 1, updated_at = t.now,
      notice_at = coalesce(t.notice_at, c.notice_at),
      notice_version = case when t.notice_at is null then c.notice_version else t.notice_version end
    from turn t
    where c.agent_id = t.agent_id and c.conversation_id = t.conversation_id and c.version = t.version
    returning c.conversation_id`,

  messages: `
    insert into message (agent_id, conversation_id, created_at, ${Object.keys(messageColumns).join(", ")})
    select w.agent_id, w.conversation_id, w.now, m.*
    from written w, jsonb_to_recordset(w.messages) as m(${columns(messageColumns)})`,

  lead: `
    insert into lead (agent_id, lead_id, conversation_id, link_id, language, last_message, created_at, updated_at,
      needs_you, source, quotes, ${leadNames.join(", ")})
    select w.agent_id, w.lead_id, w.conversation_id, w.link_id, w.language, w.last_message, w.now, w.now,
      w.needs_agent, l.*
    from written w, jsonb_to_record(w.lead) as l(source text, quotes jsonb, ${columns(leadColumns)})
    where w.lead is not null
    on conflict (agent_id, lead_id) do update set
      ${leadUpdates.map((column) => `${column} = excluded.${column}`).join(", ")},
      quotes = lead.quotes || excluded.quotes, needs_you = lead.needs_you or excluded.needs_you`,

  figures: `
    insert into smartlink_day (agent_id, link_id, day, shard, conversations, leads)
    select agent_id, link_id, day, ${shardOfConnection}, count(*) filter (where version is null),
      count(*) filter (where counts_lead)
    from written where version is null or counts_lead
    group by agent_id, link_id, day order by agent_id, link_id, day
    on conflict (agent_id, link_id, day, shard) do update set
      conversations = smartlink_day.conversations + excluded.conversations,
      leads = smartlink_day.leads + excluded.leads`,

  tasks: `
    insert into task (agent_id, conversation_id, kind, topic, property_id, urgent, created_at)
    select w.agent_id, w.conversation_id, t.*, w.now
    from written w,
      jsonb_to_recordset(w.tasks) as t(kind text, topic text, property_id uuid, urgent boolean)
    on conflict (agent_id, conversation_id, kind, topic) where done_at is null do nothing`,

  overtaken: `
    update draft d set status = 'stale', decided_at = w.now from written w
    where d.agent_id = w.agent_id and d.conversation_id = w.conversation_id and d.status = 'waiting'
      and (w.overtakes_all or d.kind || ':' || d.topic = any(w.overtaken))`,

  drafts: `
    insert into draft (agent_id, conversation_id, created_at, kind, topic, property_id, content, translation, language,
      needs_answer, grounds)
    select w.agent_id, w.conversation_id, w.now, d.*
    from written w, jsonb_to_recordset(w.drafts) as d(kind text, topic text, property_id uuid, content text,
      translation text, language text, needs_answer boolean, grounds jsonb)`,

  events: `
    insert into conversation_event (agent_id, conversation_id, kind, detail, created_at)
    select w.agent_id, w.conversation_id, e.*, w.now
    from written w, jsonb_to_recordset(w.events) as e(kind text, detail text)`,
};

/** Every part but `messages`, which no turn goes without. */
const partNames = ["started", "continued", "lead", "figures", "tasks", "overtaken", "drafts", "events"] as const;

/** True when the agent has to do something: a task, a draft, or an answer that nobody else gives. */
function needsAgent({ tasks, drafts, status }: TurnWrite): boolean {
  return tasks.length > 0 || drafts.length > 0 || status === "waiting";
}

function turnRecord(turn: TurnWrite): Record<keyof typeof turnColumns, unknown> {
  return {
    agent_id: turn.key.agentId,
    conversation_id: turn.conversationId,
    link_id: turn.key.linkId,
    visitor_id: turn.key.visitorId,
    client_id: turn.key.clientId,
    lead_id: turn.leadId,
    version: turn.before?.version ?? null,
    now: turn.now,
    day: turn.day,
    language: turn.language,
    state: turn.state,
    status: turn.status,
    is_complete: turn.isComplete,
    counts_lead: turn.countsLead,
    contact_only: turn.contactOnly,
    needs_agent: needsAgent(turn),
    answered: turn.answered,
    notice_version: turn.noticeVersion,
    notice_at: turn.repeatsNotice ? turn.now : null,
    last_message: turn.lastMessage,
    messages: turn.messages,
    tasks: turn.tasks,
    drafts: turn.drafts,
    overtaken: turn.overtaken === "all" ? [] : turn.overtaken,
    overtakes_all: turn.overtaken === "all",
    events: turn.events,
    lead: turn.lead,
  };
}
