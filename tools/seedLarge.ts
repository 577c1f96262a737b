// npm run seed:large -- [--factor 0.1]: one agent with 100,000 leads, 1,000,000 messages and 5,000 listings.
import { parseArgs } from "node:util";
import { readConfig } from "../apps/server/src/config.ts";
import { largeAgent, seedLarge } from "../apps/server/src/demo/large/seedLarge.ts";
import { demoPassword, installationSecret } from "../apps/server/src/process/installation.ts";
import { endWith, withDatabase } from "./server/withDatabase.ts";

function askedFactor(): number {
  const { values } = parseArgs({ options: { factor: { type: "string", default: "1" } } });
  const factor = Number(values.factor);
  if (!(factor > 0 && factor <= 10)) throw new Error("npm run seed:large -- --factor NUMBER (above 0, up to 10)");
  return factor;
}

async function main(): Promise<void> {
  const factor = askedFactor();
  const config = readConfig(process.env);
  if (config.production) throw new Error("This creates made-up data and doesn't run in production.");
  await withDatabase(config, async (database) => {
    const password = demoPassword(await installationSecret(database.db, config.secret), "agent");
    const started = performance.now();
    const { leads, messages, properties } = await seedLarge(database, factor, password);
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    console.log(`${leads} leads, ${messages} messages and ${properties} listings in ${seconds} s.`);
    console.log(`Sign in as ${largeAgent.email} with ${password}`);
  });
}

main().catch(endWith);
