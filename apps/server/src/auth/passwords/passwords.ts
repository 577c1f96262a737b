import { randomBytes } from "node:crypto";
import { hash, verify } from "@node-rs/argon2";

/** Hashes a password with argon2id and the library's current defaults. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** The hash of an unknown password, so that an unknown account takes as long as a known one. */
let nobody: Promise<string> | undefined;

/**
 * Checks a password against a stored hash. Without a hash it takes the same time and returns false, so that response
 * times don't reveal which accounts exist.
 */
export async function checkPassword(stored: string | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(randomBytes(32).toString("base64"));
  const right = await verify(stored ?? (await nobody), password);
  return stored !== undefined && right;
}
