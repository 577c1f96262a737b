import type pg from "pg";

/** Tables that hold no row of anyone's: migrations and the queue's own bookkeeping. */
const withoutPeople = new Set(["kysely_migration", "kysely_migration_lock"]);

/**
 * Finds texts in every column of every table, in all schemas: each row is searched as PostgreSQL prints it, so no
 * column is missed, of any type. Files and other bytes are searched for the same texts.
 * @returns the tables and the texts found there, as "table: text"
 */
export async function findInTables(pool: Pick<pg.Pool, "query">, texts: readonly string[]): Promise<string[]> {
  const { rows: tables } = await pool.query<{ schema: string; name: string }>(
    `select table_schema as schema, table_name as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema') order by 1, 2`,
  );
  const found: string[] = [];
  for (const { schema, name } of tables) {
    if (withoutPeople.has(name)) continue;
    for (const text of texts) {
      const bytes = Buffer.from(text).toString("hex");
      const { rows } = await pool.query(
        `select 1 from "${schema}"."${name}" t where t::text ilike $1 or t::text ilike $2 limit 1`,
        [`%${text}%`, `%${bytes}%`],
      );
      if (rows.length > 0) found.push(`${schema === "public" ? "" : `${schema}.`}${name}: ${text}`);
    }
  }
  return found;
}
