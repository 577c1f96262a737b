import { leadStatus, type leadsQuery } from "@llave/contract/leads";
import { type RawBuilder, type Selectable, sql } from "kysely";
import type { z } from "zod";
import type { Database } from "../db/schema.ts";
import { homeTimeZone } from "../smartlinks/markets.ts";
import { type Cursor, readCursor } from "./cursor.ts";

/** What a list of leads is narrowed to, and its order; undefined filters nothing. */
export interface LeadFilter {
  status: "hot" | "warm" | "cold" | undefined;
  stage: Selectable<Database["lead"]>["stage"] | undefined;
  /** A SmartLink's source tag; the empty text stands for leads without one. */
  source: string | undefined;
  link: string | undefined;
  language: "en" | "es" | undefined;
  /** True leaves only what waits for the agent. */
  waiting: boolean;
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
    source: source?.toLowerCase() === "direct" ? "" : source?.replaceAll("\0", ""),
    link: query.link,
    language: query.language,
    waiting: query.waiting === "1",
    from: query.from,
    to: query.to,
    text: searchText(query.q),
    sort: query.sort ?? "score",
    after: readCursor(query.after),
    limit: query.limit ?? defaultPage,
  };
}

/** As `search_words` of the migrations writes them: lower case, without accents. */
function searchText(typed: string | undefined): string | undefined {
  const plain = typed?.normalize("NFD").replaceAll(/[\u0300-\u036f\0]/g, "");
  return plain?.toLowerCase().trim() || undefined;
}

type Condition = RawBuilder<boolean>;

/** The conditions of a filter on an agent's leads, whose rows stand under the alias `l`. */
export function conditionsOf(agentId: string, filter: LeadFilter): Condition[] {
  const { status, stage, source, link, language, waiting, from, to, text } = filter;
  const conditions: Condition[] = [sql`l.agent_id = ${agentId}`, sql`l.removed_at is null`];
  if (status) conditions.push(sql`l.status = ${status}`);
  if (stage) conditions.push(sql`l.stage = ${stage}`);
  if (source !== undefined) conditions.push(source === "" ? sql`l.source is null` : sql`l.source = ${source}`);
  if (link) conditions.push(sql`l.link_id = ${link}`);
  if (language) conditions.push(sql`l.language = ${language}`);
  if (waiting) conditions.push(sql`l.needs_you`);
  if (from) conditions.push(sql`l.created_at >= ${from}::date::timestamp at time zone ${homeTimeZone}`);
  if (to) conditions.push(sql`l.created_at < (${to}::date + 1)::timestamp at time zone ${homeTimeZone}`);
  if (text) conditions.push(found(agentId, text));
  return conditions;
}

/** From three letters on any part of a word is found; fewer find beginnings, which the index can still tell. */
function found(agentId: string, text: string): Condition {
  const escaped = text.replace(/[\\%_]/g, "\\$&");
  const pattern = text.length < 3 ? `% ${escaped}%` : `%${escaped}%`;
  const digits = text.replaceAll(/\D/g, "");
  const asNumber = digits.length >= 4 && /^[\d\s()+.-]+$/.test(text) ? `%${digits}%` : pattern;
  return sql`exists (select from lead_lookup k where k.agent_id = ${agentId} and k.lead_id = l.lead_id
    and (k.words like ${pattern} or k.words like ${asNumber}))`;
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
