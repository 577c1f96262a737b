import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { settleAfterMs } from "../../../apps/server/src/channels/outbound/sending/outbox.ts";
import {
  runTwilioServer,
  sharedNumber,
  type TwilioServer,
} from "../../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import { startServer } from "../../server/runningServer.ts";
import { startDatabase } from "../processes.ts";

const messages = 10_000;
/** One of the three is killed once the provider has this many. */
const killedAfter = 3_000;

/** 10,000 queued messages, three processes that send them, and one of these killed in the middle of its calls. */
export async function sendThroughThree(): Promise<void> {
  const database = await startDatabase();
  const twilio = await runTwilioServer();
  try {
    const url = await database.create("outbox");
    // The demo has a conversation to write in.
    await (await startServer({ DATABASE_URL: url })).stop();
    await queueMessages(url);
    const start = (aheadMs = 0) => startSender({ ...twilio.env, DATABASE_URL: url, CLOCK_AHEAD_MS: String(aheadMs) });
    const began = performance.now();
    const [victim, ...others] = [start(), start(), start()];
    while (twilio.taken.length < killedAfter) await pause(20);
    victim?.kill("SIGKILL");
    await Promise.all(others.map(ended));
    const took = (performance.now() - began) / 1_000;
    const open = await countOpen(url);
    // What the killed one had claimed is settled by a later run of the job.
    await ended(start(settleAfterMs + 60_000));
    print(twilio, { took, open, left: await countOpen(url) });
  } finally {
    twilio.stop();
    await database.stop();
  }
}

function startSender(env: Record<string, string>): ChildProcess {
  const program = join(import.meta.dirname, "../channelSender.ts");
  return spawn(process.execPath, [program], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit"],
  });
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  if (child.exitCode !== 0) throw new Error(`a sender ended with ${child.exitCode}`);
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<Row>(text, values).finally(() => client.end());
  return rows;
}

/** A message of an agent for each of this many renters. */
async function queueMessages(url: string): Promise<void> {
  await query(
    url,
    `insert into outgoing_message (agent_id, conversation_id, kind, channel, number, address, words, due_at, created_at, changed_at)
     select c.agent_id, c.conversation_id, 'agent', 'sms', $1, '+1786' || (5000000 + n), 'Message ' || n, now(), now(), now()
     from (select agent_id, conversation_id from conversation where status <> 'stopped' order by created_at limit 1) c
     cross join generate_series(1, $2::int) n`,
    [sharedNumber, messages],
  );
}

async function countOpen(url: string): Promise<number> {
  const [row] = await query<{ n: number }>(
    url,
    "select count(*)::int as n from outgoing_message where status in ('queued', 'sending')",
  );
  return row?.n ?? Number.NaN;
}

function print({ taken }: TwilioServer, { took, open, left }: { took: number; open: number; left: number }): void {
  const times = new Map<string, number>();
  for (const { to } of taken) times.set(to, (times.get(to) ?? 0) + 1);
  const twice = [...times.values()].filter((count) => count > 1).length;
  const rate = (taken.length / took).toFixed(0);
  console.log(
    `outbox: ${messages} messages, three processes, one killed after ${killedAfter}: ${took.toFixed(1)} s, ${rate} a second`,
  );
  console.log(`  ${open} were left in the killed one's claims; a later run settled them, ${left} are still open`);
  console.log(`  sent: ${times.size} of ${messages}; sent twice: ${twice} (wanted: all, and none twice)`);
  if (times.size !== messages || twice > 0 || left > 0) process.exitCode = 1;
}
