import { randomUUID } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { EmbeddedDatabaseError, systemErrorCode } from "./errors.ts";
import { isAlive, processStart } from "./processes.ts";

/** A data directory that this process owns until `release` (or its end). */
export interface DirectoryLock {
  release(): void;
}

interface Owner {
  pid: number;
  /** See `processStart`. */
  started: string | null;
}

/**
 * Takes the data directory for this process, creating it if needed. The lock is the file `app.lock` with the owner's
 * process id and start time, so the lock of a killed process is never mistaken for a live one, even if its id was
 * reused.
 * @throws {EmbeddedDatabaseError} `locked` or `not_writable`
 */
export function lockDirectory(dataDir: string): DirectoryLock {
  const path = join(dataDir, "app.lock");
  const text = JSON.stringify({ pid: process.pid, started: processStart(process.pid) } satisfies Owner);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o755 });
    takeLock(dataDir, path, text);
  } catch (error) {
    throw asDirectoryError(dataDir, error);
  }
  return {
    release() {
      if (readText(path) === text) rmSync(path, { force: true });
    },
  };
}

/** Only one process can create a hard link: the one that links `path` to its own file owns the directory. */
function takeLock(dataDir: string, path: string, text: string): void {
  const own = `${path}.${randomUUID()}`;
  writeFileSync(own, text);
  try {
    while (!linkOnce(own, path)) makeWay(dataDir, path);
  } finally {
    rmSync(own, { force: true });
  }
}

function linkOnce(own: string, path: string): boolean {
  try {
    linkSync(own, path);
    return true;
  } catch (error) {
    if (systemErrorCode(error) === "EEXIST") return false;
    throw error;
  }
}

/** Removes the lock of a process that is gone; refuses if its owner is running. */
function makeWay(dataDir: string, path: string): void {
  const found = readText(path);
  const owner = parseOwner(found);
  if (owner !== null && isRunning(owner)) {
    throw new EmbeddedDatabaseError(
      "locked",
      `The data directory ${dataDir} is in use by another Llave (process ${owner.pid}). Stop it, or set LLAVE_DATA_DIR to another directory.`,
    );
  }
  if (found !== null) removeStaleLock(path, found);
}

/** Another process may replace the stale lock at the same moment: a lock that isn't the stale one is put back. */
function removeStaleLock(path: string, stale: string): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return;
    throw error;
  }
  try {
    if (readText(aside) !== stale) linkOnce(aside, path);
  } finally {
    rmSync(aside, { force: true });
  }
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function parseOwner(text: string | null): Owner | null {
  try {
    const { pid, started } = JSON.parse(text ?? "null") as Owner;
    return Number.isInteger(pid) && pid > 0 ? { pid, started } : null;
  } catch {
    return null;
  }
}

/** An owner whose process id was reused has a different start time and is gone. */
function isRunning(owner: Owner): boolean {
  if (!isAlive(owner.pid)) return false;
  const started = processStart(owner.pid);
  return owner.started === null || started === null || owner.started === started;
}

/** Explains a failed write to the data directory; other errors stay as they are. */
export function asDirectoryError(dataDir: string, error: unknown): unknown {
  const reasons: Record<string, string> = {
    EACCES: "permission denied",
    EPERM: "permission denied",
    EROFS: "the file system is read-only",
    ENOSPC: "the disk is full",
    EDQUOT: "the disk quota is used up",
    ENOTDIR: "a part of the path is a file",
    EEXIST: "it is a file",
    ELOOP: "it links to itself",
    ENAMETOOLONG: "the path is too long",
  };
  const reason = reasons[systemErrorCode(error) ?? ""];
  if (reason === undefined) return error;
  return new EmbeddedDatabaseError("not_writable", `Cannot write to the data directory ${dataDir}: ${reason}.`, {
    cause: error,
  });
}
