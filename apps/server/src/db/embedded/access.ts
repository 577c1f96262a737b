import { chmodSync, chownSync, existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { ServerAccount } from "./account.ts";
import { databaseUser } from "./cluster.ts";
import { EmbeddedDatabaseError } from "./errors.ts";

/** Who may use the socket: everyone who can reach it, until the password is set; after that only those who have it. */
type Access = "trust" | "scram-sha-256";

const fileOf = (clusterDir: string) => join(clusterDir, "pg_hba.conf");
const rules = (access: Access) => `# Written by Llave at its start.\nlocal all all ${access}\n`;

/** True if the cluster requires a password. */
export function asksForPassword(clusterDir: string): boolean {
  const file = fileOf(clusterDir);
  return existsSync(file) && readFileSync(file, "utf8") === rules("scram-sha-256");
}

/** Sets who may connect, from the server's next start or reload on. */
export function writeAccess(clusterDir: string, { owner }: ServerAccount, access: Access): void {
  const unfinished = `${fileOf(clusterDir)}.new`;
  writeFileSync(unfinished, rules(access));
  chmodSync(unfinished, 0o600);
  if (owner) chownSync(unfinished, owner.uid, owner.gid);
  renameSync(unfinished, fileOf(clusterDir));
}

/**
 * Gives the superuser of a server that trusts its socket a password, and closes the server to everyone without it.
 * @throws {EmbeddedDatabaseError} `start_failed` if it stays open
 */
export async function setPassword(
  connection: ClientConfig,
  password: string,
  { clusterDir, account }: { clusterDir: string; account: ServerAccount },
): Promise<void> {
  const client = new Client({ ...connection, database: "postgres" });
  await client.connect();
  try {
    // Many rounds slow down guessing of passwords people choose; 256 random bits need none, and each connection would
    // pay for them.
    await client.query("SET scram_iterations = 1; SET password_encryption = 'scram-sha-256'");
    await client.query(`ALTER ROLE ${databaseUser} PASSWORD '${password}'`);
    writeAccess(clusterDir, account, "scram-sha-256");
    await client.query("SELECT pg_reload_conf()");
  } finally {
    await client.end();
  }
  await untilClosed(connection, clusterDir);
}

/** How long a server may take to apply its new rules. Milliseconds. */
const timeoutMs = 10_000;

/** The server applies its new rules soon, not immediately. */
async function untilClosed(connection: ClientConfig, clusterDir: string): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (await opensWithoutPassword(connection)) {
    if (Date.now() > end)
      throw new EmbeddedDatabaseError("start_failed", `The database in ${clusterDir} does not ask for its password.`);
    await delay(10);
  }
}

async function opensWithoutPassword(connection: ClientConfig): Promise<boolean> {
  const client = new Client({ ...connection, password: "none", database: "postgres" });
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end();
  }
}
