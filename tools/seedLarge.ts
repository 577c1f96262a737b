// npm run seed:large -- [--factor 0.1]: one agent with 100,000 leads, 1,000,000 messages and 5,000 listings.
import { parseArgs } from "node:util";
import { readConfig } from "../apps/server/src/config.ts";
import { openDatabase } from "../apps/server/src/db/connect.ts";
import { openEmbeddedOrRunning } from "../apps/server/src/db/embedded/openEmbedded.ts";
import { migrateToLatest } from "../apps/server/src/db/migrate.ts";
import { largeAgent, seedLarge } from "../apps/server/src/demo/large/seedLarge.ts";
import { demoPassword, installationSecret } from "../apps/server/src/installation.ts";

function askedFactor(): number {
  const { values } = parseArgs({ options: { factor: { type: "string", default: "1" } } });
  const factor = Number(values.factor);
  if (!(factor > 0 && factor <= 10)) throw new Error("npm run seed:large -- --factor NUMBER (above 0, up to 10)");
  return factor;
}

async function main(): Promise<void> {
  const factor = askedFactor();
  const config = readConfig(process.env);
  if (config.production) throw new Error("This makes made-up data; it does not run in production.");
  const server = config.databaseUrl ? null : await openEmbeddedOrRunning(config.dataDir);
  const database = openDatabase(config.databaseUrl ?? server?.connection ?? "", 2);
  try {
    await migrateToLatest(database.db);
    const password = demoPassword(await installationSecret(database.db, config.secret), "agent");
    const started = performance.now();
    const { leads, messages, properties } = await seedLarge(database, factor, password);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${leads} leads, ${messages} messages and ${properties} listings in ${seconds} s.`);
    console.log(`Sign in as ${largeAgent.email} with ${password}`);
  } finally {
    await database.close();
    await server?.stop();
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
