// npm run bench:start: from the start of the process to the first answered turn, with the database running.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { SmartLinkConfig } from "@llave/contract/chat/smartlink";
import { startServer } from "../server/runningServer.ts";
import { builtServer, ensureBuilt } from "../setup/build.mjs";
import { connect, median } from "./load.ts";
import { startBareServer, startDatabase } from "./processes.ts";

const rounds = 7;
const programs = {
  bare: join(import.meta.dirname, "bareServer.ts"),
  ours: builtServer,
};

await ensureBuilt();

const database = await startDatabase();
try {
  const bareUrl = await database.create("bare");
  await (await startBareServer(bareUrl)).stop();
  const oursUrl = await database.create("ours");
  const linkId = await prepare(oursUrl);
  const port = await freePort();
  const times = { bare: [] as number[], ours: [] as number[] };
  for (let round = 0; round < rounds; round++) {
    times.bare.push(await firstAnswer(programs.bare, bareUrl, port, "/turn", { message: "Hi" }));
    const turn = { linkId, message: "Hi, a studio in Doral?", conversationId: `start-${round}` };
    times.ours.push(await firstAnswer(programs.ours, oursUrl, port, "/api/smartlink/openai-conversation", turn));
  }
  console.log(`process start to first answered turn, database running, median of ${rounds} interleaved starts`);
  console.log(`bare: ${median(times.bare).toFixed(0)} ms`);
  console.log(`ours: ${median(times.ours).toFixed(0)} ms (wanted: at most 900 ms)`);
} finally {
  await database.stop();
}

/** Migrates and seeds the database, and returns the id of the demo's SmartLink. */
async function prepare(databaseUrl: string): Promise<string> {
  const server = await startServer({ DATABASE_URL: databaseUrl });
  const response = await fetch(`${server.origin}/api${server.smartLinkPath}`);
  const { linkId } = (await response.json()) as SmartLinkConfig;
  await server.stop();
  return linkId;
}

/** Milliseconds from starting a server to its first answer; stops it again. */
async function firstAnswer(
  program: string,
  databaseUrl: string,
  port: number,
  path: string,
  body: object,
): Promise<number> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port), LLAVE_DEMO: "0" };
  const started = performance.now();
  const child = spawn(process.execPath, [program], { env, stdio: ["ignore", "ignore", "inherit"] });
  const { post, close } = connect(`http://127.0.0.1:${port}`, 1);
  await untilAnswered(child, () => post(path, body));
  const time = performance.now() - started;
  close();
  child.kill("SIGTERM");
  await once(child, "exit");
  return time;
}

/** Retries until something listens. */
async function untilAnswered(child: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  while (child.exitCode === null) {
    try {
      await ask();
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "ECONNREFUSED")) throw error;
      await delay(2);
    }
  }
  throw new Error("The server ended before it answered.");
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}
