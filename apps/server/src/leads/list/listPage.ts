import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../../db/schema.ts";
import { type Cursor, cursorOf } from "./cursor.ts";
import {
  beyond,
  type LeadFilter,
  leadsWithWords,
  listedOf,
  narrowing,
  orderOf,
  scarceConditions,
  wordsMatch,
} from "./filter.ts";

/**
 * How a page of a filtered list is found, at a cost that doesn't grow with an agent's history.
 *
 * For a filter that many leads pass, it scans the list in order until the page is full; for one that few pass, it
 * fetches those few and sorts them. For words, a partly read index tells which case applies. For other conditions this
 * can't be predicted if they are correlated: a short scan comes first, then a check whether some condition leaves few
 * leads, and then a long scan. If that doesn't fill the page either, the page ends early and says where the next one
 * continues.
 */

/** Maximum leads that a scan reads in the list's order: the short one, and the long one. */
const shortScanLimit = 1_000;
const longScanLimit = 8_000;
/** Maximum leads to fetch and sort if they pass one condition; a lower limit for those with the searched words. */
const few = 1_000;
const fewWithWords = 500;
/** Maximum leads with the searched words that a scan keeps in memory. */
const some = 5_000;
/** If more leads have the words, a scan checks the words of this many leads that pass the other conditions. */
const lookups = 800;

/** How many leads have the searched words: it decides how a page of them is found. */
export type Spread = "few" | "some" | "many";

/** The ids of a page, with one extra lead, if nothing is filtered out. */
export function idsOfAll(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  return sql`${inOrder(agentId, filter)} limit ${filter.limit + 1}`;
}

/** The same among the nearest leads, if conditions other than words filter some out. */
export function idsNearby(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  return idsPassing(agentId, filter, shortScanLimit, filter.limit + 1);
}

/** The same on the long scan. */
export function idsFarther(agentId: string, filter: LeadFilter, words: Spread | undefined): RawBuilder<unknown> {
  const { text, limit } = filter;
  if (text === undefined) return idsPassing(agentId, filter, longScanLimit, limit + 1);
  if (words === "some") {
    // Found once: a join would cost more with each lead, and a subquery would run for each.
    return sql`
      with found as materialized (${leadsWithWords(agentId, text, some)})
      select l.* from (${inOrder(agentId, filter)} limit ${longScanLimit}) as l
      where ${all(narrowing(filter))} and (l.lead_id in (select lead_id from found)) is true
      order by ${orderOf(filter.sort)} limit ${limit + 1}`;
  }
  return sql`select l.* from (${idsPassing(agentId, filter, stepsToLookUp(filter), lookups)}) as l
    where ${hasWords(agentId, text)} order by ${orderOf(filter.sort)} limit ${limit + 1}`;
}

/** Where the long scan ends; null if it reaches the end of the list. */
export async function endOfScan(
  db: Kysely<Database>,
  agentId: string,
  filter: LeadFilter,
  words: Spread | undefined,
): Promise<Cursor | null> {
  const order = orderOf(filter.sort);
  const steps = words === "many" ? stepsToLookUp(filter) : longScanLimit;
  const stops = [sql`(${inOrder(agentId, filter)} offset ${steps - 1} limit 1)`];
  if (words === "many" && steps > lookups)
    stops.push(sql`(${idsPassing(agentId, filter, steps, 1)} offset ${lookups - 1})`);
  const { rows } = await sql<{ lead_id: string; score: number; updated_at: Date }>`
    select lead_id, score, updated_at from (${sql.join(stops, sql` union all `)}) as l
    order by ${order} limit 1`.execute(db);
  return rows[0] ? cursorOf(rows[0]) : null;
}

/** If only words narrow a list, each step looks them up. */
function stepsToLookUp(filter: LeadFilter): number {
  return narrowing(filter).length > 0 ? longScanLimit : lookups;
}

/** The columns a scan reads: those in the list's index, so it fetches no lead. */
function scannedColumns(sort: LeadFilter["sort"]): RawBuilder<unknown> {
  const score = sql.raw(sort === "score" ? "l.score" : "0 as score");
  return sql`l.lead_id, ${score}, l.updated_at, l.status, l.stage, l.source, l.link_id, l.language, l.needs_you,
    l.created_at, l.budget, l.rooms_from, l.rooms_to, l.moves, l.areas`;
}

/** The next leads in the list's order. Temperature and stage have indexes in this order; the scan uses one of them. */
function inOrder(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  const { stage, status, sort, after } = filter;
  const conditions = [listedOf(agentId, filter)];
  if (stage) conditions.push(sql`l.stage = ${stage}`);
  else if (status && sort === "score") conditions.push(sql`l.status = ${status}`);
  if (after) conditions.push(beyond(sort, after));
  return sql`select ${scannedColumns(sort)} from lead l where ${all(conditions)} order by ${orderOf(sort)}`;
}

/** At most this many leads that pass every condition except the words, scanning this many steps. */
function idsPassing(agentId: string, filter: LeadFilter, steps: number, most: number): RawBuilder<unknown> {
  return sql`select l.* from (${inOrder(agentId, filter)} limit ${steps}) as l
    where ${all(narrowing(filter))} order by ${orderOf(filter.sort)} limit ${most}`;
}

/**
 * The words of one lead by its id. A subquery that yields a value is never turned into a join, whose cost would grow
 * with the number of leads that have the words.
 */
function hasWords(agentId: string, text: string): RawBuilder<boolean> {
  return sql`(select ${wordsMatch(text)} from lead_lookup k where k.agent_id = ${agentId} and k.lead_id = l.lead_id)`;
}

/**
 * Which of a filter's conditions, in the order of {@link scarceConditions}, leave few leads, determined from their
 * indexes alone. Each is planned as if all its leads were read, so that its index is used.
 */
export function areFew(agentId: string, filter: LeadFilter): RawBuilder<{ few: boolean[] }> {
  const counts = scarceConditions(filter).map(
    (condition) => sql`(
      with found as materialized (select from lead l where ${listedOf(agentId, filter)} and ${condition})
      select count(*) <= ${few} from (select from found limit ${few + 1}) as counted)`,
  );
  return sql`select array[${sql.join(counts)}]::boolean[] as few`;
}

/** The ids of a page among the few leads that pass one condition. */
export function idsAmong(agentId: string, filter: LeadFilter, condition: RawBuilder<boolean>): RawBuilder<unknown> {
  const conditions = narrowing(filter);
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  if (filter.text !== undefined) conditions.push(hasWords(agentId, filter.text));
  // Planned as if all rows were wanted, so that the database uses the index that finds them.
  return sql`
    with found as materialized (
      select ${scannedColumns("score")} from lead l where ${listedOf(agentId, filter)} and ${condition})
    select l.lead_id, l.score, l.updated_at from found as l where ${all(conditions)}
    order by ${orderOf(filter.sort)} limit ${filter.limit + 1}`;
}

/**
 * How many leads have the searched words, as `spread` in each row, with the ids of a page if there are few; one row
 * without an id if there are none.
 */
export function idsByWords(agentId: string, filter: LeadFilter, text: string): RawBuilder<unknown> {
  const conditions = [listedOf(agentId, filter), ...narrowing(filter)];
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  // One index scan fetches them all; a join would look up each one separately, or read all of the agent's leads.
  return sql`
    with found as materialized (${leadsWithWords(agentId, text, fewWithWords + 1)}),
      counted as materialized (select count(*) <= ${fewWithWords} as are_few, array_agg(lead_id) as ids from found),
      spread as materialized (select case when are_few then 'few' when exists (
        select from (${leadsWithWords(agentId, text, some + 1)}) as w offset ${some}) then 'many' else 'some' end as spread
        from counted)
    select spread.spread, page.* from spread left join (
      select l.lead_id, l.score, l.updated_at from lead l
      where l.lead_id = any((select case when are_few then ids end from counted)::uuid[]) and ${all(conditions)}
      order by ${orderOf(filter.sort)} limit ${filter.limit + 1}
    ) as page on true`;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
