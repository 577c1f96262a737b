import { leadStatus, type leadsQuery } from "@llave/contract/leads";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { Database } from "../../db/schema.ts";
import { searchText } from "../../db/searchText.ts";
import { readCursor } from "../../http/pageCursor.ts";
import { homeTimeZone } from "../../time/markets.ts";
import { type Cursor, leadCursor } from "./cursor.ts";

/** Filters and order of a list of leads; undefined filters nothing. */
export interface LeadFilter {
  status: "hot" | "warm" | "cold" | undefined;
  stage: Selectable<Database["lead"]>["stage"] | undefined;
  /** A SmartLink's source tag; an empty string means leads without one. */
  source: string | undefined;
  link: string | undefined;
  language: "en" | "es" | undefined;
  /** True leaves only what waits for the agent. */
  waiting: boolean;
  /** True lists conversations of one anonymous message, which are no leads yet, instead of leads. */
  onlyMessage: boolean;
  /** First and last day of arrival, in the market. */
  from: string | undefined;
  to: string | undefined;
  /** Words to find in name, e-mail, phone or area. */
  text: string | undefined;
  sort: "score" | "recent" | "quiet";
  after: Cursor | null;
  limit: number;
}

const defaultPage = 25;

/** Reads an address: `all`, unknown and odd values filter nothing. */
export function leadFilter(query: z.infer<typeof leadsQuery>): LeadFilter {
  const source = query.source === "all" ? undefined : query.source;
  return {
    status: leadStatus.safeParse(query.status).data,
    stage: query.stage,
    source: source?.toLowerCase() === "direct" ? "" : source,
    link: query.link,
    language: query.language,
    waiting: query.waiting === "1",
    onlyMessage: query.onlyMessage === "1",
    from: query.from,
    to: query.to,
    text: leadText(query.q),
    // These have no index by score: one message says little.
    sort: query.onlyMessage === "1" ? "recent" : (query.sort ?? "score"),
    after: readCursor(leadCursor, query.after),
    limit: query.limit ?? defaultPage,
  };
}

type Condition = RawBuilder<boolean>;

/** An agent's leads that are in lists at all; their rows stand under the alias `l`. */
export function listedOf(agentId: string, { onlyMessage }: Pick<LeadFilter, "onlyMessage">): Condition {
  return sql`l.agent_id = ${agentId} and ${onlyMessage ? sql`not l.counted` : sql`l.counted`} and l.removed_at is null`;
}

/** What narrows a list, text aside; empty where nothing does. */
export function narrowing(filter: LeadFilter): Condition[] {
  const { language } = filter;
  return [...scarceConditions(filter), ...(language ? [sql<boolean>`l.language = ${language}`] : [])];
}

/** The part of it that may leave few leads: conditions that each have an index, the narrowest by experience first. */
export function scarceConditions(filter: LeadFilter): Condition[] {
  const { status, stage, source, link, waiting, from, to } = filter;
  const conditions: Condition[] = [];
  const days: Condition[] = [];
  if (waiting) conditions.push(sql`l.needs_you`);
  if (from) days.push(sql`l.created_at >= ${from}::date::timestamp at time zone ${homeTimeZone}`);
  if (to) days.push(sql`l.created_at < (${to}::date + 1)::timestamp at time zone ${homeTimeZone}`);
  if (days.length > 0) conditions.push(sql`${sql.join(days, sql` and `)}`);
  if (link) conditions.push(sql`l.link_id = ${link}`);
  if (source !== undefined) conditions.push(source === "" ? sql`l.source is null` : sql`l.source = ${source}`);
  if (stage) conditions.push(sql`l.stage = ${stage}`);
  if (status) conditions.push(sql`l.status = ${status}`);
  return conditions;
}

/**
 * What somebody typed, as the words of leads are stored: signs before it, such as the brackets of a number, tell nothing.
 * `word_beginnings` of the migrations keeps as many letters of each.
 */
function leadText(typed: string | undefined): string | undefined {
  const text = searchText(typed)?.replaceAll(/\s+/g, " ").slice(0, 64);
  return text?.replace(/^[^\p{L}\p{N}]+/u, "") || text;
}

/** The beginnings that a search looks for; a number is found however it is written. */
function beginningsOf(text: string): string[] {
  const digits = text.replaceAll(/\D/g, "");
  const isNumber = digits.length >= 4 && /^[\d\s()+.-]+$/.test(text);
  return isNumber && digits !== text ? [text, digits] : [text];
}

/** A condition on the words of `lead_lookup`, alias `k`: one of them begins as the text does. */
export function wordsMatch(text: string): Condition {
  const places = beginningsOf(text).map((beginning) => sql`strpos(k.words, ${` ${beginning}`}) > 0`);
  return sql`(${sql.join(places, sql` or `)})`;
}

/** The leads that have such a word, by `lead_word`; some may come more than once. */
export function leadsWithWords(agentId: string, text: string, most?: number): RawBuilder<{ lead_id: string }> {
  const found = beginningsOf(text).map(
    (beginning) => sql`(
      select w.lead_id from lead_word w where w.agent_id = ${agentId} and w.word ^@ ${beginning}
      ${most === undefined ? sql`` : sql`order by w.word limit ${most}`})`,
  );
  return sql`${sql.join(found, sql` union all `)}`;
}

/** The order of a list; the id settles what is equal. */
export function orderOf(sort: LeadFilter["sort"], alias: "l" | "page" = "l"): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  const [score, time, id] = [column("score"), column("updated_at"), column("lead_id")];
  if (sort === "score") return sql`${score} desc, ${time} desc, ${id} desc`;
  return sort === "recent" ? sql`${time} desc, ${id} desc` : sql`${time}, ${id}`;
}

/** What lies beyond the end of the page before. */
export function beyond(sort: LeadFilter["sort"], { score, updatedAt, leadId }: Cursor): Condition {
  const place = sql`(${updatedAt}::timestamptz, ${leadId}::uuid)`;
  if (sort === "quiet") return sql`(l.updated_at, l.lead_id) > ${place}`;
  if (sort === "recent") return sql`(l.updated_at, l.lead_id) < ${place}`;
  return sql`(l.score, l.updated_at, l.lead_id) < (${score}, ${updatedAt}::timestamptz, ${leadId}::uuid)`;
}
