import { type Kysely, sql } from "kysely";

/** How many bytes of pictures each account has stored, updated with each change, for the limit of its plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const tables = ["picture_size", "picture_original"];

const statements = [
  `create table storage_use (
    agent_id uuid primary key references account on delete cascade,
    bytes bigint not null
  )`,
  `create function count_storage() returns trigger language plpgsql as $$
  begin
    if tg_op = 'INSERT' then
      insert into storage_use values (new.agent_id, octet_length(new.content))
        on conflict (agent_id) do update set bytes = storage_use.bytes + excluded.bytes;
    else
      update storage_use set bytes = bytes - octet_length(old.content) where agent_id = old.agent_id;
    end if;
    return null;
  end $$`,
  ...tables.map((table) => `lock table ${table} in share row exclusive mode`),
  ...tables.map(
    (table) =>
      `create trigger ${table}_counted after insert or delete on ${table} for each row execute function count_storage()`,
  ),
  `insert into storage_use
    select agent_id, sum(octet_length(content))
    from (select agent_id, content from picture_size union all select agent_id, content from picture_original) stored
    group by agent_id`,
];
