// npm run demo:remove: removes the demo's accounts, leads, waitlist and page counts from the database.
import { readConfig } from "../apps/server/src/config.ts";
import { removeDemo } from "../apps/server/src/demo/removeDemo.ts";
import { endWith, withDatabase } from "./server/withDatabase.ts";

async function main(): Promise<void> {
  await withDatabase(readConfig(process.env), async ({ db }) => {
    const { accounts, waitlistEntries } = await removeDemo(db);
    const nothing = accounts + waitlistEntries === 0;
    console.log(
      nothing ? "There is no demo data." : `Removed ${accounts} demo accounts and ${waitlistEntries} waitlist entries.`,
    );
  });
}

main().catch(endWith);
