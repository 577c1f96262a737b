import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serverProgram } from "../setup/build.mjs";

/** A server with the demo, started like `npm start`, with the addresses it prints. */
export interface RunningServer {
  process: ChildProcess;
  /** Public address without a trailing slash. */
  origin: string;
  /** Path of the demo's SmartLink. */
  smartLinkPath: string;
  agent: { email: string; password: string };
  /** Stops the server and its database, and removes the data directory created for it. */
  stop(): Promise<void>;
}

/** A server's process and everything it printed until it answered. */
export interface StartedProcess extends Pick<RunningServer, "process" | "stop"> {
  output: string;
}

/**
 * Starts the server on a free port, by default in a new temporary data directory, and waits until it answers.
 * @param settings environment variables in addition to the current ones
 * @param launcher a command that runs the server's command line, such as `taskset -c 0`
 * @throws an Error with everything the server printed if it ends before
 */
export async function startProcess(
  settings: Record<string, string> = {},
  launcher: string[] = [],
): Promise<StartedProcess> {
  const temporary = settings.LLAVE_DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), "llave-run-")) : null;
  const own = temporary === null ? {} : { LLAVE_DATA_DIR: temporary };
  const env = { ...process.env, DATABASE_URL: "", ORIGIN: "", PORT: "0", LLAVE_DEMO: "1", ...own, ...settings };
  const [command = process.execPath, ...args] = [...launcher, process.execPath, serverProgram()];
  // The channel ends with this process, however that ends, and the server with the channel.
  const child = spawn(command, args, { env, stdio: ["ignore", "pipe", "pipe", "ipc"] });
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill("SIGTERM");
      await once(child, "exit");
    }
    if (temporary !== null) rmSync(temporary, { recursive: true, force: true });
  };
  try {
    return { process: child, output: await printedAddresses(child), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Starts the server with the demo, like {@link startProcess}, and reads the addresses it prints. */
export async function startServer(...how: Parameters<typeof startProcess>): Promise<RunningServer> {
  const { output, ...started } = await startProcess(...how);
  try {
    return { ...started, ...readAddresses(output) };
  } catch (error) {
    await started.stop();
    throw error;
  }
}

/** Everything the server prints up to the last line, which says how to stop it. */
async function printedAddresses(child: ChildProcess): Promise<string> {
  let output = "";
  const printed = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => {
        output += text;
        if (output.includes("Ctrl-C")) resolve();
      });
    }
  });
  const ended = once(child, "exit").then(() => {
    throw new Error(`The server ended before it was ready:\n${output}`);
  });
  await Promise.race([printed, ended]);
  return output;
}

function readAddresses(output: string): Pick<RunningServer, "origin" | "smartLinkPath" | "agent"> {
  const smartLink = new URL(find(output, /SmartLink\s+(\S+)/));
  const [, email = "", password = ""] = output.match(/sign in as (\S+) with (\S+)/) ?? [];
  return { origin: smartLink.origin, smartLinkPath: smartLink.pathname, agent: { email, password } };
}

function find(output: string, pattern: RegExp): string {
  const found = output.match(pattern)?.[1];
  if (found === undefined) throw new Error(`The server printed no ${pattern}:\n${output}`);
  return found;
}
