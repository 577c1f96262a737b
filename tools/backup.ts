// npm run backup -- FILE: writes everything in the database to a file, with or without a running server.
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { BackupError } from "../apps/server/src/backup/format.ts";
import { writeBackup } from "../apps/server/src/backup/writeBackup.ts";
import { readConfig } from "../apps/server/src/config.ts";
import { endWith, withConnection } from "./server/withDatabase.ts";

const usage = "npm run backup -- FILE";

async function main(): Promise<void> {
  const [file, ...others] = parseArgs({ allowPositionals: true }).positionals;
  if (file === undefined || others.length > 0) throw new BackupError(usage);
  const config = readConfig(process.env);
  if (!config.databaseUrl && !existsSync(join(config.dataDir, "postgres"))) {
    throw new BackupError(`There is no database in ${config.dataDir}. Set LLAVE_DATA_DIR or DATABASE_URL.`);
  }
  await withConnection(config, async (database) => {
    const started = Date.now();
    const rows = await writeBackup(database, file, new Date());
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    console.log(
      `${rows} rows in ${seconds} s, ${(statSync(file).size / 1e6).toFixed(1)} MB. Keep ${file} as safe as the data.`,
    );
  });
}

main().catch(endWith);
