import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import pg from "pg";
import { startEmbeddedPostgres } from "../../apps/server/src/db/embedded/startEmbeddedPostgres.ts";

/** Linux counts a process's time in ticks of 10 ms. */
const millisecondsPerTick = 10;

/** True if a server can have its own core. */
export const canPin = availableParallelism() > 1 && hasTaskset();

/** Command that runs the measured server on the first core; empty if that isn't possible. */
export const onServerCore = canPin ? ["taskset", "--cpu-list", "0"] : [];

/** Moves a running process, its threads and its future children to the second core: database and load. */
export function moveOffServerCore(pid: number): void {
  if (canPin) execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", "1", String(pid)], { stdio: "ignore" });
}

function hasTaskset(): boolean {
  try {
    execFileSync("taskset", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Processor time used by a process, user and system, in milliseconds. Linux only. */
export function cpuTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick;
}

/** Processor time of all current connections to a database, in milliseconds. Linux only. */
export function databaseTime(database: string): number {
  const pids = readdirSync("/proc").filter((name) => /^\d+$/.test(name));
  const connections = pids.filter((pid) => commandOf(pid).startsWith(`postgres: llave ${database} `));
  return connections.reduce((sum, pid) => sum + timeIfRunning(Number(pid)), 0);
}

/** An idle connection may end while it is being read. */
function timeIfRunning(pid: number): number {
  try {
    return cpuTime(pid);
  } catch {
    return 0;
  }
}

function commandOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return "";
  }
}

/** A database server for one benchmark, with production settings, on a different core than the measured server. */
export async function startDatabase() {
  const dataDir = mkdtempSync(join(tmpdir(), "llave-bench-"));
  const server = await startEmbeddedPostgres({ dataDir });
  moveOffServerCore(server.pid);
  return {
    /** Creates an empty database and returns its address. */
    async create(name: string): Promise<string> {
      const client = new pg.Client(server.connection);
      await client.connect();
      await client.query(`create database ${name}`);
      await client.end();
      return server.connectionString.replace("@/llave?", `@/${name}?`);
    },
    async stop(): Promise<void> {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts the bare server and waits for its address. */
export async function startBareServer(databaseUrl: string, port = 0) {
  const program = join(import.meta.dirname, "bareServer.ts");
  const [command = process.execPath, ...args] = [...onServerCore, process.execPath, program];
  const env = { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) };
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [origin] = (await once(createInterface({ input: child.stdout }), "line")) as [string];
  const stop = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return { pid: child.pid ?? 0, origin, stop };
}
