import { type RawBuilder, sql } from "kysely";
import type pg from "pg";

/** Marks a statement for {@link prepareStatements}: Kysely can't give one a name. */
const mark = "/* prepared */";

/** The name of each marked statement. A call site has one text or a few, so the map stays small. */
const names = new Map<string, string>();

/**
 * A statement that each connection parses once. Planning a query of several tables takes longer than running it on a
 * few rows; PostgreSQL keeps the plan if it costs no more than one made for the values. Only for a text that is the
 * same at every call: each text stays in every connection's memory.
 */
export function prepared<Row>(statement: RawBuilder<Row>): RawBuilder<Row> {
  return sql`${sql.raw(mark)} ${statement}`;
}

/** Makes a connection prepare the statements that are marked, under a name of their own. */
export function prepareStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const named = (text: unknown, ...rest: unknown[]) => {
    if (typeof text !== "string" || !text.startsWith(mark)) return query(text, ...rest);
    const [values, ...others] = rest;
    return query({ name: nameOf(text), text, values }, ...others);
  };
  client.query = named as typeof client.query;
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `prepared-${names.size}`;
  names.set(text, name);
  return name;
}
