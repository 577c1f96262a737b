import { type Kysely, sql } from "kysely";

/**
 * Pictures are stored while the sender waits, and their larger sizes are made afterwards: until then the original is
 * kept. Pictures are counted as they come and go, since counting them all took longer with each one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  // A row is work to do: it is deleted when the last size of its picture exists.
  `create table picture_original (
    agent_id uuid not null,
    picture_id text not null,
    content bytea not null,
    orientation smallint not null check (orientation between 1 and 8),
    created_at timestamptz not null default now(),
    primary key (agent_id, picture_id),
    foreign key (agent_id, picture_id) references picture on delete cascade
  )`,
  // JPEG does not compress any further.
  `alter table picture_original alter column content set storage external`,
  `create index picture_original_oldest on picture_original (created_at)`,

  `create table picture_count (
    agent_id uuid not null references account on delete cascade,
    purpose text not null,
    pictures integer not null,
    primary key (agent_id, purpose)
  )`,
  `create function count_picture() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into picture_count values (new.agent_id, new.purpose, 1)
        on conflict (agent_id, purpose) do update set pictures = picture_count.pictures + 1;
    else
      update picture_count set pictures = pictures - 1 where agent_id = old.agent_id and purpose = old.purpose;
    end if;
    return null;
  end $$`,
  `lock table picture in share row exclusive mode`,
  `create trigger picture_counted after insert or delete on picture for each row execute function count_picture()`,
  `insert into picture_count select agent_id, purpose, count(*) from picture group by agent_id, purpose`,
];
