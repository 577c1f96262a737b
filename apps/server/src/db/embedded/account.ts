import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chownSync, lstatSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { PostgresBinaries } from "./binaries.ts";
import { EmbeddedDatabaseError, systemErrorCode } from "./errors.ts";

/** The user that runs the PostgreSQL programs. They refuse to run as root. */
export interface ServerAccount {
  /** Owner of the cluster's files, or null if they simply belong to this user. */
  owner: Ids | null;
  spawn(program: string, args: string[], options: SpawnOptions): ChildProcess;
  /** The account that creates the cluster, if it is a different one. */
  maker?: ServerAccount;
}

interface Ids {
  uid: number;
  gid: number;
}

/** The account `nobody` of every Linux and most other systems. Other programs run as it too. */
const nobody = { uid: 65534, gid: 65534 };

/** Ids that no system gives to a person or a service (systemd's documentation of users and groups). */
const unusedIds = { first: 60_578, count: 606 };

const intoUserNamespace = ["--user", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * Chooses the account for the programs: this user, unless it is root. Root hands over to the cluster's current owner or
 * to its own id, else to `nobody`; if no account can enter the folders (a clone in /root), it stays root on disk but is
 * another user inside a user namespace.
 * @throws {EmbeddedDatabaseError} `no_account` if neither works
 */
export function chooseAccount(binaries: PostgresBinaries, dataDir: string, clusterDir: string): ServerAccount {
  if (process.getuid?.() !== 0) return { owner: null, spawn };
  for (const ids of [ownerOf(clusterDir) ?? ownIds(dataDir), nobody]) {
    if (!canRun(binaries, dataDir, ids)) continue;
    // The program that creates a cluster needs an account with a name; the server doesn't.
    return ids === nobody ? accountOf(nobody) : { ...accountOf(ids), maker: accountOf(nobody) };
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

function accountOf(ids: Ids): ServerAccount {
  return { owner: ids, spawn: (program, args, options) => spawn(program, args, { ...options, ...ids }) };
}

/** The ids for this data directory's server, always the same: an account that no other program uses. */
function ownIds(dataDir: string): Ids {
  const place = createHash("sha256").update(dataDir).digest().readUInt32BE() % unusedIds.count;
  const id = unusedIds.first + place;
  return { uid: id, gid: id };
}

/** Owner of an existing cluster, unless that is root or a shared account. */
function ownerOf(clusterDir: string): Ids | null {
  try {
    const { uid, gid } = statSync(clusterDir);
    return uid === 0 || uid === nobody.uid ? null : { uid, gid };
  } catch (error) {
    if (systemErrorCode(error) === "ENOENT") return null;
    throw error;
  }
}

function canRun(binaries: PostgresBinaries, dataDir: string, account: Ids): boolean {
  const runsServer = spawnSync(binaries.postgres, ["--version"], { ...account, cwd: "/" }).status === 0;
  const enters = spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", dataDir], { ...account, cwd: "/" }).status === 0;
  return runsServer && enters;
}

/** Gives the account the cluster's files if another one owned them (from an earlier start as another user). */
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
