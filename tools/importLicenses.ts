// npm run import:licenses -- --state FL FILE.csv …: replaces a state's stored licenses with newer files.
import { parseArgs } from "node:util";
import { isLicenseState, type LicenseState, licenseStates } from "@llave/contract/agent/licenses";
import { readConfig } from "../apps/server/src/config.ts";
import { importLicenses } from "../apps/server/src/licenses/importFile.ts";
import { readFiles } from "../apps/server/src/licenses/readFiles.ts";
import { endWith, withDatabase } from "./server/withDatabase.ts";

const usage = `npm run import:licenses -- --state STATE FILE.csv … (STATE: ${licenseStates.join(", ")})`;

function askedFor(): { state: LicenseState; files: string[] } {
  const { values, positionals } = parseArgs({ options: { state: { type: "string" } }, allowPositionals: true });
  const state = values.state?.toUpperCase() ?? "";
  if (!isLicenseState(state) || positionals.length === 0) throw new Error(usage);
  return { state, files: positionals };
}

async function main(): Promise<void> {
  const { state, files } = askedFor();
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const started = Date.now();
    const asked = { state, chunks: readFiles(files), now: new Date() };
    const { rows, skipped, verified } = await importLicenses(db, asked);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(`${state}: ${rows} licenses in ${seconds} s, ${skipped} lines skipped, ${verified} agents verified.`);
  });
}

main().catch(endWith);
