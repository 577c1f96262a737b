import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { ServerAccount } from "./account.ts";

/** Part of the socket's file name. The server doesn't listen on any network, so it can be the same everywhere. */
export const socketPort = 5432;

/** Longest socket path that every system accepts, in bytes: macOS 103, Linux 107. */
const maxSocketPathLength = 103;

const temporaryPrefix = "llave-pg-";

/**
 * The folder of the server's socket: the cluster itself, which is closed to other users, or a private folder in the
 * system's temporary folder if the path would be too long.
 */
export function chooseSocketDirectory(account: ServerAccount, clusterDir: string): string {
  const inCluster = join(clusterDir, `.s.PGSQL.${socketPort}.lock`);
  if (Buffer.byteLength(inCluster) <= maxSocketPathLength) return clusterDir;
  const directory = mkdtempSync(join(tmpdir(), temporaryPrefix));
  if (account.owner !== null) chownSync(directory, account.owner.uid, account.owner.gid);
  return directory;
}

/** Removes the socket of a server that is gone, and its lock file. */
export function removeSocketFiles(directory: string): void {
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`]) {
    rmSync(join(directory, name), { force: true });
  }
}

/** Removes a socket's folder if it was created only for it. */
export function removeSocketDirectory(directory: string): void {
  if (basename(directory).startsWith(temporaryPrefix)) rmSync(directory, { recursive: true, force: true });
}
