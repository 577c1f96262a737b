import { type Kysely, sql } from "kysely";

/** Renters' files count as their agent's storage, as pictures do. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const statements = [
  `lock table channel_media in share row exclusive mode`,
  `create trigger channel_media_counted after insert or delete on channel_media
    for each row execute function count_storage()`,
  `insert into storage_use
    select agent_id, sum(octet_length(content)) from channel_media group by agent_id
    on conflict (agent_id) do update set bytes = storage_use.bytes + excluded.bytes`,
];
