// npm run bench:channels -- [outbox] [flood]: targets for many messages sent or received at the same time.
import { parseArgs } from "node:util";
import { floodWebhooks } from "./channels/flood.ts";
import { sendThroughThree } from "./channels/outbox.ts";

const parts = { outbox: sendThroughThree, flood: floodWebhooks };
const { positionals } = parseArgs({ allowPositionals: true });
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) await run();
}
