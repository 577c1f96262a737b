/**
 * The made-up years as SQL, in the order they run. A lead's score is the sum of its reasons, like the assistant's; more
 * leads arrive recently than at the start, and most of them during the day.
 */
const word = (kind: string, pick: string) =>
  `(select text from word where kind = '${kind}' and n = (${pick})::bigint % (select count(*) from word where kind = '${kind}'))`;

const links = `
  insert into smartlink (agent_id, name, name_slug, token, is_first, source_tag)
  select :agent::uuid, 'Link ' || n, 'link-' || n, substr(md5(n::text), 1, 8), n = 1,
    (array['direct', 'Instagram', 'QR, sign rider', 'Facebook', 'Zillow', 'Referral'])[n]
  from generate_series(1, 6) n`;

/** An id that starts with its time, like the server's: rows created together are stored together. */
const timedId = `(lpad(to_hex((extract(epoch from created_at) * 1000)::bigint), 12, '0') || '7'
    || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** What each lead is generated from, once. */
const drawn = `
  create temporary table drawn on commit drop as
  select *, ${timedId} as lead_id, ${timedId} as conversation_id
  from (select n,
    case when random() < 0.45 then 'es' else 'en' end as language,
    random() as chance, random() as luck, 1 + floor(random() * 6)::int as link,
    (random() * 200)::int - 20 as move_days, 2 + floor(random() * 3)::int as criteria, random() < 0.72 as reachable,
    floor(random() * 4)::int as bedrooms, 1400 + floor(random() * 60)::int * 50 as budget,
    date_trunc('day', now()) - make_interval(days => floor(:days::int * power(random(), 1.15))::int)
      + make_interval(mins => floor(540 + 780 * (random() + random()) / 2)::int) - interval '1 day' as created_at
  from generate_series(1, :leads::int) n) as leads`;

const scored = `
  create temporary table scored on commit drop as
  select d.*, reason.list as reasons, least(100, reason.total)::int as raw,
    case when not d.reachable then 'cold' when d.move_days between 0 and 30 and d.criteria = 4 then 'hot'
      when d.move_days between 0 and 120 then 'warm' else 'cold' end as status,
    case when d.chance < 0.55 then 'new' when d.chance < 0.77 then 'contacted' when d.chance < 0.87 then 'showing'
      when d.chance < 0.91 then 'applied' when d.chance < 0.94 then 'leased' else 'lost' end as stage
  from drawn d
  cross join lateral (
    select coalesce(jsonb_agg(jsonb_build_object('id', id, 'points', points, 'data', data) order by points desc), '[]') as list,
      coalesce(sum(points), 0) as total
    from (values
      ('moves_soon', case when d.move_days between 0 and 30 then 40 when d.move_days between 31 and 60 then 26
        when d.move_days between 61 and 120 then 20 else 5 end, jsonb_build_object('days', greatest(0, d.move_days))),
      ('criteria_known', d.criteria * 5, jsonb_build_object('count', d.criteria)),
      ('contact_given', case when d.reachable then 20 else 0 end, '{}'::jsonb),
      ('name_given', case when d.reachable then 4 else 0 end, '{}'),
      ('showing_requested', case when d.luck < 0.25 then 8 else 0 end, '{}')
    ) as r(id, points, data) where points > 0
  ) as reason`;

const conversations = `
  insert into conversation (agent_id, conversation_id, link_id, visitor_id, client_id, lead_id, language, state, status,
    is_complete, message_count, last_message, notice_version, notice_at, created_at, updated_at)
  select :agent::uuid, s.conversation_id, l.link_id, gen_random_uuid(), 'large-' || s.n, s.lead_id, s.language,
    :state::jsonb || jsonb_build_object('language', s.language, 'turns', 5,
      'slots', jsonb_build_object('bedrooms', s.bedrooms, 'budget_max', s.budget)),
    case when s.criteria = 4 and s.reachable then 'completed' else 'active' end, s.criteria = 4 and s.reachable,
    10, case s.language when 'es' then '¿Todavía está disponible?' else 'Is it still available?' end,
    '2026-11', s.created_at, s.created_at, s.created_at + interval '9 minutes'
  from scored s join smartlink l on l.agent_id = :agent::uuid and l.name = 'Link ' || s.link
  order by s.created_at`;

const leads = `
  insert into lead (agent_id, lead_id, conversation_id, link_id, name, email, phone, budget, area, bedrooms, timeline,
    slots, corrected, score, status, reasons, stage, source, language, last_message, needs_you, created_at, updated_at,
    showing_at, leased_at, rent, commission)
  select :agent::uuid, s.lead_id, s.conversation_id, l.link_id, p.name, p.email, p.phone, s.budget, p.place,
    to_jsonb(s.bedrooms), case when s.move_days < 0 then 'flexible' else p.move_in end,
    jsonb_strip_nulls(jsonb_build_object('name', p.name, 'email', p.email, 'phone', p.phone, 'area', p.place,
      'bedrooms', s.bedrooms, 'budget_max', s.budget)),
    case when s.luck < 0.1 then '{"budget_max": 2500}'::jsonb else '{}' end,
    v.value, s.status,
    s.reasons || case when s.raw > v.value
      then jsonb_build_array(jsonb_build_object('id', 'moves_late', 'points', v.value - s.raw)) else '[]' end,
    s.stage, nullif(l.source_tag, 'direct'), s.language,
    case s.language when 'es' then '¿Todavía está disponible?' else 'Is it still available?' end,
    s.stage in ('new', 'contacted') and s.luck < 0.2 and s.created_at > now() - interval '15 days', s.created_at, s.created_at + interval '9 minutes',
    case when s.stage in ('showing', 'applied', 'leased') then s.created_at + interval '3 days' end,
    case when s.stage = 'leased' then least(now(), s.created_at + interval '20 days') end,
    case when s.stage = 'leased' then s.budget end, case when s.stage = 'leased' then s.budget end
  from scored s
  join smartlink l on l.agent_id = :agent::uuid and l.name = 'Link ' || s.link
  cross join lateral (select least(s.raw, case s.status when 'hot' then 100 when 'warm' then 79 else 49 end) as value) v
  cross join lateral (
    select ${word("place", "s.n * 7")} as place, to_char(s.created_at + make_interval(days => s.move_days), 'YYYY-MM-DD') as move_in,
      case when s.reachable then ${word("name", "s.n")} || ' ' || ${word("surname", "s.n / 30 + s.n * 3")} end as name,
      case when s.reachable and s.luck < 0.6 then 'renter' || s.n || '@mail.example' end as email,
      case when s.reachable and s.luck >= 0.4 then '+1305' || lpad((2000000 + s.n)::text, 7, '0') end as phone
  ) p
  order by s.created_at`;

const messages = `
  insert into message (agent_id, conversation_id, seq, role, author, content, language, created_at)
  select :agent::uuid, s.conversation_id, w.n, case when w.n % 2 = 1 then 'user' else 'assistant' end,
    case when w.n % 2 = 1 then 'renter' else 'assistant' end, w.text, s.language,
    s.created_at + make_interval(mins => w.n, secs => case when w.n % 2 = 0 then -58 else 0 end)
  from scored s join word w on w.kind = s.language
  order by s.created_at, s.conversation_id, w.n`;

const tasks = `
  insert into task (agent_id, conversation_id, kind, topic, quote, urgent, created_at)
  select agent_id, conversation_id, kind, case kind when 'knowledge_gap'
      then (array['parking', 'pets', 'gym', 'deposit', 'laundry', 'utilities'])[1 + score % 6] else '' end,
    case kind when 'knowledge_gap' then 'Is that included?' else '' end, false, updated_at
  from (select *, (array['ask_human', 'showing', 'knowledge_gap'])[1 + score % 3] as kind from lead) as l
  where agent_id = :agent::uuid and needs_you`;

/** What the agent plans to do about every tenth lead; half of it is done. */
const todos = `
  insert into lead_todo (agent_id, lead_id, todo_id, text, due_on, created_at, done_at)
  select :agent::uuid, lead_id, gen_random_uuid(), 'Send the contract', (created_at + interval '3 days')::date, created_at,
    case when luck < 0.05 then created_at + interval '1 day' end
  from scored where luck < 0.1`;

/** The agent's messages and notifications, and what the assistant prepared. */
const notes = `
  insert into lead_note (agent_id, lead_id, note_id, text, created_at, changed_at)
  select :agent::uuid, lead_id, gen_random_uuid(), 'Prefers a call after six.', created_at, created_at from scored
  where luck < 0.1`;

const events = `
  insert into lead_event (agent_id, lead_id, created_at, actor, kind, detail)
  select :agent::uuid, s.lead_id, s.created_at + make_interval(mins => 2 * step), 'assistant', 'temperature',
    jsonb_build_object('from', 'cold', 'to', s.status, 'before', 10, 'score', 60)
  from scored s, generate_series(1, 2) step`;

const drafts = `
  insert into draft (agent_id, conversation_id, kind, content, translation, language, status, created_at)
  select :agent::uuid, conversation_id, 'reply', 'Yes, it is.', 'Sí.', language,
    case when row_number() over (order by created_at desc) <= 150 then 'waiting' else 'sent' end, created_at
  from scored where luck < 0.3`;

const notifications = `
  insert into notification (agent_id, kind, conversation_id, created_at, read_at)
  select :agent::uuid, case when status = 'hot' then 'hot_lead' else 'person_wanted' end, conversation_id, created_at,
    case when created_at < now() - interval '5 days' then created_at + interval '1 hour' end
  from scored where chance < 0.4`;

/** One after the other, since an agent's showings never overlap; the last are still to come. */
const showings = `
  insert into showing (agent_id, showing_id, conversation_id, lead_id, starts_at, ends_at, blocked, status, token_hash,
    language)
  select :agent::uuid, gen_random_uuid(), conversation_id, lead_id, at, at + interval '30 minutes',
    tstzrange(at, at + interval '40 minutes'),
    case when at > now() then 'requested' else 'confirmed' end, decode(md5(lead_id::text), 'hex'), language
  from (
    select *, date_trunc('hour', now()) + interval '9 days'
      - row_number() over (order by created_at desc) * interval '45 minutes' as at
    from scored where stage in ('showing', 'applied', 'leased')
  ) as shown`;

const properties = `
  insert into property (agent_id, address, area, price, bedrooms, bathrooms, square_feet, status, available_from,
    created_at)
  select :agent::uuid, (100 + n * 7 % 9000) || ' ' || ${word("street", "g.n")} || ', #' || n, ${word("place", "g.n * 5")},
    1500 + (n * 37 % 90) * 50, n % 4, 1 + n % 3, 500 + n * 13 % 1400,
    (array['active', 'active', 'active', 'pending', 'leased'])[1 + n % 5], current_date + (n % 90),
    now() - make_interval(days => n % 700)
  from generate_series(1, :properties::int) as g(n)`;

/** Past days have one shard, as the daily job leaves them. */
const shardOf = (day: string, id: string) =>
  `case when ${day} > current_date - 2 then ('x' || right(${id}::text, 1))::bit(4)::int else 0 end`;

const record = [notes, todos, events, drafts, notifications, showings];
/** Everything except the day totals, in order. */
export const statements = [links, drawn, scored, conversations, leads, messages, tasks, properties, ...record];

const linkDays = `
  insert into smartlink_day (agent_id, link_id, day, shard, views, scans, conversations, leads)
  select agent_id, link_id, market_day(created_at), ${shardOf("market_day(created_at)", "conversation_id")},
    count(*) * 3, 0, count(*), count(*)
  from conversation where agent_id = :agent::uuid group by 1, 2, 3, 4`;

const dayColumns = ["leads", "spanish", "qualified", "showings", "leased", "revenue"];
const leadDays = `
  insert into lead_day (agent_id, day, source, shard, ${dayColumns.join(", ")})
  select c.agent_id, c.day, c.source, ${shardOf("c.day", "l.lead_id")},
    ${dayColumns.map((name) => `sum(c.${name})`).join(", ")}
  from lead l cross join lateral lead_counts(l, 1) c where l.agent_id = :agent::uuid group by 1, 2, 3, 4`;

const ratings = `
  insert into conversation_rating (agent_id, conversation_id, stars, created_at)
  select :agent::uuid, conversation_id, 3 + floor(luck * 3)::int, created_at + interval '10 minutes' from scored
  where chance > 0.7 and luck < 0.95`;

const totals = `
  insert into lead_total (agent_id, shard, leads, active)
  select l.agent_id, ('x' || right(l.lead_id::text, 1))::bit(4)::int, count(*), sum(lead_is_active(l))
  from lead l where l.agent_id = :agent::uuid group by 1, 2`;

const lookup = `
  insert into lead_lookup (agent_id, lead_id, words, email, phone)
  select agent_id, lead_id, lead_words(name, email, phone, area), lower(email), phone from lead
  where agent_id = :agent::uuid`;

const beginnings = `
  insert into lead_word (agent_id, word, lead_id)
  select agent_id, word, lead_id from lead_lookup, word_beginnings(words) as word where agent_id = :agent::uuid`;

const silences = `
  update lead set silent_since = silent_since(agent_id, conversation_id)
  where agent_id = :agent::uuid and silent_since(agent_id, conversation_id) is not null`;

/** What triggers maintain otherwise. */
export const countStatements = [linkDays, leadDays, ratings, totals, lookup, beginnings, silences];
