import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Database } from "../db/schema.ts";
import { type Cursor, cursorOf } from "./cursor.ts";
import { beyond, type LeadFilter, listedOf, narrowing, orderOf, scarceConditions, wordsMatch } from "./filter.ts";

/**
 * How a page of a filtered list is found, at a cost that an agent's history does not raise.
 *
 * A filter that many leads pass is met by walking the list's order until the page is full; one that few pass, by
 * fetching those few and sorting them. Which of the two a filter is cannot be foretold from statistics when what it asks
 * for hangs together. So a short walk comes first, then a look at whether some condition leaves few leads, and then a
 * long walk. Where that fills no page either, the page ends early and says from where the next one goes on.
 */

/** How far a walk goes: over this many leads of the list's order, looking at the words of so many that pass the rest. */
interface Walk {
  steps: number;
  lookups: number;
}
const nearby: Walk = { steps: 1_000, lookups: 600 };
const farther: Walk = { steps: 20_000, lookups: 4_000 };
/** Leads that are fetched and sorted at most. */
const fewest = 1_000;

/** Leads that some condition leaves, found by its index. */
export interface Way {
  /** All that it finds. */
  found: RawBuilder<unknown>;
  /** The leads among `few` of them, under the alias `l`. */
  leads: RawBuilder<unknown>;
  /** True where these are the leads with the searched words. */
  byWords: boolean;
}

/** True where a list leaves leads out. */
export function isNarrowed(filter: LeadFilter): boolean {
  return filter.text !== undefined || narrowing(filter).length > 0;
}

/** The ids of a page, of one more lead than asked for, among the nearest; among all where nothing is left out. */
export function idsNearby(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  if (isNarrowed(filter)) return idsAlong(agentId, filter, nearby);
  return sql`${inOrder(agentId, filter)} limit ${filter.limit + 1}`;
}

/** The same on the long walk. */
export function idsFarther(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  return idsAlong(agentId, filter, farther);
}

/** Where the long walk ends; null where it sees the list to its end. */
export async function endOfWalk(db: Kysely<Database>, agentId: string, filter: LeadFilter): Promise<Cursor | null> {
  const { steps, lookups } = farther;
  const order = orderOf(filter.sort);
  const walked = sql`(${inOrder(agentId, filter)} limit ${steps}) as l`;
  const stops =
    filter.text === undefined
      ? sql`(select l.* from ${walked} order by ${order} offset ${steps - 1} limit 1)`
      : sql`(select l.* from ${walked} order by ${order} offset ${steps - 1} limit 1) union all
          (select l.* from ${walked} where ${all(narrowing(filter))} order by ${order} offset ${lookups - 1} limit 1)`;
  const { rows } = await sql<{ lead_id: string; score: number; updated_at: Date }>`
    select lead_id, score, updated_at from (${stops}) as l order by ${order} limit 1`.execute(db);
  return rows[0] ? cursorOf(rows[0]) : null;
}

/** What a walk reads of a lead: what the index in the list's order carries, so that no lead is fetched for it. */
function walkedColumns(sort: LeadFilter["sort"]): RawBuilder<unknown> {
  const score = sql.raw(sort === "score" ? "l.score" : "0 as score");
  return sql`l.lead_id, ${score}, l.updated_at, l.status, l.stage, l.source, l.link_id, l.language, l.needs_you,
    l.created_at`;
}

/** The next leads in the list's order. Temperature and stage have indexes in it; the walk keeps to one of them. */
function inOrder(agentId: string, { stage, status, sort, after }: LeadFilter): RawBuilder<unknown> {
  const conditions = [listedOf(agentId)];
  if (stage) conditions.push(sql`l.stage = ${stage}`);
  else if (status && sort === "score") conditions.push(sql`l.status = ${status}`);
  if (after) conditions.push(beyond(sort, after));
  return sql`select ${walkedColumns(sort)} from lead l where ${all(conditions)} order by ${orderOf(sort)}`;
}

function idsAlong(agentId: string, filter: LeadFilter, { steps, lookups }: Walk): RawBuilder<unknown> {
  const order = orderOf(filter.sort);
  const most = filter.text === undefined ? filter.limit + 1 : lookups;
  const passing = sql`select l.* from (${inOrder(agentId, filter)} limit ${steps}) as l
    where ${all(narrowing(filter))} order by ${order} limit ${most}`;
  if (filter.text === undefined) return passing;
  return sql`select l.* from (${passing}) as l where ${hasWords(agentId, filter.text)}
    order by ${order} limit ${filter.limit + 1}`;
}

/**
 * The words of one lead by its id. A subquery that yields a value is never turned into a join, whose cost would follow
 * how many leads have the words.
 */
function hasWords(agentId: string, text: string): RawBuilder<boolean> {
  return sql`(select ${wordsMatch(text)} from lead_lookup k where k.agent_id = ${agentId} and k.lead_id = l.lead_id)`;
}

/**
 * Which of a filter's conditions, in the order of {@link scarceConditions}, leave few leads; told by their indexes alone.
 * Each is planned as if all its leads were read: by the index that finds them.
 */
export function areFew(agentId: string, filter: LeadFilter): RawBuilder<{ few: boolean[] }> {
  const counts = scarceConditions(filter).map(
    (condition) => sql`(
      with found as materialized (select from lead l where ${listedOf(agentId)} and ${condition})
      select count(*) <= ${fewest} from (select from found limit ${fewest + 1}) as counted)`,
  );
  return sql`select array[${sql.join(counts)}]::boolean[] as few`;
}

/** The leads that pass one condition. */
export function wayBy(agentId: string, condition: RawBuilder<boolean>): Way {
  const found = sql`select ${walkedColumns("score")} from lead l where ${listedOf(agentId)} and ${condition}`;
  return { found, leads: sql`few as l`, byWords: false };
}

/** The leads that have the searched words. */
export function wayByWords(agentId: string, text: string): Way {
  return {
    found: sql`select k.lead_id from lead_lookup k where k.agent_id = ${agentId} and ${wordsMatch(text)}`,
    // All are fetched by one scan of the index; a join would look each up by itself, or read all of the agent's leads.
    leads: sql`(
      select ${walkedColumns("score")} from lead l where ${listedOf(agentId)}
        and l.lead_id = any((select case when are_few then ids end from counted)::uuid[])) as l`,
    byWords: true,
  };
}

/**
 * The ids of a page among few leads; `are_few` tells in each row whether they are, and the row without an id that
 * there is none.
 */
export function idsAmong({ found, leads, byWords }: Way, agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  const conditions = [sql<boolean>`(select are_few from counted)`, ...narrowing(filter)];
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  if (filter.text !== undefined && !byWords) conditions.push(hasWords(agentId, filter.text));
  // `found` is read only as far as `few` asks for, yet planned as if wholly: by the index that finds it.
  return sql`
    with found as materialized (${found}), few as materialized (select * from found limit ${fewest + 1}),
      counted as materialized (select count(*) <= ${fewest} as are_few, array_agg(lead_id) as ids from few)
    select c.are_few, page.* from counted c left join (
      select l.lead_id, l.score, l.updated_at from ${leads} where ${all(conditions)}
      order by ${orderOf(filter.sort)} limit ${filter.limit + 1}
    ) as page on true`;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length === 0 ? sql`true` : sql`${sql.join(conditions, sql` and `)}`;
}
