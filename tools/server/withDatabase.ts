import type { Config } from "../../apps/server/src/config.ts";
import { type DatabaseHandle, longWorkTimeoutMs, openDatabase } from "../../apps/server/src/db/connect.ts";
import { openEmbeddedOrRunning } from "../../apps/server/src/db/embedded/openEmbedded.ts";
import { migrateToLatest } from "../../apps/server/src/db/migrate.ts";

type Place = Pick<Config, "databaseUrl" | "dataDir">;

/**
 * Runs a command on the installation's own database after migrating it: the embedded one, or the one in `DATABASE_URL`.
 */
export function withDatabase(place: Place, work: (database: DatabaseHandle) => Promise<void>): Promise<void> {
  return withConnection(place, async (database) => {
    await migrateToLatest(database.db);
    await work(database);
  });
}

/** Runs a command on the installation's own database as is, with or without a running server. */
export async function withConnection(
  { databaseUrl, dataDir }: Place,
  work: (database: DatabaseHandle) => Promise<void>,
): Promise<void> {
  const server = databaseUrl ? null : await openEmbeddedOrRunning(dataDir);
  const database = openDatabase(databaseUrl ?? server?.connection ?? "", 2, longWorkTimeoutMs);
  try {
    await work(database);
  } finally {
    await database.close();
    await server?.stop();
  }
}

/** Prints in one line what stopped a command. */
export function endWith(error: Error): void {
  console.error(error.message);
  process.exitCode = 1;
}
