import { shardOfConnection } from "../../db/shard.ts";
import { handsOff, type LeadValues, needsAgent, type TurnWrite } from "./turnWrite.ts";

/**
 * The statement for a batch of turns. Each part reads its own rows from a JSON array in its own parameter, so no row
 * passes through more of the statement than needed. Parts without rows are left out, since each costs the database
 * something even when empty. Every combination of parts is prepared under its own name, so it is planned once per
 * connection. It returns the ids of the conversations it wrote, and whether something that waited for the agent ended.
 */
export function turnStatement(turns: TurnWrite[]): { name: string; text: string; values: string[] } {
  const rows = rowsByPart(turns);
  const used = partNames.filter((part) => rows[part].length > 0);
  // One letter per part, all different: the database compares only the first 63 characters of a name.
  const name = `turns-${used.map((part) => part[0]).join("")}`;
  const text = texts.get(name) ?? statementText(used);
  texts.set(name, text);
  return { name, text, values: used.map((part) => JSON.stringify(rows[part])) };
}

type PartName = (typeof partNames)[number];
const texts = new Map<string, string>();

function statementText(used: PartName[]): string {
  const changed = used.filter((part) => part === "started" || part === "continued");
  const others = used.filter((part) => part !== "started" && part !== "continued");
  const part = (name: PartName) => `${name} as (${parts[name](records(used.indexOf(name) + 1, columnsOf[name]))})`;
  return `with
    ${changed.map(part).join(", ")},
    written as materialized (${changed.map((name) => `select conversation_id from ${name}`).join(" union all ")}),
    ${others.map(part).join(", ")}
    select conversation_id, ${endedIn(used)} as ended from written`;
}

/** Whether a conversation's turn closed a draft or a task. */
function endedIn(used: PartName[]): string {
  const ending = used.filter((part) => part === "superseded" || part === "given");
  if (ending.length === 0) return "false";
  return `conversation_id in (${ending.map((name) => `select conversation_id from ${name}`).join(" union all ")})`;
}

/** The rows of a parameter as a table `t`. */
function records(parameter: number, columns: Record<string, string>): string {
  const types = Object.entries(columns).map(([name, type]) => `"${name}" ${type}`);
  return `jsonb_to_recordset($${parameter}::jsonb) as t(${types.join(", ")})`;
}

/** A conversation after its turn; the version is the previous one, null if the turn starts the conversation. */
const conversationColumns = {
  agent_id: "uuid",
  conversation_id: "uuid",
  link_id: "uuid",
  visitor_id: "uuid",
  client_id: "text",
  channel: "text",
  lead_id: "uuid",
  version: "int",
  now: "timestamptz",
  language: "text",
  state: "jsonb",
  status: "text",
  is_complete: "boolean",
  contact_only: "boolean",
  answered: "jsonb",
  notice_version: "text",
  notice_at: "timestamptz",
  last_message: "text",
  new_messages: "int",
  hands_over: "boolean",
};

/**
 * What each turn sets on its lead, apart from language, last message and time. Quotes are separate, because earlier
 * ones stay.
 */
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

const keyColumns = { agent_id: "uuid", conversation_id: "uuid", now: "timestamptz" };

const columnsOf = {
  started: conversationColumns,
  continued: conversationColumns,
  messages: {
    ...keyColumns,
    seq: "int",
    role: "text",
    author: "text",
    channel: "text",
    content: "text",
    language: "text",
    learned: "jsonb",
    grounds: "jsonb",
    offers: "jsonb",
    why: "jsonb",
  },
  lead: {
    ...keyColumns,
    lead_id: "uuid",
    link_id: "uuid",
    language: "text",
    last_message: "text",
    silent_since: "timestamptz",
    needs_agent: "boolean",
    only_message: "boolean",
    source: "text",
    quotes: "jsonb",
    ...leadColumns,
  },
  figures: {
    conversation_id: "uuid",
    agent_id: "uuid",
    link_id: "uuid",
    day: "date",
  },
  tasks: { ...keyColumns, kind: "text", topic: "text", property_id: "uuid", urgent: "boolean", quote: "text" },
  superseded: { ...keyColumns, subjects: "text[]", supersedes_all: "boolean" },
  reworded: { ...keyColumns, language: "text", except: "text[]" },
  given: { ...keyColumns, subjects: "text[]" },
  drafts: {
    ...keyColumns,
    kind: "text",
    topic: "text",
    property_id: "uuid",
    content: "text",
    translation: "text",
    language: "text",
    needs_answer: "boolean",
    grounds: "jsonb",
    renews: "boolean",
  },
  events: { ...keyColumns, kind: "text", detail: "text" },
  answers: { ...keyColumns, answer_id: "uuid" },
};

const leadNames = Object.keys(leadColumns).join(", ");
const leadUpdates = [
  ...Object.keys(leadColumns),
  "language",
  "last_message",
  "silent_since",
  "only_message",
  "updated_at",
];
const messageNames = Object.keys(columnsOf.messages).join(", ");
/** True for the rows of turns that were written. */
const isWritten = "t.conversation_id in (select conversation_id from written)";

/** The subject of a draft `d`, as `subjectOf` gives it. */
const subject = `d.kind || ':' || d.topic || case when d.kind = 'answer' then ':' || coalesce(d.property_id::text, '') else '' end`;

/** The statement's parts with their rows. `started` and `continued` come first; the others write only for conversations that those two wrote. */
const parts: Record<PartName, (rows: string) => string> = {
  started: (rows) => `
    insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, channel, lead_id, language, state,
      status, is_complete, contact_only, muted, message_count, last_message, answered, notice_version, notice_at,
      created_at, updated_at)
    select agent_id, conversation_id, link_id, visitor_id, client_id, channel, lead_id, language, state,
      status, is_complete, contact_only, case when hands_over then false end, new_messages, last_message, answered, notice_version, now,
      now, now
    from ${rows}
    on conflict do nothing returning conversation_id`,

  continued: (rows) => `
    update conversation c set lead_id = t.lead_id, channel = t.channel, language = t.language, state = t.state, status = t.status,
      is_complete = t.is_complete, muted = case when t.hands_over then false else c.muted end,
      message_count = c.message_count + t.new_messages, last_message = t.last_message,
      answered = t.answered, version = c.version + 1, updated_at = t.now,
      notice_at = coalesce(t.notice_at, c.notice_at),
      notice_version = case when t.notice_at is null then c.notice_version else t.notice_version end
    from ${rows}
    where c.agent_id = t.agent_id and c.conversation_id = t.conversation_id and c.version = t.version
    returning c.conversation_id`,

  messages: (rows) => `
    insert into message (${messageNames.replace("now", "created_at")})
    select ${messageNames} from ${rows} where ${isWritten}`,

  lead: (rows) => `
    insert into lead (agent_id, lead_id, conversation_id, link_id, language, last_message, silent_since, created_at,
      updated_at, needs_you, only_message, source, quotes, ${leadNames})
    select agent_id, lead_id, conversation_id, link_id, language, last_message, silent_since, now,
      now, needs_agent, only_message, source, quotes, ${leadNames}
    from ${rows} where ${isWritten}
    on conflict (agent_id, lead_id) do update set
      ${leadUpdates.map((column) => `${column} = excluded.${column}`).join(", ")},
      quotes = lead.quotes || excluded.quotes, done_at = null,
      needs_you = lead.needs_you or excluded.needs_you or lead.done_at is not null`,

  figures: (rows) => `
    insert into smartlink_day (agent_id, link_id, day, shard, conversations)
    select agent_id, link_id, day, ${shardOfConnection}, count(*)
    from ${rows} where ${isWritten}
    group by agent_id, link_id, day order by agent_id, link_id, day
    on conflict (agent_id, link_id, day, shard) do update set
      conversations = smartlink_day.conversations + excluded.conversations`,

  tasks: (rows) => `
    insert into task (agent_id, conversation_id, kind, topic, property_id, urgent, quote, created_at)
    select agent_id, conversation_id, kind, topic, property_id, urgent, quote, now from ${rows} where ${isWritten}
    on conflict do nothing`,

  superseded: (rows) => `
    update draft d set status = 'superseded', decided_at = t.now from ${rows}
    where d.agent_id = t.agent_id and d.conversation_id = t.conversation_id and d.status = 'waiting'
      and (t.supersedes_all or ${subject} = any(t.subjects)) and ${isWritten}
    returning d.conversation_id`,

  reworded: (rows) => `
    update draft d set content = d.translation, translation = d.content, language = t.language from ${rows}
    where d.agent_id = t.agent_id and d.conversation_id = t.conversation_id and d.status = 'waiting'
      and d.language <> t.language and d.translation <> '' and ${subject} <> all(t."except") and ${isWritten}`,

  given: (rows) => `
    update task k set done_at = t.now, closed_as = 'answered' from ${rows}
    where k.agent_id = t.agent_id and k.conversation_id = t.conversation_id and k.done_at is null
      and k.kind = 'knowledge_gap' and 'answer:' || k.topic || ':' || k.property_id = any(t.subjects) and ${isWritten}
    returning k.conversation_id`,

  drafts: (rows) => `
    insert into draft (agent_id, conversation_id, created_at, kind, topic, property_id, content, translation, language,
      needs_answer, grounds)
    select agent_id, conversation_id, now, kind, topic, property_id, content, translation, language,
      needs_answer, grounds
    from ${rows} where ${isWritten} and (not renews or exists (
      select from draft d where d.agent_id = t.agent_id and d.conversation_id = t.conversation_id
        and d.kind = t.kind and d.status = 'waiting'))`,

  events: (rows) => `
    insert into conversation_event (agent_id, conversation_id, kind, detail, created_at)
    select agent_id, conversation_id, kind, detail, now from ${rows} where ${isWritten}`,

  answers: (rows) => `
    insert into own_answer_use (agent_id, answer_id, shard, uses, last_used_at)
    select agent_id, answer_id, ${shardOfConnection}, count(*), max(now) from ${rows}
    where ${isWritten} and exists (
      select from own_answer o where o.agent_id = t.agent_id and o.answer_id = t.answer_id)
    group by agent_id, answer_id order by agent_id, answer_id
    on conflict (agent_id, answer_id, shard) do update set uses = own_answer_use.uses + excluded.uses,
      last_used_at = greatest(own_answer_use.last_used_at, excluded.last_used_at)`,
};

/** In the order of the statement. */
const partNames = [
  "started",
  "continued",
  "messages",
  "lead",
  "figures",
  "tasks",
  "superseded",
  "reworded",
  "given",
  "drafts",
  "events",
  "answers",
] as const;

type Row<Part extends PartName> = Record<keyof (typeof columnsOf)[Part], unknown>;
/** A column missing from a row is null. */
type Rows = { [Part in PartName]: Partial<Row<Part>>[] };

function rowsByPart(turns: TurnWrite[]): Rows {
  const rows: Rows = {
    started: [],
    continued: [],
    messages: [],
    lead: [],
    figures: [],
    tasks: [],
    superseded: [],
    reworded: [],
    given: [],
    drafts: [],
    events: [],
    answers: [],
  };
  for (const turn of turns) {
    (turn.before === null ? rows.started : rows.continued).push(conversationRow(turn));
    addRowsOfTurn(rows, turn);
  }
  return rows;
}

function addRowsOfTurn(rows: Rows, turn: TurnWrite): void {
  const { conversationId: conversation_id, now, lead, superseded } = turn;
  const { agentId: agent_id, linkId: link_id } = turn.key;
  const of = { agent_id, conversation_id, now };
  for (const message of turn.messages) rows.messages.push({ ...of, channel: turn.channel, ...message });
  if (lead) rows.lead.push({ ...of, ...leadRow(turn), ...lead });
  if (turn.before === null) rows.figures.push({ conversation_id, agent_id, link_id, day: turn.day });
  for (const task of turn.tasks) rows.tasks.push({ ...of, ...task });
  if (superseded === "all") rows.superseded.push({ ...of, subjects: [], supersedes_all: true });
  else if (superseded.length > 0) rows.superseded.push({ ...of, subjects: superseded, supersedes_all: false });
  if (superseded !== "all" && turn.rewordsTo)
    rows.reworded.push({ ...of, language: turn.rewordsTo, except: superseded });
  if (turn.answers.length > 0) rows.given.push({ ...of, subjects: turn.answers });
  for (const draft of turn.drafts) rows.drafts.push({ ...of, ...draft, renews: false });
  for (const draft of turn.renewed) rows.drafts.push({ ...of, ...draft, renews: true });
  for (const event of turn.events) rows.events.push({ ...of, ...event });
  for (const answer_id of turn.ownAnswers) rows.answers.push({ ...of, answer_id });
}

function leadRow(turn: TurnWrite): Partial<Row<"lead">> {
  return {
    lead_id: turn.leadId,
    link_id: turn.key.linkId,
    language: turn.language,
    last_message: turn.lastMessage,
    silent_since: turn.messages.at(-1)?.role === "assistant" ? turn.now : null,
    needs_agent: needsAgent(turn),
    only_message: turn.before === null,
  };
}

function conversationRow(turn: TurnWrite): Row<"started"> {
  return {
    agent_id: turn.key.agentId,
    conversation_id: turn.conversationId,
    link_id: turn.key.linkId,
    visitor_id: turn.key.visitorId,
    client_id: turn.key.clientId,
    channel: turn.channel,
    lead_id: turn.leadId,
    version: turn.before?.version ?? null,
    now: turn.now,
    language: turn.language,
    state: turn.state,
    status: turn.status,
    is_complete: turn.isComplete,
    contact_only: turn.contactOnly,
    answered: turn.answered,
    notice_version: turn.noticeVersion,
    notice_at: turn.repeatsNotice ? turn.now : null,
    last_message: turn.lastMessage,
    new_messages: turn.messages.length,
    hands_over: handsOff(turn),
  };
}
