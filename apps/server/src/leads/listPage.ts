import { type RawBuilder, sql } from "kysely";
import { beyond, type LeadFilter, listedOf, narrowing, orderOf, wordsMatch } from "./filter.ts";

/**
 * How a page of a filtered list is found. A filter that many leads pass is met by walking the list's order until the
 * page is full; one that few pass, by fetching those few and sorting them. Which of the two a filter is cannot be
 * foretold from statistics when what it asks for hangs together, so the walk comes first and ends after some steps.
 */

/** Leads that the walk looks at. A filter that leaves too few of so many passes one lead in forty at most. */
const steps = 1_000;

/** True where a list leaves leads out. */
export function isNarrowed(filter: LeadFilter): boolean {
  return filter.text !== undefined || narrowing(filter).length > 0;
}

/**
 * The ids of a page among the next leads in the list's order. Where fewer come back than a page holds, there may be
 * more further on. It reads what the indexes carry, and goes to the searched words alone besides.
 */
export function amongNext(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  const conditions = [listedOf(agentId), ...withinOneIndex(filter)];
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  const passing = [...narrowing(filter)];
  if (filter.text !== undefined) {
    passing.push(sql`exists (select from lead_lookup k where k.agent_id = ${agentId} and k.lead_id = l.lead_id
      and ${wordsMatch(filter.text)})`);
  }
  const walked = sql`select lead_id, score, updated_at, status, stage, source, link_id, language, needs_you, created_at
    from lead l where ${sql.join(conditions, sql` and `)} order by ${orderOf(filter.sort)}`;
  if (passing.length === 0) return sql`${walked} limit ${filter.limit + 1}`;
  return sql`select lead_id, score, updated_at from (${walked} limit ${steps}) as l
    where ${sql.join(passing, sql` and `)} order by ${orderOf(filter.sort)} limit ${filter.limit + 1}`;
}

/** Temperature and stage have indexes in the list's order; the walk keeps to one of them. */
function withinOneIndex({ stage, status, sort }: LeadFilter): RawBuilder<boolean>[] {
  if (stage) return [sql`l.stage = ${stage}`];
  return status && sort === "score" ? [sql`l.status = ${status}`] : [];
}

/** The ids of a page, all that pass being fetched first; the database takes whichever index leaves the fewest. */
export function amongThoseThatPass(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  return sql`with ${passingLeads(agentId, filter)}
    select lead_id, score, updated_at from found order by ${orderOf(filter.sort, "found")} limit ${filter.limit + 1}`;
}

function passingLeads(agentId: string, filter: LeadFilter): RawBuilder<unknown> {
  const conditions = [listedOf(agentId), ...narrowing(filter)];
  if (filter.after) conditions.push(beyond(filter.sort, filter.after));
  const where = sql.join(conditions, sql` and `);
  if (filter.text === undefined) {
    return sql`found as materialized (select l.lead_id, l.score, l.updated_at from lead l where ${where})`;
  }
  return sql`named as materialized (
      select k.lead_id from lead_lookup k where k.agent_id = ${agentId} and ${wordsMatch(filter.text)}
    ), found as materialized (
      select l.lead_id, l.score, l.updated_at from named k join lead l using (lead_id) where ${where}
    )`;
}
