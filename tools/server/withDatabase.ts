import type { Config } from "../../apps/server/src/config.ts";
import { type DatabaseHandle, longWorkTimeout, openDatabase } from "../../apps/server/src/db/connect.ts";
import { openEmbeddedOrRunning } from "../../apps/server/src/db/embedded/openEmbedded.ts";
import { migrateToLatest } from "../../apps/server/src/db/migrate.ts";

/** Runs a command on the installation's own database, brought up to date: the embedded one, or that of `DATABASE_URL`. */
export async function withDatabase(
  config: Pick<Config, "databaseUrl" | "dataDir">,
  work: (database: DatabaseHandle) => Promise<void>,
): Promise<void> {
  const server = config.databaseUrl ? null : await openEmbeddedOrRunning(config.dataDir);
  const database = openDatabase(config.databaseUrl ?? server?.connection ?? "", 2, longWorkTimeout);
  try {
    await migrateToLatest(database.db);
    await work(database);
  } finally {
    await database.close();
    await server?.stop();
  }
}

/** Says in one line what stopped a command. */
export function endWith(error: Error): void {
  console.error(error.message);
  process.exitCode = 1;
}
