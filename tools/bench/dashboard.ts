// npm run bench:dashboard: how long each call of the dashboard takes with 10,000 and with 100,000 leads.
import type { AddressInfo } from "node:net";
import { Kysely, type LogEvent, PostgresDialect, sql } from "kysely";
import { buildApp } from "../../apps/server/src/app.ts";
import { readConfig } from "../../apps/server/src/config.ts";
import { type DatabaseHandle, openDatabase } from "../../apps/server/src/db/connect.ts";
import { migrateToLatest } from "../../apps/server/src/db/migrate.ts";
import type { Database } from "../../apps/server/src/db/schema.ts";
import { largeAgent, seedLarge } from "../../apps/server/src/demo/large/seedLarge.ts";
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

const server = await startDatabase();
try {
  const tables: Map<string, Figures>[] = [];
  for (const factor of factors) {
    const url = await server.create(`dashboard_${factor * 10}`);
    const last = factor === factors.at(-1);
    tables.push(await measure(url, factor, last));
  }
  printTable(tables);
} finally {
  await server.stop();
}

/** Seeds a database, measures every call on it and, if asked, explains the slowest query. */
async function measure(url: string, factor: number, explain: boolean): Promise<Map<string, Figures>> {
  const database = openDatabase(url, 10);
  await migrateToLatest(database.db);
  const started = performance.now();
  const { leads, messages } = await seedLarge(database, factor, password);
  console.log(
    `${leads} leads and ${messages} messages seeded in ${((performance.now() - started) / 1000).toFixed(0)} s`,
  );
  const queries: LogEvent[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: (event) => void queries.push(event),
  });
  const figures = new Map<string, Figures>();
  const slowest: Slowest = { call: "", time: 0, text: "", values: [] };
  await withServer({ ...database, db }, async (get) => {
    for (const [name, path] of await callsOf(get)) {
      queries.length = 0;
      figures.set(name, await timed(() => get(path)));
      for (const { query, queryDurationMillis } of queries.slice(-40)) {
        if (queryDurationMillis < slowest.time || !/^\s*(select|with)/.test(query.sql)) continue;
        Object.assign(slowest, { call: name, time: queryDurationMillis, text: query.sql, values: query.parameters });
      }
    }
  });
  if (explain) await printPlan(database, slowest);
  await database.close();
  return figures;
}

type Get = (path: string) => Promise<Response>;

/** Runs the server on a database and signs the large agent in. */
async function withServer(database: DatabaseHandle, work: (get: Get) => Promise<void>): Promise<void> {
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
  await work(async (path) => {
    const response = await fetch(origin + path, { headers: { cookie } });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  });
  await app.close();
}

/** Every call that the dashboard's pages make, by name. */
async function callsOf(get: Get): Promise<[name: string, path: string][]> {
  const list = (await (await get("/api/leads?limit=100")).json()) as { id: string; conversationId: string }[];
  const lead = list[50];
  const [property] = (await (await get("/api/properties")).json()) as { id: string }[];
  if (!lead || !property) throw new Error("nothing was seeded");
  const next = (await get("/api/leads?limit=100")).headers.get("link")?.match(/<(.+)>/)?.[1] ?? "";
  return [
    ["the guard's call", "/api/agent/dashboard"],
    ["profile", "/api/agent/profile"],
    ["figures, 30 days", "/api/dashboard/analytics?period=30d"],
    ["figures, 90 days", "/api/dashboard/analytics?period=90d"],
    ["trends, 30 days", "/api/dashboard/trends?period=30d"],
    ["trends, a year", "/api/dashboard/trends?period=custom&from=2026-01-01&to=2026-12-31"],
    ["reply-now queue", "/api/dashboard/queue"],
    ["recent conversations", "/api/conversations/recent"],
    ["notifications", "/api/notifications"],
    ["leads", "/api/leads?status=all"],
    ["leads, next page", next],
    ["leads, most recent", "/api/leads?sort=recent"],
    ["leads, longest quiet", "/api/leads?sort=quiet"],
    ["leads, cold", "/api/leads?status=cold"],
    ["leads, stage and language", "/api/leads?stage=applied&language=es&status=hot"],
    ["leads, few pass", "/api/leads?stage=leased&status=cold&source=Referral&language=es&sort=recent&waiting=1"],
    ["leads, some days", "/api/leads?from=2026-01-05&to=2026-01-06"],
    ["leads, common word", "/api/leads?q=mail"],
    ["leads, a name", "/api/leads?q=yusleidy%20restrepo"],
    ["leads, two letters", "/api/leads?q=yu"],
    ["leads, nobody", "/api/leads?q=nobody-has-this"],
    ["leads, an e-mail", `/api/leads?q=renter77%40mail`],
    ["views of leads", "/api/lead-views"],
    ["a lead", `/api/leads/${lead.id}`],
    ["a lead's history", `/api/leads/${lead.id}/history`],
    ["a lead's notes", `/api/leads/${lead.id}/notes`],
    ["a thread", `/api/conversations/${lead.conversationId}/messages`],
    ["SmartLinks", "/api/smartlinks"],
    ["properties", "/api/properties"],
    ["a listing's matches", `/api/properties/${property.id}/matches`],
  ];
}

async function timed(call: () => Promise<Response>): Promise<Figures> {
  const times: number[] = [];
  for (let round = 0; round < warmUp + rounds; round++) {
    const started = performance.now();
    await (await call()).arrayBuffer();
    if (round >= warmUp) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { best: times[0] ?? 0, p50: times[Math.floor(rounds * 0.5)] ?? 0, p95: times[Math.floor(rounds * 0.95)] ?? 0 };
}

function printTable(tables: Map<string, Figures>[]): void {
  const [small, large] = tables;
  const cell = (value: number | undefined) => (value ?? 0).toFixed(1).padStart(7);
  console.log(`\nmilliseconds of a call     ${"10,000 leads".padStart(23)}${"100,000 leads".padStart(24)}`);
  console.log(`${" ".repeat(26)}   best     p50     p95    best     p50     p95`);
  for (const [name, figures] of large ?? []) {
    const before = small?.get(name);
    const mark = figures.p95 > wanted ? `  more than ${wanted}` : "";
    console.log(
      `${name.padEnd(26)}${[before?.best, before?.p50, before?.p95, figures.best, figures.p50, figures.p95].map(cell).join(" ")}${mark}`,
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
