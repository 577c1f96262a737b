import type pg from "pg";
import type { TableLine } from "./format.ts";

/** A name quoted for SQL. */
export function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/** The product's tables with their stored columns; the database recomputes the others. */
export async function productTables(client: pg.ClientBase): Promise<TableLine[]> {
  const { rows } = await client.query<TableLine>(`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and c.relname not in ('kysely_migration', 'kysely_migration_lock')
    group by c.relname order by c.relname`);
  return rows;
}

/** `"table" ("column", …)`, the format of COPY. */
export function copied({ table, columns }: TableLine): string {
  return `${quoted(table)} (${columns.map(quoted).join(", ")})`;
}
