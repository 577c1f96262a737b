import { type Kysely, sql } from "kysely";

/**
 * Lists that stay fast with much data, and triggers that cost a turn little. The triggers' functions are procedural, so
 * each connection plans their statements once: plain SQL functions were planned at every call.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [indexes, dayTriggers, totalTriggers, notifications].flat())
    await sql.raw(statement).execute(db);
}

/** The columns that a list is filtered by are in the index, so that rows that fail a filter aren't fetched. */
const filterColumns = "link_id, language, needs_you, created_at";
const indexes = [
  // The order within one temperature or one stage: neither is evenly spread over scores and time.
  `create index lead_by_status on lead (agent_id, status, score desc, updated_at desc, lead_id desc)
    include (stage, source, ${filterColumns}) where removed_at is null`,
  `create index lead_by_stage on lead (agent_id, stage, score desc, updated_at desc, lead_id desc)
    include (status, source, ${filterColumns}) where removed_at is null`,
  `create index lead_by_stage_and_time on lead (agent_id, stage, updated_at desc, lead_id desc)
    include (status, source, ${filterColumns}) where removed_at is null`,
  // A source or link with few leads.
  `create index lead_of_source on lead (agent_id, source) where removed_at is null`,
  `create index lead_of_link on lead (agent_id, link_id) where removed_at is null`,
  // Listings are searched the same way as leads.
  `alter table property add column words text
    generated always as (search_words(address, area, external_id)) stored`,
  `create index property_words on property using gin (agent_id, words gin_trgm_ops) where deleted_at is null`,
];

const marks = ["leads", "spanish", "qualified", "showings", "leased"];
const dayTriggers = [
  `create function lead_marks(l lead) returns integer[] language sql immutable as $$
    select array[1, (l.language = 'es')::integer, (l.email is not null or l.phone is not null)::integer,
      (l.showing_at is not null)::integer, (l.stage = 'leased')::integer]
  $$`,
  // Adds the difference of two leads' marks, in the order above, and revenue to a day.
  `create function add_to_day(owner uuid, at_day date, from_source text, added integer[], taken integer[], money integer)
  returns void language plpgsql as $$
  begin
    if added = taken and money = 0 then return; end if;
    insert into lead_day as d (agent_id, day, source, shard, ${marks.join(", ")}, revenue)
    values (owner, at_day, coalesce(from_source, ''), pg_backend_pid() % 16,
      ${marks.map((_, index) => `added[${index + 1}] - taken[${index + 1}]`).join(", ")}, money)
    on conflict (agent_id, day, source, shard) do update set
      ${[...marks, "revenue"].map((name) => `${name} = d.${name} + excluded.${name}`).join(", ")};
  end $$`,
  // Without an earlier row, or with a removed one, nothing was counted before. If a lead moves to another source, its
  // counts move too.
  `create or replace function count_lead() returns trigger language plpgsql as $$
  declare
    none constant integer[] := '{0,0,0,0,0}';
    was boolean := tg_op = 'UPDATE' and old.removed_at is null;
    remains boolean := new.removed_at is null;
    marks_before integer[] := none;
    marks_after integer[] := none;
    revenue_before integer := 0;
    revenue_after integer := 0;
  begin
    if was then
      marks_before := lead_marks(old);
      if old.leased_at is not null then revenue_before := coalesce(old.commission, 0); end if;
    end if;
    if remains then
      marks_after := lead_marks(new);
      if new.leased_at is not null then revenue_after := coalesce(new.commission, 0); end if;
    end if;
    if was and remains and old.source is distinct from new.source then
      perform add_to_day(old.agent_id, market_day(old.created_at), old.source, none, marks_before, 0);
      marks_before := none;
    end if;
    perform add_to_day(new.agent_id, market_day(new.created_at), new.source, marks_after, marks_before, 0);
    if revenue_before <> 0 then
      perform add_to_day(old.agent_id, market_day(old.leased_at), old.source, none, none, -revenue_before);
    end if;
    if revenue_after <> 0 then
      perform add_to_day(new.agent_id, market_day(new.leased_at), new.source, none, none, revenue_after);
    end if;
    perform add_to_total(new.agent_id, remains::integer - was::integer,
      lead_is_active(new) - case when was then lead_is_active(old) else 0 end);
    return null;
  end $$`,
];

const totalTriggers = [
  // The agent may be deleted too, together with everything that belongs to it.
  `create or replace function add_to_total(owner uuid, more integer, more_active integer) returns void
  language plpgsql as $$
  begin
    if more = 0 and more_active = 0 then return; end if;
    insert into lead_total as t (agent_id, shard, leads, active)
    select agent_id, pg_backend_pid() % 16, more, more_active from agent where agent_id = owner
    on conflict (agent_id, shard) do update
      set leads = t.leads + excluded.leads, active = t.active + excluded.active;
  end $$`,
];

const notifications = [
  `create or replace function tell_agent(agent uuid, what text, about uuid, at timestamptz) returns void
  language plpgsql as $$
  begin
    insert into notification (agent_id, kind, conversation_id, created_at, mail_due)
    select agent, what, about, at, at
    where not exists (
      select from conversation c where c.agent_id = agent and c.conversation_id = about and c.control = 'muted')
    on conflict (agent_id, kind, conversation_id, (data ->> 'mark')) where read_at is null
      do update set created_at = greatest(notification.created_at, excluded.created_at);
  end $$`,
];
