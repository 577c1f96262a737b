import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { databaseUser } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { readPassword } from "./password.ts";
import { socketPort } from "./socketDirectory.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./startEmbeddedPostgres.ts";

/** The embedded database for a command: opened just for it, or the running server's. */
export interface OpenedEmbedded {
  connection: EmbeddedPostgres["connection"];
  /** Stops what was started for the command; a running server's database keeps running. */
  stop(): Promise<void>;
}

/**
 * Opens the embedded database of a data directory, whether a server is using it or not.
 * @throws {EmbeddedDatabaseError} with one line for the person at the terminal
 */
export async function openEmbeddedOrRunning(dataDir: string): Promise<OpenedEmbedded> {
  try {
    return await startEmbeddedPostgres({ dataDir });
  } catch (error) {
    const connection = error instanceof EmbeddedDatabaseError ? runningConnection(dataDir) : null;
    if (connection === null) throw error;
    return { connection, stop: async () => undefined };
  }
}

/** How to reach the database of a server running on a data directory; null if none is, or for another user. */
export function runningConnection(dataDir: string): EmbeddedPostgres["connection"] | null {
  const host = runningSocket(resolve(dataDir));
  const password = readPassword(resolve(dataDir));
  if (host === null || password === null) return null;
  return { host, port: socketPort, user: databaseUser, password, database: databaseUser };
}

/** The folder of the running server's socket, as PostgreSQL notes it in the fifth line of its own lock file. */
function runningSocket(dataDir: string): string | null {
  const path = join(dataDir, "postgres", "postmaster.pid");
  if (!existsSync(path)) return null;
  return readFileSync(path, "utf8").split("\n")[4] || null;
}
