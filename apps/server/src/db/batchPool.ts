import type pg from "pg";
import { type DatabaseHandle, openPool } from "./connect.ts";

/**
 * Plans are made once per connection, some while the tables are still small, so they must use indexes even if the
 * statistics advise against it. A locked row can delay the others of its batch for at most this long.
 */
const settings = `
  set plan_cache_mode = force_generic_plan;
  set enable_seqscan = off;
  set enable_hashjoin = off;
  set enable_mergejoin = off;
  set lock_timeout = '100ms'`;

/**
 * Opens connections for one statement that writes a batch again and again.
 * @param size batches at the same time
 * @param name the connections' name in the database's list of them
 */
export function openBatchPool(
  { connection, statementTimeout }: Pick<DatabaseHandle, "connection" | "statementTimeout">,
  size: number,
  name: string,
): pg.Pool {
  return openPool(connection, { size, name, statementTimeout, onConnect: (client) => client.query(settings) });
}
