// npm run restore -- FILE: restores a backup into an empty database or a new data directory.
import { parseArgs } from "node:util";
import { BackupError } from "../apps/server/src/backup/format.ts";
import { restoreBackup } from "../apps/server/src/backup/restoreBackup.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { endWith, withConnection } from "./server/withDatabase.ts";

const usage = "npm run restore -- FILE";

async function main(): Promise<void> {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0) throw new BackupError(usage);
  await withConnection(readConfig(process.env), async (database) => {
    const started = Date.now();
    const rows = await restoreBackup(database, file);
    console.log(`${rows} rows restored in ${((Date.now() - started) / 1000).toFixed(1)} s.`);
  });
}

main().catch(endWith);
