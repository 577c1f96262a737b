import { type Kysely, sql } from "kysely";

/**
 * Leads that are one person. The remaining lead shows what its members know together; each member is its own row of
 * `lead`, with the facts from its own thread, and no list shows it (`merged_into`). Turns write members like any lead,
 * so a turn pays nothing for it, and nothing from one thread ever reaches another. The rest (`leads/joining`) updates
 * the remaining lead, as listed in `lead_to_settle`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [tables, functions, triggers, earlierMerges].flat()) await sql.raw(statement).execute(db);
}

const tables = [
  // `own_part` is the member with the lead's own facts, and shows that others were merged; `joined_by` is set on
  // members.
  `alter table lead
    add column own_part uuid,
    add column joined_by text check (joined_by in ('agent', 'assistant'))`,
  `create table lead_to_settle (
    agent_id uuid not null,
    lead_id uuid not null,
    primary key (agent_id, lead_id),
    foreign key (agent_id, lead_id) references lead on delete cascade
  )`,
  // Two leads that the agent unmerged: they aren't merged automatically again.
  `create table lead_parted (
    agent_id uuid not null,
    lead_id uuid not null,
    other_id uuid not null,
    created_at timestamptz not null default now(),
    primary key (agent_id, lead_id, other_id),
    foreign key (agent_id, lead_id) references lead on delete cascade,
    foreign key (agent_id, other_id) references lead on delete cascade
  )`,
  `create index lead_parted_other on lead_parted (agent_id, other_id)`,
];

const functions = [
  // The lead that a conversation's lead is shown as.
  `create function kept_lead(owner uuid, part uuid) returns uuid language sql stable as $$
    select coalesce(merged_into, lead_id) from lead where agent_id = owner and lead_id = part
  $$`,
  // True if the renter asked for no more messages in a conversation, or in another of the same person since they last
  // wrote in this one. If they write again after a stop, they get an answer there.
  `create function has_stopped(owner uuid, thread uuid) returns boolean language sql stable as $$
    select exists (
      select from conversation c where c.agent_id = owner and c.conversation_id = thread
        and (c.state ->> 'optedOut')::boolean
    ) or exists (
      select from conversation c
      join lead part on part.agent_id = owner and part.lead_id = c.lead_id and part.merged_into is not null
      join lead other on other.agent_id = owner and other.merged_into = part.merged_into
      join conversation o on o.agent_id = owner and o.conversation_id = other.conversation_id
      where c.agent_id = owner and c.conversation_id = thread and (o.state ->> 'optedOut')::boolean
        and o.updated_at > coalesce((select m.created_at from message m
          where m.agent_id = owner and m.conversation_id = thread and m.author = 'renter'
          order by m.seq desc limit 1), '-infinity')
    )
  $$`,
  `create function settle_lead_later(owner uuid, changed uuid) returns void language plpgsql as $$
  begin
    insert into lead_to_settle (agent_id, lead_id) values (owner, changed) on conflict do nothing;
  end $$`,
];

const triggers = [
  `drop trigger lead_moved_after_merge on lead`,
  `drop function merged_lead_moved(), merge_same_person(uuid, uuid, text, text), merge_leads(uuid, uuid, uuid, text, text[]),
    carry_over(uuid, uuid, uuid)`,
  `create or replace function look_up_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    values (new.agent_id, new.lead_id, search_words(new.name, new.email, new.phone, new.area), lower(new.email),
      new.phone)
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    if (new.email is not null or new.phone is not null) and new.own_part is null
      and (old.agent_id is null or old.email is distinct from new.email or old.phone is distinct from new.phone) then
      perform settle_lead_later(new.agent_id, new.lead_id);
    end if;
    return null;
  end $$`,
  // A renter continues in the thread of a member.
  `create function part_moved() returns trigger language plpgsql as $$
  begin
    perform settle_lead_later(new.agent_id, new.lead_id);
    return null;
  end $$`,
  `create trigger lead_part_moved after update on lead for each row
    when (new.merged_into is not null and old.merged_into is not null and new.updated_at > old.updated_at)
    execute function part_moved()`,
  // The agent is notified and the history records temperature changes per person, not per member.
  `drop trigger lead_becomes_hot on lead`,
  `create trigger lead_becomes_hot after update of status on lead for each row
    when (new.status = 'hot' and old.status <> 'hot' and new.conversation_id is not null and new.merged_into is null)
    execute function tell_of_hot_lead()`,
  `drop trigger lead_begins_hot on lead`,
  `create trigger lead_begins_hot after insert on lead for each row
    when (new.status = 'hot' and new.conversation_id is not null and new.merged_into is null)
    execute function tell_of_hot_lead()`,
  `drop trigger lead_temperature_changed on lead`,
  `create trigger lead_temperature_changed after update on lead for each row
    when (old.status <> new.status and new.merged_into is null) execute function note_temperature()`,
];

const copied = `agent_id, link_id, name, email, phone, budget, area, bedrooms, timeline, slots, quotes, corrected, refused,
  score, status, reasons, stage, source, language, last_message, needs_you, created_at, updated_at, showing_at, leased_at,
  rent, commission, agent_corrections, conversation_id`;
const earlierMerges = [
  // If a lead was merged into one that was itself merged later, it belongs to the remaining one.
  `with recursive whole as (
      select agent_id, lead_id, merged_into as kept from lead where merged_into is not null
      union all
      select w.agent_id, w.lead_id, l.merged_into from whole w
      join lead l on l.agent_id = w.agent_id and l.lead_id = w.kept and l.merged_into is not null
    )
    update lead l set merged_into = w.kept from whole w
    where l.agent_id = w.agent_id and l.lead_id = w.lead_id and w.kept <> l.merged_into
      and not exists (select from lead k where k.agent_id = w.agent_id and k.lead_id = w.kept and k.merged_into is not null)`,
  // The history shows who merged them.
  `update lead l set joined_by = coalesce((select e.actor from lead_event e
      where e.agent_id = l.agent_id and e.lead_id = l.merged_into and e.kind = 'merged' and e.actor <> 'renter'
        and e.detail ->> 'leadId' = l.lead_id::text order by e.created_at desc limit 1), 'agent')
    where merged_into is not null`,
  `update lead k set own_part = gen_random_uuid()
    where merged_into is null and exists (select from lead p where p.agent_id = k.agent_id and p.merged_into = k.lead_id)`,
  `insert into lead (lead_id, merged_into, removed_at, ${copied})
    select own_part, lead_id, now(), ${copied} from lead where own_part is not null`,
  // A thread's own facts are in its state; the rows had taken over what other threads said.
  `update lead l set slots = s.own, name = s.own ->> 'name', email = s.own ->> 'email', phone = s.own ->> 'phone',
      budget = coalesce(s.own ->> 'budget_max', s.own ->> 'budget_min')::integer, bedrooms = s.own -> 'bedrooms',
      area = case jsonb_typeof(s.own -> 'area') when 'array'
        then (select string_agg(place, ', ') from jsonb_array_elements_text(s.own -> 'area') place)
        else s.own ->> 'area' end,
      timeline = case jsonb_typeof(s.own -> 'move_in') when 'object' then s.own -> 'move_in' ->> 'from'
        else s.own ->> 'move_in' end
    from conversation c, lateral (select c.state -> 'slots' as own) s
    where l.merged_into is not null and c.agent_id = l.agent_id and c.conversation_id = l.conversation_id
      and s.own is not null`,
  `update conversation c set lead_id = k.own_part, version = version + 1
    from lead k where k.own_part is not null and k.agent_id = c.agent_id and k.conversation_id = c.conversation_id`,
  `delete from lead_to_settle`,
  `insert into lead_to_settle (agent_id, lead_id)
    select agent_id, own_part from lead where own_part is not null`,
];
