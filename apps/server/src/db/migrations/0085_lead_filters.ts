import { type Kysely, sql } from "kysely";

/**
 * Filters for what a lead is looking for, and why a lead was lost.
 *
 * The search's budget, area, size and move-in are stored in forms that an index can compare; the indexes for the lists'
 * orders include them, so a filter that few leads pass reads only the index.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, indexes].flat()) await sql.raw(statement).execute(db);
}

const columns = [
  `alter table lead
    add column rooms_from smallint generated always as (case jsonb_typeof(bedrooms)
      when 'number' then floor(bedrooms::numeric)::smallint
      when 'object' then floor(coalesce((bedrooms ->> 'min')::numeric, 0))::smallint end) stored,
    add column rooms_to smallint generated always as (case jsonb_typeof(bedrooms)
      when 'number' then floor(bedrooms::numeric)::smallint
      when 'object' then floor(coalesce((bedrooms ->> 'max')::numeric, 20))::smallint end) stored,
    add column moves text collate "C" not null generated always as (
      case when timeline = 'asap' then '0' when timeline is null or timeline = 'flexible' then '' else timeline end) stored,
    add column areas text[] generated always as (string_to_array(area, ', ')) stored,
    add column lost_reason text
      check (lost_reason in ('found_other', 'price', 'timing', 'no_answer', 'changed_plans', 'other'))`,
];

const listed = "where counted and removed_at is null";
const byScore = "score desc, updated_at desc, lead_id desc";
const filters = "link_id, language, needs_you, created_at, budget, rooms_from, rooms_to, moves, areas";
const indexes = [
  ...["score", "time", "status", "stage", "stage_and_time"].map((name) => `drop index lead_by_${name}`),
  `drop index lead_only_message`,
  `create index lead_by_score on lead (agent_id, ${byScore}) include (status, stage, source, ${filters}) ${listed}`,
  `create index lead_by_time on lead (agent_id, updated_at desc, lead_id desc)
    include (status, stage, source, ${filters}) ${listed}`,
  `create index lead_by_status on lead (agent_id, status, ${byScore}) include (stage, source, ${filters}) ${listed}`,
  `create index lead_by_stage on lead (agent_id, stage, ${byScore}) include (status, source, ${filters}) ${listed}`,
  `create index lead_by_stage_and_time on lead (agent_id, stage, updated_at desc, lead_id desc)
    include (status, source, ${filters}) ${listed}`,
  `create index lead_only_message on lead (agent_id, updated_at desc, lead_id desc)
    include (status, stage, source, ${filters}) where not counted and removed_at is null`,
  // A filter that few leads pass.
  `create index lead_of_budget on lead (agent_id, budget) ${listed}`,
  `create index lead_of_size on lead (agent_id, rooms_from, rooms_to) ${listed}`,
  `create index lead_of_move on lead (agent_id, moves) ${listed}`,
  `create index lead_of_areas on lead using gin (agent_id, areas) ${listed}`,
  // The areas to choose from: one step of this index for each different text.
  `create index lead_of_area on lead (agent_id, area) ${listed}`,
];
