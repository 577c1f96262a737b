// npm run bench:turn: what a chat turn costs, compared with a bare server that does a turn's reads and writes.
import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import { startServer } from "../server/runningServer.ts";
import { conversations } from "./conversations.ts";
import { connect, type Load, median, percentile, runLoad, type SendTurn } from "./load.ts";
import {
  canPin,
  cpuTime,
  databaseTime,
  moveOffServerCore,
  onServerCore,
  startBareServer,
  startDatabase,
} from "./processes.ts";

const renters = 20;
/** The bare server and ours alternate, so that both see the same load on the machine. */
const rounds = 6;
const warmUp = 1_000;
const duration = 4_000;

interface Contestant {
  pid: number;
  /** Name of its database. */
  database: string;
  send: SendTurn;
  stop(): Promise<void>;
}

/** One server's result in one round. */
interface Round extends Load {
  /** The server's processor time, in milliseconds per turn. */
  cpu: number;
  /** The database's processor time for its connections, in milliseconds per turn. */
  databaseCpu: number;
}

moveOffServerCore(process.pid);
const database = await startDatabase();
const running: Contestant[] = [];
try {
  const bare = await startBare("bare");
  running.push(bare);
  const ours = await startOurs("ours");
  running.push(ours);
  await compare(bare, ours);
} finally {
  for (const contestant of running) await contestant.stop();
  await database.stop();
}

async function compare(bare: Contestant, ours: Contestant): Promise<void> {
  // Both spend the first seconds compiling.
  for (const { send } of [bare, ours]) await runLoad(send, conversations, renters, duration);
  const bareRounds: Round[] = [];
  const ourRounds: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    bareRounds.push(await measure(bare));
    ourRounds.push(await measure(ours));
  }
  print(bareRounds, ourRounds);
}

async function startBare(name: string): Promise<Contestant> {
  const { pid, origin, stop } = await startBareServer(await database.create(name));
  const { post, close } = connect(origin, renters);
  const send: SendTurn = async (_conversation, message) => {
    await post("/turn", { message });
  };
  return { pid, database: name, send, stop: () => stop().finally(close) };
}

async function startOurs(name: string): Promise<Contestant> {
  const settings = { DATABASE_URL: await database.create(name), LLAVE_RATE_FACTOR: "1000000" };
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
  return { pid: child.pid ?? 0, database: name, send, stop: () => stop().finally(close) };
}

async function measure({ pid, database: name, send }: Contestant): Promise<Round> {
  await runLoad(send, conversations, renters, warmUp);
  const [before, databaseBefore] = [cpuTime(pid), databaseTime(name)];
  const load = await runLoad(send, conversations, renters, duration);
  const turns = load.latencies.length;
  const [cpu, databaseCpu] = [cpuTime(pid) - before, databaseTime(name) - databaseBefore];
  return { ...load, cpu: cpu / turns, databaseCpu: databaseCpu / turns };
}

function print(bare: Round[], ours: Round[]): void {
  const pinned = canPin ? "server on one core, database and load on the other" : "not pinned to cores";
  console.log(`${renters} renters at once, ${rounds} interleaved rounds of ${duration / 1000} s, ${pinned}`);
  console.log(line("bare", bare));
  console.log(line("ours", ours));
  const rates = ours.map((round, index) => rate(round) / rate(bare[index] ?? round));
  const tailRatio = percentile(allLatencies(ours), 0.99) / percentile(allLatencies(bare), 0.99);
  const cpu = mean(ours.map((round) => round.cpu)) - mean(bare.map((round) => round.cpu));
  console.log(`turns/s: ${median(rates).toFixed(2)}x of bare (wanted: at least 0.70x)`);
  console.log(`p99: ${tailRatio.toFixed(2)}x of bare (wanted: at most 1.40x)`);
  console.log(`CPU: ${cpu.toFixed(2)} ms a turn above bare (wanted: at most 0.60 ms)`);
}

function line(name: string, rounds: Round[]): string {
  const latencies = allLatencies(rounds);
  const [p50, p99] = [percentile(latencies, 0.5), percentile(latencies, 0.99)].map((ms) => ms.toFixed(1));
  const turns = median(rounds.map(rate)).toFixed(0);
  const cpu = `${mean(rounds.map((round) => round.cpu)).toFixed(2)} ms CPU a turn`;
  const databaseCpu = `${mean(rounds.map((round) => round.databaseCpu)).toFixed(2)} ms of the database's`;
  return `${name}: ${turns} turns/s, p50 ${p50} ms, p99 ${p99} ms, ${cpu} and ${databaseCpu}`;
}

function rate(round: Round): number {
  return (round.latencies.length / round.duration) * 1000;
}

function allLatencies(rounds: Round[]): number[] {
  return rounds.flatMap((round) => round.latencies);
}

function mean(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
}
