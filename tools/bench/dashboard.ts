// npm run bench:dashboard [-- [--only TEXT] [SMALL_URL LARGE_URL]]: how long each call of the dashboard takes with
// 10,000 and with 100,000 leads; for all calls, or those whose name contains the text.
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { longWorkTimeoutMs, openDatabase } from "../../apps/server/src/db/connect.ts";
import { migrateToLatest } from "../../apps/server/src/db/migrate.ts";
import { seedLarge } from "../../apps/server/src/demo/large/seedLarge.ts";
import { accountWrites } from "./dashboard/accountWrites.ts";
import { printPlan, type SlowQuery, slowestRead } from "./dashboard/explain.ts";
import { type Figures, figuresOf, printTable } from "./dashboard/figures.ts";
import { inboxWrites } from "./dashboard/inboxWrites.ts";
import { leadWrites } from "./dashboard/leadWrites.ts";
import { listingWrites } from "./dashboard/listingWrites.ts";
import { type Call, readsOf } from "./dashboard/reads.ts";
import { routesMissed } from "./dashboard/routes.ts";
import { keepShowings, readRows, renew } from "./dashboard/rows.ts";
import { type RunningServer, startServer } from "./dashboard/server.ts";
import { settle } from "./dashboard/settle.ts";
import { workspaceReads, workspaceWrites } from "./dashboard/workspaceCalls.ts";
import { fixedWork, printYardstick, quietTimes, type Round } from "./dashboard/yardstick.ts";
import { startDatabase } from "./processes.ts";

const factors = [0.1, 1] as const;
/** Each pass runs all calls on both databases, so that a slow minute of the machine affects all of them equally. */
const passes = 5;
const roundsOfPass = 20;
/** Calls before the measured ones, which fill caches and compile code. */
const warmUp = 8;
/** The same in later passes, whose connections are new: the pool closed the others during the other database's pass. */
const warmUpAgain = 2;
/** Pause after a stream that was closed at its start, milliseconds: the server closes its cursor. */
const restOfStream = 100;

/** The measurements on one database. */
interface Bench {
  server: RunningServer;
  /** The upcoming showings as they were. */
  showings: string;
  reads: Call[];
  writes: Call[];
  rounds: Map<string, Round[]>;
  /** Of work that is always the same, beside each round. */
  fixed: number[];
  slowest: SlowQuery | undefined;
}

// Addresses of databases that `npm run seed:large` has filled, the smaller first, save the time to fill new ones.
const { positionals, values } = parseArgs({ allowPositionals: true, options: { only: { type: "string" } } });
const [given, givenToo] = positionals;
if (given && givenToo) await compare(given, givenToo);
else {
  const server = await startDatabase();
  try {
    const [small, large] = factors;
    await compare(await seeded(await server.create("small"), small), await seeded(await server.create("large"), large));
  } finally {
    await server.stop();
  }
}

/** Fills a database. @returns its address */
async function seeded(url: string, factor: number): Promise<string> {
  const database = openDatabase(url, 2, longWorkTimeoutMs);
  await migrateToLatest(database.db);
  const started = performance.now();
  const { leads, messages } = await seedLarge(database, factor, "unused: the benchmark sets another");
  // The seed's data is on disk before anything is measured.
  await database.pool.query("checkpoint");
  console.log(
    `${leads} leads and ${messages} messages seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  await database.close();
  return url;
}

async function compare(smallUrl: string, largeUrl: string): Promise<void> {
  const small = await prepare(smallUrl);
  const large = await prepare(largeUrl);
  for (let pass = 0; pass < passes; pass++) {
    for (const bench of [small, large]) await run(bench, pass);
  }
  printTable(figures(small), figures(large));
  printYardstick([...large.rounds.values()].flat(), large.fixed);
  if (large.slowest) await printPlan(large.server.database.db, large.slowest);
  if (values.only === undefined) printMissed(routesMissed(large.server.called));
  for (const { server, showings } of [small, large]) {
    await renew(server.database, showings);
    await server.stop();
  }
}

function printMissed(missed: string[]): void {
  console.log(missed.length === 0 ? "\nevery route of the dashboard was called" : `\nnot called: ${missed.join(", ")}`);
  if (missed.length > 0) process.exitCode = 1;
}

async function prepare(url: string): Promise<Bench> {
  const server = await startServer(url);
  const { send, database } = server;
  const showings = await keepShowings(database);
  await renew(database, showings);
  const rows = await readRows(database);
  const account = await accountWrites(send, database);
  const writes = [
    ...leadWrites(send, rows, database),
    ...inboxWrites(send, rows),
    ...(await workspaceWrites(send, rows, database)),
    ...(await listingWrites(send, rows)),
    ...account,
  ];
  const asked = (calls: Call[]) => calls.filter(({ name }) => name.includes(values.only ?? ""));
  const reads = asked([...(await readsOf(send, rows)), ...workspaceReads(send, rows)]);
  return { server, showings, reads, writes: asked(writes), rounds: new Map(), fixed: [], slowest: undefined };
}

async function run(bench: Bench, pass: number): Promise<void> {
  const { server, reads, writes } = bench;
  for (const call of reads) await measure(bench, call, pass);
  await renew(server.database, bench.showings);
  for (const call of writes) await measure(bench, call, pass, true);
}

/** Several rounds of a call, with the warm-up rounds first. Each round of a pass has its own rows. */
async function measure(bench: Bench, call: Call, pass: number, isWrite = false): Promise<void> {
  const { database } = bench.server;
  const rounds = bench.rounds.get(call.name) ?? [];
  bench.rounds.set(call.name, rounds);
  const queries = [];
  const before = pass === 0 ? warmUp : warmUpAgain;
  const first = pass * (roundsOfPass + warmUpAgain) + (pass === 0 ? 0 : warmUp - warmUpAgain);
  let earlier = 0;
  for (let round = 0; round < before + roundsOfPass; round++) {
    await call.before?.(first + round);
    if (call.firstByte) await pause(restOfStream);
    if (isWrite || call.before || round === before) await settle(database);
    if (round === before) earlier = await fixedWork(database);
    bench.server.queries.length = 0;
    const took = await timed(call, first + round);
    if (round < before) continue;
    if (isWrite || call.before) await settle(database);
    const later = await fixedWork(database);
    rounds.push({ took, beside: Math.max(earlier, later) });
    bench.fixed.push(later);
    earlier = later;
    queries.push([...bench.server.queries]);
  }
  const slow = slowestRead(call.name, queries);
  if (slow && slow.time > (bench.slowest?.time ?? 0)) bench.slowest = slow;
}

/** Milliseconds until the response was read, or until it started. */
async function timed(call: Call, round: number): Promise<number> {
  const started = performance.now();
  const response = await call.send(round);
  if (!call.firstByte) await response.arrayBuffer();
  const took = performance.now() - started;
  if (call.firstByte) await response.body?.cancel();
  return took;
}

function figures({ rounds, fixed }: Bench): Map<string, Figures> {
  return new Map([...rounds].map(([name, list]) => [name, figuresOf(quietTimes(list, fixed))]));
}
