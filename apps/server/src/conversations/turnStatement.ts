import { shardOfConnection } from "../smartlinks/views.ts";
import type { StoredConversation } from "./store.ts";
import type { LeadValues, NewMessage, TurnWrite } from "./writeTurn.ts";

/** Collects the values of a statement while its text is put together. */
class Values {
  readonly list: unknown[] = [];

  /** Adds a value and gives its placeholder, typed so that it can stand anywhere. */
  add(value: unknown, type: string): string {
    this.list.push(value);
    return `$${this.list.length}::${type}`;
  }

  json(value: unknown): string {
    return this.add(value === null ? null : JSON.stringify(value), "jsonb");
  }
}

/**
 * The statement for a turn's shape. Parts that have nothing to write are left out, since
 * each costs the database something even when empty; every shape is prepared by a name
 * of its own, so that it is planned once a connection.
 */
export function turnStatement(turn: TurnWrite): { name: string; text: string; values: unknown[] } {
  const values = new Values();
  const start = turn.before === null;
  const same: Same = {
    first: start ? "start" : "continue",
    agent: values.add(turn.key.agentId, "uuid"),
    conversation: values.add(turn.conversationId, "uuid"),
    now: values.add(turn.now, "timestamptz"),
    language: values.add(turn.language, "text"),
    lastMessage: values.add(turn.lastMessage, "text"),
  };
  const parts: [name: string, text: string][] = [
    [same.first, conversationPart(turn, values, same)],
    [`messages${turn.messages.length}`, insertMessages(turn.messages, values, same)],
  ];
  if (turn.lead) parts.push(["saved_lead", saveLead(turn, turn.lead, values, same)]);
  if (start || turn.countsLead) parts.push(["figures", countFigures(turn, values, same)]);
  if (turn.tasks.length > 0) parts.push(["tasks", insertTasks(turn, values, same)]);
  if (turn.overtaken.length > 0) parts.push([overtakenName(turn), overtakeDrafts(turn, values, same)]);
  if (turn.drafts.length > 0) parts.push(["drafts", insertDrafts(turn, values, same)]);
  if (turn.events.length > 0) parts.push(["events", insertEvents(turn, values, same)]);
  const text = `with ${parts.map(([name, part]) => `${name} as (${part})`).join(", ")}
    select 1 from ${same.first}`;
  return { name: `${parts.map(([name]) => name).join("-")}`, text, values: values.list };
}

/** What several parts share: the part that all hang on, and placeholders. */
interface Same {
  first: "start" | "continue";
  agent: string;
  conversation: string;
  now: string;
  language: string;
  lastMessage: string;
}

function conversationPart(turn: TurnWrite, values: Values, same: Same): string {
  return turn.before === null
    ? startConversation(turn, values, same)
    : continueConversation(turn, turn.before, values, same);
}

function startConversation(turn: TurnWrite, values: Values, same: Same): string {
  return `
    insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state,
      status, is_complete, lead_counted, contact_only, message_count, last_message, answered, notice_version, notice_at,
      created_at, updated_at)
    values (${same.agent}, ${same.conversation}, ${values.add(turn.key.linkId, "uuid")},
      ${values.add(turn.key.visitorId, "uuid")}, ${values.add(turn.key.clientId, "text")},
      ${values.add(turn.leadId, "uuid")}, ${same.language}, ${values.json(turn.state)},
      ${values.add(turn.status, "text")}, ${values.add(turn.isComplete, "boolean")},
      ${values.add(turn.countsLead, "boolean")}, ${values.add(turn.contactOnly, "boolean")},
      ${values.add(turn.messages.length, "int")}, ${same.lastMessage}, ${values.json(turn.answered)}, ${values.add(turn.noticeVersion, "text")}, ${same.now}, ${same.now}, ${same.now})
    on conflict do nothing returning 1`;
}

function continueConversation(turn: TurnWrite, before: StoredConversation, values: Values, same: Same): string {
  return `
    update conversation set lead_id = ${values.add(turn.leadId, "uuid")}, language = ${same.language},
      state = ${values.json(turn.state)}, status = ${values.add(turn.status, "text")},
      is_complete = ${values.add(turn.isComplete, "boolean")},
      lead_counted = lead_counted or ${values.add(turn.countsLead, "boolean")},
      message_count = message_count + ${values.add(turn.messages.length, "int")},
      last_message = ${same.lastMessage}, answered = ${values.json(turn.answered)},
      version = version + 1, updated_at = ${same.now}
    where agent_id = ${same.agent} and conversation_id = ${same.conversation}
      and version = ${values.add(before.version, "int")}
    returning 1`;
}

function insertMessages(messages: NewMessage[], values: Values, same: Same): string {
  const rows = messages.map(
    (message) => `(${values.add(message.seq, "int")}, ${values.add(message.role, "text")},
      ${values.add(message.author, "text")}, ${values.add(message.content, "text")},
      ${values.add(message.language, "text")}, ${values.json(message.learned)}, ${values.json(message.grounds)})`,
  );
  return `
    insert into message (agent_id, conversation_id, created_at, seq, role, author, content, language, learned, grounds)
    select ${same.agent}, ${same.conversation}, ${same.now}, m.*
    from ${same.first}, (values ${rows.join(", ")}) as m`;
}

/**
 * Makes the lead or brings it up to date. "On conflict" names the primary key, where an
 * update by it leaves the choice of the index to the planner: while the table is young it
 * took one that walks through all of an agent's leads.
 */
function saveLead(turn: TurnWrite, lead: LeadValues, values: Values, same: Same): string {
  const changing = [...leadColumns, "language", "last_message", "updated_at"];
  return `
    insert into lead (agent_id, lead_id, conversation_id, link_id, source, quotes, needs_you, created_at,
      ${changing.join(", ")})
    select ${same.agent}, ${values.add(turn.leadId, "uuid")}, ${same.conversation},
      ${values.add(turn.key.linkId, "uuid")}, ${values.add(lead.source, "text")}, ${values.json(lead.quotes)},
      ${values.add(needsAgent(turn), "boolean")}, ${same.now},
      ${leadValues(lead, values).join(", ")}, ${same.language}, ${same.lastMessage}, ${same.now}
    from ${same.first}
    on conflict (agent_id, lead_id) do update set
      ${changing.map((column) => `${column} = excluded.${column}`).join(", ")},
      quotes = lead.quotes || excluded.quotes, needs_you = lead.needs_you or excluded.needs_you`;
}

/** True when the agent has to do something: a task, a draft, or an answer that nobody else gives. */
function needsAgent({ tasks, drafts, status }: TurnWrite): boolean {
  return tasks.length > 0 || drafts.length > 0 || status === "waiting";
}

/** What a turn decides anew. Quotes are apart: those of earlier messages stay. */
const leadColumns = [
  "name",
  "email",
  "phone",
  "budget",
  "area",
  "bedrooms",
  "timeline",
  "slots",
  "corrected",
  "refused",
  "score",
  "status",
  "reasons",
];

/** In the order of {@link leadColumns}. */
function leadValues(lead: LeadValues, values: Values): string[] {
  return [
    values.add(lead.name, "text"),
    values.add(lead.email, "text"),
    values.add(lead.phone, "text"),
    values.add(lead.budget, "int"),
    values.add(lead.area, "text"),
    values.json(lead.bedrooms),
    values.add(lead.timeline, "text"),
    values.json(lead.slots),
    values.json(lead.corrected),
    values.json(lead.refused),
    values.add(lead.score, "smallint"),
    values.add(lead.status, "text"),
    values.json(lead.reasons),
  ];
}

function countFigures(turn: TurnWrite, values: Values, same: Same): string {
  return `
    insert into smartlink_day (agent_id, link_id, day, shard, conversations, leads)
    select ${same.agent}, ${values.add(turn.key.linkId, "uuid")}, ${values.add(turn.day, "date")}, ${shardOfConnection},
      ${values.add(turn.before === null ? 1 : 0, "int")}, ${values.add(turn.countsLead ? 1 : 0, "int")}
    from ${same.first}
    on conflict (agent_id, link_id, day, shard) do update set
      conversations = smartlink_day.conversations + excluded.conversations,
      leads = smartlink_day.leads + excluded.leads`;
}

function insertTasks(turn: TurnWrite, values: Values, same: Same): string {
  return `
    insert into task (agent_id, conversation_id, kind, topic, property_id, urgent, created_at)
    select ${same.agent}, ${same.conversation}, t.kind, t.topic, t.property_id, t.urgent, ${same.now}
    from ${same.first}, jsonb_to_recordset(${values.json(turn.tasks)})
      as t(kind text, topic text, property_id uuid, urgent boolean)
    on conflict (agent_id, conversation_id, kind, topic) where done_at is null do nothing`;
}

function overtakenName({ overtaken }: TurnWrite): string {
  return overtaken === "all" ? "overall" : "over";
}

function overtakeDrafts({ overtaken }: TurnWrite, values: Values, same: Same): string {
  const which = overtaken === "all" ? "" : `and d.kind || ':' || d.topic = any(${values.add(overtaken, "text[]")})`;
  return `
    update draft d set status = 'stale', decided_at = ${same.now} from ${same.first}
    where d.agent_id = ${same.agent} and d.conversation_id = ${same.conversation} and d.status = 'waiting' ${which}`;
}

function insertDrafts(turn: TurnWrite, values: Values, same: Same): string {
  return `
    insert into draft (agent_id, conversation_id, created_at, kind, topic, property_id, content, translation, language,
      needs_answer, grounds)
    select ${same.agent}, ${same.conversation}, ${same.now}, d.*
    from ${same.first}, jsonb_to_recordset(${values.json(turn.drafts)})
      as d(kind text, topic text, property_id uuid, content text, translation text, language text,
        needs_answer boolean, grounds jsonb)`;
}

function insertEvents(turn: TurnWrite, values: Values, same: Same): string {
  return `
    insert into conversation_event (agent_id, conversation_id, kind, detail, created_at)
    select ${same.agent}, ${same.conversation}, e.kind, e.detail, ${same.now}
    from ${same.first}, jsonb_to_recordset(${values.json(turn.events)}) as e(kind text, detail text)`;
}
