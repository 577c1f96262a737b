import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Database } from "./schema.ts";

// Calendar days and counts come as what they mean: a `date` column as its ISO text (a
// Date would shift with the server's time zone), bigint counts and numerics as numbers.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** Where the database is: a URL, or the folder of the embedded server's socket. */
export type Connection = string | { host: string; port?: number; user: string; password?: string; database: string };

/** A connection pool, the query builder on top of it, and the way to end both. */
export interface DatabaseHandle {
  pool: pg.Pool;
  db: Kysely<Database>;
  connection: Connection;
  close(): Promise<void>;
}

/** Node-postgres options of a {@link Connection}. */
export function clientOptions(connection: Connection): pg.ClientConfig {
  return typeof connection === "string" ? { connectionString: connection } : { ...connection };
}

/**
 * Opens a pool; connections are made on first use.
 * @param poolSize most connections at the same time
 */
export function openDatabase(connection: Connection, poolSize: number): DatabaseHandle {
  const pool = new pg.Pool({
    ...clientOptions(connection),
    max: poolSize,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: "llave",
  });
  // A connection that breaks while idle is replaced on next use; without a listener
  // its error would end the process.
  pool.on("error", () => {});
  // One that breaks between two statements of a transaction likewise: the next statement tells of it.
  pool.on("connect", (client) => client.on("error", () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  return { pool, db, connection, close: () => db.destroy() };
}
