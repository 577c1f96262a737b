import { randomBytes } from "node:crypto";
import { chownSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { systemErrorCode } from "./errors.ts";

/** The password of the cluster's superuser: letters, digits, `-` and `_`, so that it never needs quoting. */
const pattern = /^[\w-]{43}$/;

/** The password of this data directory's cluster; null if none was stored or this user can't read it. */
export function readPassword(dataDir: string): string | null {
  try {
    const text = readFileSync(passwordFile(dataDir), "utf8").trim();
    return pattern.test(text) ? text : null;
  } catch (error) {
    if (["ENOENT", "EACCES"].includes(systemErrorCode(error) ?? "")) return null;
    throw error;
  }
}

/**
 * Creates and stores a new password, next to the cluster but outside what the server's account can read. It belongs to
 * the owner of the data directory.
 */
export function makePassword(dataDir: string): string {
  const password = randomBytes(32).toString("base64url");
  const file = passwordFile(dataDir);
  const unfinished = `${file}.new`;
  writeFileSync(unfinished, `${password}\n`, { mode: 0o600 });
  const { uid, gid } = statSync(dataDir);
  if (process.getuid?.() === 0) chownSync(unfinished, uid, gid);
  renameSync(unfinished, file);
  return password;
}

function passwordFile(dataDir: string): string {
  return join(dataDir, "postgres.password");
}
