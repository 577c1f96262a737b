import { type Kysely, sql } from "kysely";

/**
 * Working with leads (notes, history, saved views, removal, duplicates, leases) and the day totals behind the
 * dashboard's figures.
 *
 * Triggers maintain the day totals, so that every write counts, no matter who makes it. Each trigger has a condition that an
 * ordinary turn doesn't meet: a message of a known lead costs nothing here. Rows have shards, like `smartlink_day`, so
 * that writers of one agent don't wait for each other.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const parts = [columns, indexes, ownTables, rollUps, countTriggers, lookup, duplicates, history, backfill];
  for (const statement of parts.flat()) await sql.raw(statement).execute(db);
}

const columns = [
  // A removed lead is in no list; it is erased later. A merged one stays, for its thread and for undoing the merge.
  // `showing_at` is when a showing was first arranged; money is whole USD, the rent a month.
  `alter table lead
    add column removed_at timestamptz,
    add column merged_into uuid,
    add column showing_at timestamptz,
    add column leased_at timestamptz,
    add column rent integer check (rent >= 0),
    add column commission integer check (commission >= 0),
    add column agent_corrections smallint not null default 0`,
];

const filterColumns = "status, stage, source, link_id, language, needs_you, created_at";
const indexes = [
  // The indexes for the lists' orders include the filter columns, so a filter that few leads pass reads only the index.
  `drop index lead_by_score`,
  `drop index lead_by_time`,
  `create index lead_by_score on lead (agent_id, score desc, updated_at desc, lead_id desc)
    include (${filterColumns}) where removed_at is null`,
  `create index lead_by_time on lead (agent_id, updated_at desc, lead_id desc)
    include (${filterColumns}) where removed_at is null`,
  `create index lead_by_arrival on lead (agent_id, created_at desc, lead_id desc)
    include (language) where removed_at is null`,
  `create index lead_waiting on lead (agent_id, score desc, updated_at, lead_id) where needs_you and removed_at is null`,
  `create index lead_removed on lead (removed_at) where removed_at is not null and merged_into is null`,
  `create index smartlink_day_by_day on smartlink_day (agent_id, day)`,
  `create index lead_merged on lead (agent_id, merged_into) where merged_into is not null`,
];

const ofLead = `foreign key (agent_id, lead_id) references lead on delete cascade`;
const ownTables = [
  `create table lead_note (
    agent_id uuid not null,
    lead_id uuid not null,
    note_id uuid not null,
    text text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now(),
    primary key (agent_id, lead_id, note_id),
    ${ofLead}
  )`,
  // What was done to a lead, and by whom: the record of every change that isn't in its thread.
  `create table lead_event (
    agent_id uuid not null,
    lead_id uuid not null,
    created_at timestamptz not null default now(),
    event_id uuid not null default gen_random_uuid(),
    actor text not null check (actor in ('agent', 'assistant')),
    kind text not null,
    detail jsonb not null default '{}',
    primary key (agent_id, lead_id, created_at, event_id),
    ${ofLead}
  )`,
  `create table lead_view (
    agent_id uuid not null references agent on delete cascade,
    view_id uuid not null default gen_random_uuid(),
    name text not null,
    query text not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, view_id)
  )`,
  `create table conversation_rating (
    agent_id uuid not null,
    conversation_id uuid not null,
    stars smallint not null check (stars between 1 and 5),
    created_at timestamptz not null default now(),
    primary key (agent_id, conversation_id),
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
];

const rollUps = [
  `create function market_day(moment timestamptz) returns date language sql immutable as $$
    select (moment at time zone 'America/New_York')::date
  $$`,
  // Counts are on the day a lead came in, so that a day's leads can be followed to their lease; revenue is on the day
  // of the lease, ratings on the day they were given. No source is the empty text.
  `create table lead_day (
    agent_id uuid not null references agent on delete cascade,
    day date not null,
    source text not null,
    shard smallint not null,
    leads integer not null default 0,
    spanish integer not null default 0,
    qualified integer not null default 0,
    showings integer not null default 0,
    leased integer not null default 0,
    revenue bigint not null default 0,
    ratings integer not null default 0,
    stars integer not null default 0,
    primary key (agent_id, day, source, shard)
  )`,
  `create table lead_total (
    agent_id uuid not null references agent on delete cascade,
    shard smallint not null,
    leads integer not null default 0,
    active integer not null default 0,
    primary key (agent_id, shard)
  )`,
];

const dayColumns = ["leads", "spanish", "qualified", "showings", "leased", "revenue"];
const countTriggers = [
  `create function lead_counts(l lead, sign integer)
    returns table (agent_id uuid, day date, source text, ${dayColumns.map((name) => `${name} integer`).join(", ")})
    language sql immutable as $$
    select l.agent_id, market_day(l.created_at), coalesce(l.source, ''), sign, sign * (l.language = 'es')::integer,
      sign * (l.email is not null or l.phone is not null)::integer, sign * (l.showing_at is not null)::integer,
      sign * (l.stage = 'leased')::integer, 0
    where l.agent_id is not null and l.removed_at is null
    union all
    select l.agent_id, market_day(l.leased_at), coalesce(l.source, ''), 0, 0, 0, 0, 0, sign * coalesce(l.commission, 0)
    where l.leased_at is not null and l.removed_at is null
  $$`,
  `create function lead_is_active(l lead) returns integer language sql immutable as $$
    select coalesce(l.removed_at is null and l.stage not in ('leased', 'lost'), false)::integer
  $$`,
  `create function count_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_day as d (agent_id, day, source, shard, ${dayColumns.join(", ")})
    select c.agent_id, c.day, c.source, pg_backend_pid() % 16, ${dayColumns.map((name) => `sum(c.${name})`).join(", ")}
    from (select * from lead_counts(old, -1) union all select * from lead_counts(new, 1)) c
    group by c.agent_id, c.day, c.source
    having ${dayColumns.map((name) => `sum(c.${name}) <> 0`).join(" or ")}
    on conflict (agent_id, day, source, shard) do update set
      ${dayColumns.map((name) => `${name} = d.${name} + excluded.${name}`).join(", ")};
    perform add_to_total(new.agent_id,
      (new.removed_at is null)::integer - coalesce((old.removed_at is null and old.agent_id is not null)::integer, 0),
      lead_is_active(new) - lead_is_active(old));
    return null;
  end $$`,
  // The agent may be deleted too, together with everything that belongs to it.
  `create function add_to_total(owner uuid, more integer, more_active integer) returns void language sql as $$
    insert into lead_total as t (agent_id, shard, leads, active)
    select agent_id, pg_backend_pid() % 16, more, more_active from agent
    where agent_id = owner and (more <> 0 or more_active <> 0)
    on conflict (agent_id, shard) do update
      set leads = t.leads + excluded.leads, active = t.active + excluded.active
  $$`,
  // An erased lead leaves the totals; its past stays counted on the days it happened.
  `create function forget_lead() returns trigger language plpgsql as $$
  begin
    perform add_to_total(old.agent_id, -1, -lead_is_active(old));
    return null;
  end $$`,
  `create trigger lead_counted after insert on lead for each row execute function count_lead()`,
  `create trigger lead_recounted after update on lead for each row
    when (old.stage <> new.stage or old.language <> new.language
      or old.removed_at is distinct from new.removed_at or old.showing_at is distinct from new.showing_at
      or old.leased_at is distinct from new.leased_at or old.commission is distinct from new.commission
      or (old.email is null and old.phone is null) <> (new.email is null and new.phone is null)
      or old.source is distinct from new.source)
    execute function count_lead()`,
  `create trigger lead_uncounted after delete on lead for each row
    when (old.removed_at is null) execute function forget_lead()`,
  `create function count_rating() returns trigger language plpgsql as $$
  begin
    insert into lead_day as d (agent_id, day, source, shard, ratings, stars)
    values (new.agent_id, market_day(new.created_at), '', pg_backend_pid() % 16,
      case when old.agent_id is null then 1 else 0 end, new.stars - coalesce(old.stars, 0))
    on conflict (agent_id, day, source, shard) do update
      set ratings = d.ratings + excluded.ratings, stars = d.stars + excluded.stars;
    return null;
  end $$`,
  `create trigger rating_counted after insert or update of stars on conversation_rating
    for each row execute function count_rating()`,
];

const lookup = [
  // The text that leads are searched and recognized by is separate from the row that every turn changes. Words are
  // lower case, without accents, each after a space, so that a short search finds the start of a word by the index.
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gin`,
  `create table lead_lookup (
    agent_id uuid not null,
    lead_id uuid not null,
    words text not null,
    email text,
    phone text,
    primary key (agent_id, lead_id),
    ${ofLead}
  )`,
  `create index lead_lookup_words on lead_lookup using gin (agent_id, words gin_trgm_ops)`,
  `create index lead_lookup_email on lead_lookup (agent_id, email) where email is not null`,
  `create index lead_lookup_phone on lead_lookup (agent_id, phone) where phone is not null`,
  `create function search_words(variadic parts text[]) returns text language sql immutable as $$
    select regexp_replace(normalize(lower(' ' || array_to_string(parts, ' ')), nfd), '[\\u0300-\\u036f]', '', 'g')
  $$`,
  `create function look_up_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    values (new.agent_id, new.lead_id, search_words(new.name, new.email, new.phone, new.area), lower(new.email),
      new.phone)
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    if new.email is not null and new.phone is not null and new.removed_at is null then
      perform merge_same_person(new.agent_id, new.lead_id, lower(new.email), new.phone);
    end if;
    return null;
  end $$`,
  `create trigger lead_looked_up after insert on lead for each row execute function look_up_lead()`,
  `create trigger lead_looked_up_again after update on lead for each row
    when (old.name is distinct from new.name or old.email is distinct from new.email
      or old.phone is distinct from new.phone or old.area is distinct from new.area)
    execute function look_up_lead()`,
];

const duplicates = [
  // The same phone and email mean the same person: the newer lead is merged into the older one automatically.
  `create function merge_same_person(agent uuid, newer uuid, its_email text, its_phone text) returns void
  language plpgsql as $$
  declare
    older uuid;
  begin
    select k.lead_id into older from lead_lookup k join lead l using (agent_id, lead_id)
    where k.agent_id = agent and k.phone = its_phone and k.email = its_email and k.lead_id <> newer
      and l.removed_at is null
    order by l.created_at, l.lead_id limit 1;
    if older is not null then
      perform merge_leads(agent, newer, older, 'assistant', array['phone', 'email']);
    end if;
  end $$`,
  `create function merge_leads(agent uuid, newer uuid, older uuid, who text, matched text[]) returns void
  language plpgsql as $$
  begin
    update lead set removed_at = now(), merged_into = older
    where agent_id = agent and lead_id = newer and removed_at is null;
    if not found then return; end if;
    perform carry_over(agent, newer, older);
    insert into lead_event (agent_id, lead_id, actor, kind, detail)
    select agent, older, who, 'merged', jsonb_build_object('leadId', newer, 'name', l.name, 'matched', matched)
    from lead l where l.agent_id = agent and l.lead_id = newer;
  end $$`,
  // The newest value counts: what the renter said last, and the better score with its reasons.
  `create function carry_over(agent uuid, newer uuid, older uuid) returns void language sql as $$
    update lead o set name = coalesce(o.name, n.name), email = coalesce(o.email, n.email),
      phone = coalesce(o.phone, n.phone), budget = coalesce(n.budget, o.budget), area = coalesce(n.area, o.area),
      bedrooms = coalesce(n.bedrooms, o.bedrooms), timeline = coalesce(n.timeline, o.timeline),
      slots = o.slots || n.slots, quotes = o.quotes || n.quotes, needs_you = o.needs_you or n.needs_you,
      score = greatest(o.score, n.score),
      status = case when n.score > o.score then n.status else o.status end,
      reasons = case when n.score > o.score then n.reasons else o.reasons end,
      last_message = case when n.updated_at >= o.updated_at then n.last_message else o.last_message end,
      updated_at = greatest(o.updated_at, n.updated_at)
    from lead n
    where o.agent_id = agent and o.lead_id = older and n.agent_id = agent and n.lead_id = newer
  $$`,
  // A renter continues in the merged conversation: the lead it was merged into moves with it.
  `create function merged_lead_moved() returns trigger language plpgsql as $$
  begin
    perform carry_over(new.agent_id, new.lead_id, new.merged_into);
    return null;
  end $$`,
  `create trigger lead_moved_after_merge after update on lead for each row
    when (new.merged_into is not null and old.merged_into is not null and new.updated_at > old.updated_at)
    execute function merged_lead_moved()`,
  // A renter who writes again is a lead again, even after the agent removed it.
  `create function lead_came_back() returns trigger language plpgsql as $$
  begin
    new.removed_at := null;
    return new;
  end $$`,
  `create trigger lead_comes_back before update on lead for each row
    when (old.removed_at is not null and new.removed_at is not null and new.merged_into is null
      and new.updated_at > old.updated_at)
    execute function lead_came_back()`,
];

const history = [
  `create function note_temperature() returns trigger language plpgsql as $$
  begin
    insert into lead_event (agent_id, lead_id, created_at, actor, kind, detail)
    values (new.agent_id, new.lead_id, new.updated_at, 'assistant', 'temperature',
      jsonb_build_object('from', old.status, 'to', new.status, 'before', old.score, 'score', new.score));
    return null;
  end $$`,
  `create trigger lead_temperature_changed after update on lead for each row
    when (old.status <> new.status) execute function note_temperature()`,
];

const backfill = [
  `insert into lead_total (agent_id, shard, leads, active)
    select l.agent_id, 0, count(*), sum(lead_is_active(l)) from lead l group by 1`,
  `insert into lead_day (agent_id, day, source, shard, ${dayColumns.join(", ")})
    select c.agent_id, c.day, c.source, 0, ${dayColumns.map((name) => `sum(c.${name})`).join(", ")}
    from lead l, lead_counts(l, 1) c group by 1, 2, 3`,
  `insert into lead_lookup (agent_id, lead_id, words, email, phone)
    select agent_id, lead_id, search_words(name, email, phone, area), lower(email), phone from lead`,
];
