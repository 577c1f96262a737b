import { type Kysely, sql } from "kysely";

/**
 * Searches for leads that cost the same however many leads there are. A trigram index compares the lists of all leads
 * for each trigram and can't be read in part. `lead_word` has the possible starts of a search, in order: reading it
 * stops once there are more leads than fit on a page.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [functions, table, backfill, triggers].flat()) await sql.raw(statement).execute(db);
}

const functions = [
  // The text in lower case without accents, and again from each letter or digit that follows another character:
  // "jean-pierre roy" and "pierre roy"; "ana.ruiz@mail.com", "ruiz@mail.com", "mail.com" and "com".
  `create function search_lines(part text) returns text[] language plpgsql immutable as $$
  declare
    rest text := regexp_replace(trim(search_words(part)), '\\s+', ' ', 'g');
    lines text[] := '{}';
    sign integer;
  begin
    while rest <> '' loop
      lines := lines || rest;
      sign := regexp_instr(rest, '[^[:alnum:][:space:]][[:alnum:]]');
      exit when sign = 0;
      rest := substr(rest, sign + 1);
    end loop;
    return lines;
  end $$`,
  // A number is found by its digits from any position, including the last four, with or without the country code.
  `create function phone_lines(phone text) returns text[] language plpgsql immutable as $$
  declare
    digits text := regexp_replace(phone, '\\D', '', 'g');
    lines text[] := '{}';
  begin
    for start in 1 .. coalesce(length(digits), 0) - 3 loop
      lines := lines || substr(digits, start);
    end loop;
    return lines;
  end $$`,
  // The text a lead is found by, in lines, with a space before each word: a search looks for a space and the typed
  // text. The end of an email address ("com") isn't useful.
  `create function lead_words(name text, email text, phone text, area text) returns text language plpgsql immutable as $$
  declare
    of_email text[] := search_lines(email);
    lines text[] := search_lines(name) || of_email[:cardinality(of_email) - 1] || phone_lines(phone);
    place text;
  begin
    foreach place in array coalesce(string_to_array(area, ','), '{}') loop
      lines := lines || search_lines(place);
    end loop;
    return coalesce(' ' || nullif(array_to_string(lines, E'\\n '), ''), '');
  end $$`,
  // The starts themselves: each line from each of its words on. Searches are cut to the same length.
  `create function word_beginnings(words text) returns setof text language plpgsql immutable as $$
  declare
    rest text;
    found text[] := '{}';
  begin
    foreach rest in array string_to_array(words, E'\\n') loop
      while rest <> '' loop
        rest := substr(rest, 2);
        found := found || left(rest, 64);
        rest := substr(rest, nullif(strpos(rest, ' '), 0));
      end loop;
    end loop;
    return query select distinct word from unnest(found) as word;
  end $$`,
];

const table = [
  // No foreign key, which would need its own index: triggers of lead_lookup maintain it, also when an agent is deleted.
  `create table lead_word (agent_id uuid not null, word text collate "C" not null, lead_id uuid not null)`,
];

const backfill = [
  `drop index lead_lookup_words`,
  `update lead_lookup k set words = lead_words(l.name, l.email, l.phone, l.area)
    from lead l where l.agent_id = k.agent_id and l.lead_id = k.lead_id`,
  `update lead_lookup k set words = parts.words from (
      select l.agent_id, l.merged_into, string_agg(p.words, E'\\n' order by p.lead_id) as words
      from lead l join lead_lookup p on p.agent_id = l.agent_id and p.lead_id = l.lead_id
      where l.merged_into is not null group by 1, 2
    ) as parts
    where k.agent_id = parts.agent_id and k.lead_id = parts.merged_into`,
  `insert into lead_word (agent_id, word, lead_id)
    select agent_id, word, lead_id from lead_lookup, word_beginnings(words) as word`,
  `alter table lead_word add primary key (agent_id, word, lead_id)`,
  // Every row was rewritten.
  `reindex table lead_lookup`,
];

const triggers = [
  `create or replace function look_up_lead() returns trigger language plpgsql as $$
  begin
    insert into lead_lookup (agent_id, lead_id, words, email, phone)
    values (new.agent_id, new.lead_id, lead_words(new.name, new.email, new.phone, new.area), lower(new.email),
      new.phone)
    on conflict (agent_id, lead_id) do update
      set words = excluded.words, email = excluded.email, phone = excluded.phone;
    if (new.email is not null or new.phone is not null) and new.own_part is null
      and (old.agent_id is null or old.email is distinct from new.email or old.phone is distinct from new.phone) then
      perform settle_lead_later(new.agent_id, new.lead_id);
    end if;
    return null;
  end $$`,
  `create function add_lead_words() returns trigger language plpgsql as $$
  begin
    insert into lead_word (agent_id, word, lead_id)
    select new.agent_id, word, new.lead_id from word_beginnings(new.words) as word on conflict do nothing;
    return null;
  end $$`,
  `create function drop_lead_words() returns trigger language plpgsql as $$
  begin
    delete from lead_word w using word_beginnings(old.words) as gone
    where w.agent_id = old.agent_id and w.word = gone and w.lead_id = old.lead_id;
    return null;
  end $$`,
  `create function change_lead_words() returns trigger language plpgsql as $$
  begin
    delete from lead_word w
    using (select word_beginnings(old.words) except select word_beginnings(new.words)) as gone (word)
    where w.agent_id = old.agent_id and w.word = gone.word and w.lead_id = old.lead_id;
    insert into lead_word (agent_id, word, lead_id)
    select new.agent_id, word, new.lead_id from word_beginnings(new.words) as word on conflict do nothing;
    return null;
  end $$`,
  `create trigger lead_words_begin after insert on lead_lookup for each row execute function add_lead_words()`,
  `create trigger lead_words_change after update on lead_lookup for each row when (old.words <> new.words)
    execute function change_lead_words()`,
  `create trigger lead_words_end after delete on lead_lookup for each row execute function drop_lead_words()`,
];
