import type { DatabaseHandle } from "../../db/connect.ts";

/** A hash of all rows of every table, and of the definitions of tables, constraints and sequences. */
export async function contentsOf({ pool }: Pick<DatabaseHandle, "pool">) {
  const { rows: tables } = await pool.query(
    `select c.relname as name from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely%' order by 1`,
  );
  const filled: Record<string, { rows: number; hash: string }> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query(
      `select count(*) as rows, md5(coalesce(string_agg(md5(t::text), '' order by t::text), '')) as hash from "${name}" t`,
    );
    filled[name] = rows[0];
  }
  const rules = await pool.query(
    `select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated::text as rule
       from pg_constraint where connamespace = 'public'::regnamespace
     union all select tgrelid::regclass::text || ' ' || tgname || tgenabled::text from pg_trigger where not tgisinternal
     union all select sequencename || coalesce(last_value, 0)::text from pg_sequences where schemaname = 'public' order by 1`,
  );
  const migrations = await pool.query("select name from kysely_migration order by name");
  return { filled, rules: rules.rows, migrations: migrations.rows };
}
