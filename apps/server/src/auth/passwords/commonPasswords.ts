import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { errorCatalog } from "@llave/contract/errors";
import { ApiError } from "../../http/errors.ts";
import type { PageLanguage } from "../../http/language.ts";

/**
 * The 100,000 most common passwords, and a few more: sorted four-byte fingerprints, so that they fit into half a
 * megabyte. One uncommon password in 40,000 has the fingerprint of a common one and is refused with it. `npm run
 * passwords:common` writes the file.
 */
export const commonPasswordsFile = new URL("./commonPasswords.bin", import.meta.url);

let loaded: Promise<Uint32Array> | undefined;

/** A password's fingerprint in the set, the same for upper and lower case. */
export function fingerprintOf(password: string): number {
  return createHash("sha256").update(password.normalize("NFC").toLowerCase()).digest().readUInt32LE();
}

/** True for a password that attackers guess first. */
export async function isCommonPassword(password: string): Promise<boolean> {
  loaded ??= load();
  const set = await loaded;
  const wanted = fingerprintOf(password);
  let [low, high] = [0, set.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((set[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return set[low] === wanted;
}

/**
 * Refuses a new password that many people use.
 * @param field the input that it was typed into
 * @throws ApiError `password_common`
 */
export async function requireUncommon(
  password: string,
  field: "password" | "newPassword",
  language: PageLanguage,
): Promise<void> {
  if (!(await isCommonPassword(password))) return;
  throw new ApiError("password_common", { fields: { [field]: errorCatalog.password_common[language] } });
}

async function load(): Promise<Uint32Array> {
  const bytes = await readFile(commonPasswordsFile);
  return new Uint32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
}
