import type { ChildProcess } from "node:child_process";
import { createInterface } from "node:readline";
import type { ServerAccount } from "./account.ts";
import type { PostgresBinaries } from "./binaries.ts";
import { EmbeddedDatabaseError } from "./errors.ts";
import { socketPort } from "./socketDirectory.ts";

export interface ServerProcessOptions {
  binaries: PostgresBinaries;
  account: ServerAccount;
  clusterDir: string;
  socketDirectory: string;
  /** False trades durability for speed: for tests only. */
  fsync: boolean;
  /** Called with each line the server logs. */
  log: (line: string) => void;
}

export interface ServerProcess {
  pid: number;
  /** Settles when the process is gone: null after `stop`, an error if it ended unexpectedly. */
  ended: Promise<EmbeddedDatabaseError | null>;
  /** Fast shutdown: ends connections, writes a checkpoint; resolves when the process is gone. */
  stop(): Promise<void>;
}

/**
 * Starts the server and waits until it accepts connections (after a power outage, that includes replaying its log).
 * @throws {EmbeddedDatabaseError} `start_failed` with the server's own reason
 */
export async function startServerProcess(options: ServerProcessOptions): Promise<ServerProcess> {
  const { account, binaries, clusterDir, log } = options;
  // Detached: Ctrl-C reaches the whole terminal group, but the database must outlive the app's last responses.
  const child = account.spawn(binaries.postgres, serverArguments(options), {
    cwd: clusterDir,
    detached: true,
    stdio: ["ignore", "ignore", "pipe"],
  });
  let stopping = false;
  const stopWithApp = () => child.kill("SIGINT");
  process.once("exit", stopWithApp);
  const exit = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (status, signal) => resolve(signal ?? `exit status ${status}`));
  }).finally(() => process.removeListener("exit", stopWithApp));
  await untilReady(child, exit, clusterDir, log);
  return {
    pid: child.pid ?? 0,
    ended: exit.then((reason) => (stopping ? null : crash(reason))),
    async stop() {
      stopping = true;
      child.kill("SIGINT");
      await exit;
    },
  };
}

function crash(reason: string): EmbeddedDatabaseError {
  return new EmbeddedDatabaseError("crashed", `The database server ended unexpectedly (${reason}).`);
}

/** Resolves when the server says it is ready; rejects with its first error if it ends before that. */
async function untilReady(
  child: ChildProcess,
  exit: Promise<string>,
  clusterDir: string,
  log: (line: string) => void,
): Promise<void> {
  if (child.stderr === null) throw new TypeError("the server's log is not a pipe");
  const lines = createInterface({ input: child.stderr });
  let first: string | undefined;
  let fatal: string | undefined;
  const ready = new Promise<"ready">((resolve) => {
    lines.on("line", (line) => {
      log(line);
      first ??= line;
      if (/FATAL|PANIC/.test(line)) fatal ??= line.replace(/^.*(FATAL|PANIC): +/, "");
      if (line.endsWith("database system is ready to accept connections")) resolve("ready");
    });
  });
  const logClosed = new Promise<void>((resolve) => lines.once("close", resolve));
  const outcome = await Promise.race([ready, Promise.all([exit, logClosed])]);
  if (outcome === "ready") return;
  throw new EmbeddedDatabaseError(
    "start_failed",
    `The database in ${clusterDir} does not start: ${fatal ?? first ?? outcome[0]}`,
  );
}

/** Settings of a small server for one app; everything else stays at PostgreSQL's defaults. */
function serverArguments(options: ServerProcessOptions): string[] {
  const settings: Record<string, string> = {
    listen_addresses: "",
    unix_socket_directories: options.socketDirectory,
    unix_socket_permissions: "0700",
    port: String(socketPort),
    max_connections: "60",
    shared_buffers: "64MB",
    jit: "off",
    // The data is on an SSD or in memory: reading a row by index costs little more than reading the next one.
    random_page_cost: "1.1",
    // A new installation starts empty: its statistics, and so its plans, must not be a minute old.
    autovacuum_naptime: "10s",
    timezone: "UTC",
    log_timezone: "UTC",
    lc_messages: "C",
  };
  // Without fsync it is for tests, which keep a dozen apps open.
  if (!options.fsync) {
    Object.assign(settings, {
      fsync: "off",
      synchronous_commit: "off",
      full_page_writes: "off",
      max_connections: "200",
    });
  }
  return ["-D", options.clusterDir, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])];
}
