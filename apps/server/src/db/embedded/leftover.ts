import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { EmbeddedDatabaseError } from "./errors.ts";
import { serversOf } from "./processes.ts";
import { removeSocketDirectory, removeSocketFiles } from "./socketDirectory.ts";

/** How long a leftover server may take to write its last checkpoint, in milliseconds. */
const timeoutMs = 30_000;

/**
 * Stops the server that a killed app left running on this cluster. Only the owner of the data directory may call it: a
 * server still using the cluster at that point has lost its app.
 * @throws {EmbeddedDatabaseError} `locked` if it doesn't stop
 */
export async function stopLeftoverServer(clusterDir: string): Promise<void> {
  const file = join(clusterDir, "postmaster.pid");
  if (!existsSync(file)) return;
  const [serverPid, , , , socketDirectory] = readFileSync(file, "utf8").split("\n");
  await endServers(clusterDir, Number(serverPid));
  // These name a process that is gone. If its id was reused, PostgreSQL would take them for valid.
  rmSync(file, { force: true });
  if (socketDirectory === undefined) return;
  removeSocketFiles(socketDirectory);
  removeSocketDirectory(socketDirectory);
}

/** A fast shutdown first. Children that lost their server exit on their own; the others get a signal to quit. */
async function endServers(clusterDir: string, serverPid: number): Promise<void> {
  signal(
    serversOf(clusterDir).filter((pid) => pid === serverPid),
    "SIGINT",
  );
  if (await noneLeft(clusterDir)) return;
  signal(serversOf(clusterDir), "SIGQUIT");
  if (await noneLeft(clusterDir)) return;
  const pids = serversOf(clusterDir).join(", ");
  throw new EmbeddedDatabaseError("locked", `A database server (process ${pids}) on ${clusterDir} does not stop.`);
}

function signal(pids: number[], name: "SIGINT" | "SIGQUIT"): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // It exited in the meantime.
    }
  }
}

async function noneLeft(clusterDir: string): Promise<boolean> {
  const end = Date.now() + timeoutMs;
  while (serversOf(clusterDir).length > 0) {
    if (Date.now() > end) return false;
    await delay(20);
  }
  return true;
}
