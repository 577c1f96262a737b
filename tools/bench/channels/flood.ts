import { randomBytes, randomUUID } from "node:crypto";
import { loadavg } from "node:os";
import { setTimeout as pause } from "node:timers/promises";
import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import pg from "pg";
import {
  postSigned,
  runTwilioServer,
  sharedNumber,
} from "../../../apps/server/src/testing/twilioServer/twilioProtocol.ts";
import { type RunningServer, startServer } from "../../server/runningServer.ts";
import { conversations } from "../conversations.ts";
import { connect, percentile } from "../load.ts";
import { cpuTime, moveOffServerCore, onServerCore, startDatabase } from "../processes.ts";

/** Webhooks a second, and for how long. */
const rate = 200;
const floodMs = 60_000;
const baseMs = 30_000;
/** Turns of the chat a second: a busy evening, well below what a server can do. */
const turnsPerSecond = 10;
/** How much slower the chat may get during that, at the 99th percentile. */
const maxSlowdown = 2;
/** Renters who write by text. */
const phones = 2_000;

/** 200 texts a second for a minute, each answered by the assistant, while other renters chat on the page. */
export async function floodWebhooks(): Promise<void> {
  moveOffServerCore(process.pid);
  const database = await startDatabase();
  const twilio = await runTwilioServer();
  const url = await database.create("flood");
  const server = await startServer({ DATABASE_URL: url, LLAVE_RATE_FACTOR: "1000000", ...twilio.env }, onServerCore);
  try {
    const code = await linkCode(url, server);
    const chat = await chatOf(server);
    await chat.run(baseMs / 3);
    const usedBy = async <Result>(work: Promise<Result>) => {
      const [from, used] = [performance.now(), cpuTime(server.process.pid ?? 0)];
      const result = await work;
      return { result, core: (cpuTime(server.process.pid ?? 0) - used) / (performance.now() - from) };
    };
    const { result: quiet, core: quietCore } = await usedBy(chat.run(baseMs));
    const during = await usedBy(Promise.all([chat.run(floodMs), sendTexts(server, code)]));
    const [busy, flood] = during.result;
    const answered = twilio.taken.length;
    print({ quiet, busy, quietCore, busyCore: during.core, ...flood, answered, stored: await countStored(url) });
    chat.close();
  } finally {
    await server.stop();
    twilio.stop();
    await database.stop();
  }
}

/** The code by which texts reach the demo's link. */
async function linkCode(url: string, { origin, smartLinkPath }: RunningServer): Promise<string> {
  const { linkId } = (await (await fetch(`${origin}/api${smartLinkPath}`)).json()) as SmartLinkConfig;
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    "insert into channel_code (agent_id, code, link_id) select agent_id, 'BCDFGH', link_id from smartlink where link_id = $1",
    [linkId],
  );
  await client.end();
  return "LL-BCDFGH";
}

/** Texts that are in some renter's thread; those with an unknown sender are acknowledged too. */
async function countStored(url: string): Promise<number> {
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query<{ n: number }>("select count(*)::int as n from inbound_message");
  await client.end();
  return rows[0]?.n ?? Number.NaN;
}

/** Turns at a steady pace, even if the server is slow. */
async function chatOf({ origin, smartLinkPath }: RunningServer) {
  const { linkId } = (await (await fetch(`${origin}/api${smartLinkPath}`)).json()) as SmartLinkConfig;
  const { post, close } = connect(origin, 200);
  const turn = async (message: string): Promise<number> => {
    const sent = performance.now();
    await post("/api/smartlink/openai-conversation", { linkId, conversationId: randomUUID(), message });
    return performance.now() - sent;
  };
  const firsts = conversations.map(([first = "Hi"]) => first);
  const run = async (ms: number): Promise<number[]> => {
    const turns = await atPace(turnsPerSecond, ms, (n) => turn(firsts[n % firsts.length] ?? "Hi"));
    return Promise.all(turns);
  };
  return { run, close };
}

async function sendTexts({ origin }: RunningServer, code: string) {
  const began = performance.now();
  const sent = await atPace(rate, floodMs, async (n) => {
    const form = {
      MessageSid: `SM${randomBytes(16).toString("hex")}`,
      From: `+1786${5_000_000 + (n % phones)}`,
      To: sharedNumber,
      Body: n < phones ? `2 bedrooms in Brickell (${code})` : "And is parking included?",
      NumMedia: "0",
    };
    const start = performance.now();
    const { status } = await postSigned(`${origin}/api/webhooks/twilio/message`, form);
    return { status, ms: performance.now() - start };
  });
  const results = await Promise.all(sent);
  return { results, seconds: (performance.now() - began) / 1_000 };
}

/** Starts something at a steady pace for some time. */
async function atPace<Result>(perSecond: number, ms: number, begin: (n: number) => Promise<Result>) {
  const started: Promise<Result>[] = [];
  const from = performance.now();
  for (let elapsed = 0; elapsed < ms; elapsed = performance.now() - from) {
    while (started.length < (elapsed * perSecond) / 1_000) started.push(begin(started.length));
    await pause(5);
  }
  return started;
}

interface Outcome {
  quiet: number[];
  busy: number[];
  /** The share of its core that the server used. */
  quietCore: number;
  busyCore: number;
  results: { status: number; ms: number }[];
  seconds: number;
  answered: number;
  stored: number;
}

function print({ quiet, busy, quietCore, busyCore, results, seconds, answered, stored }: Outcome): void {
  const taken = results.filter(({ status }) => status === 200);
  const before = percentile(quiet, 0.99);
  const during = percentile(busy, 0.99);
  const slower = during / before;
  const webhook = percentile(
    results.map(({ ms }) => ms),
    0.99,
  );
  console.log(
    `flood: ${taken.length} of ${results.length} webhooks taken and ${stored} stored, ${(results.length / seconds).toFixed(0)} a second for ${seconds.toFixed(0)} s, p99 ${webhook.toFixed(0)} ms; ${answered} answers went out meanwhile`,
  );
  console.log(
    `  the chat's p99: ${before.toFixed(0)} ms quiet, ${during.toFixed(0)} ms during the flood: ${slower.toFixed(2)}x (wanted: at most ${maxSlowdown}x)`,
  );
  console.log(
    `  p50: ${percentile(quiet, 0.5).toFixed(0)} ms and ${percentile(busy, 0.5).toFixed(0)} ms; the server used ${(quietCore * 100).toFixed(0)} % and ${(busyCore * 100).toFixed(0)} % of its core; load of the machine ${loadavg()[0]?.toFixed(1)}`,
  );
  // Not "more than": a run without a single turn has no number to compare.
  if (stored !== results.length || taken.length !== results.length || !(slower <= maxSlowdown)) process.exitCode = 1;
}
