import { once } from "node:events";
import { Agent, type IncomingMessage, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { type RunningServer, startServer } from "../server/runningServer.ts";
import { conversations } from "./conversations.ts";
import { turnsOf } from "./demoTurns.ts";
import { type Load, percentile, runLoad } from "./load.ts";

const [attempts, chats, sessions] = [1_000, 500, 5];
/** Milliseconds of load, without and with the streams. */
const duration = 20_000;
/** Time between two health checks. Milliseconds. */
const apart = 250;

/** Someone opens a thousand live streams of one account while 500 renters chat. */
export async function streamsBesideChats(settings: Record<string, string>): Promise<void> {
  const server = await startServer(settings);
  const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
  try {
    const send = await turnsOf(server, chats);
    await runLoad(send.turn, conversations, chats, duration / 4);
    const without = await measure(server, () => runLoad(send.turn, conversations, chats, duration));
    const cookies = await Promise.all(Array.from({ length: sessions }, () => signIn(server)));
    const streams: IncomingMessage[] = [];
    const open = async (_: unknown, n: number) => {
      streams.push(await openStream(server, agent, cookies[n % sessions] ?? ""));
    };
    const opening = Promise.all(Array.from({ length: attempts }, open));
    const beside = await measure(server, async () => {
      await opening;
      return runLoad(send.turn, conversations, chats, duration);
    });
    send.close();
    const accepted = streams.filter(({ statusCode }) => statusCode === 200).length;
    const refused = streams.filter(({ statusCode }) => statusCode === 429).length;
    console.log(
      `streams: of ${attempts} from ${sessions} sessions of one account, ${accepted} accepted, ${refused} refused with 429, ${attempts - accepted - refused} otherwise`,
    );
    report("without them", without);
    report("with them", beside);
  } finally {
    agent.destroy();
    await server.stop();
  }
}

interface Measured extends Load {
  /** Milliseconds of each health check in the meantime. */
  checks: number[];
}

function report(when: string, { latencies, duration: took, checks }: Measured): void {
  const perSecond = (latencies.length / took) * 1_000;
  console.log(
    `  ${when}: ${perSecond.toFixed(0)} turns a second, p99 ${percentile(latencies, 0.99).toFixed(0)} ms; health check median ${percentile(checks, 0.5).toFixed(0)} ms, longest ${Math.max(...checks).toFixed(0)} ms`,
  );
}

async function measure({ origin }: RunningServer, load: () => Promise<Load>): Promise<Measured> {
  const checks: number[] = [];
  let isOver = false;
  const checking = async () => {
    while (!isOver) {
      const asked = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      checks.push(performance.now() - asked);
      await pause(apart);
    }
  };
  const checked = checking();
  const measured = await load().finally(() => {
    isOver = true;
  });
  await checked;
  return { ...measured, checks };
}

async function signIn({ origin, agent }: RunningServer): Promise<string> {
  const headers = { "content-type": "application/json" };
  const answer = await fetch(`${origin}/api/auth/login`, { method: "POST", headers, body: JSON.stringify(agent) });
  if (!answer.ok) throw new Error(`nobody could sign in: ${await answer.text()}`);
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

/** The response to one attempt; an accepted one stays open. */
async function openStream({ origin }: RunningServer, agent: Agent, cookie: string): Promise<IncomingMessage> {
  const call = request(`${origin}/api/events`, { agent, headers: { cookie, accept: "text/event-stream" } });
  call.end();
  const [answer] = (await once(call, "response")) as [IncomingMessage];
  answer.resume();
  return answer;
}
