import type { Socket } from "node:net";
import { minuteMs } from "@llave/contract/calendar";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareStatements } from "./preparedStatements.ts";
import type { Database } from "./schema.ts";
import { limitTransactions } from "./transactionSlots.ts";

// Calendar days and counts arrive as what they mean: a `date` column as its ISO text (a Date would shift with the
// server's time zone), bigint counts and numerics as numbers.
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
  /** Time limit for one statement. Milliseconds. */
  statementTimeout: number;
  close(): Promise<void>;
}

/** Time limit for a request's statement; a later response wouldn't help anyone. Milliseconds. */
export const requestTimeoutMs = 20_000;
/** Time limit for one statement that covers all data: the daily job's, or a migration's. Milliseconds. */
export const longWorkTimeoutMs = 30 * minuteMs;
/** How long a request waits for a free connection: a start makes several processes connect at once. Milliseconds. */
const connectTimeoutMs = 15_000;
/** An abandoned transaction is rolled back after this time. Milliseconds. */
const idleTransactionTimeoutMs = minuteMs;
/** How much longer than the statement's limit a connection may be silent before it counts as dead. */
const silenceMargin = 5_000;

/** Node-postgres options of a {@link Connection}. */
export function clientOptions(connection: Connection): pg.ClientConfig {
  return typeof connection === "string" ? { connectionString: connection } : { ...connection };
}

/**
 * Options of a client that isn't from {@link openPool}: it ends its statements itself where a silent database doesn't.
 * @param statementTimeout milliseconds that one statement may take
 */
export function limitedClientOptions(connection: Connection, statementTimeout: number): pg.ClientConfig {
  return {
    ...clientOptions(connection),
    keepAlive: true,
    connectionTimeoutMillis: connectTimeoutMs,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + silenceMargin,
  };
}

interface PoolOptions {
  size: number;
  /** The connection's name in the database's list of connections. */
  name: string;
  statementTimeout: number;
  onConnect?(client: pg.ClientBase): Promise<unknown>;
}

/** Opens a pool whose statements always end in time, even if the database hangs; connects on first use. */
export function openPool(connection: Connection, options: PoolOptions): pg.Pool {
  const { size, name, statementTimeout, onConnect } = options;
  const pool = new pg.Pool({
    ...clientOptions(connection),
    max: size,
    connectionTimeoutMillis: connectTimeoutMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: statementTimeout,
    idle_in_transaction_session_timeout: idleTransactionTimeoutMs,
    application_name: name,
    ...(onConnect && { onConnect }),
  });
  // A connection that breaks while idle is replaced on next use; without a listener its error would end the process.
  pool.on("error", () => {});
  pool.on("connect", (client) => {
    // The same for a connection that breaks between two statements of a transaction: the next statement reports it.
    client.on("error", () => {});
    endWhereSilent(client, statementTimeout + silenceMargin);
  });
  return pool;
}

/** The parts of the driver's client that its types leave out. */
interface ClientParts {
  connection: { stream: Socket };
  /** False while a statement is running. */
  readyForQuery: boolean;
}

/** Breaks a connection whose statement gets no answer, not even a timeout; it would wait forever. */
function endWhereSilent(client: pg.ClientBase, silence: number): void {
  const parts = client as unknown as ClientParts;
  const { stream } = parts.connection;
  stream.setTimeout(silence, () => {
    if (!parts.readyForQuery) stream.destroy();
  });
}

/**
 * Opens a pool; connections are made on first use.
 * @param poolSize most connections at the same time
 * @param statementTimeout milliseconds that one statement may take
 * @param name the connections' name in the database's list of them
 */
export function openDatabase(
  connection: Connection,
  poolSize: number,
  statementTimeout: number = requestTimeoutMs,
  name = "llave",
): DatabaseHandle {
  const pool = openPool(connection, { size: poolSize, name, statementTimeout });
  // Here only: statements that don't go through Kysely give themselves a name.
  pool.on("connect", prepareStatements);
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  limitTransactions(db, poolSize, connectTimeoutMs);
  return { pool, db, connection, statementTimeout, close: () => db.destroy() };
}

/** Does work on all data on its own connection, without a statement timeout. */
export async function withLongWork<Result>(
  connection: Connection,
  work: (db: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  const patient = openDatabase(connection, 1, longWorkTimeoutMs);
  try {
    return await work(patient.db);
  } finally {
    await patient.close();
  }
}
