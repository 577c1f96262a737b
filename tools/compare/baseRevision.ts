import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { TakeTurn } from "./compare.ts";

/**
 * The assistant as it was at a revision of this repository, from a copy that is removed when the process ends: it reads its
 * weights when it first needs them.
 */
export async function takeTurnAt(revision: string): Promise<TakeTurn> {
  const root = join(import.meta.dirname, "../..");
  const folder = mkdtempSync(join(tmpdir(), "llave-compare-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const archive = ["archive", "--format=tar", revision, "packages/assistant/src", "packages/assistant/package.json"];
  const files = execFileSync("git", archive, { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  const source = pathToFileURL(join(folder, "packages/assistant/src/index.ts")).href;
  return ((await import(source)) as { takeTurn: TakeTurn }).takeTurn;
}
