import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, readlinkSync } from "node:fs";
import { basename } from "node:path";
import { systemErrorCode } from "./errors.ts";

/** True while a process with this id runs, under any owner. A zombie counts as ended. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return systemErrorCode(error) === "EPERM";
  }
  return process.platform !== "linux" || linuxProcessFields(pid)?.[0] !== "Z";
}

/** The fields of `/proc/PID/stat` from the third (the state) on; null if there is no such process. */
function linuxProcessFields(pid: number): string[] | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The second field is the name in parentheses and may itself contain spaces and parentheses.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return null;
  }
}

/**
 * When a process started, as an opaque text: together with the id it distinguishes a process from a later one with the
 * same id, even across a reboot. Null if it can't be known.
 */
export function processStart(pid: number): string | null {
  try {
    if (process.platform === "linux") return linuxProcessStart(pid);
    return execFileSync("ps", ["-o", "lstart=", "-p", String(pid)], { encoding: "utf8" }).trim() || null;
  } catch {
    return null;
  }
}

/** Boot id, and clock ticks from boot to start (field 22). */
function linuxProcessStart(pid: number): string | null {
  const ticks = linuxProcessFields(pid)?.[19];
  if (ticks === undefined) return null;
  return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}:${ticks}`;
}

/**
 * Process ids of the PostgreSQL server, and of its children, that work on the cluster in `clusterDir` (an absolute path
 * without links): their working directory is the cluster. Outside Linux only the server itself is found.
 */
export function serversOf(clusterDir: string): number[] {
  if (process.platform !== "linux") return serversByCommand(clusterDir);
  const pids = readdirSync("/proc").map(Number).filter(Number.isInteger);
  return pids.filter((pid) => {
    try {
      return (
        readlinkSync(`/proc/${pid}/cwd`) === clusterDir &&
        basename(readlinkSync(`/proc/${pid}/exe`)).startsWith("postgres")
      );
    } catch {
      return false;
    }
  });
}

function serversByCommand(clusterDir: string): number[] {
  const lines = execFileSync("ps", ["-axo", "pid=,command="], { encoding: "utf8" }).split("\n");
  const found = lines.filter((line) => line.includes("bin/postgres") && line.includes(`-D ${clusterDir} `));
  return found.map((line) => Number.parseInt(line, 10));
}
