// npm run bench:turn: what a chat turn costs, beside a bare server that does a turn's reads and writes.
import type { SmartLinkConfig } from "@llave/contract/smartlink";
import { startServer } from "../server/runningServer.ts";
import { conversations } from "./conversations.ts";
import { connect, type Load, median, percentile, runLoad, type SendTurn } from "./load.ts";
import { canPin, cpuTime, moveOffServerCore, onServerCore, startBareServer, startDatabase } from "./processes.ts";

const renters = 20;
/** Bare and ours take turns, so that both meet the same moods of the machine. */
const rounds = 6;
const warmUp = 1_000;
const duration = 4_000;

interface Contestant {
  pid: number;
  send: SendTurn;
  stop(): Promise<void>;
}

/** What one contestant did in one round. */
interface Round extends Load {
  /** Processor time of the server, in milliseconds a turn. */
  cpu: number;
}

moveOffServerCore(process.pid);
const database = await startDatabase();
const running: Contestant[] = [];
try {
  const bare = await startBare(await database.create("bare"));
  running.push(bare);
  const ours = await startOurs(await database.create("ours"));
  running.push(ours);
  await compare(bare, ours);
} finally {
  for (const contestant of running) await contestant.stop();
  await database.stop();
}

async function compare(bare: Contestant, ours: Contestant): Promise<void> {
  // The first seconds of both go to the compiler.
  for (const { send } of [bare, ours]) await runLoad(send, conversations, renters, duration);
  const bareRounds: Round[] = [];
  const ourRounds: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    bareRounds.push(await measure(bare));
    ourRounds.push(await measure(ours));
  }
  print(bareRounds, ourRounds);
}

async function startBare(databaseUrl: string): Promise<Contestant> {
  const { pid, origin, stop } = await startBareServer(databaseUrl);
  const { post, close } = connect(origin, renters);
  const send: SendTurn = async (_conversation, message) => {
    await post("/turn", { message });
  };
  return { pid, send, stop: () => stop().finally(close) };
}

async function startOurs(databaseUrl: string): Promise<Contestant> {
  const settings = { DATABASE_URL: databaseUrl, LLAVE_RATE_FACTOR: "1000000" };
  const { process: child, origin, smartLinkPath, stop } = await startServer(settings, onServerCore);
  const response = await fetch(`${origin}/api${smartLinkPath}`);
  const { linkId, agentId, agentName, sourceTag, tone, language } = (await response.json()) as SmartLinkConfig;
  const { post, close } = connect(origin, renters);
  const send: SendTurn = async (conversation, message) => {
    const body = { linkId, agentId, agentName, message, conversationId: conversation.id, sourceTag, tone, language };
    const { cookie } = await post("/api/smartlink/openai-conversation", body, {
      cookie: conversation.cookie,
      "idempotency-key": crypto.randomUUID(),
    });
    if (cookie !== "") conversation.cookie = cookie;
  };
  return { pid: child.pid ?? 0, send, stop: () => stop().finally(close) };
}

async function measure({ pid, send }: Contestant): Promise<Round> {
  await runLoad(send, conversations, renters, warmUp);
  const before = cpuTime(pid);
  const load = await runLoad(send, conversations, renters, duration);
  return { ...load, cpu: (cpuTime(pid) - before) / load.latencies.length };
}

function print(bare: Round[], ours: Round[]): void {
  const pinned = canPin ? "server on one core, database and load on the other" : "not pinned to cores";
  console.log(`${renters} renters at once, ${rounds} interleaved rounds of ${duration / 1000} s, ${pinned}`);
  console.log(line("bare", bare));
  console.log(line("ours", ours));
  const rates = ours.map((round, index) => rate(round) / rate(bare[index] ?? round));
  const tailRatio = percentile(allLatencies(ours), 0.99) / percentile(allLatencies(bare), 0.99);
  const cpu = meanCpu(ours) - meanCpu(bare);
  console.log(`turns/s: ${median(rates).toFixed(2)}x of bare (wanted: at least 0.70x)`);
  console.log(`p99: ${tailRatio.toFixed(2)}x of bare (wanted: at most 1.40x)`);
  console.log(`CPU: ${cpu.toFixed(2)} ms a turn above bare (wanted: at most 0.60 ms)`);
}

function line(name: string, rounds: Round[]): string {
  const latencies = allLatencies(rounds);
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)].map((ms) => ms.toFixed(1));
  const turns = median(rounds.map(rate)).toFixed(0);
  return `${name}: ${turns} turns/s, p50 ${p50} ms, p99 ${p99} ms, ${meanCpu(rounds).toFixed(2)} ms CPU a turn`;
}

function rate(round: Round): number {
  return (round.latencies.length / round.duration) * 1000;
}

function allLatencies(rounds: Round[]): number[] {
  return rounds.flatMap((round) => round.latencies);
}

function meanCpu(rounds: Round[]): number {
  return rounds.reduce((sum, round) => sum + round.cpu, 0) / rounds.length;
}
