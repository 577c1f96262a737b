import { type Kysely, sql } from "kysely";

/**
 * New leads are counted and looked up once per statement instead of once per lead: an import adds a hundred to the same
 * day's counts, and each of those changes left a version of its row for the next one to step over.
 */
const statements = [
  `create function count_new_leads() returns trigger language plpgsql as $$
  begin
    insert into lead_day as d (agent_id, day, source, shard, leads, spanish, qualified, showings, leased, revenue)
    select agent_id, day, coalesce(source, ''), pg_backend_pid() % 16, sum(marks[1]), sum(marks[2]), sum(marks[3]),
      sum(marks[4]), sum(marks[5]), sum(money)
    from (
      select l.agent_id, market_day(l.created_at) as day, l.source, lead_marks(l::lead) as marks, 0 as money
      from added l where l.counted and l.removed_at is null
      union all
      select l.agent_id, market_day(l.leased_at), l.source, '{0,0,0,0,0}'::integer[], l.commission
      from added l where l.counted and l.removed_at is null and l.leased_at is not null and l.commission <> 0
    ) as parts
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (agent_id, day, source, shard) do update set
      leads = d.leads + excluded.leads, spanish = d.spanish + excluded.spanish,
      qualified = d.qualified + excluded.qualified, showings = d.showings + excluded.showings,
      leased = d.leased + excluded.leased, revenue = d.revenue + excluded.revenue;
    perform add_to_link(agent_id, link_id, day, leads) from (
      select agent_id, link_id, market_day(created_at) as day, count(*)::integer as leads
      from added where counted and removed_at is null and link_id is not null group by 1, 2, 3 order by 1, 2, 3
    ) as links;
    perform add_to_total(agent_id, leads, active) from (
      select l.agent_id, count(*)::integer as leads, sum(lead_is_active(l::lead))::integer as active
      from added l where l.counted and l.removed_at is null group by 1 order by 1
    ) as totals;
    return null;
  end $$`,
  `create function look_up_new_leads() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    select agent_id, lead_id, lead_words(name, email, phone, area), lower(email), phone from added order by lead_id
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    perform queue_merge_check(agent_id, lead_id) from (
      select agent_id, lead_id from added
      where (email is not null or phone is not null) and own_member is null order by lead_id
    ) as reachable;
    return null;
  end $$`,
  `create or replace function add_lead_words() returns trigger language plpgsql as $$
  begin
    insert into lead_word (agent_id, word, lead_id)
    select agent_id, word, lead_id from added, word_beginnings(words) as word on conflict do nothing;
    return null;
  end $$`,
  `drop trigger lead_counted on lead`,
  `create trigger lead_counted after insert on lead referencing new table as added
    for each statement execute function count_new_leads()`,
  `drop trigger lead_looked_up on lead`,
  `create trigger lead_looked_up after insert on lead referencing new table as added
    for each statement execute function look_up_new_leads()`,
  `drop trigger lead_words_begin on lead_lookup`,
  `create trigger lead_words_begin after insert on lead_lookup referencing new table as added
    for each statement execute function add_lead_words()`,
];

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
