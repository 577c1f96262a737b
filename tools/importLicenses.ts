// npm run import:licenses -- --state FL FILE.csv …: replaces what is known of a state's licences by newer files.
import { parseArgs } from "node:util";
import { isLicenseState, type LicenseState, licenseStates } from "@llave/contract/licenses";
import { readConfig } from "../apps/server/src/config.ts";
import { openDatabase } from "../apps/server/src/db/connect.ts";
import { openEmbeddedOrRunning } from "../apps/server/src/db/embedded/openEmbedded.ts";
import { migrateToLatest } from "../apps/server/src/db/migrate.ts";
import { importLicenses } from "../apps/server/src/licenses/importFile.ts";
import { readFiles } from "../apps/server/src/licenses/readFiles.ts";

const usage = `npm run import:licenses -- --state STATE FILE.csv … (STATE: ${licenseStates.join(", ")})`;

function askedFor(): { state: LicenseState; files: string[] } {
  const { values, positionals } = parseArgs({ options: { state: { type: "string" } }, allowPositionals: true });
  const state = values.state?.toUpperCase() ?? "";
  if (!isLicenseState(state) || positionals.length === 0) throw new Error(usage);
  return { state, files: positionals };
}

async function main(): Promise<void> {
  const { state, files } = askedFor();
  const config = readConfig(process.env);
  const server = config.databaseUrl ? null : await openEmbeddedOrRunning(config.dataDir);
  const database = openDatabase(config.databaseUrl ?? server?.connection ?? "", 2);
  try {
    await migrateToLatest(database.db);
    const started = Date.now();
    const asked = { state, chunks: readFiles(files), now: new Date() };
    const { rows, skipped, verified } = await importLicenses(database.db, asked);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${state}: ${rows} licenses in ${seconds} s, ${skipped} lines skipped, ${verified} agents verified.`);
  } finally {
    await database.close();
    await server?.stop();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
