import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { Client, type ClientConfig } from "pg";
import { asksForPassword, setPassword, writeAccess } from "./access.ts";
import { chooseAccount } from "./account.ts";
import { findPostgresBinaries } from "./binaries.ts";
import { databaseUser, ensureCluster } from "./cluster.ts";
import { asDirectoryError, lockDirectory } from "./directoryLock.ts";
import type { EmbeddedDatabaseError } from "./errors.ts";
import { stopLeftoverServer } from "./leftover.ts";
import { makePassword, readPassword } from "./password.ts";
import { type ServerProcess, startServerProcess } from "./serverProcess.ts";
import { chooseSocketDirectory, removeSocketDirectory, socketPort } from "./socketDirectory.ts";

export interface EmbeddedPostgresOptions {
  /** Created if missing; holds the lock and the cluster. One app at a time. */
  dataDir: string;
  /** True by default: committed data survives a power outage. False is for tests. */
  fsync?: boolean;
  /** Called with each line the server logs. */
  log?: (line: string) => void;
}

export interface EmbeddedPostgres {
  /** What `pg` needs to connect; `host` is the folder of the server's socket. */
  connection: { host: string; port: number; user: string; password: string; database: string };
  /** The same as one address, for `pg` and for libpq programs such as psql. */
  connectionString: string;
  /** Process id of the server. */
  pid: number;
  /** Settles when the server is gone: null after `stop`, else the error to print before exiting. */
  ended: Promise<EmbeddedDatabaseError | null>;
  /** Shuts the server down and frees the data directory. Close your own connections first. */
  stop(): Promise<void>;
}

/**
 * Starts the PostgreSQL that comes with the installation on `dataDir`, creating the cluster and the database on the
 * first start, and stopping what a killed app left running.
 * @throws {EmbeddedDatabaseError} with one line for the person at the terminal
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const binaries = await findPostgresBinaries();
  const lock = lockDirectory(resolve(options.dataDir));
  try {
    const dataDir = realpathSync(options.dataDir);
    const clusterDir = join(dataDir, "postgres");
    await stopLeftoverServer(clusterDir);
    const account = chooseAccount(binaries, dataDir, clusterDir);
    await ensureCluster(binaries, account, clusterDir);
    const socketDirectory = chooseSocketDirectory(account, clusterDir);
    const known = asksForPassword(clusterDir) ? readPassword(dataDir) : null;
    if (known === null) writeAccess(clusterDir, account, "trust");
    const { fsync = true, log = () => {} } = options;
    const server = await startServerProcess({ binaries, account, clusterDir, socketDirectory, fsync, log });
    const secure = async (connection: ClientConfig) => {
      const password = makePassword(dataDir);
      await setPassword(connection, password, { clusterDir, account });
      return password;
    };
    return await present(server, { socketDirectory, password: known ?? secure, releaseLock: lock.release });
  } catch (error) {
    lock.release();
    throw asDirectoryError(options.dataDir, error);
  }
}

interface Presented {
  socketDirectory: string;
  /** The password, or the function that sets one if there is none yet. */
  password: string | ((connection: ClientConfig) => Promise<string>);
  releaseLock(): void;
}

async function present(
  server: ServerProcess,
  { socketDirectory, password, releaseLock }: Presented,
): Promise<EmbeddedPostgres> {
  const open = { host: socketDirectory, port: socketPort, user: databaseUser, database: databaseUser };
  const stop = async () => {
    await server.stop();
    removeSocketDirectory(socketDirectory);
    releaseLock();
  };
  const connection = { ...open, password: "" };
  try {
    connection.password = typeof password === "string" ? password : await password(open);
    await ensureDatabase(connection);
  } catch (error) {
    await stop();
    throw error;
  }
  const signIn = `${databaseUser}:${connection.password}`;
  const connectionString = `postgresql://${signIn}@/${databaseUser}?host=${encodeURIComponent(socketDirectory)}&port=${socketPort}`;
  return { connection, connectionString, pid: server.pid, ended: server.ended, stop };
}

async function ensureDatabase(connection: EmbeddedPostgres["connection"]): Promise<void> {
  const client = new Client({ ...connection, database: "postgres" });
  await client.connect();
  try {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [connection.database]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${connection.database}`);
  } finally {
    await client.end();
  }
}
