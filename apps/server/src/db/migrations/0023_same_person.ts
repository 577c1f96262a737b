import { type Kysely, sql } from "kysely";

/**
 * Leads with the same phone or the same e-mail are one person, and the newer joins the older by itself, unless something
 * speaks against it: the other contact or the first name is known of both and differs, as in a couple with one phone, or
 * the agent has parted the two before. Those are offered instead. Leads of before are offered too, as they were.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `create or replace function look_up_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    values (new.agent_id, new.lead_id, search_words(new.name, new.email, new.phone, new.area), lower(new.email),
      new.phone)
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    if (new.email is not null or new.phone is not null) and new.removed_at is null then
      perform merge_same_person(new.agent_id, new.lead_id, lower(new.email), new.phone);
    end if;
    return null;
  end $$`,
  `create or replace function merge_same_person(agent uuid, newer uuid, its_email text, its_phone text) returns void
  language plpgsql as $$
  declare
    older uuid;
    matched text[];
  begin
    select k.lead_id, array_remove(array[case when k.phone = its_phone then 'phone' end,
      case when k.email = its_email then 'email' end], null) into older, matched
    from (
      select lead_id from lead_lookup where agent_id = agent and phone = its_phone
      union select lead_id from lead_lookup where agent_id = agent and email = its_email
    ) as same
    join lead_lookup k on k.agent_id = agent and k.lead_id = same.lead_id
    join lead l on l.agent_id = agent and l.lead_id = same.lead_id
    join lead n on n.agent_id = agent and n.lead_id = newer
    where same.lead_id <> newer and l.removed_at is null
      and coalesce(k.phone = its_phone, true) and coalesce(k.email = its_email, true)
      and coalesce(nullif(split_part(search_words(l.name), ' ', 2), '')
        = nullif(split_part(search_words(n.name), ' ', 2), ''), true)
      and not exists (select from lead_event e where e.agent_id = agent and e.lead_id in (same.lead_id, newer)
        and e.kind = 'unmerged' and e.detail ->> 'leadId' in (same.lead_id::text, newer::text))
    order by l.created_at, l.lead_id limit 1;
    if older is not null then
      perform merge_leads(agent, newer, older, 'assistant', matched);
    end if;
  end $$`,
];
