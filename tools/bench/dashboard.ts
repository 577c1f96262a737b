// npm run bench:dashboard: how long each call of the dashboard takes with 10,000 and with 100,000 leads.
import type { AddressInfo } from "node:net";
import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely";
import { buildApp } from "../../apps/server/src/app.ts";
import { hashPassword } from "../../apps/server/src/auth/passwords.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { type DatabaseHandle, openDatabase } from "../../apps/server/src/db/connect.ts";
import { migrateToLatest } from "../../apps/server/src/db/migrate.ts";
import type { Database } from "../../apps/server/src/db/schema.ts";
import { largeAgent, seedLarge } from "../../apps/server/src/demo/large/seedLarge.ts";
import { type Call, readsOf, type Send, writesOf } from "./dashboardCalls.ts";
import { startDatabase } from "./processes.ts";

const factors = [0.1, 1];
const rounds = 60;
/** Calls before the measured ones, which fill caches and compile code. */
const warmUp = 8;
const wanted = 50;
const password = "a password of the benchmark";

interface Figures {
  best: number;
  p50: number;
  p95: number;
}

/** The slowest query of all calls, with what it takes to explain it. */
interface Slowest {
  call: string;
  time: number;
  text: string;
  values: readonly unknown[];
}

// Addresses of databases that `npm run seed:large` has filled, the smaller first, spare the time to fill new ones.
const seeded = process.argv.slice(2);
if (seeded.length > 0) await compare(seeded);
else {
  const server = await startDatabase();
  try {
    const urls: string[] = [];
    for (const factor of factors)
      urls.push(await seededDatabase(await server.create(`dashboard_${factor * 10}`), factor));
    await compare(urls);
  } finally {
    await server.stop();
  }
}

async function compare(urls: string[]): Promise<void> {
  const tables: Map<string, Figures>[] = [];
  for (const url of urls) tables.push(await measure(url, url === urls.at(-1)));
  printTable(tables);
}

/** Fills a database. @returns its address */
async function seededDatabase(url: string, factor: number): Promise<string> {
  const database = openDatabase(url, 2);
  await migrateToLatest(database.db);
  const started = performance.now();
  const { leads, messages } = await seedLarge(database, factor, password);
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  console.log(`${leads} leads and ${messages} messages seeded in ${seconds} s`);
  await database.close();
  return url;
}

/** Measures every call on a database and, if asked, explains the slowest query. */
async function measure(url: string, explain: boolean): Promise<Map<string, Figures>> {
  const database = openDatabase(url, 10);
  const { pool } = database;
  await pool.query("update account set password_hash = $1 where email = $2", [
    await hashPassword(password),
    largeAgent.email,
  ]);
  const queries: LogEvent[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void queries.push(event),
  });
  const figures = new Map<string, Figures>();
  const slowest: Slowest = { call: "", time: 0, text: "", values: [] };
  await withServer({ ...database, db }, async (send) => {
    for (const call of [...(await readsOf(send, database)), ...(await writesOf(send, database))]) {
      queries.length = 0;
      figures.set(call.name, await timed(call));
      const last = slowestRead(queries.slice(-40));
      if (last && last.time > slowest.time) Object.assign(slowest, { call: call.name, ...last });
    }
  });
  if (explain) await printPlan(database, slowest);
  await database.close();
  return figures;
}

/** The slowest of the queries that only read. */
function slowestRead(queries: LogEvent[]): Omit<Slowest, "call"> | undefined {
  return queries
    .filter(({ query }) => /^\s*(select|with)/.test(query.sql))
    .map(({ query, queryDurationMillis: time }) => ({ time, text: query.sql, values: query.parameters }))
    .sort((a, b) => b.time - a.time)[0];
}

/** Runs the server on a database and signs the large agent in. */
async function withServer(database: DatabaseHandle, work: (send: Send) => Promise<void>): Promise<void> {
  const config = readConfig({ LLAVE_RATE_FACTOR: "1000000", LLAVE_LOG: "error" });
  const app = await buildApp({ config, database, secret: "a secret for the benchmark, 32 letters", pages: false });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const login = await fetch(`${origin}/api/auth/login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: largeAgent.email, password }),
  });
  const cookie = login.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  await work(async (method, path, body) => {
    const headers = { cookie, ...(body && { "content-type": "application/json" }) };
    const response = await fetch(origin + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  });
  await app.close();
}

async function timed(call: Call): Promise<Figures> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const started = performance.now();
    const response = await call.send(round);
    if (!call.firstByte) await response.arrayBuffer();
    if (round >= warmUp) times.push(performance.now() - started);
    if (call.firstByte) await response.body?.cancel();
  }
  times.sort((a, b) => a - b);
  return { best: times[0] ?? 0, p50: times[Math.floor(rounds * 0.5)] ?? 0, p95: times[Math.floor(rounds * 0.95)] ?? 0 };
}

function printTable(tables: Map<string, Figures>[]): void {
  const [small, large] = tables;
  const cell = (value: number | undefined) => (value ?? 0).toFixed(1).padStart(7);
  console.log(`\nmilliseconds of a call            ${"10,000 leads".padStart(23)}${"100,000 leads".padStart(24)}`);
  console.log(`${" ".repeat(33)}   best     p50     p95    best     p50     p95`);
  for (const [name, figures] of large ?? []) {
    const before = small?.get(name);
    const mark = figures.p95 > wanted ? `  more than ${wanted}` : "";
    console.log(
      `${name.padEnd(33)}${[before?.best, before?.p50, before?.p95, figures.best, figures.p50, figures.p95].map(cell).join(" ")}${mark}`,
    );
  }
}

async function printPlan({ db }: DatabaseHandle, { call, time, text, values }: Slowest): Promise<void> {
  console.log(`\nthe slowest query: ${call}, ${time.toFixed(1)} ms\n`);
  const parts = text.split(/\$\d+/);
  const order = [...text.matchAll(/\$(\d+)/g)].map(([, index]) => values[Number(index) - 1]);
  const query = sql.join(
    parts.flatMap((part, index) => (index < order.length ? [sql.raw(part), sql`${order[index]}`] : [sql.raw(part)])),
    sql``,
  );
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain (analyze, buffers) ${query}`.execute(db);
  console.log(rows.map((row) => row["QUERY PLAN"]).join("\n"));
}
