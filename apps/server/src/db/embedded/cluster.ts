import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { giveTo, type ServerAccount } from "./account.ts";
import { type PostgresBinaries, postgresMajor } from "./binaries.ts";
import { EmbeddedDatabaseError } from "./errors.ts";

/** The superuser of the cluster and the name of the product's database in it. */
export const databaseUser = "llave";

/**
 * Creates the cluster in `clusterDir` unless it exists. It is created next to its place and moved there when complete,
 * so an interrupted start leaves no half-made cluster.
 * @throws {EmbeddedDatabaseError} `init_failed`, or `wrong_version` for an older cluster
 */
export async function ensureCluster(
  binaries: PostgresBinaries,
  account: ServerAccount,
  clusterDir: string,
): Promise<void> {
  if (existsSync(clusterDir)) {
    checkVersion(clusterDir);
    giveTo(account, clusterDir);
    // A copy restored from a backup may be readable by others, which PostgreSQL refuses.
    chmodSync(clusterDir, 0o700);
    return;
  }
  const unfinished = `${clusterDir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const maker = account.maker ?? account;
  giveTo(maker, unfinished);
  await initdb(binaries, maker, unfinished);
  giveTo(account, unfinished);
  renameSync(unfinished, clusterDir);
}

/**
 * UTF-8 with PostgreSQL's own C.UTF-8 locale, which sorts the same on every machine. Only the socket is trusted, and
 * only until the server's first start has set a password (see `access.ts`).
 */
async function initdb(binaries: PostgresBinaries, account: ServerAccount, directory: string): Promise<void> {
  const args = ["--pgdata", directory, "--username", databaseUser, "--encoding", "UTF8", "--no-instructions"];
  const locale = ["--locale", "C", "--locale-provider", "builtin", "--builtin-locale", "C.UTF-8"];
  const access = ["--auth-local", "trust", "--auth-host", "reject"];
  const child = account.spawn(binaries.initdb, [...args, ...locale, ...access], {
    cwd: directory,
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const [status, output] = await Promise.all([ended, child.stderr === null ? "" : text(child.stderr)]);
  if (status === 0) return;
  const reason = output.trim().split("\n").at(-1) ?? "no reason given";
  throw new EmbeddedDatabaseError("init_failed", `Cannot make the database in ${directory}: ${reason}`);
}

function checkVersion(clusterDir: string): void {
  const file = join(clusterDir, "PG_VERSION");
  const version = existsSync(file) ? readFileSync(file, "utf8").trim() : "unknown";
  if (version === postgresMajor) return;
  throw new EmbeddedDatabaseError(
    "wrong_version",
    `The database in ${clusterDir} is of PostgreSQL ${version}, this installation runs ${postgresMajor}. Restore a backup into a new data directory.`,
  );
}
