// Started by channels/outbox.ts: one server's part of the job `texts`, without its pages and calls.
import { buildApp } from "../../apps/server/src/app.ts";
import { sendOutgoing } from "../../apps/server/src/channels/outbound/sending/sendOutgoing.ts";
import { settleUnknown } from "../../apps/server/src/channels/outbound/sending/settleUnknown.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { quickReplies } from "../../apps/server/src/conversations/turn/quickReplies.ts";
import { openDatabase } from "../../apps/server/src/db/connect.ts";
import { presentOffers } from "../../apps/server/src/showings/chat/offers.ts";

const url = process.env.DATABASE_URL ?? "";
/** Lets this process live some minutes later than the others, as the next runs of the job do. */
const aheadMs = Number(process.env.CLOCK_AHEAD_MS ?? 0);

const database = openDatabase(url, 10);
const config = readConfig({ ...process.env, LLAVE_LOG: "error" });
const app = await buildApp({
  config,
  database,
  secret: "a secret for the benchmark, 32 letters",
  pages: false,
  now: () => new Date(Date.now() + aheadMs),
});
await app.listen({ port: 0, host: "127.0.0.1" });
console.log("ready");
const services = { ...app.services, presentOffers, quickReplies };
await settleUnknown(services);
await sendOutgoing(services);
await app.close();
await database.close();
