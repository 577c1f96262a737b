import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { rolldown } from "rolldown";
import { afterEach, expect, test } from "vitest";

const folder = realpathSync(mkdtempSync(join(tmpdir(), "llave-stacks-")));
const inSources = (file: string): string => pathToFileURL(join(folder, "src", file)).href;

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const sources = {
  "main.ts": `import { nameSourcesInStacks } from ${JSON.stringify(join(import.meta.dirname, "sourceStacks.ts"))};
import { made } from "./used.ts";

nameSourcesInStacks(import.meta.dirname);
console.log(made().stack);
`,
  "used.ts": `interface Reason {
  why: string;
}
export function made(): Error & Partial<Reason> {
  return new TypeError("here");
}
`,
};

test("stack traces of a built program name the source lines", async () => {
  mkdirSync(join(folder, "src"));
  for (const [name, text] of Object.entries(sources)) writeFileSync(join(folder, "src", name), text);
  const bundle = await rolldown({ input: join(folder, "src/main.ts"), platform: "node" });
  await bundle.write({ file: join(folder, "build/main.mjs"), sourcemap: true });

  const [title, thrown, called, ...others] = execFileSync(process.execPath, [join(folder, "build/main.mjs")], {
    encoding: "utf8",
  }).split("\n");
  expect(title).toBe("TypeError: here");
  expect(thrown).toContain(`at made (${inSources("used.ts")}:5:`);
  expect(called).toContain(`at ${inSources("main.ts")}:5:`);
  expect(others[0]).toContain("node:internal");
});
