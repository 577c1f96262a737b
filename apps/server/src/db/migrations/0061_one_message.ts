import { type Kysely, sql } from "kysely";

/**
 * One anonymous message is a conversation, not a lead. Its row of `lead` holds what was understood, but no list or
 * count includes it until the renter writes again or says who they are, or the agent works on it: `counted` says so,
 * and everything that lists or counts leads checks it. The leads of a SmartLink's days come from the same trigger as
 * all others, so that the numbers agree.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [columns, indexes, counts, triggers, linkDays, backfill].flat())
    await sql.raw(statement).execute(db);
}

const columns = [
  `alter table lead add column only_message boolean not null default false`,
  `alter table lead add column counted boolean not null generated always as (
    not only_message or name is not null or phone is not null or email is not null or stage <> 'new'
      or finished_at is not null or showing_at is not null) stored`,
];

const listed = "where counted and removed_at is null";
const byScore = "score desc, updated_at desc, lead_id desc";
const filters = "link_id, language, needs_you, created_at";
const indexes = [
  ...["score", "time", "arrival", "status", "stage", "stage_and_time"].map((name) => `drop index lead_by_${name}`),
  `drop index lead_of_source`,
  `drop index lead_of_link`,
  `drop index lead_waiting`,
  `create index lead_by_score on lead (agent_id, ${byScore}) include (status, stage, source, ${filters}) ${listed}`,
  `create index lead_by_time on lead (agent_id, updated_at desc, lead_id desc)
    include (status, stage, source, ${filters}) ${listed}`,
  // Every conversation shows how good the answers were, including one that isn't a lead.
  `create index lead_by_arrival on lead (agent_id, created_at desc, lead_id desc) include (language, counted)
    where removed_at is null`,
  `create index lead_by_status on lead (agent_id, status, ${byScore}) include (stage, source, ${filters}) ${listed}`,
  `create index lead_by_stage on lead (agent_id, stage, ${byScore}) include (status, source, ${filters}) ${listed}`,
  `create index lead_by_stage_and_time on lead (agent_id, stage, updated_at desc, lead_id desc)
    include (status, source, ${filters}) ${listed}`,
  `create index lead_of_source on lead (agent_id, source) ${listed}`,
  `create index lead_of_link on lead (agent_id, link_id) ${listed}`,
  // Anyone who waits for the agent gets an answer, lead or not.
  `create index lead_waiting on lead (agent_id, score desc, updated_at, lead_id) include (counted)
    where needs_you and removed_at is null`,
  `create index lead_only_message on lead (agent_id, updated_at desc, lead_id desc)
    include (status, stage, source, ${filters}) where not counted and removed_at is null`,
];

const counts = [
  `create or replace function lead_is_active(l lead) returns integer language sql immutable as $$
    select coalesce(l.counted and l.removed_at is null and l.stage not in ('leased', 'lost'), false)::integer
  $$`,
  // Leads of a link's day; a lead added by hand has no link.
  `create function add_to_link(owner uuid, link uuid, at_day date, more integer) returns void language plpgsql as $$
  begin
    if more = 0 or link is null then return; end if;
    insert into smartlink_day as d (agent_id, link_id, day, shard, leads)
    select agent_id, link_id, at_day, pg_backend_pid() % 16, more from smartlink
    where agent_id = owner and link_id = link
    on conflict (agent_id, link_id, day, shard) do update set leads = d.leads + excluded.leads;
  end $$`,
  `create or replace function count_lead() returns trigger language plpgsql as $$
  declare
    none constant integer[] := '{0,0,0,0,0}';
    was boolean := tg_op = 'UPDATE' and old.counted and old.removed_at is null;
    remains boolean := new.counted and new.removed_at is null;
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
    perform add_to_link(new.agent_id, new.link_id, market_day(new.created_at), remains::integer - was::integer);
    perform add_to_total(new.agent_id, remains::integer - was::integer,
      lead_is_active(new) - case when was then lead_is_active(old) else 0 end);
    return null;
  end $$`,
];

const triggers = [
  `drop trigger lead_recounted on lead`,
  `create trigger lead_recounted after update on lead for each row
    when (old.counted <> new.counted or old.stage <> new.stage or old.language <> new.language
      or old.removed_at is distinct from new.removed_at or old.showing_at is distinct from new.showing_at
      or old.leased_at is distinct from new.leased_at or old.commission is distinct from new.commission
      or (old.email is null and old.phone is null) <> (new.email is null and new.phone is null)
      or old.source is distinct from new.source)
    execute function count_lead()`,
  `drop trigger lead_uncounted on lead`,
  `create trigger lead_uncounted after delete on lead for each row
    when (old.counted and old.removed_at is null) execute function forget_lead()`,
];

/**
 * Until now a link counted the conversations with a contact or complete details. For leads that still exist it now
 * counts what the lists show; erased ones stay counted as they were. A day never falls below zero.
 */
const linkDays = [
  `insert into smartlink_day as d (agent_id, link_id, day, shard, leads)
    select agent_id, link_id, day, 0, greatest(sum(more), -coalesce((select sum(s.leads) from smartlink_day s
      where s.agent_id = c.agent_id and s.link_id = c.link_id and s.day = c.day), 0))
    from (
      select agent_id, link_id, market_day(created_at) as day, count(*) as more from lead
      where link_id is not null and removed_at is null group by 1, 2, 3
      union all
      select agent_id, link_id, market_day(created_at), -count(*) from conversation where lead_counted group by 1, 2, 3
    ) as c
    where exists (select from smartlink s where s.agent_id = c.agent_id and s.link_id = c.link_id)
    group by agent_id, link_id, day having sum(more) <> 0
    on conflict (agent_id, link_id, day, shard) do update set leads = d.leads + excluded.leads`,
  `alter table conversation drop column lead_counted`,
];

const backfill = [
  // The triggers above remove those that aren't leads from every count.
  `update lead l set only_message = true
    where own_part is null and name is null and phone is null and email is null and (
      select count(*) from (select from message m where m.agent_id = l.agent_id
        and m.conversation_id = l.conversation_id and m.author = 'renter' limit 2) as written) = 1`,
];
