import type { Language } from "@llave/contract/language";
import { leadStatus, type leadsQuery, maxSize } from "@llave/contract/leads/leads";
import { sourceKey } from "@llave/contract/leads/sourceKey";
import { type RawBuilder, type Selectable, sql } from "kysely";
import { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { searchText } from "../../db/searchText.ts";
import { readCursor } from "../../http/pageCursor.ts";
import { marketDay } from "../../time/marketDay.ts";
import { homeTimeZone } from "../../time/markets.ts";
import { dueLeads } from "../todos/todos.ts";
import { type Cursor, leadCursor } from "./cursor.ts";

/** Filters and order of a list of leads; undefined doesn't filter. */
export interface LeadFilter {
  status: "hot" | "warm" | "cold" | undefined;
  stage: Selectable<Database["lead"]>["stage"] | undefined;
  /** A SmartLink's source tag; an empty string means leads without one. */
  source: string | undefined;
  link: string | undefined;
  language: Language | undefined;
  /** True shows only what needs the agent. */
  waiting: boolean;
  /** True lists conversations of one anonymous message, which aren't leads yet, instead of leads. */
  onlyMessage: boolean;
  /** First and last day of arrival, in the market. */
  from: string | undefined;
  to: string | undefined;
  /** Whole USD a month; a lead without a budget passes neither. */
  budgetFrom: number | undefined;
  budgetTo: number | undefined;
  /** Bedrooms; {@link maxSize} means that many or more. */
  size: number | undefined;
  /** One of these is enough. */
  areas: string[] | undefined;
  /** The last day of the move. */
  moveBy: string | undefined;
  /** True lets renters without a date pass `moveBy`. */
  flexible: boolean;
  ids: string[] | undefined;
  /** The agent whose leads have an open to-do, and the day up to which it is due. */
  due: { agentId: string; by: string } | undefined;
  /** Words to find in name, email, phone or area. */
  text: string | undefined;
  sort: "score" | "recent" | "quiet";
  after: Cursor | null;
  limit: number;
}

const defaultPage = 25;

/** Reads the filters in an address: `all` and unknown values don't filter. */
export function leadFilter(query: z.infer<typeof leadsQuery>, agentId: string, now: Date): LeadFilter {
  const source = query.source === "all" ? undefined : query.source;
  return {
    status: leadStatus.safeParse(query.status).data,
    stage: query.stage,
    source: source === undefined ? undefined : sourceKey(source),
    link: query.link,
    language: query.language,
    waiting: query.waiting === "1",
    onlyMessage: query.onlyMessage === "1",
    from: query.from,
    to: query.to,
    budgetFrom: query.budgetFrom,
    budgetTo: query.budgetTo,
    size: query.size,
    areas: namesOf(query.area),
    moveBy: query.moveBy,
    flexible: query.flexible === "1",
    ids: query.ids?.split(",").filter((id) => z.uuid().safeParse(id).success),
    due: query.due === "1" ? { agentId, by: marketDay(now, homeTimeZone) } : undefined,
    text: leadText(query.q),
    // These have no index by score: one message says little.
    sort: query.onlyMessage === "1" ? "recent" : (query.sort ?? "score"),
    after: readCursor(leadCursor, query.after),
    limit: query.limit ?? defaultPage,
  };
}

/** Names separated by commas; undefined if there are none. */
function namesOf(text: string | undefined): string[] | undefined {
  const names = text?.split(",").flatMap((name) => name.trim() || []) ?? [];
  return names.length > 0 ? names : undefined;
}

type Condition = RawBuilder<boolean>;

/**
 * The agent's leads that lists show; the rows' alias is `l`. Everyone who waits for the agent is listed as waiting,
 * also after one anonymous message, as in the reply queue.
 */
export function listedOf(
  agentId: string,
  { onlyMessage, waiting }: Pick<LeadFilter, "onlyMessage" | "waiting">,
): Condition {
  const which = onlyMessage ? sql`not l.counted` : waiting ? sql`l.needs_you` : sql`l.counted`;
  return sql`l.agent_id = ${agentId} and ${which} and l.removed_at is null`;
}

/** The conditions that narrow a list, except for text; empty if there are none. */
export function narrowing(filter: LeadFilter): Condition[] {
  const { language } = filter;
  return [...scarceConditions(filter), ...(language ? [sql<boolean>`l.language = ${language}`] : [])];
}

/** The conditions that may leave few leads: each has an index, with the usually narrowest first. */
export function scarceConditions(filter: LeadFilter): Condition[] {
  const { status, stage, source, link, waiting, from, to, ids, due } = filter;
  const conditions: Condition[] = [];
  const days: Condition[] = [];
  if (ids) conditions.push(sql`l.lead_id = any(${ids}::uuid[])`);
  if (due) conditions.push(sql`l.lead_id = any(array${dueLeads(due.agentId, due.by)})`);
  if (waiting) conditions.push(sql`l.needs_you`);
  if (from) days.push(sql`l.created_at >= ${from}::date::timestamp at time zone ${homeTimeZone}`);
  if (to) days.push(sql`l.created_at < (${to}::date + 1)::timestamp at time zone ${homeTimeZone}`);
  if (days.length > 0) conditions.push(sql`${sql.join(days, sql` and `)}`);
  if (link) conditions.push(sql`l.link_id = ${link}`);
  if (source !== undefined) conditions.push(source === "" ? sql`l.source is null` : sql`l.source = ${source}`);
  conditions.push(...searchConditions(filter));
  if (stage) conditions.push(sql`l.stage = ${stage}`);
  // A lead who rented or is lost needs no quick answer, however hot they once were.
  if (status === "hot") conditions.push(sql`(l.status = 'hot' and l.stage not in ('leased', 'lost'))`);
  else if (status) conditions.push(sql`l.status = ${status}`);
  return conditions;
}

/** The conditions on what a lead is looking for. */
function searchConditions({ budgetFrom, budgetTo, size, areas, moveBy, flexible }: LeadFilter): Condition[] {
  const conditions: Condition[] = [];
  if (moveBy !== undefined) {
    conditions.push(flexible ? sql`l.moves <= ${moveBy}` : sql`(l.moves > '' and l.moves <= ${moveBy})`);
  }
  if (areas) conditions.push(sql`l.areas && ${areas}::text[]`);
  if (size !== undefined) conditions.push(sizeCondition(size));
  const budget: Condition[] = [];
  if (budgetFrom !== undefined) budget.push(sql`l.budget >= ${budgetFrom}`);
  if (budgetTo !== undefined) budget.push(sql`l.budget <= ${budgetTo}`);
  if (budget.length > 0) conditions.push(sql`(${sql.join(budget, sql` and `)})`);
  return conditions;
}

/** A search for a range of sizes passes if the size is within it. */
function sizeCondition(size: number): Condition {
  return size >= maxSize ? sql`l.rooms_to >= ${maxSize}` : sql`(l.rooms_from <= ${size} and l.rooms_to >= ${size})`;
}

/**
 * The typed text in the same form as the leads' stored words: leading punctuation, such as a number's parentheses, is
 * ignored. `word_beginnings` of the migrations keeps the same number of letters of each.
 */
function leadText(typed: string | undefined): string | undefined {
  const text = searchText(typed)?.replaceAll(/\s+/g, " ").slice(0, 64);
  return text?.replace(/^[^\p{L}\p{N}]+/u, "") || text;
}

/** The starts that a search looks for; a number is found however it is written. */
function beginningsOf(text: string): string[] {
  const digits = text.replaceAll(/\D/g, "");
  const isNumber = digits.length >= 4 && /^[\d\s()+.-]+$/.test(text);
  return isNumber && digits !== text ? [text, digits] : [text];
}

/** A condition on the words of `lead_lookup`, alias `k`: one of them starts with the text. */
export function wordsMatch(text: string): Condition {
  const places = beginningsOf(text).map((beginning) => sql`strpos(k.words, ${` ${beginning}`}) > 0`);
  return sql`(${sql.join(places, sql` or `)})`;
}

/** The leads with such a word, by `lead_word`; some may appear more than once. */
export function leadsWithWords(agentId: string, text: string, max?: number): RawBuilder<{ lead_id: string }> {
  const found = beginningsOf(text).map(
    (beginning) => sql`(
      select w.lead_id from lead_word w where w.agent_id = ${agentId} and w.word ^@ ${beginning}
      ${max === undefined ? sql`` : sql`order by w.word limit ${max}`})`,
  );
  return sql`${sql.join(found, sql` union all `)}`;
}

/** The order of a list; the id breaks ties. */
export function orderOf(sort: LeadFilter["sort"], alias: "l" | "page" = "l"): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const [score, time, id] = [column("score"), column("updated_at"), column("lead_id")];
  if (sort === "score") return sql`${score} desc, ${time} desc, ${id} desc`;
  return sort === "recent" ? sql`${time} desc, ${id} desc` : sql`${time}, ${id}`;
}

/** The rows after the end of the previous page. */
export function beyond(sort: LeadFilter["sort"], { score, updatedAt, leadId }: Cursor): Condition {
  const place = sql`(${updatedAt}::timestamptz, ${leadId}::uuid)`;
  if (sort === "quiet") return sql`(l.updated_at, l.lead_id) > ${place}`;
  if (sort === "recent") return sql`(l.updated_at, l.lead_id) < ${place}`;
  return sql`(l.score, l.updated_at, l.lead_id) < (${score}, ${updatedAt}::timestamptz, ${leadId}::uuid)`;
}
