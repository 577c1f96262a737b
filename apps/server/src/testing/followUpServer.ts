// Started by followUps/sending/killedServer.test.ts: its own server with its jobs, at a time that the test chooses. It
// runs what the lines of its input name, and prints each when it is done.
import { createInterface } from "node:readline";
import { buildApp } from "../app.ts";
import { sendOutgoing } from "../channels/outbound/sending/sendOutgoing.ts";
import { settleUnknown } from "../channels/outbound/sending/settleUnknown.ts";
import { readConfig } from "../config.ts";
import { quickReplies } from "../conversations/turn/quickReplies.ts";
import { type Connection, openDatabase } from "../db/connect.ts";
import { runFollowUps } from "../followUps/sending/runFollowUps.ts";
import { presentOffers } from "../showings/chat/offers.ts";

const connection = JSON.parse(process.env.TEST_CONNECTION ?? '""') as Connection;
const aheadMs = Number(process.env.CLOCK_AHEAD_MS);

const database = openDatabase(connection, 10);
const app = await buildApp({
  config: readConfig({ ...process.env, LLAVE_LOG: "error" }),
  database,
  secret: "a secret for tests only, 32 characters",
  pages: false,
  now: () => new Date(Date.now() + aheadMs),
});
await app.listen({ port: 0, host: "127.0.0.1" });
await app.services.jobs.start();

const services = { ...app.services, presentOffers, quickReplies };
const work: Record<string, () => Promise<void>> = {
  followUps: () => runFollowUps(services),
  async settle() {
    await settleUnknown(services);
    await sendOutgoing(services);
  },
};
console.log("ready");
for await (const line of createInterface({ input: process.stdin })) {
  await work[line]?.();
  console.log(line);
}
await app.close();
await database.close();
