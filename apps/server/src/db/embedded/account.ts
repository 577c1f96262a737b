import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { chownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { EmbeddedDatabaseError, systemErrorCode } from "./errors.ts";

/** Who runs the PostgreSQL programs. They refuse to run as root. */
export interface ServerAccount {
  /** Owner of the cluster's files, or null where they simply belong to this user. */
  owner: { uid: number; gid: number } | null;
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
}

/** The account `nobody` of every Linux and most other systems. */
const nobody = { uid: 65534, gid: 65534 };

const intoUserNamespace = ["--user", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * Chooses the account for the programs: this user, unless it is root. Root hands over to
 * the cluster's present owner or to `nobody`; where that account cannot enter the folders
 * (a clone in /root), it stays root on disk but is somebody else inside a user namespace.
 * @throws {EmbeddedDatabaseError} `no_account` where neither works
 */
export function chooseAccount(binaries: PostgresBinaries, dataDir: string, clusterDir: string): ServerAccount {
  if (process.getuid?.() !== 0) return { owner: null, spawn };
  const other = ownerOf(clusterDir) ?? nobody;
  if (canRun(binaries, dataDir, other)) {
    return { owner: other, spawn: (program, args, options) => spawn(program, args, { ...options, ...other }) };
  }
  if (spawnSync("unshare", [...intoUserNamespace, binaries.postgres, "--version"]).status === 0) {
    return {
      owner: { uid: 0, gid: 0 },
      spawn: (program, args, options) => spawn("unshare", [...intoUserNamespace, program, ...args], options),
    };
  }
  throw new EmbeddedDatabaseError(
    "no_account",
    `PostgreSQL does not run as root, and no other account can enter ${dataDir} and ${binaries.root}. Start as an ordinary user, move the folder, or set DATABASE_URL.`,
  );
}

/** Owner of an existing cluster, unless that is root. */
function ownerOf(clusterDir: string): { uid: number; gid: number } | null {
  try {
    const { uid, gid } = statSync(clusterDir);
    return uid === 0 ? null : { uid, gid };
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function canRun(binaries: PostgresBinaries, dataDir: string, account: { uid: number; gid: number }): boolean {
  const runsServer = spawnSync(binaries.postgres, ["--version"], { ...account, cwd: "/" }).status === 0;
  const enters = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", dataDir], { ...account, cwd: "/" }).status === 0;
  return runsServer && enters;
}

/** Gives the cluster's files to the account, where another one owned them (a start as another user before). */
export function giveTo(account: ServerAccount, path: string): void {
  const { owner } = account;
  if (owner === null) return;
  const { uid, gid } = lstatSync(path);
  if (uid === owner.uid && gid === owner.gid) return;
  for (const entry of readdirSync(path, { recursive: true, encoding: "utf8" })) {
    const file = join(path, entry);
    if (!lstatSync(file).isSymbolicLink()) chownSync(file, owner.uid, owner.gid);
  }
  chownSync(path, owner.uid, owner.gid);
}
