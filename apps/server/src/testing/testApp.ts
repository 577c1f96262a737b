import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import type { FastifyInstance } from "fastify";
import { onTestFinished } from "vitest";
import { type AppOptions, buildApp } from "../app.ts";
import { readConfig } from "../config.ts";
import type { DatabaseHandle } from "../db/connect.ts";
import { TestClient } from "./client.ts";
import { openTestDatabase } from "./databases/database.ts";
import { createAgent, createLink, testPassword } from "./factories.ts";

export interface TestApp {
  app: FastifyInstance;
  origin: string;
  database: DatabaseHandle;
  /** Another browser without cookies. */
  client(headers?: Record<string, string>): TestClient;
  /** A browser signed in as a given account, with the factories' password unless another is given. */
  signedIn(email: string, password?: string): Promise<TestClient>;
}

type TestAppOptions = { env?: Record<string, string>; database?: DatabaseHandle } & Pick<
  Partial<AppOptions>,
  "bodyTimeoutMs" | "now" | "pages"
>;

/** The test file's server with the default options, unless a test closed it. */
let shared: Promise<FastifyInstance> | undefined;
/** True while a test uses the shared server: if it asks for another one, it wants two. */
let sharedInUse = false;

/**
 * The server as in production, listening on a free port, on the test file's database. Tests without options share one
 * per file, because starting it takes longer than most tests; any other closes itself when the test ends.
 */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = options.database ?? (await openTestDatabase());
  const isDefault = Object.keys(options).length === 0;
  const app = isDefault && !sharedInUse ? await useShared(database) : await startOwn(options, database);
  const { port } = app.server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const client = (headers?: Record<string, string>) => new TestClient(origin, headers);
  const signedIn = async (email: string, password = testPassword) => {
    const browser = client();
    const { status } = await browser.post("/api/auth/login", { email, password });
    if (status !== 200) throw new Error(`sign-in of ${email} answered ${status}`);
    return browser;
  };
  return { app, origin, database, client, signedIn };
}

/** Closes the test file's shared server, if it has one. */
export async function closeSharedApp(): Promise<void> {
  const app = await shared;
  await app?.close();
}

function useShared(database: DatabaseHandle): Promise<FastifyInstance> {
  sharedInUse = true;
  onTestFinished(() => {
    sharedInUse = false;
  });
  shared ??= listen({}, database).then((app) => {
    app.server.once("close", () => {
      shared = undefined;
    });
    return app;
  });
  return shared;
}

async function startOwn(options: TestAppOptions, database: DatabaseHandle): Promise<FastifyInstance> {
  // The shared server would take this one's jobs.
  if (!sharedInUse) await closeSharedApp();
  const app = await listen(options, database);
  onTestFinished(() => app.close());
  return app;
}

async function listen(options: TestAppOptions, database: DatabaseHandle): Promise<FastifyInstance> {
  const config = readConfig({ LLAVE_RATE_FACTOR: "1000", LLAVE_LOG: "silent", ...options.env });
  const app = await buildApp({
    config,
    database,
    secret: "a secret for tests only, 32 characters",
    pages: options.pages ?? false,
    // Each connection costs the database as much as a short test, and the jobs of most tests have nothing to do.
    jobConnections: 1,
    ...(options.now && { now: options.now }),
    ...(options.bodyTimeoutMs && { bodyTimeoutMs: options.bodyTimeoutMs }),
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  return app;
}

/** The most common setup: an agent with one link, and a renter's browser. */
export async function startChat(options: TestAppOptions = {}) {
  const test = await startTestApp(options);
  const agent = await createAgent(test.database.db);
  const link = await createLink(test.database.db, agent.agent_id, { is_first: true });
  const renter = test.client();
  const caughtUp = changesHeard(test);
  /** Sends a message as the renter and returns the response. */
  const say = async (
    message: string,
    more: { body?: object; headers?: Record<string, string>; from?: TestClient } = {},
  ) => {
    await caughtUp();
    return (more.from ?? renter).post(
      "/api/smartlink/openai-conversation",
      { linkId: link.link_id, conversationId: `${link.link_id}-1`, message, ...more.body },
      more.headers,
    );
  };
  return { ...test, agent, link, renter, say };
}

/**
 * Waits until the server has received every change that was committed so far: a test that changes a listing by SQL
 * would otherwise race against the notification that empties the link's cache. Calls at the same time share one wait,
 * so parallel messages stay in order. Without a database there is nothing to wait for.
 */
function changesHeard({ app, database }: TestApp): () => Promise<void> {
  const waiting = new Map<string, () => void>();
  app.services.hub.onAgentChanged((agentId) => {
    if (agentId !== null) return waiting.get(agentId)?.();
    for (const heard of waiting.values()) heard();
  });
  let running: Promise<void> | undefined;
  const wait = async () => {
    const mark = randomUUID();
    const heard = new Promise<void>((resolve) => waiting.set(mark, resolve));
    // PostgreSQL delivers notifications in the order of their commits.
    const sent = await database.pool.query("select pg_notify('llave_agent', $1)", [mark]).catch(() => null);
    if (sent) await heard;
    waiting.delete(mark);
  };
  return () => {
    running ??= wait().finally(() => {
      running = undefined;
    });
    return running;
  };
}
