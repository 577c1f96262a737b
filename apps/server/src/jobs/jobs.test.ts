import fastify from "fastify";
import type pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { isDatabaseUnavailable } from "../db/failures.ts";
import { openTestDatabase } from "../testing/databases/database.ts";
import { openFaultyDatabase } from "../testing/databases/faultyDatabase.ts";
import { createAgent } from "../testing/factories.ts";
import { mailsTo } from "../testing/people.ts";
import { startTestApp } from "../testing/testApp.ts";
import { type JobHandlers, Jobs } from "./jobs.ts";

test("jobs start once the database is back", async () => {
  const faulty = await openFaultyDatabase();
  const server = await startTestApp({ database: faulty.database });
  const { jobs } = server.app.services;
  const ready = async () => (await server.client().get("/readyz")).status;
  const agent = await createAgent(faulty.database.db);
  faulty.goDown();
  jobs.startLater(0);
  await expect.poll(() => jobs.healthy).toBe(false);
  expect(await ready()).toBe(503);
  faulty.recover();
  await expect.poll(ready).toBe(200);
  await server.client().post("/api/auth/forgot-password", { email: agent.email });
  expect(await mailsTo(server, agent.email, 1)).toHaveLength(1);
});

/** Resolves once the jobs have connected, which is when their start has hardly begun. */
async function untilJobsConnect(pool: pg.Pool) {
  const find = "select from pg_stat_activity where application_name = 'llave jobs' and datname = current_database()";
  await expect.poll(async () => (await pool.query(find)).rowCount, { interval: 5 }).toBeGreaterThan(0);
}

test("a start with dead connections fails in time, and the next one succeeds", async () => {
  const faulty = await openFaultyDatabase();
  const { connection } = faulty.database;
  const { pool } = await openTestDatabase();
  await pool.query("drop schema if exists pgboss cascade");
  const app = fastify({ logger: { level: "silent" } });
  const nothing = async () => {};
  const handlers = new Proxy({} as JobHandlers, { get: () => nothing });
  const jobs = new Jobs(connection, handlers, app.log, { limitMs: 10_000 });
  onTestFinished(() => jobs.stop(1_000));
  const start = jobs.start().catch((error: unknown) => error);
  await untilJobsConnect(pool);
  faulty.forget();
  expect(isDatabaseUnavailable(await start)).toBe(true);
  expect(jobs.healthy).toBe(false);
  await jobs.start();
  expect(jobs.healthy).toBe(true);
});

test("returns 503 for calls that need jobs when the database hangs during their start", async () => {
  const faulty = await openFaultyDatabase();
  const database = await openTestDatabase();
  await database.pool.query("drop schema if exists pgboss cascade");
  // Only the jobs' connections and the live one are silent, so that nothing else answers 503.
  const server = await startTestApp({ database: { ...database, connection: faulty.database.connection } });
  const agent = await createAgent(database.db);
  server.app.services.jobs.startLater(0, 60_000);
  await untilJobsConnect(database.pool);
  faulty.hang();
  const { status, body, headers } = await server.client().post("/api/auth/forgot-password", { email: agent.email });
  expect([status, body.code]).toEqual([503, "unavailable"]);
  expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await server.client().get("/readyz")).status).toBe(503);
  faulty.recover();
  await server.client().post("/api/auth/forgot-password", { email: agent.email });
  await expect.poll(async () => (await server.client().get("/readyz")).status).toBe(200);
});

test("what comes during a run is worked on right after it", async () => {
  const { connection } = await openTestDatabase();
  const app = fastify({ logger: { level: "silent" } });
  let runs = 0;
  let finish = () => {};
  const texts = () => {
    runs++;
    return new Promise<void>((resolve) => {
      finish = resolve;
    });
  };
  const handlers = new Proxy({ texts } as JobHandlers, {
    get: (own, name) => (name === "texts" ? own.texts : async () => {}),
  });
  const jobs = new Jobs(connection, handlers, app.log);
  onTestFinished(() => jobs.stop(1_000));
  await jobs.start();
  jobs.queueTexts();
  await expect.poll(() => runs).toBe(1);
  for (let more = 0; more < 3; more++) jobs.queueTexts();
  finish();
  await expect.poll(() => runs).toBe(2);
  finish();
});
