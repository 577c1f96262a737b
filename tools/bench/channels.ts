// npm run bench:channels -- [outbox] [flood]: what must hold when many messages go out, or come in, at once.
import { parseArgs } from "node:util";
import { floodWebhooks } from "./channels/flood.ts";
import { sendThroughThree } from "./channels/outbox.ts";

const parts = { outbox: sendThroughThree, flood: floodWebhooks };
const { positionals } = parseArgs({ allowPositionals: true });
for (const [name, run] of Object.entries(parts)) {
  if (positionals.length === 0 || positionals.includes(name)) await run();
}
