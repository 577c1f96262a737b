import { type Kysely, sql } from "kysely";

/**
 * Sequences of follow-ups: the agent's choices and texts, what was sent, drafted or skipped, and the news about
 * listings that some of them report. A message's row is written in the transaction that sends it, and its key allows
 * each step once per occasion.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [choices, done, reminders, news, backfill].flat()) await sql.raw(statement).execute(db);
}

const choices = [
  `create table follow_up_setting (
    agent_id uuid primary key references agent on delete cascade,
    enabled boolean not null default true,
    off_steps text[] not null default '{}',
    off_stages text[] not null default '{}',
    off_sources text[] not null default '{}'
  )`,
  // An empty text stands for Llave's own.
  `create table follow_up_text (
    agent_id uuid not null references agent on delete cascade,
    step text not null,
    en text not null,
    es text not null,
    primary key (agent_id, step)
  )`,
  // Until now nothing was sent without the agent's approval: assistants that act on their own stay silent until their
  // agent turns this on.
  `insert into follow_up_setting (agent_id, enabled) select agent_id, false from agent where ai_mode = 'full'`,
];

const done = [
  `create table follow_up (
    agent_id uuid not null,
    follow_up_id uuid not null default gen_random_uuid(),
    lead_id uuid not null,
    conversation_id uuid,
    step text not null,
    occasion text not null,
    outcome text not null check (outcome in ('drafted', 'sent', 'skipped')),
    channel text not null check (channel in ('web', 'sms', 'whatsapp', 'email')),
    draft_id uuid,
    sent_seq integer,
    created_at timestamptz not null,
    primary key (agent_id, follow_up_id),
    unique (agent_id, step, occasion),
    foreign key (agent_id, lead_id) references lead on delete cascade,
    foreign key (agent_id, conversation_id) references conversation on delete cascade
  )`,
  `create index follow_up_of_lead on follow_up (agent_id, lead_id, created_at desc)`,
  `create index follow_up_of_conversation on follow_up (agent_id, conversation_id, sent_seq)`,
  `create index follow_up_by_day on follow_up (agent_id, created_at)`,
  `create index lead_by_lease on lead (agent_id, leased_at) where leased_at is not null and removed_at is null`,
];

/** Reminders of showings are steps like the others; what was sent stays sent. */
const reminders = [
  ...(["reminded_at", "reminded_soon_at"] as const).map((column) => {
    const step = column === "reminded_at" ? "showing_day_before" : "showing_two_hours";
    return `insert into follow_up (agent_id, lead_id, conversation_id, step, occasion, outcome, channel, created_at)
      select s.agent_id, kept_lead(s.agent_id, s.lead_id), s.conversation_id, '${step}',
        s.showing_id || ':' || to_char(s.starts_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'sent', 'email',
        s.${column}
      from showing s where s.lead_id is not null and s.${column} is not null and s.starts_at > now()`;
  }),
  `alter table showing drop column reminded_at, drop column reminded_soon_at`,
];

/** Written by whatever changes a listing: the form, an import or a button. */
const news = [
  `create table listing_news (
    agent_id uuid not null,
    news_id uuid not null default gen_random_uuid(),
    property_id uuid not null,
    kind text not null check (kind in ('new_match', 'price_drop')),
    price integer not null,
    old_price integer,
    created_at timestamptz not null,
    primary key (agent_id, news_id),
    foreign key (agent_id, property_id) references property on delete cascade
  )`,
  `create index listing_news_by_time on listing_news (agent_id, created_at desc)`,
  `create index listing_news_of_listing on listing_news (agent_id, property_id)`,
  `create function note_listing_news() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' or old.status <> 'active' then
      insert into listing_news (agent_id, property_id, kind, price, created_at)
      values (new.agent_id, new.property_id, 'new_match', new.price, new.updated_at);
    elsif new.price < old.price then
      insert into listing_news (agent_id, property_id, kind, price, old_price, created_at)
      values (new.agent_id, new.property_id, 'price_drop', new.price, old.price, new.updated_at);
    end if;
    return null;
  end $$`,
  `create trigger listing_news_new after insert on property for each row
    when (new.status = 'active' and new.deleted_at is null and new.price is not null)
    execute function note_listing_news()`,
  `create trigger listing_news_changed after update on property for each row
    when (new.status = 'active' and new.deleted_at is null and new.price is not null
      and (old.status <> 'active' or new.price < old.price))
    execute function note_listing_news()`,
];

/** The follow-ups drafted so far were the ones of the first day. */
const backfill = [
  `insert into follow_up (agent_id, follow_up_id, lead_id, conversation_id, step, occasion, outcome, channel, draft_id,
      sent_seq, created_at)
    select distinct on (d.agent_id, d.conversation_id, m.seq) d.agent_id, d.draft_id, kept_lead(d.agent_id, c.lead_id),
      d.conversation_id, 'silence_24h', d.conversation_id || ':' || m.seq, 'drafted', c.channel, d.draft_id, d.sent_seq,
      d.created_at
    from draft d
    join conversation c on c.agent_id = d.agent_id and c.conversation_id = d.conversation_id
    join lateral (select seq from message r where r.agent_id = d.agent_id and r.conversation_id = d.conversation_id
      and r.author = 'renter' and r.created_at <= d.created_at order by seq desc limit 1) m on true
    where d.kind = 'follow_up' and c.lead_id is not null
    order by d.agent_id, d.conversation_id, m.seq, d.created_at desc`,
];
