import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fastify from "fastify";
import type { TestProject } from "vitest/node";
import { type Connection, type DatabaseHandle, openDatabase } from "../db/connect.ts";
import { startEmbeddedPostgres } from "../db/embedded/startEmbeddedPostgres.ts";
import { migrateToLatest } from "../db/migrate.ts";
import { type JobHandlers, Jobs } from "../jobs/jobs.ts";
import { databaseOn, onServer } from "./databases/databaseServer.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The server that holds the test databases. */
    testServer: Connection;
    /** Name of the migrated, empty database that each test file's own database is copied from. */
    templateDatabase: string;
  }
}

/**
 * One database server for the whole run and one migrated database to copy: an embedded PostgreSQL without fsync, or the
 * server named by `LLAVE_TEST_DATABASE_URL`.
 * @returns the function that stops and removes it
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startServer();
  const templateDatabase = `llave_template_${process.pid}`;
  await makeTemplate(server, templateDatabase).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  project.provide("testServer", server);
  project.provide("templateDatabase", templateDatabase);
  return async () => {
    await onServer(server, `drop database ${templateDatabase}`);
    await stop();
  };
}

async function makeTemplate(server: Connection, name: string): Promise<void> {
  await onServer(server, `create database ${name}`);
  const template = openDatabase(databaseOn(server, name), 1);
  try {
    await migrateToLatest(template.db);
    await makeQueues(template);
  } finally {
    await template.close();
  }
}

/** The queues' tables take longer to make than all migrations, and each file that signs in would make them again. */
async function makeQueues({ connection, pool }: DatabaseHandle): Promise<void> {
  const { log } = fastify();
  const nothing = async () => {};
  const jobs = new Jobs(connection, new Proxy({} as JobHandlers, { get: () => nothing }), log);
  await jobs.start();
  await jobs.stop();
  // A file's first server schedules the jobs itself: one that found them scheduled could run them during its test.
  await pool.query("delete from pgboss.schedule");
  await pool.query("delete from pgboss.job");
}

async function startServer(): Promise<{ server: Connection; stop: () => Promise<void> }> {
  const url = process.env.LLAVE_TEST_DATABASE_URL;
  if (url !== undefined && url !== "") return { server: url, stop: async () => {} };
  const dataDir = mkdtempSync(join(tmpdir(), "llave-tests-"));
  const embedded = await startEmbeddedPostgres({ dataDir, fsync: false });
  const stop = async () => {
    await embedded.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server: embedded.connection, stop };
}
